// The field of a number, which keys, a drag on its name and a slider change.
import { followPointer, h } from "../ground/dom.js";
import { clamped, read } from "../ground/quantity.js";

const UNITS = { angle: "°", duration: "s" };

/** A step in which a number is finely set. */
function stepOf({ kind, minimum, maximum }, number) {
  if (kind === "integer") return 1;
  if (minimum != null && maximum != null) return 10 ** Math.round(Math.log10((maximum - minimum) / 100));
  const size = Math.abs(number);
  if (kind === "angle" || size >= 20) return 1;
  return size >= 2 ? 0.1 : size > 0 ? 0.01 : 0.1;
}

/** The field of a number. `handle` is what is dragged, `change` gets a text and whether the change is whole. */
export class NumberField {
  #spec;
  #change;
  #now = null;
  #standard;
  #slider = null;
  #unit = h("span", { class: "unit", "aria-hidden": "true" });

  constructor(spec, { label, handle, change }) {
    [this.#spec, this.#change] = [spec, change];
    this.#standard = spec.default == null ? null : String(spec.default);
    const input = h("input", {
      type: "text", inputmode: "decimal", class: "field number", "aria-label": label, autocomplete: "off", spellcheck: "false",
      oninput: () => { input.dataset.typed = "yes"; if (read(input.value)) change(input.value.trim(), false); },
      onchange: () => { delete input.dataset.typed; if (read(input.value)) change(input.value.trim(), true); else this.#show(); },
      onkeydown: event => this.#key(event),
    });
    const { minimum: min, maximum: max, members } = spec;
    if (min != null && max != null && !members) {
      const slider = this.#slider = h("input", {
        type: "range", class: "slider", "aria-label": `${label}, slider`, min, max, step: "any",
        oninput: () => this.#go(Number(slider.value), false), onchange: () => this.#go(Number(slider.value), true),
      });
    }
    this.input = input;
    this.element = h("div", { class: "number-pair" }, this.#slider, h("span", { class: "number-place", style: "--unit: 1" }, input, this.#unit));
    handle?.classList.add("value-drag");
    handle?.addEventListener("pointerdown", event => this.#drag(event));
  }

  get #current() { return read(this.#now) ?? read(this.#standard) ?? { number: 0, unit: "" }; }

  look(text) {
    this.#now = text == null ? null : String(text);
    this.#show();
  }

  #show() {
    const { input } = this;
    if (document.activeElement !== input || !input.dataset.typed) input.value = this.#now ?? "";
    input.placeholder = this.#standard ?? "auto";
    this.#unit.textContent = read(this.#now ?? this.#standard)?.unit ? "" : UNITS[this.#spec.kind] ?? "";
    this.#slide();
  }

  #slide() {
    if (!this.#slider) return;
    const { minimum, maximum } = this.#spec;
    const { number } = this.#current;
    this.#slider.value = String(number);
    this.#slider.style.setProperty("--part", String((number - minimum) / (maximum - minimum)));
  }

  #go(number, isWhole, scale = 1) {
    const step = stepOf(this.#spec, this.#current.number) * scale;
    const next = clamped(this.#spec, Math.round(number / step) * step, step);
    this.#now = this.input.value = `${+next.toFixed(6)}${this.#current.unit}`;
    delete this.input.dataset.typed;
    this.#slide();
    this.#change(this.#now, isWhole);
  }

  #key(event) {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by || event.ctrlKey || event.metaKey || this.input.readOnly) return;
    event.preventDefault();
    const scale = event.altKey ? 0.1 : 1;
    const { number } = this.#current;
    this.#go(number + by * stepOf(this.#spec, number) * scale * (event.shiftKey ? 10 : 1), false, scale);
  }

  // Two pixels a step, and with Shift ten steps.
  #drag(event) {
    if (event.button !== 0 || this.input.readOnly) return;
    event.preventDefault();
    const { number } = this.#current;
    const step = stepOf(this.#spec, number);
    let moved = false;
    followPointer(next => {
      const by = Math.trunc((next.clientX - event.clientX) / 2);
      moved ||= by !== 0;
      if (moved) this.#go(number + by * step * (next.shiftKey ? 10 : 1), false);
    }, () => { if (moved) this.#change(this.#now, true); });
  }
}
