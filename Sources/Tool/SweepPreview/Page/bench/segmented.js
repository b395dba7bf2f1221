// A row of radio buttons that looks like one control.
import { h } from "../ground/dom.js";

let count = 0;

/**
 * Makes it; arrow keys and reading aloud are those of radio buttons.
 * @param {{label: string, options: {value: string, text: any, title?: string}[], onchange: (value: string) => void,
 *   class?: string}} settings `title` is the option's name where `text` is only a sign
 * @returns {{element: HTMLElement, set(value: string): void}} `set` shows a value without telling
 */
export function segmented({ label, options, onchange, class: kind = "" }) {
  const name = `segmented-${count += 1}`;
  const inputs = options.map(option => h("input", {
    type: "radio", name, value: option.value, class: "unseen", "aria-label": option.title,
    onchange: () => onchange(option.value),
  }));
  const element = h("div", { class: `segmented ${kind}`, role: "radiogroup", "aria-label": label },
    options.map((option, index) => h("label", { class: "segment", title: option.title, "data-value": option.value },
      inputs[index], h("span", { class: "segment-face" }, option.text))));
  return {
    element,
    set(value) { for (const input of inputs) input.checked = input.value === value; },
  };
}
