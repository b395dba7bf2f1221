import { fill, h } from "../ground/dom.js";
import { axesOf, MOST } from "./axes.js";

let count = 0;

/** The fields of an axis: the name of what varies, and its values as a list to check or to type. */
export class Axis {
  #onchange;
  #shown = "";
  #values = h("div", { class: "axis-values" });
  #select;

  /**
   * @param {string} title "Rows" or "Columns"
   * @param {(key: string, values: string[]|null) => void} onchange gets null for the values that an axis begins with
   */
  constructor(title, onchange) {
    this.#onchange = onchange;
    const id = `axis-${count += 1}`;
    this.#select = h("select", { class: "select", id, onchange: () => onchange(this.#select.value, null) });
    this.element = h("fieldset", { class: "axis" }, h("legend", { class: "unseen" }, title),
      h("div", { class: "axis-head" }, h("label", { for: id, class: "section-title" }, title), this.#select), this.#values);
  }

  look(state, axis, other) {
    const options = axesOf(state).filter(({ key }) => key !== other.key);
    fill(this.#select, options.map(({ key, name }) => h("option", { value: key }, name)));
    this.#select.value = axis.key;
    // Fields are kept while they are used.
    const shown = JSON.stringify([axis.key, axis.choices]);
    if (shown !== this.#shown) fill(this.#values, axis.choices ? this.#boxes(axis) : this.#field(axis));
    this.#shown = shown;
    for (const box of this.#values.querySelectorAll("[type=checkbox]")) {
      box.checked = axis.values.includes(box.value);
      box.disabled = !box.checked && axis.values.length >= MOST;
    }
    const field = this.#values.querySelector("[type=text]");
    if (field && field !== document.activeElement) field.value = axis.values.join("; ");
  }

  #boxes({ key, choices }) {
    return choices.map(choice => h("label", { class: "axis-choice" }, h("input", {
      type: "checkbox", value: choice,
      onchange: () => this.#onchange(key, [...this.#values.querySelectorAll(":checked")].map(({ value }) => value)),
    }), choice));
  }

  #field({ key, name }) {
    const take = field => this.#onchange(key, field.value.split(";").map(text => text.trim()).filter(Boolean).slice(0, MOST));
    return [
      h("input", { type: "text", class: "field", "aria-label": `Values of ${name}`, onchange: event => take(event.target) }),
      h("p", { class: "note" }, "One or more, with ; between them."),
    ];
  }
}
