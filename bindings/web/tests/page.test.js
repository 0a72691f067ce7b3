/** What the page does besides playing on: choices, ends, errors, keys, narrow windows. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { launch, open, PAGE } from "./browser.js";

let browser;
before(async () => { browser = await launch(); });
after(() => browser?.close());

/** A test with a table of its own, at which nothing may go wrong unseen. */
function at(name, act, options) {
  test(name, async () => {
    const table = await open(browser, options);
    await act(table, table.page);
    assert.deepEqual(table.faults, []);
    await table.page.context().close();
  });
}

test("the whole page is one file of less than 500 KB", async () => {
  const bytes = await readFile(fileURLToPath(PAGE));
  assert.ok(bytes.length < 500_000, `${bytes.length} bytes`);
});

at("a piece is chosen, put back, and another one moves", async (table, page) => {
  await table.click("c3");
  assert.deepEqual(await table.squares("target"), ["b4", "d4"]);
  await table.click("c3");
  assert.deepEqual(await table.squares("target"), []);
  await table.click("c3", "e3", "f4");
  assert.equal(await table.text("status"), "e3-f4 – Black to move: 7 moves");
  await page.click("#back");
  assert.equal(await table.plies(), 0);
  await page.click("#forward");
  assert.equal(await table.plies(), 1);
});

at("a capture goes step by step, and back by steps", async (table, page) => {
  await table.position("russian", "W:Wc1:Bd2,d4,h8");
  assert.equal(await table.text("status"), "White to move, must capture: 1 move");
  await table.click("c1", "e3");
  assert.equal(await table.text("status"), "c1:e3 – White to go on");
  await table.click("a1");
  assert.match(await table.text("error"), /the piece on `e3` has moved: it goes on from there/);
  await page.click("#back");
  assert.deepEqual(await table.squares("start"), ["c1"]);
  await table.click("c1", "e3", "c5");
  assert.equal(await table.plies(), 1);
});

at("two steps to one square are told apart", async (table, page) => {
  await table.position("shatra", "3/3/3/1/7/7/6b/7/7/2s4/B/3/3/S2 w 53,60 - -");
  const [from, to] = ["d4", "b6"];
  await table.click(from, to);
  assert.deepEqual(await page.$$eval("#choices button", (all) => all.map((one) => one.textContent)), ["move", "capture", "cancel"]);
  await page.keyboard.press("Escape");
  await table.click(from, to);
  await page.click("#choices button:nth-child(2)");
  assert.match(await table.text("status"), /^53x40/);
});

at("a promotion is chosen", async (table, page) => {
  await table.position("shatra", "3/1ts/2S/1/7/5sb/7/7/7/6B/1/3/3/3 w 5-6 - -");
  await table.click("e12", "e14");
  assert.deepEqual(await page.$$eval("#choices button", (all) => all.map((one) => one.textContent)),
    ["capture, becomes batyr", "capture, becomes tura", "capture, becomes yalkyn", "cancel"]);
  await page.click("#choices button:first-child");
  assert.equal(await table.text("status"), "9x3D – White to go on");
  await table.click("c12", "g8", "g10");
  assert.equal(await table.text("status"), "9x3Dx7x31x17++ – White wins: biy captured");
});

at("a move that may end and may go on", async (table, page) => {
  await table.position("shatra", "3/3/3/1/7/7/7/4s2/2s4/1B5/1/3/3/b2 w - - -");
  await table.click("b5", "d7");
  assert.equal(await table.text("status"), "47x35 – White to go on or end the move");
  await page.click("#stop");
  assert.equal(await table.plies(), 1);
  assert.equal(await page.isVisible("#stop"), false);
});

at("a draw is claimed, and taken back", async (table, page) => {
  await table.position("shatra", "3/3/3/1/b6/7/7/7/7/6B/1/3/3/3 w - - -");
  for (let round = 0; round < 2; round += 1) {
    for (const move of ["52-45", "11-18", "45-52", "18-11"]) {
      await page.fill("#move", move);
      await page.keyboard.press("Enter");
    }
  }
  await page.click("#claim");
  assert.match(await table.text("status"), /Draw: repetition$/);
  await page.click("#back");
  assert.match(await table.text("status"), /White to move/);
  assert.equal(await table.plies(), 8);
  await page.click("#forward");
  assert.match(await table.text("status"), /Draw: repetition$/);
});

