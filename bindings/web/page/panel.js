const byId = (id) => document.getElementById(id);

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** The list of games, and under it the options of the one chosen. */
export class Games {
  #games;

  constructor(games) {
    this.#games = games;
    for (const { name, title, experimental } of games) {
      const text = experimental ? `${title} (experimental)` : title;
      byId("game").append(element("option", { value: name }, text));
    }
    byId("game").addEventListener("change", () => this.#show());
  }

  /** Chooses a game, with these values of its options. */
  choose(name, options) {
    byId("game").value = name;
    this.#show(options);
  }

  /** What is chosen, as a request has it. */
  get rules() {
    const fields = [...byId("options").querySelectorAll("[name]")];
    return { game: byId("game").value, options: fields.map((field) => [field.name, field.value]) };
  }

  #show(options) {
    const game = this.#games.find(({ name }) => name === byId("game").value);
    byId("about").textContent = `${game.about} ${game.board}.`;
    byId("options").replaceChildren(...(options ?? game.options).map(setting));
  }
}

function setting({ name, about, value, values }) {
  const field = values.words
    ? element("select", { name }, ...values.words.map((word) => element("option", { value: word }, word)))
    : element("input", { name, placeholder: `none, or 1 to ${values.number_or_none}` });
  field.value = value;
  return element("label", {}, `${name} `, field, element("span", { className: "hint" }, about));
}

/** The moves: a click on one shows the position after it. */
export function showMoves(view, go) {
  const first = view.black_began ? 1 : 0;
  const items = view.moves.map((text, at) => {
    const ply = at + first;
    const button = element("button", { type: "button", onclick: () => go(at + 1) }, text);
    button.setAttribute("aria-current", String(at + 1 === view.plies));
    const number = `${(ply >> 1) + 1}.${ply % 2 ? ".." : ""}`;
    const isNumbered = ply % 2 === 0 || at === 0;
    const item = element("li", { className: at < view.plies ? "" : "undone" });
    item.append(...(isNumbered ? [element("span", {}, number), button] : [button]));
    return item;
  });
  const start = element("button", { type: "button", onclick: () => go(0) }, "start");
  start.setAttribute("aria-current", String(view.plies === 0));
  const list = byId("moves");
  const hadFocus = list.contains(document.activeElement);
  list.replaceChildren(element("li", {}, start), ...items);
  const current = list.querySelector("[aria-current=true]");
  if (hadFocus) current.focus({ preventScroll: true });
  if (current) list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 2;
}

/** The steps to choose from, where several lead to one square. */
export function showChoices(view, choose, cancel) {
  const button = (text, act) => element("button", { type: "button", onclick: act }, text);
  const choices = view.choices.map(({ step, text }) => button(text, () => choose(step)));
  const group = byId("choices");
  const isNew = group.childElementCount === 0 || group.contains(document.activeElement);
  group.replaceChildren(...choices, ...(choices.length ? [button("cancel", cancel)] : []));
  if (isNew) choices[0]?.focus();
}
