import { fill, h } from "../ground/dom.js";
import { Part } from "../ground/part.js";
import { kibi } from "../ground/words.js";
import { Nothing } from "../widgets/nothing.js";
import { segmented } from "../widgets/segmented.js";
import { Downloads } from "./download.js";
import { fileName, forms } from "./forms.js";
import { HandOver } from "./handover.js";
import { Row } from "./row.js";
import { darkTheme, hasOwnDark, OWN, themesOf, variants } from "./variants.js";

/** The tab Copy: every form in which a page can embed the dial, and downloads. */
export class Copy extends Part {
  #files = false;
  #chosenDark = null;
  #request = null;
  #timer = 0;
  #drawing = null;
  #rows = forms.map(form => new Row(form));
  #facts = h("dl", { class: "facts" });
  #source = segmented({
    label: "Images as", onchange: value => { this.#files = value === "files"; this.#look(); },
    options: [{ value: "data", text: "Data URI" }, { value: "files", text: "Files" }],
  });
  #dark = h("select", {
    class: "select", id: "copy-dark", onchange: () => { this.#chosenDark = this.#dark.value; this.#ask(); },
  });
  #darkField = h("div", { class: "option" }, h("label", { for: "copy-dark" }, "Dark theme of <picture>"), this.#dark);
  #needed = h("p", { class: "note needed" });
  #handOver;

  constructor(parts) {
    super(parts);
    this.#source.set("data");
    this.#handOver = this.own(new HandOver(parts));
    this.element = h("div", { class: "tool" }, h("h2", { class: "unseen" }, "Copy"),
      this.own(new Nothing(parts)).element, this.#facts,
      h("div", { class: "options" },
        h("div", { class: "option" }, h("span", { "aria-hidden": "true" }, "Images as"), this.#source.element),
        this.#darkField),
      h("ul", { class: "forms" }, this.#rows.map(row => row.element)), this.#needed,
      this.own(new Downloads(parts)).element, this.#handOver.element);
    this.watch(["render", "dial"], () => this.#ask());
    this.until(() => clearTimeout(this.#timer), () => this.#request?.abort());
  }

  // Draws the dial and its variants, once for changes in quick succession.
  #ask() {
    const { dial, render } = this.store.state;
    if (!render || !dial) return;
    this.#themes();
    clearTimeout(this.#timer);
    this.#request?.abort();
    this.#request = new AbortController();
    const { signal } = this.#request;
    this.#timer = setTimeout(() => this.#take(signal), this.#drawing ? 120 : 0);
    if (this.#drawing?.svg !== render.svg) this.#show({});
  }

  async #take(signal) {
    const { state } = this.store;
    try {
      this.#show({ ready: true, ...await variants(state, this.#chosenDark ?? darkTheme(state), signal) });
    } catch (fault) {
      // Without variants <picture> is the same as <img>; the errors of the dial are shown elsewhere.
      if (fault.name !== "AbortError") this.#show({ ready: true });
    }
  }

  #show(more) {
    const { dial, render } = this.store.state;
    const { svg, title, description, command, font } = render;
    this.#drawing = { name: dial.name, title, description, command, font, svg, ...more };
    this.#look();
  }

  #look() {
    const { render } = this.store.state;
    if (!render || !this.#drawing) return;
    this.#drawing = { ...this.#drawing, files: this.#files };
    fill(this.#facts, fact(kibi(render.bytes), "raw"), fact(kibi(render.gzip), "gzip"),
      fact(render.elements, render.elements === 1 ? "element" : "elements"),
      fact(render.animations, render.animations === 1 ? "animation" : "animations"));
    for (const row of this.#rows) row.look(this.#drawing);
    this.#handOver.look(this.#drawing);
    fill(this.#needed, this.#files && ["Files for <picture>: ", fileLinks(this.#drawing)]);
  }

  #themes() {
    const { state } = this.store;
    const names = themesOf(state.dial);
    const own = hasOwnDark(state);
    this.#darkField.hidden = !names.length && !own;
    fill(this.#dark, h("option", { value: "" }, "same"), own && h("option", { value: OWN }, "its own dark colours"),
      names.map(name => h("option", { value: name }, name)));
    if (![...this.#dark.options].some(({ value }) => value === this.#chosenDark)) this.#chosenDark = null;
    this.#dark.value = this.#chosenDark ?? darkTheme(state);
  }
}

const fact = (value, name) => h("div", { class: "fact" }, h("dt", {}, name), h("dd", {}, String(value)));

function fileLinks(drawing) {
  const all = [
    [drawing.svg, []], [drawing.dark, ["dark"]],
    [drawing.still, ["still"]], [drawing.darkStill, ["dark", "still"]],
  ];
  return all.filter(([svg]) => svg).map(([svg, names], index) => {
    const name = fileName(drawing, ...names);
    const href = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    return [index ? ", " : "", h("a", { href, download: name }, name)];
  });
}
