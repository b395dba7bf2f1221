// A field for a parameter: its name, the control of its type, the way back, and what is wrong with it.
import { h, fill, icon } from "../ground/dom.js";
import { inputFor } from "./inputs.js";

let count = 0;

/**
 * Makes a field. `look` shows a state: `text` is the value in force, null when the parameter is absent.
 * @param {import("../ground/store.js").Parameter} parameter
 * @param {{store: import("../ground/store.js").Store, change: (text: string|null) => void}} parts `change(null)` goes
 *   back to the default, or to absence
 * @returns {{element: HTMLElement, look(state: import("../ground/store.js").State, text: string|null): void}}
 */
export function createField(parameter, { store, change }) {
  const id = `field-${count += 1}`;
  const input = inputFor(parameter, { id, store, change });
  const hasDefault = parameter.text != null;
  const back = hasDefault ? `back to ${parameter.text || "nothing"}` : "leave it out";
  const reset = h("button", {
    type: "button", class: "button quiet square reset", onclick: () => { change(null); input.focus(); },
    "aria-label": `${parameter.name}: ${back}`, title: back[0].toUpperCase() + back.slice(1),
  }, icon("reset"));
  const fault = h("p", { class: "field-fault", id: `${id}-fault` });
  // A long name may break before its capitals.
  const words = parameter.name.split(/(?=[A-Z])/).flatMap(word => [h("wbr"), word]);
  const name = input.isGroup
    ? h("span", { class: "parameter-name", id: `${id}-name` }, words)
    : h("label", { class: "parameter-name", for: id }, words);
  const element = h("div", { class: `parameter parameter-${input.kind}`, "data-parameter": parameter.name },
    name, h("div", { class: "control" }, input.element), reset,
    h("p", { class: "parameter-help", id: `${id}-help` }, parameter.help), fault);

  return {
    element,
    look({ values, diagnostics, broken }, text) {
      const isSet = parameter.name in values;
      element.classList.toggle("absent", text == null);
      element.classList.toggle("changed", isSet);
      reset.classList.toggle("idle", !isSet);
      reset.disabled = !isSet;
      input.look(text);
      const wrong = broken ? diagnostics.find(each => each.parameter === parameter.name) : null;
      fill(fault, wrong && wrong.message);
      input.mark(wrong ? `${id}-help ${id}-fault` : `${id}-help`, wrong != null);
    },
  };
}
