/** Every game is played with clicks alone, and its record tells the same game. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { launch, open } from "./browser.js";

const PLIES = Number(process.env.TABIA_PLIES ?? 40);
const CHOSEN = process.env.TABIA_GAMES?.split(",");

let browser;
before(async () => { browser = await launch(); });
after(() => browser?.close());

/** Always the same numbers, none of them special. */
function numbers(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 16) % below;
  };
}

/** Plays a move with clicks: a piece, then squares until the turn is over; where a step is to be chosen, a button. */
async function clickMove(table, pick) {
  const before = await table.plies();
  const starts = await table.squares("start");
  await table.click(starts[pick(starts.length)]);
  while ((await table.plies()) === before) {
    const targets = await table.squares("target");
    const stop = table.page.locator("#stop");
    if ((await stop.isVisible()) && (targets.length === 0 || pick(3) === 0)) {
      await stop.click();
    } else {
      assert.notEqual(targets.length, 0, "a piece in hand can go somewhere");
      await table.click(targets[pick(targets.length)]);
    }
    const choices = table.page.locator("#choices button:not(:last-child)");
    const count = await choices.count();
    if (count > 0) await choices.nth(pick(count)).click();
    assert.equal(await table.text("error"), "");
  }
  assert.equal(await table.plies(), before + 1);
}

const list = await (async () => {
  const some = await launch();
  const table = await open(some);
  const games = await table.page.$$eval("#game option", (options) => options.map((option) => option.value));
  await some.close();
  return games;
})();

test("the list has all games, those that README.md names", async () => {
  const readme = await readFile(new URL("../../../README.md", import.meta.url), "utf8");
  const [, table] = readme.split("\n## Games\n");
  const named = [...table.matchAll(/^\| [^|]+ \| `([\w-]+)` \|/gm)].map(([, name]) => name);
  assert.deepEqual([...list].sort(), named.sort());
});

for (const [at, game] of list.entries()) {
  test(`${game} by clicks`, { skip: CHOSEN && !CHOSEN.includes(game) }, async () => {
    const table = await open(browser);
    await table.start(game);
    const first = await table.field("fen");
    const pick = numbers(at + 1);
    for (let ply = 0; ply < PLIES; ply += 1) {
      if ((await table.squares("start")).length === 0) break;
      await clickMove(table, pick);
    }
    const [plies, fen, record] = [await table.plies(), await table.field("fen"), await table.field("record")];
    const isOver = await table.page.isDisabled("#resign");
    assert.ok(plies === PLIES || isOver, `${plies} plies`);
    if (process.env.TABIA_SHOTS) await shots(table, game);

    // Back to the start and forward again.
    await table.page.click("#moves li:first-child button");
    assert.equal(await table.field("fen"), first);
    await table.page.click("#moves li:last-child button");
    assert.equal(await table.field("fen"), fen);

    // Its record is the same game, in a new window.
    const other = await open(browser);
    await other.start(game);
    await other.record(record);
    assert.equal(await other.text("error"), "");
    assert.equal(await other.field("fen"), fen);
    assert.equal(await other.field("record"), record);
    assert.deepEqual([...table.faults, ...other.faults], []);
    await table.page.context().close();
    await other.page.context().close();
  });
}

async function shots(table, game) {
  const { page } = table;
  await page.screenshot({ path: `${process.env.TABIA_SHOTS}/${game}.png` });
  const starts = await table.squares("start");
  if (starts.length > 0) await table.click(starts[starts.length - 1]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: `${process.env.TABIA_SHOTS}/${game}-360.png` });
  await page.setViewportSize({ width: 1200, height: 900 });
  if (starts.length > 0) await page.keyboard.press("Escape");
}
