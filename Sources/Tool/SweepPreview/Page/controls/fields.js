// The field of a parameter: its name, its input, a reset button, its help and its error.
import { fill, h, iconButton } from "../ground/dom.js";
import { defaultOf } from "../ground/store.js";
import { inputFor } from "./inputs.js";

let count = 0;

/**
 * Makes a field. `look` shows a state; `text` is the value in force, null when the parameter is not set.
 * `change(null)` returns to the default, or to none
 */
export function createField(parameter, { store, change }) {
  const id = `field-${count += 1}`;
  const input = inputFor(parameter, { id, store, change });
  const text = defaultOf(parameter);
  const back = text == null ? "Clear" : `Reset to ${text || "empty"}`;
  const reset = iconButton("reset", back, () => { change(null); input.focus(); });
  reset.classList.add("reset");
  reset.ariaLabel = `${parameter.name}: ${back}`;
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
