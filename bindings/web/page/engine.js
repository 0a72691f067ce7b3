/** The rules: the Rust code in WebAssembly. A request goes in, an answer comes out; what both are, its documentation says. */
export class Engine {
  #module;
  #exports;
  #table;
  #panic = "";
  #saved = "";
  #look = null;

  /** Compiles the program, which is given in base64 and compressed. */
  static async from(base64) {
    const bytes = Uint8Array.from(atob(base64.trim()), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    const engine = new Engine();
    engine.#module = await WebAssembly.compile(await new Response(stream).arrayBuffer());
    await engine.#begin();
    return engine;
  }

  /** The memory and the calls of the program; for tests. */
  get exports() {
    return this.#exports;
  }

  /**
   * Asks for something. Never throws: what is wrong is the `error` of the answer. After a fault in the program itself it
   * begins anew with the table as it was.
   */
  async ask(request) {
    try {
      return this.#kept(request, this.#call(request));
    } catch (fault) {
      return this.#recovered(this.#panic || String(fault));
    }
  }

  async #begin() {
    this.#panic = "";
    const page = { tabia_panicked: (start, length) => { this.#panic = this.#text(start, length); } };
    const instance = await WebAssembly.instantiate(this.#module, { page });
    this.#exports = instance.exports;
    this.#table = this.#exports.tabia_open();
  }

  #call(request) {
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    const room = this.#exports.tabia_room(this.#table, bytes.length);
    new Uint8Array(this.#exports.memory.buffer, room, bytes.length).set(bytes);
    const length = this.#exports.tabia_answer(this.#table);
    return JSON.parse(this.#text(this.#exports.tabia_answer_start(this.#table), length));
  }

  #text(start, length) {
    return new TextDecoder().decode(new Uint8Array(this.#exports.memory.buffer, start, length));
  }

  #kept(request, answer) {
    if (answer.error === null && request.look) this.#look = request;
    this.#saved = answer.view.saved;
    return answer;
  }

  async #recovered(fault) {
    await this.#begin();
    if (this.#look) this.#call(this.#look);
    let answer;
    try {
      answer = this.#call({ resume: { saved: this.#saved } });
    } catch (again) {
      await this.#begin();
      answer = this.#call("show");
      answer.lost = true;
    }
    const end = answer.lost ? "The game could not be set up again: its record is below." : "The game is as it was before.";
    answer.error = `This should not have happened: ${fault}\n${end}`;
    return answer;
  }
}
