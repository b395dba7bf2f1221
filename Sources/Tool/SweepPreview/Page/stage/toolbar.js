// The controls of the stage: size and background above, zoom and file size below.
import { fill, h, iconButton } from "../ground/dom.js";
import { Part } from "../ground/part.js";
import { BACKGROUNDS, SIZES } from "../ground/store.js";
import { counted, kibi, percent } from "../ground/words.js";
import { segmented } from "../widgets/segmented.js";

/** Size and background. */
export class Toolbar extends Part {
  #sizes = segmented({
    label: "Size", class: "sizes",
    options: [...SIZES.map(size => ({ value: String(size), text: String(size), title: `${size} pixels` })),
      { value: "fill", text: "Fill", title: "Fill the stage" }],
    onchange: value => this.store.set({ view: { size: value === "fill" ? value : Number(value), zoom: 1 } }),
  });
  #backgrounds = segmented({
    label: "Background", class: "backgrounds",
    options: BACKGROUNDS.map(value => ({
      value, text: h("span", { class: `swatch swatch-${value}` }), title: `Background: ${value}`,
    })),
    onchange: value => this.store.set({ view: { background: value } }),
  });
  #own = h("input", {
    type: "color", class: "swatch-own", value: "#30507a", "aria-label": "Background: custom colour",
    title: "Background: custom colour", oninput: () => this.#choose(), onclick: () => this.#choose(),
  });
  element = h("div", { class: "stage-toolbar" }, this.#sizes.element,
    h("div", { class: "background-choice" }, this.#backgrounds.element, this.#own));

  constructor(parts) {
    super(parts);
    this.watch(["view"], ({ view: { size, background } }) => {
      this.#sizes.set(String(size));
      this.#backgrounds.set(background);
      const isOwn = background.startsWith("#");
      if (isOwn) this.#own.value = background;
      this.#own.classList.toggle("chosen", isOwn);
    });
  }

  #choose() { this.store.set({ view: { background: this.#own.value } }); }
}

/** Zoom, and the size of the file. */
export class Zoom extends Part {
  #reset = h("button", {
    type: "button", class: "button percent", title: "Zoom to 100% (1)", onclick: () => this.stage.actual(),
  });
  #weight = h("p", { class: "weight" });
  element = h("div", { class: "stage-foot" }, this.#weight,
    h("div", { class: "zoom", role: "group", "aria-label": "Zoom" },
      iconButton("minus", "Zoom out", () => this.stage.zoomBy(1 / 1.25)), this.#reset,
      iconButton("plus", "Zoom in", () => this.stage.zoomBy(1.25)),
      iconButton("fit", "Fit to stage", () => this.stage.fit(), "0")));

  constructor(parts) {
    super(parts);
    this.watch(["view.zoom", "render"], ({ view, render }) => {
      fill(this.#reset, percent(view.zoom));
      this.#reset.ariaLabel = `${percent(view.zoom)}, zoom to 100%`;
      fill(this.#weight, render && [
        h("span", {}, kibi(render.bytes)), h("span", {}, `${kibi(render.gzip)} gzip`),
        h("span", { class: "roomy" }, counted(render.elements, "element")),
        h("span", { class: "roomy" }, counted(render.animations, "animation")),
      ]);
    });
  }
}
