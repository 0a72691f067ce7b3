/* Browsers start no worker for a page from a disk: there the search runs in a hidden frame instead. */
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    #frame = Object.assign(document.createElement("iframe"), { hidden: true });
    #ready;

    constructor(url) {
      super();
      document.body.append(this.#frame);
      const { contentWindow: inside, contentDocument: page } = this.#frame;
      addEventListener("message", ({ source, data }) => {
        if (source === inside) this.dispatchEvent(new MessageEvent("message", { data }));
      });
      page.open();
      page.write(`<script>postMessage = (data) => parent.postMessage(data, "*")</` + `script><script src="${url}"></` + `script>`);
      this.#ready = new Promise((done) => inside.addEventListener("load", done));
      page.close();
    }

    async postMessage(data) {
      await this.#ready;
      this.#frame.contentWindow.dispatchEvent(new MessageEvent("message", { data }));
    }
  };
}
