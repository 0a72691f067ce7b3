/** The book from a disk: its search finds something without a server. */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { launch } from "./browser.js";

const BOOK = process.env.TABIA_BOOK ?? "";

test("the book is searched from a disk", { skip: !existsSync(BOOK) && "no book is built" }, async (context) => {
  const browser = await launch();
  context.after(() => browser.close());
  const page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  const asked = [];
  page.on("request", (request) => !/^(file|data|about):/.test(request.url()) && asked.push(request.url()));
  for (const from of ["index.html", "games/russian.html"]) {
    await page.goto(new URL(from, `file://${BOOK}`).href);
    await page.fill("input.md-search__input", "announcements");
    const found = page.locator(".md-search-result__item a").first();
    await found.click();
    assert.match(page.url(), /announcements|turkish/);
    assert.ok((await page.textContent("h1")).length > 0);
  }
  assert.deepEqual(asked, []);
});
