// The dial that the drawing becomes: shown in place of the drawing, at a reading that is tried.
import { h, icon } from "../ground/dom.js";
import { Part } from "../ground/part.js";
import { Picture } from "../motion/picture.js";
import { segmented } from "../widgets/segmented.js";
import { rounded } from "./geometry.js";

// Milliseconds for the way through the scale and back.
const SWEEP = 2600;

/** The bar below the stage. Listeners are called when another reading, or the drawing, is to be shown. */
export class Trial extends Part {
  #told = null;
  #isSweeping = false;
  #picture = new Picture("stage-picture rig-dial", null);
  #choice = segmented({
    label: "Show", options: [["drawing", "Drawing"], ["dial", "Dial"]].map(([value, text]) => ({ value, text })),
    onchange: value => this.#go(value === "dial" ? this.reading : null),
  });
  #slider = h("input", { type: "range", class: "slider", "aria-label": "Reading", step: "any", oninput: () => this.#go(Number(this.#slider.value)) });
  #output = h("output", { class: "rig-reading" });
  button = h("button", { type: "button", class: "button rig-sweep", onclick: () => this.sweep() }, icon("loop"), "Sweep");
  element = h("div", { class: "rig-trial" }, this.#choice.element, this.#slider, this.#output);
  /** The reading at which the dial is shown; null while the drawing is. */
  value = null;

  constructor(parts) {
    super(parts);
    const { stage, main } = this;
    stage.overlay.prepend(this.#picture.element);
    main.append(this.element);
    this.watch(["view.scheme"], ({ view }) => { this.#picture.scheme = view.scheme; });
    this.until(() => { this.#isSweeping = false; this.element.remove(); this.#picture.element.remove(); stage.picture.classList.remove("replaced"); });
    this.#look();
  }

  get reading() { return this.value ?? this.#told?.reading ?? 0; }
  get #range() { return (this.#told?.scale?.stops ?? []).map(({ value }) => value).sort((a, b) => a - b); }

  show(told) {
    this.#told = told;
    const range = this.#range;
    if (range.length) [this.#slider.min, this.#slider.max] = [range[0], range.at(-1)];
    if (told.svg) this.#picture.show(told.svg);
    else this.value = null;
    this.#look();
  }

  /** Shows the drawing again, without a request. */
  rest() {
    this.#isSweeping = false;
    this.value = null;
    this.#look();
  }

  #look() {
    const isDial = this.value != null;
    this.#choice.set(isDial ? "dial" : "drawing");
    this.#picture.element.hidden = !isDial;
    this.stage.picture.classList.toggle("replaced", isDial);
    const canTry = Boolean(this.#told?.svg);
    for (const each of [this.button, this.#slider, ...this.#choice.element.querySelectorAll("input")]) each.disabled = !canTry;
    const range = this.#range;
    this.#slider.value = this.reading;
    this.#slider.style.setProperty("--part", range.length ? (this.reading - range[0]) / (range.at(-1) - range[0] || 1) : 0);
    this.#output.textContent = canTry ? String(rounded(this.reading, range.at(-1) - range[0] < 10 ? 2 : 1)) : "";
  }

  #go(value) {
    this.#isSweeping = false;
    this.#set(value);
  }

  #set(value) {
    this.value = value;
    this.#look();
    return this.emit();
  }

  /** Moves the needle through the scale and back, and then shows what was shown before. */
  async sweep() {
    const [before, range] = [this.value, this.#range];
    const [low, high] = [range[0], range.at(-1)];
    this.#isSweeping = true;
    for (let start = performance.now(), share = 0; this.#isSweeping && share < 1;) {
      share = Math.min(1, (await new Promise(requestAnimationFrame) - start) / SWEEP);
      if (this.#isSweeping) this.#set(low + (high - low) * (1 - Math.cos(share * 2 * Math.PI)) / 2);
    }
    if (!this.#isSweeping) return;
    this.#isSweeping = false;
    this.#set(before);
  }
}
