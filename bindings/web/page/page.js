import { Board } from "./board.js";
import { Engine } from "./engine.js";
import { Games, showChoices, showMoves } from "./panel.js";
import { copy, keep, kept } from "./store.js";

const byId = (id) => document.getElementById(id);
const system = matchMedia("(prefers-color-scheme: dark)");

/** The page: every answer of the rules is shown as it is, every click becomes a request. */
class Page {
  #engine;
  #games;
  #view;
  #begun = false;
  /** The records of games that could not be set up again, until they are loaded or their field is emptied. */
  #unread = [];
  #look = { turned: false, theme: "auto", coordinates: "usual" };
  #board = new Board(byId("board"), (square) => this.ask({ click: { square } }));

  constructor(engine) {
    this.#engine = engine;
  }

  async begin() {
    const { saved, record, unread, look } = kept();
    Object.assign(this.#look, look);
    const { games } = await this.#engine.ask("games");
    this.#games = new Games(games);
    this.#listen();
    await this.ask(this.#lookRequest());
    if (unread?.length) {
      this.#offer(...unread);
      byId("error").textContent = "A game of an earlier visit could not be set up again: its record is under “Record”.";
    }
    if (saved) await this.#resume(saved, record);
    this.#games.choose(this.#view.game, this.#view.options);
    this.#begun = true;
    this.#keep();
  }

  /** Asks the rules for something and shows the answer. Tells whether it was done. */
  async ask(request) {
    const answer = await this.#engine.ask(request);
    if (answer.lost && this.#begun) this.#offer(this.#view.whole);
    this.#show(answer);
    return answer.error === null;
  }

  async #resume(saved, record) {
    const before = byId("error").textContent;
    if (await this.ask({ resume: { saved } })) {
      byId("error").textContent = before;
      return;
    }
    if (record) this.#offer(record);
    byId("error").textContent += "\nThe game of the last visit could not be set up again: its record is under “Record”.";
  }

  /** Puts records where they can be loaded, and keeps them. */
  #offer(...records) {
    this.#unread.push(...records);
    byId("record-in").value = this.#unread.join("\n");
  }

  #show({ error, view }) {
    const focused = document.activeElement;
    this.#view = view;
    byId("error").textContent = error ?? "";
    byId("title").textContent = view.title;
    document.title = `${view.title} – Tabia`;
    byId("status").textContent = view.last ? `${view.last} – ${view.status}` : view.status;
    byId("said").textContent = view.announcements.join(", ");
    byId("clauses").textContent = view.clauses.length ? `Draw by count: ${view.clauses.join("; ")}` : "";
    byId("fen").value = view.fen;
    byId("record").value = view.record;
    byId("back").disabled = !view.can_back;
    byId("forward").disabled = !view.can_forward;
    byId("stop").hidden = !view.can_stop;
    byId("claim").hidden = view.claim === null;
    for (const id of ["agree", "resign"]) byId(id).disabled = view.is_over;
    this.#board.draw(view);
    showMoves(view, (plies) => this.ask({ go: { plies } }));
    showChoices(view, (step) => this.ask({ choose: { step } }), () => this.ask("cancel"));
    this.#refocus(focused);
    this.#keep();
  }

  /** Where what had the focus is gone or does nothing now, something else has it: who uses the keys is not lost. */
  #refocus(focused) {
    if (document.activeElement !== document.body && document.activeElement !== focused) return;
    if (focused.isConnected && !focused.disabled && !focused.hidden) return;
    const other = byId({ back: "forward", forward: "back" }[focused.id]);
    if (other && !other.disabled) other.focus();
    // A click does not move the page.
    else this.#board.focus({ preventScroll: true });
  }

  /** Not before the last visit's table is on the page or its record is: until then that is what is kept. */
  #keep() {
    if (!this.#begun) return;
    const { saved, whole: record } = this.#view;
    keep({ saved, record, unread: this.#unread, look: this.#look });
  }

  #lookRequest() {
    const { turned, theme, coordinates } = this.#look;
    const shown = theme === "auto" ? (system.matches ? "dark" : "light") : theme;
    document.documentElement.dataset.theme = shown;
    byId("theme").value = theme;
    byId("coordinates").value = coordinates;
    byId("turned").setAttribute("aria-pressed", String(turned));
    return { look: { turned, theme: shown, coordinates } };
  }

  #changeLook(part) {
    Object.assign(this.#look, part);
    return this.ask(this.#lookRequest());
  }

  #listen() {
    const onClick = (id, request) => byId(id).addEventListener("click", () => this.ask(request));
    for (const id of ["back", "forward", "stop", "claim", "agree", "resign"]) onClick(id, id);
    document.addEventListener("keydown", ({ key }) => key === "Escape" && this.ask("cancel"));
    const onSubmit = (id, act) => byId(id).addEventListener("submit", (event) => {
      event.preventDefault();
      act();
    });
    onSubmit("play", async () => {
      if (await this.ask({ play: { text: byId("move").value } })) byId("move").value = "";
    });
    onSubmit("start", () => this.#put({ start: this.#games.rules }));
    onSubmit("load-position", () => this.#load({ position: { rules: this.#games.rules, fen: byId("fen-in").value } }));
    onSubmit("load-record", () => {
      const number = Number(byId("number").value) || 0;
      this.#loadRecord(byId("record-in").value, number);
    });
    byId("record-in").addEventListener("input", ({ target }) => {
      if (!target.value) this.#read(0, this.#unread.length);
    });
    byId("turned").addEventListener("click", () => this.#changeLook({ turned: !this.#look.turned }));
    byId("theme").addEventListener("change", () => this.#changeLook({ theme: byId("theme").value }));
    byId("coordinates").addEventListener("change", () => this.#changeLook({ coordinates: byId("coordinates").value }));
    system.addEventListener("change", () => this.#changeLook({}));
    for (const button of document.querySelectorAll("[data-copy]")) {
      button.addEventListener("click", () => copy(byId(button.dataset.copy)));
    }
  }

  /** Puts another game on the table, unless that with the moves there is to stay. */
  async #put(request) {
    if (this.#view.moves.length > 0 && !confirm("The game on the board will be gone. Go on?")) return false;
    return this.ask(request);
  }

  async #load(request) {
    const isDone = await this.#put(request);
    if (isDone) this.#games.choose(this.#view.game, this.#view.options);
    return isDone;
  }

  async #loadRecord(text, number) {
    const isUnread = text === this.#unread.join("\n");
    const isDone = await this.#load({ record: { rules: this.#games.rules, text, number } });
    if (isDone && isUnread) this.#read(number - 1, 1);
  }

  #read(first, count) {
    this.#unread.splice(first, count);
    this.#keep();
  }
}

try {
  const engine = await Engine.from(byId("rules").textContent);
  // For those who look behind the page, and for tests.
  globalThis.tabia = { engine, page: new Page(engine) };
  await globalThis.tabia.page.begin();
} catch (fault) {
  byId("status").textContent = "The page could not begin.";
  byId("error").textContent = String(fault);
}
