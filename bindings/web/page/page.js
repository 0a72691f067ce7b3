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
  #look = { turned: false, theme: "auto", coordinates: "usual" };
  #board = new Board(byId("board"), (square) => this.ask({ click: { square } }));

  constructor(engine) {
    this.#engine = engine;
  }

  async begin() {
    const { saved, record, look } = kept();
    Object.assign(this.#look, look);
    const { games } = await this.#engine.ask("games");
    this.#games = new Games(games);
    this.#listen();
    await this.ask(this.#lookRequest());
    if (saved) await this.#resume(saved, record);
    this.#games.choose(this.#view.game, this.#view.options);
  }

  /** Asks the rules for something and shows the answer. Tells whether it was done. */
  async ask(request) {
    const answer = await this.#engine.ask(request);
    if (answer.lost) byId("record-in").value = this.#view.record;
    this.#show(answer);
    return answer.error === null;
  }

  async #resume(saved, record) {
    if (await this.ask({ resume: { saved } })) return;
    byId("record-in").value = record ?? "";
    byId("error").textContent += "\nThe game of the last visit could not be set up again: its record is under “Record”.";
  }

  #show({ error, view }) {
    this.#view = view;
    const last = view.moves[view.plies - 1];
    byId("error").textContent = error ?? "";
    byId("title").textContent = view.title;
    document.title = `${view.title} – Tabia`;
    byId("status").textContent = last ? `${last} – ${view.status}` : view.status;
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
    this.#keep();
  }

  #keep() {
    keep({ saved: this.#view.saved, record: this.#view.record, look: this.#look });
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
    onSubmit("start", () => this.ask({ start: this.#games.rules }));
    onSubmit("load-position", () => this.#load({ position: { rules: this.#games.rules, fen: byId("fen-in").value } }));
    onSubmit("load-record", () => {
      const number = Number(byId("number").value) || 0;
      this.#load({ record: { rules: this.#games.rules, text: byId("record-in").value, number } });
    });
    byId("turned").addEventListener("click", () => this.#changeLook({ turned: !this.#look.turned }));
    byId("theme").addEventListener("change", () => this.#changeLook({ theme: byId("theme").value }));
    byId("coordinates").addEventListener("change", () => this.#changeLook({ coordinates: byId("coordinates").value }));
    system.addEventListener("change", () => this.#changeLook({}));
    for (const button of document.querySelectorAll("[data-copy]")) {
      button.addEventListener("click", () => copy(byId(button.dataset.copy)));
    }
  }

  async #load(request) {
    if (await this.ask(request)) this.#games.choose(this.#view.game, this.#view.options);
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
