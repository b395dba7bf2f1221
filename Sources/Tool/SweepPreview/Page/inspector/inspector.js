// The tab Inspector: what the picture is made of, and what the validator says of it.
import { fill, h, icon } from "../ground/dom.js";
import { layersOf, motionsOf } from "./layers.js";
import { createNothing } from "../ground/nothing.js";
import { createOutline } from "./outline.js";
import { segmented } from "../bench/segmented.js";
import { createSource } from "./source.js";
import { diagnosticElement } from "../bench/toast.js";
import { createTree } from "./tree.js";

/**
 * @param {HTMLElement} host
 * @param {{store: import("../ground/store.js").Store, clock: import("../bench/clock.js").Clock,
 *   stage: import("../bench/stage.js").Stage}} parts
 */
export function mount(host, { store, clock, stage }) {
  const outline = createOutline({ stage, clock });
  const tree = createTree({
    label: "Layers",
    onhover: layer => outline.show("hovered", layer?.element ?? null),
    onselect: layer => { outline.show("chosen", layer.element); describe(layer); },
    onhide: (layer, hidden) => display(layer.element, hidden),
  });
  const attributes = h("dl", { class: "attributes" });
  const none = h("p", { class: "note" }, "Choose a layer, here or in the picture.");
  const source = createSource("Source of the file");
  const faults = h("section", { class: "faults", "aria-labelledby": "faults-title" });
  const layersView = h("div", {}, tree.element,
    h("h3", { class: "section-title" }, "Attributes"), none, attributes);
  const sourceView = h("div", {}, h("p", { class: "note" }, "As shipped, broken into lines to be read."), source.element);
  const views = segmented({
    label: "Show", onchange: view, options: [{ value: "layers", text: "Layers" }, { value: "source", text: "Source" }],
  });
  const nothing = createNothing(store);
  fill(host, h("h2", { class: "unseen" }, "Inspector"), faults, nothing.element,
    h("div", { class: "options" }, views.element), layersView, sourceView);

  let svg = null;

  function view(name) {
    views.set(name);
    layersView.hidden = name !== "layers";
    sourceView.hidden = name !== "source";
    if (name === "source" && store.state.render) source.show(store.state.render.svg);
  }

  // A new picture has new elements: what was hidden and chosen is found again by its key.
  function swapped() {
    if (stage.svg === svg) return;
    svg = stage.svg;
    if (!svg) return;
    const hide = layers => {
      for (const layer of layers) {
        if (tree.isHidden(layer.key)) display(layer.element, true);
        hide(layer.children());
      }
    };
    const layers = layersOf(svg);
    hide(layers);
    tree.show(layers);
    outline.show("hovered", null);
    outline.show("chosen", tree.current?.element ?? null);
    describe(tree.current);
  }

  function describe(layer) {
    none.hidden = layer != null;
    attributes.hidden = layer == null;
    if (!layer) return;
    const pairs = [...layer.element.attributes].filter(({ name }) => name !== "style")
      .map(({ name, value }) => [name, value]);
    const motions = motionsOf(layer.element).map(motion => ["moves", motion]);
    fill(attributes, [["element", layer.kind], ...pairs, ...motions].map(([name, value]) =>
      h("div", { class: "attribute" }, h("dt", {}, name),
        h("dd", { title: value.length > 120 ? value : null }, colour(value), value))));
  }

  function look() {
    const { diagnostics, render, broken } = store.state;
    if (!render && !broken) return;
    const count = diagnostics.length;
    fill(faults, h("h3", { id: "faults-title", class: count ? "section-title" : "section-title sound" },
      icon(count ? "warning" : "check"),
    count ? `${count} diagnostic${count === 1 ? "" : "s"}` : "The validator finds nothing wrong"),
    count > 0 && h("ul", { class: "fault-list" }, diagnostics.map(fault)));
    if (!sourceView.hidden && render) source.show(render.svg);
  }

  // What concerns the file itself leads into its source; the rest leads to an editor.
  function fault(diagnostic) {
    const isOutput = !diagnostic.path && diagnostic.line != null && diagnostic.file === "picture.svg";
    const element = diagnosticElement(isOutput ? { ...diagnostic, line: null, file: null } : diagnostic);
    element.classList.add(diagnostic.severity);
    if (isOutput) element.append(h("button", {
      type: "button", class: "button", onclick: () => { view("source"); source.go(diagnostic.line, diagnostic.column); },
    }, `${diagnostic.file}:${diagnostic.line}:${diagnostic.column ?? 1}`));
    return element;
  }

  // A click into the picture chooses what was hit.
  function pick(event) {
    const path = event.composedPath();
    const chain = path.slice(0, path.indexOf(svg)).reverse();
    const keys = [];
    let layers = svg && path.includes(svg) ? layersOf(svg) : [];
    for (const element of chain) {
      const layer = layers.find(each => each.element === element);
      if (!layer) break;
      keys.push(layer.key);
      layers = layer.children();
    }
    if (!keys.length) return;
    view("layers");
    tree.reveal(keys);
  }

  stage.picture.addEventListener("click", pick);
  const stops = [
    stage.subscribe(swapped),
    store.subscribe((_, changed) => { if (changed.has("diagnostics") || changed.has("render")) look(); }),
  ];
  view("layers");
  swapped();
  describe(null);
  look();
  return {
    unmount() {
      for (const stop of stops) stop();
      nothing.unmount();
      stage.picture.removeEventListener("click", pick);
      outline.unmount();
      // The other tabs speak of the whole picture.
      for (const element of svg?.querySelectorAll("[style]") ?? []) display(element, false);
    },
  };
}

// Above everything, also above an animation of 'display'.
function display(element, hidden) {
  if (hidden) element.style.setProperty("display", "none", "important");
  else {
    element.style.removeProperty("display");
    if (!element.getAttribute("style")) element.removeAttribute("style");
  }
}

const colour = value => {
  if (!/^#[0-9a-f]{3,8}$/i.test(value)) return null;
  const dot = h("span", { class: "colour-dot" });
  dot.style.background = value;
  return dot;
};
