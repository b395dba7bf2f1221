// The attributes and animations of a layer.
import { fill, h } from "../ground/dom.js";
import { motionsOf } from "./layers.js";

export function createAttributes() {
  const list = h("dl", { class: "attributes" });
  const none = h("p", { class: "note" }, "Select a layer here or in the picture.");
  return {
    element: h("div", {}, none, list),
    show(layer) {
      none.hidden = layer != null;
      list.hidden = layer == null;
      if (!layer) return;
      const pairs = [...layer.element.attributes].filter(({ name }) => !["style", "data-name"].includes(name))
        .map(({ name, value }) => [name, value]);
      const motions = motionsOf(layer.element).map(motion => ["animation", motion]);
      fill(list, [["element", layer.kind], ...pairs, ...motions].map(([name, value]) =>
        h("div", { class: "attribute" }, h("dt", {}, name),
          h("dd", { title: value.length > 120 ? value : null }, colour(value), value))));
    },
  };
}

const colour = value => {
  if (!/^#[0-9a-f]{3,8}$/i.test(value)) return null;
  const dot = h("span", { class: "colour-dot" });
  dot.style.background = value;
  return dot;
};
