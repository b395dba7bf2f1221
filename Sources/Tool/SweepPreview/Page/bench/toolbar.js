// What stands on the stage: sizes and backgrounds above, zoom and weight below.
import { h, fill, icon } from "../ground/dom.js";
import { segmented } from "./segmented.js";

const SIZES = [32, 64, 128, 256, 512];

/** Sizes and backgrounds. @param {{store: import("../ground/store.js").Store}} parts */
export function createToolbar({ store }) {
  const sizes = segmented({
    label: "Size", class: "sizes",
    options: [...SIZES.map(size => ({ value: String(size), text: String(size), title: `${size} pixels` })),
      { value: "fill", text: "Fill", title: "Fill the stage" }],
    onchange: value => store.set({ view: { size: value === "fill" ? value : Number(value), zoom: 1 } }),
  });
  const backgrounds = segmented({
    label: "Background", class: "backgrounds",
    options: ["checker", "white", "black"].map(value => ({
      value, text: h("span", { class: `swatch swatch-${value}` }), title: `Background: ${value}`,
    })),
    onchange: value => store.set({ view: { background: value } }),
  });
  const own = h("input", {
    type: "color", class: "swatch-own", value: "#30507a",
    "aria-label": "Background of an own colour", title: "Own colour",
    oninput: () => store.set({ view: { background: own.value } }),
    onclick: () => store.set({ view: { background: own.value } }),
  });
  const element = h("div", { class: "stage-toolbar" }, sizes.element,
    h("div", { class: "background-choice" }, backgrounds.element, own));

  function look({ view }) {
    sizes.set(String(view.size));
    backgrounds.set(view.background);
    const isOwn = view.background.startsWith("#");
    if (isOwn) own.value = view.background;
    own.classList.toggle("chosen", isOwn);
  }
  look(store.state);
  const stop = store.subscribe((state, changed) => { if (changed.has("view")) look(state); });
  return { element, unmount: stop };
}

/**
 * Zoom buttons, and what the file weighs.
 * @param {{store: import("../ground/store.js").Store, stage: import("./stage.js").Stage}} parts
 */
export function createZoom({ store, stage }) {
  const percent = h("button", {
    type: "button", class: "button percent", title: "100 % (1)", onclick: () => stage.actual(),
  });
  const button = (name, title, onclick) =>
    h("button", { type: "button", class: "button quiet square", "aria-label": title, title, onclick }, icon(name));
  const weight = h("p", { class: "weight" });
  const element = h("div", { class: "stage-foot" }, weight,
    h("div", { class: "zoom", role: "group", "aria-label": "Zoom" },
      button("minus", "Zoom out", () => stage.zoomBy(1 / 1.25)), percent,
      button("plus", "Zoom in", () => stage.zoomBy(1.25)),
      button("fit", "Fit (0)", () => stage.fit())));

  function look({ view, render }) {
    fill(percent, `${Math.round(view.zoom * 100)} %`);
    percent.setAttribute("aria-label", `${Math.round(view.zoom * 100)} %: back to 100 %`);
    fill(weight, render && [
      h("span", {}, kibi(render.bytes)), h("span", {}, `${kibi(render.gzip)} gzip`),
      h("span", { class: "roomy" }, counted(render.elements, "element")),
      h("span", { class: "roomy" }, counted(render.animations, "animation")),
    ]);
  }
  look(store.state);
  const stop = store.subscribe((state, changed) => {
    if (changed.has("view.zoom") || changed.has("render")) look(state);
  });
  return { element, unmount: stop };
}

/** Bytes as people read them. @param {number} bytes */
export const kibi = bytes => (bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(1)} KiB`);

const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
