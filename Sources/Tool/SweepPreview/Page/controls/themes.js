// Themes are chosen by their looks: the dial itself in each of them.
import { fileURL } from "../ground/api.js";
import { h } from "../ground/dom.js";
import { markElement } from "./inputs.js";
import { segmented } from "../bench/segmented.js";

/**
 * @param {import("../ground/store.js").Parameter} parameter
 * @param {import("./inputs.js").Parts} parts
 * @returns {import("./inputs.js").Input}
 */
export function themePicker(parameter, { id, store, change }) {
  const pictures = parameter.choices.map(theme => h("img", {
    alt: "", loading: "lazy", width: "64", height: "64", class: "theme-picture",
  }));
  const choice = segmented({
    label: "", class: "themes",
    options: parameter.choices.map((theme, index) => ({
      value: theme, text: [pictures[index], h("span", { class: "theme-name" }, theme)],
    })),
    onchange: change,
  });
  choice.element.removeAttribute("aria-label");
  choice.element.setAttribute("aria-labelledby", `${id}-name`);
  // What cannot be drawn is not asked for: every answer but a picture would stand in the browser's console.
  function draw() {
    const { id: dial, render, broken, change } = store.state;
    if (!render || broken) return;
    // What a file says by now is asked for anew: the part behind '#' is none of the server's business.
    const version = `#${change?.version ?? 0}`;
    parameter.choices.forEach((theme, index) => {
      const source = fileURL(dial, { [parameter.name]: theme }, { motion: "none" }) + version;
      if (pictures[index].getAttribute("src") !== source) pictures[index].src = source;
    });
  }

  return {
    element: choice.element, kind: "theme", isGroup: true,
    look: text => { choice.set(text ?? ""); draw(); },
    focus: () => choice.element.querySelector("input:checked")?.focus(),
    mark: (by, wrong) => markElement(choice.element, by, wrong),
  };
}