at("who resigned can look back, and the end stays", async (table, page) => {
  await table.click("c3", "d4");
  await page.click("#resign");
  assert.equal(await table.text("status"), "c3-d4 – White wins: resignation");
  await page.click("#moves li:first-child button");
  await page.reload();
  await table.ready();
  await page.click("#moves li:last-child button");
  assert.equal(await table.text("status"), "c3-d4 – White wins: resignation");
  assert.match(await table.field("record"), /1\. c3-d4 1-0\n$/);
  await table.click("d6");
  assert.match(await table.text("error"), /the game is over: white wins \(resignation\)/);
});

at("announcements are said", async (table, page) => {
  await table.position("shatar", "7r/6NP/2B3pk/8/5p2/4Pn2/8/3K4 w - - 0 1 -");
  await table.click("g7", "f5");
  assert.equal(await table.text("said"), "shak");
  await table.click("h6", "g5", "e3", "f4");
  assert.equal(await table.text("said"), "tsod");
  await table.click("g5", "h5", "c6", "f3");
  assert.equal(await table.text("said"), "tuk, mate");
  await table.position("turkish", "W:Wa6:Bh8,h7,g7");
  await page.fill("#move", "a6-a7");
  await page.keyboard.press("Enter");
  assert.match(await table.text("said"), /soon king a7/);
});

at("options are chosen, and those that do not go together are refused", async (table) => {
  await table.start("bashni", { take: "at_once" });
  assert.match(await table.field("record"), /\[Options "take=at_once"\]/);
  await table.start("turkish", { no_capture_limit: "20" });
  assert.equal(await table.text("clauses"), "");
  await table.click("a3", "a4");
  assert.equal(await table.text("clauses"), "Draw by count: no capture: 1 of 20 half-moves");
  assert.match(await table.field("record"), /no_capture_limit=20/);
  await table.start("turkish", { no_capture_limit: "many" });
  assert.match(await table.text("error"), /many/);
  assert.match(await table.field("record"), /no_capture_limit=20/);
});

at("what cannot be read is told, and nothing is lost", async (table, page) => {
  await table.click("c3", "d4");
  const fen = await table.field("fen");
  await table.unfold("Position");
  await page.fill("#fen-in", "W:Wa1,c9:Bb8");
  await page.click("#load-position button");
  assert.equal(await table.text("error"), "at byte 6: found `c9`: no playing square has this name");
  assert.equal(await table.field("fen-in"), "W:Wa1,c9:Bb8");
  await table.record("1. c3-d4 {no end");
  assert.match(await table.text("error"), /^game 1, line 1, column 10: expected `}`/);
  await table.record("1. c3-d5");
  assert.match(await table.text("error"), /half-move 1, `c3-d5`/);
  await table.record("");
  assert.equal(await table.text("error"), "there is no game in this text");
  await page.fill("#move", "<b>zz</b>");
  await page.keyboard.press("Enter");
  assert.match(await table.text("error"), /<b>zz/);
  assert.equal(await table.field("move"), "<b>zz</b>");
  assert.equal(await table.field("fen"), fen);
  assert.equal(await table.plies(), 1);
});

at("a second game of a file", async (table, page) => {
  await table.unfold("Record");
  await page.fill("#number", "2");
  await table.record('[GameType "25"]\n1. c3-d4 *\n\n[GameType "30"]\n1. a3-a4 h6-h5 1-0\n');
  assert.equal(await table.text("title"), "Turkish draughts");
  assert.match(await table.text("status"), /White wins: resignation/);
  assert.equal(await table.field("game"), "turkish");
});

at("the game is there again after the page was left", async (table, page) => {
  await table.start("bashni", { take: "at_once" });
  await table.click("c3", "d4", "d6", "c5");
  await table.click((await table.squares("start"))[0]);
  const [fen, record] = [await table.field("fen"), await table.field("record")];
  const targets = await table.squares("target");
  await page.reload();
  await table.ready().catch(() => {});
  assert.equal(await table.field("fen"), fen);
  assert.equal(await table.field("record"), record);
  assert.deepEqual(await table.squares("target"), targets);
  assert.equal(await table.field("game"), "bashni");
  assert.equal(await page.inputValue("#options [name=take]"), "at_once");
});

