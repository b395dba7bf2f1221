// A row of radio buttons that looks like one control.
import { h } from "../ground/dom.js";

let count = 0;

/**
 * Makes a segmented control, which has the keys and the semantics of radio buttons. The `title` of an option names one
 * whose text is only an image. `set` does not call `onchange`.
 */
export function segmented({ label, labelledBy, options, onchange, class: kind = "" }) {
  const name = `segmented-${count += 1}`;
  const inputs = options.map(option => h("input", {
    type: "radio", name, value: option.value, class: "unseen", "aria-label": option.title,
    onchange: () => onchange(option.value),
  }));
  const element = h("div", {
    class: `segmented ${kind}`, role: "radiogroup", "aria-label": label, "aria-labelledby": labelledBy,
  }, options.map((option, index) => h("label", { class: "segment", title: option.title, "data-value": option.value },
    inputs[index], h("span", { class: "segment-face" }, option.text))));
  return {
    element,
    set(value) { for (const input of inputs) input.checked = input.value === value; },
  };
}
