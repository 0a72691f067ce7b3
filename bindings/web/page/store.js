const KEY = "tabia.table";

/** What was kept when the page was left, if anything. */
export function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {};
  }
}

/** Keeps the table and the look for the next visit, where the browser allows it. */
export function keep(what) {
  try {
    localStorage.setItem(KEY, JSON.stringify(what));
  } catch {
    // A private window, or no room: the game is on the page all the same.
  }
}

/** Copies the text of a field. */
export async function copy(field) {
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    field.select();
    document.execCommand("copy");
  }
}