at("what was kept and cannot be set up again is not lost", async (table, page) => {
  await page.evaluate(() => localStorage.setItem("tabia.table", JSON.stringify({ saved: "{}", record: "1. c3-d4 *" })));
  await page.reload();
  await table.ready();
  assert.match(await table.text("error"), /^missing field `game`.*\nThe game of the last visit could not be set up again/);
  assert.equal(await table.field("record-in"), "1. c3-d4 *");
  await table.record("1. c3-d4 *");
  assert.equal(await table.plies(), 1);
  await page.reload();
  await table.ready();
  assert.equal(await table.text("error"), "");
  assert.equal(await table.field("record-in"), "");
});

at("what cannot be set up again is kept until it is loaded", async (table, page) => {
  const spoil = () => page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("tabia.table"));
    localStorage.setItem("tabia.table", JSON.stringify({ ...kept, saved: "{}" }));
  });
  const reload = async () => {
    await page.reload();
    await table.ready();
  };
  // All moves are in it, also those taken back.
  await table.click("c3", "d4", "d6", "c5");
  const first = await table.field("record");
  await page.click("#moves li:first-child button");
  await spoil();
  await reload();
  assert.match(await table.text("error"), /The game of the last visit could not be set up again/);
  for (let visit = 0; visit < 2; visit += 1) {
    assert.equal(await table.field("record-in"), first);
    await table.click("g3", "h4");
    await reload();
    assert.equal(await table.text("error"), "A game of an earlier visit could not be set up again: its record is under “Record”.");
    await page.click("#back");
  }
  // And with it that of the game played in the meantime, if that cannot be set up either.
  const second = first.replace("c3-d4 d6-c5", "g3-h4");
  await spoil();
  await reload();
  assert.equal(await table.field("record-in"), `${first}\n${second}`);
  await table.unfold("Record");
  await page.fill("#number", "2");
  await page.click("#load-record button");
  assert.equal(await table.field("record"), second);
  await reload();
  assert.equal(await table.field("record-in"), first);
  await table.unfold("Record");
  await page.fill("#record-in", "");
  await reload();
  assert.equal(await table.field("record-in"), "");
  assert.equal(await table.text("error"), "");
});

at("a fault in the program ends nothing", async (table, page) => {
  await table.click("c3", "d4", "d6");
  const fen = await table.field("fen");
  await page.evaluate(() => new Uint8Array(tabia.engine.exports.memory.buffer).fill(255));
  await table.click("c5");
  assert.match(await table.text("error"), /^This should not have happened: .*\nThe game is as it was before\.$/);
  assert.equal(await table.field("fen"), fen);
  await table.click("c5");
  assert.equal(await table.text("error"), "");
  assert.equal(await table.plies(), 2);
});

at("by the keys alone", async (table, page) => {
  await page.keyboard.press("Tab");
  const focused = () => page.evaluate(() => document.activeElement.dataset.square);
  assert.equal(await focused(), "a1");
  const walk = async (...keys) => { for (const key of keys) await page.keyboard.press(key); };
  await walk("ArrowRight", "ArrowUp", "ArrowUp");
  const at = await focused();
  await walk("ArrowDown", "ArrowDown");
  assert.equal(await focused(), "c1");
  await walk("ArrowUp", "ArrowUp", "Enter");
  assert.deepEqual((await table.squares("target")).length > 0, true, at);
  await walk("Escape");
  assert.deepEqual(await table.squares("target"), []);
  await walk("Enter", "ArrowUp", "Enter");
  assert.equal(await table.plies(), 1);
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle);
  assert.equal(outline, "solid");
});

at("those who listen hear what stands where", async (table, page) => {
  const label = (square) => page.getAttribute(`[data-square="${square}"]`, "aria-label");
  assert.equal(await label("c3"), "c3 white man, can move");
  assert.equal(await label("c5"), "c5 empty");
  await table.position("bashni", "W:c3bW,a1w,h8b");
  assert.equal(await label("c3"), "c3 white king on top of black man, can move");
  await table.position("shatra", "3/3/3/1/7/7/6b/7/7/2s4/B/3/3/S2 w 53,60 - -");
  assert.match(await label("c1"), /^\S+ white shatra of the reserve/);
  const unnamed = await page.$$eval("button, select, input, textarea", (all) =>
    all.filter((one) => !one.textContent.trim() && !one.ariaLabel && !one.labels?.length).map((one) => one.outerHTML));
  assert.deepEqual(unnamed, []);
});

