/** The page in a browser, and what a person does there. */
import { chromium } from "playwright-core";

const FLAGS = [
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync",
];

export const PAGE = new URL(`file://${process.env.TABIA_PAGE}`).href;

export function launch() {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
}

/** A table in a fresh window, and whatever went wrong on the page. */
export async function open(browser, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const faults = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("request", (request) => request.url() !== PAGE && !request.url().startsWith("data:") && faults.push(`asks for ${request.url()}`));
  await page.goto(PAGE);
  const table = new Table(page, faults);
  page.on("dialog", (dialog) => table.answer(dialog));
  await table.ready();
  return table;
}

export class Table {
  constructor(page, faults) {
    this.page = page;
    this.faults = faults;
    /** What is answered when the page asks, and how often it did. */
    this.agrees = true;
    this.asked = 0;
  }

  answer(dialog) {
    this.asked += 1;
    return this.agrees ? dialog.accept() : dialog.dismiss();
  }

  ready() {
    return this.page.waitForSelector("#board button[data-role=start]", { state: "attached" });
  }

  text(id) {
    return this.page.textContent(`#${id}`);
  }

  field(id) {
    return this.page.inputValue(`#${id}`);
  }

  async click(...squares) {
    for (const square of squares) await this.page.click(`#board [data-square="${square}"]`);
  }

  /** The squares that can be chosen now. */
  squares(role) {
    const names = (buttons) => buttons.map((button) => button.dataset.square);
    return this.page.$$eval(`#board [data-role="${role}"]`, names);
  }

  /** How many moves are made. */
  async plies() {
    const list = await this.page.$$eval("#moves button", (buttons) => buttons.map((button) => button.getAttribute("aria-current")));
    return list.indexOf("true");
  }

  /** Opens a part of the panel that is folded. */
  async unfold(name) {
    const part = this.page.locator("details", { has: this.page.locator("summary", { hasText: name }) });
    if ((await part.getAttribute("open")) === null) await part.locator("summary").click();
  }

  async start(game, options = {}) {
    await this.unfold("New game");
    await this.page.selectOption("#game", game);
    for (const [name, value] of Object.entries(options)) {
      const field = this.page.locator(`#options [name="${name}"]`);
      const isList = await field.evaluate((element) => element.tagName === "SELECT");
      await (isList ? field.selectOption(value) : field.fill(value));
    }
    await this.page.click("#start button");
  }

  async position(game, fen, options) {
    await this.start(game, options);
    await this.unfold("Position");
    await this.page.fill("#fen-in", fen);
    await this.page.click("#load-position button");
  }

  async record(text) {
    await this.unfold("Record");
    await this.page.fill("#record-in", text);
    await this.page.click("#load-record button");
  }
}
