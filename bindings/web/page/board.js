/** The board: the drawing, and over each square a button for those who click, walk with the keys or listen. */
export class Board {
  #element;
  #drawing = document.createElement("div");
  #buttons = [];
  #squares = [];
  #current = 0;

  /** `choose(name)` is called with the square that was chosen. */
  constructor(element, choose) {
    this.#element = element;
    element.addEventListener("click", (event) => {
      const at = this.#buttons.indexOf(event.target.closest("button"));
      if (at < 0) return;
      this.#makeCurrent(at);
      choose(this.#squares[at].name);
    });
    element.addEventListener("keydown", (event) => {
      const step = STEPS[event.key];
      if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      this.#makeCurrent(this.#neighbour(...step));
      this.focus();
    });
  }

  /** Gives the keys to the square where one was last. */
  focus(options) {
    this.#buttons[this.#current].focus(options);
  }

  /** Shows what an answer tells of the board. */
  draw(view) {
    const { width, height, squares } = view;
    this.#element.style.setProperty("--ratio", width / height);
    this.#element.setAttribute("aria-label", view.title);
    this.#drawing.innerHTML = view.svg;
    const svg = this.#drawing.firstElementChild;
    svg.setAttribute("aria-hidden", "true");
    for (const size of ["width", "height"]) svg.removeAttribute(size);
    const old = this.#element.querySelector(":scope > svg");
    old ? old.replaceWith(svg) : this.#element.prepend(svg);
    this.#setCount(squares.length);
    squares.forEach((square, at) => {
      const button = this.#buttons[at];
      button.dataset.square = square.name;
      button.dataset.role = square.role;
      button.setAttribute("aria-label", square.label);
      Object.assign(button.style, {
        left: `${(100 * square.x) / width}%`, top: `${(100 * square.y) / height}%`,
        width: `${(100 * square.side) / width}%`, height: `${(100 * square.side) / height}%`,
      });
    });
    this.#squares = squares;
    this.#makeCurrent(Math.min(this.#current, squares.length - 1));
  }

  #setCount(count) {
    while (this.#buttons.length > count) this.#buttons.pop().remove();
    while (this.#buttons.length < count) {
      const button = document.createElement("button");
      button.type = "button";
      button.tabIndex = -1;
      this.#element.append(button);
      this.#buttons.push(button);
    }
  }

  #makeCurrent(at) {
    this.#buttons.forEach((button, other) => { button.tabIndex = other === at ? 0 : -1; });
    this.#current = at;
  }

  /** The square that an arrow leads to on the screen: in the next row or column that has one, the least to the side. */
  #neighbour(right, down) {
    const here = this.#squares[this.#current];
    let best = this.#current;
    let least = Infinity;
    this.#squares.forEach(({ x, y, side }, at) => {
      const [along, aside] = right ? [(x - here.x) * right, y - here.y] : [(y - here.y) * down, (x - here.x) * down];
      if (along <= 0 || (right && aside !== 0)) return;
      // Of two as near the one to the left on the way down, to the right on the way up: the way back is the same.
      const cost = along * 100 + Math.abs(aside) * 2 + (aside > 0 ? side / 40 : 0);
      if (cost < least) [least, best] = [cost, at];
    });
    return best;
  }
}

const STEPS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