at("those who listen hear how far a turn has come", async (table, page) => {
  const label = (square) => page.getAttribute(`[data-square="${square}"]`, "aria-label");
  await table.position("russian", "W:Wc1:Bd2,d4,h8");
  await table.click("c1", "e3");
  assert.equal(await label("c1"), "c1 empty");
  assert.equal(await label("d2"), "d2 black man, captured");
  assert.equal(await label("e3"), "e3 white man, in hand");
  assert.equal(await label("d4"), "d4 black man");
  assert.equal(await label("c5"), "c5 empty, can be reached");
  await table.position("bashni", "W:c3bW,d4wb,f6b,h8b");
  await table.click("c3", "e5");
  assert.equal(await label("d4"), "d4 black man on top of white man, captured");
  assert.equal(await label("e5"), "e5 white king on top of black man, in hand");
});

at("the keys are not lost with what they pressed", async (table, page) => {
  const focused = () => page.evaluate(() => {
    const { id, dataset, textContent } = document.activeElement;
    return dataset.square ?? (id || textContent);
  });
  const press = async (selector) => {
    await page.focus(selector);
    await page.keyboard.press("Enter");
    return focused();
  };
  await table.click("c3", "d4", "d6", "c5");
  assert.equal(await press("#moves li:first-child button"), "start");
  assert.equal(await press("#moves li:last-child button"), "d6-c5");
  assert.equal(await press("#back"), "back");
  assert.equal(await press("#back"), "forward");
  await press("#forward");
  assert.equal(await press("#forward"), "back");
  assert.equal(await press("#resign"), "c5");
  await table.position("shatra", "3/3/3/1/7/7/6b/7/7/2s4/B/3/3/S2 w 53,60 - -");
  await table.click("d4", "b6");
  assert.equal(await focused(), "move");
  await page.keyboard.press("Escape");
  assert.equal(await focused(), "b6");
  await table.click("d4", "b6");
  assert.equal(await press("#choices button:nth-child(2)"), "b6");
  await table.position("shatra", "3/3/3/1/7/7/7/4s2/2s4/1B5/1/3/3/b2 w - - -");
  await table.click("b5", "d7");
  assert.equal(await press("#stop"), "d7");
});

at("nobody loses a game without being asked", async (table, page) => {
  await table.start("russian");
  assert.equal(table.asked, 0);
  await table.click("c3", "d4");
  const record = await table.field("record");
  table.agrees = false;
  await table.start("turkish");
  await table.position("turkish", "W:Wa6:Bh8,h7,g7");
  await table.record("1. a3-b4 *");
  assert.equal(table.asked, 4);
  assert.equal(await table.text("title"), "Russian draughts");
  assert.equal(await table.field("record"), record);
  assert.equal(await table.plies(), 1);
  table.agrees = true;
  await table.start("turkish");
  assert.equal(await table.text("title"), "Turkish draughts");
  await page.fill("#move", "");
  await page.keyboard.press("Enter");
  assert.equal(await table.text("error"), "");
});

at("on a telephone nothing sticks out", async (table, page) => {
  for (const game of ["russian", "international", "spantsireti", "shatra", "shatar"]) {
    await table.start(game);
    const { width, least } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      least: Math.min(...[...document.querySelectorAll("#board button")].map((one) => one.getBoundingClientRect().width)),
    }));
    assert.ok(width <= 360, `${game}: ${width} wide`);
    assert.ok(least >= 28, `${game}: squares of ${least}`);
  }
}, { viewport: { width: 360, height: 740 }, hasTouch: true });

at("turned, in numbers, dark", async (table, page) => {
  const top = (square) => page.$eval(`[data-square="${square}"]`, (one) => one.getBoundingClientRect().top);
  const before = await top("a1");
  await page.click("#turned");
  assert.ok((await top("a1")) < before);
  await table.unfold("Look");
  await page.selectOption("#coordinates", "numbers");
  assert.match(await page.innerHTML("#board"), />32<\/text>/);
  await page.selectOption("#theme", "dark");
  assert.equal(await page.getAttribute("html", "data-theme"), "dark");
  await page.reload();
  await table.ready();
  assert.equal(await page.getAttribute("html", "data-theme"), "dark");
  assert.equal(await page.getAttribute("#turned", "aria-pressed"), "true");
});

at("as the system has it", async (table, page) => {
  assert.equal(await page.getAttribute("html", "data-theme"), "dark");
}, { colorScheme: "dark" });
