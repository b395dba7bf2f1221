import { fill, h, icon } from "../ground/dom.js";
import { Part } from "../ground/part.js";
import { counted } from "../ground/words.js";
import { diagnosticElement } from "../widgets/diagnostic.js";
import { Nothing } from "../widgets/nothing.js";
import { Outline } from "../widgets/outline.js";
import { segmented } from "../widgets/segmented.js";
import { Tree } from "../widgets/tree.js";
import { createAttributes } from "./attributes.js";
import { isWrapper, layersOf } from "./layers.js";
import { createSource } from "./source.js";

const FOLDED = 3;

/** The tab Inspector: the layers of the picture, its source, and its diagnostics. */
export class Inspector extends Part {
  #svg = null;
  #attributes = createAttributes();
  #source = createSource("Source");
  #faults = h("section", { class: "faults", "aria-labelledby": "faults-title" });
  #tree = new Tree({
    label: "Layers",
    onhover: layer => this.#outline.show("hovered", layer?.element ?? null),
    onselect: layer => this.#select(layer),
    onhide: (layer, hidden) => display(layer.element, hidden),
  });
  #layersView = h("div", {}, this.#tree.element,
    h("h3", { class: "section-title" }, "Attributes"), this.#attributes.element);
  #sourceView = h("div", {},
    h("p", { class: "note" }, "The file as shipped, with line breaks for reading."), this.#source.element);
  #views = segmented({
    label: "View", class: "wide", onchange: name => this.#view(name),
    options: [{ value: "layers", text: "Layers" }, { value: "source", text: "Source" }],
  });
  #outline = this.own(new Outline({ stage: this.stage, clock: this.clock }));

  constructor(parts) {
    super(parts);
    const { picture } = this.stage;
    this.element = h("div", { class: "tool" }, h("h2", { class: "unseen" }, "Inspector"), this.#faults,
      this.own(new Nothing(parts)).element, h("div", { class: "options" }, this.#views.element),
      this.#layersView, this.#sourceView);
    const pick = event => this.#pick(event);
    picture.addEventListener("click", pick);
    this.#view("layers");
    this.#attributes.show(null);
    this.#swapped();
    this.watch(["diagnostics", "render"], state => this.#look(state));
    this.until(this.stage.subscribe(() => this.#swapped()), () => picture.removeEventListener("click", pick),
      () => this.#showAll());
  }

  #view(name) {
    this.#views.set(name);
    this.#layersView.hidden = name !== "layers";
    this.#sourceView.hidden = name !== "source";
    const { render } = this.store.state;
    if (name === "source" && render) this.#source.show(render.svg);
  }

  #select(layer) {
    this.#outline.show("chosen", layer?.element ?? null);
    this.#attributes.show(layer);
  }

  // A new picture has new elements: hidden and selected ones are found again by their keys.
  #swapped() {
    if (this.stage.svg === this.#svg) return;
    this.#svg = this.stage.svg;
    if (!this.#svg) return;
    const hide = layers => {
      for (const layer of layers) {
        if (this.#tree.isHidden(layer.key)) display(layer.element, true);
        hide(layer.children());
      }
    };
    const layers = layersOf(this.#svg);
    hide(layers);
    this.#tree.show(layers);
    this.#outline.show("hovered", null);
    this.#select(this.#tree.current);
  }

  #look({ diagnostics, render, broken }) {
    if (!render && !broken) return;
    const problems = diagnostics.filter(({ remark }) => !remark);
    const remarks = diagnostics.filter(({ remark }) => remark);
    const count = problems.length;
    const title = h("h3", { id: "faults-title", class: count ? "section-title" : "section-title sound" },
      icon(count ? "warning" : "check"), count ? counted(count, "problem") : "No problems found");
    fill(this.#faults, title, this.#list(problems),
      remarks.length > 0 && h("h3", { class: "section-title remarks" }, counted(remarks.length, "remark")), this.#list(remarks));
    if (!this.#sourceView.hidden && render) this.#source.show(render.svg);
  }

  // Many of one code are folded behind the first.
  #list(diagnostics) {
    const kinds = Map.groupBy(diagnostics, ({ severity, code }) => `${severity} ${code}`);
    return diagnostics.length > 0 && h("ul", { class: "fault-list" }, [...kinds.values()].map(([first, ...more]) => {
      const rest = more.map(each => this.#fault(each));
      const folded = () => h("li", {}, h("details", { class: "more" },
        h("summary", {}, `${rest.length} more of ${first.code}`), h("ul", { class: "fault-list" }, rest)));
      return [this.#fault(first), rest.length < FOLDED ? rest : folded()];
    }));
  }

  // A problem of the file itself links to its source here; the others link to an editor.
  #fault(diagnostic) {
    const { path, file, line, column = 1 } = diagnostic;
    const isOutput = !path && line != null && file === "picture.svg";
    const element = diagnosticElement(isOutput ? { ...diagnostic, line: null, file: null } : diagnostic);
    element.classList.add(diagnostic.severity);
    if (isOutput) element.append(h("button", {
      type: "button", class: "button", onclick: () => { this.#view("source"); this.#source.go(line, column); },
    }, `${file}:${line}:${column}`));
    return element;
  }

  // A click into the picture selects the layer that was hit.
  #pick(event) {
    const path = event.composedPath();
    const chain = path.slice(0, path.indexOf(this.#svg)).reverse();
    const keys = [];
    let layers = this.#svg && path.includes(this.#svg) ? layersOf(this.#svg) : [];
    for (const element of chain.filter(each => !isWrapper(each))) {
      const layer = layers.find(each => each.element === element);
      if (!layer) break;
      keys.push(layer.key);
      layers = layer.children();
    }
    if (!keys.length) return;
    this.#view("layers");
    this.#tree.reveal(keys);
  }

  // The other tabs show the whole picture.
  #showAll() {
    for (const element of this.#svg?.querySelectorAll("[style]") ?? []) display(element, false);
  }
}

// Overrides everything, also an animation of 'display'.
function display(element, hidden) {
  if (hidden) element.style.setProperty("display", "none", "important");
  else {
    element.style.removeProperty("display");
    if (!element.getAttribute("style")) element.removeAttribute("style");
  }
}
