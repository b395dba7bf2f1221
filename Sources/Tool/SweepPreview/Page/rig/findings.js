// The parts of a gauge as steps: each with what was found, why, and how it is changed.
import { fill, h, icon, iconButton } from "../ground/dom.js";
import { rounded } from "./geometry.js";

const SIGNS = { good: "check", unsure: "warning", missing: "warning" };
const WORDS = { good: "found", unsure: "guessed", missing: "not found" };

/** A field for a number. `onset` gets the number; other texts are put back. */
export function numberField(label, onset, unit = "", decimals = 4) {
  const show = () => { input.value = known == null ? "" : `${known}`.replace("-", "−") + unit; };
  let known = null;
  const input = h("input", {
    type: "text", inputmode: "decimal", class: "field rig-number-field", "aria-label": label, autocomplete: "off",
    onchange: () => {
      const value = Number(input.value.replace(/[−–]/, "-").replace(",", ".").replace(/[°\s]/g, "") || NaN);
      if (!Number.isFinite(value)) return show();
      known = rounded(value, 4);
      show();
      onset(known);
    },
  });
  return {
    element: input,
    set(value) { known = value == null ? null : rounded(value, decimals); if (document.activeElement !== input || !input.value) show(); },
  };
}

/** A step: its sign, title, words, and the button that picks another part. */
export class Finding {
  #sign = h("span", { class: "rig-sign" });
  #words = h("p", { class: "rig-words" });
  #notes = h("ul", { class: "rig-notes" });
  body = h("div", { class: "rig-body" });

  constructor(title, ...buttons) {
    this.element = h("section", { class: "rig-step", "aria-label": title },
      h("div", { class: "rig-step-head" }, this.#sign, h("div", { class: "names" }, h("h3", {}, title), this.#words), buttons), this.#notes, this.body);
  }

  look(state, words, notes = []) {
    this.element.dataset.state = state;
    fill(this.#sign, icon(SIGNS[state]), h("span", { class: "unseen" }, WORDS[state]));
    fill(this.#words, words);
    fill(this.#notes, notes.map(note => h("li", {}, note)));
  }
}

/** The table of stops. `onset` gets the list of stops; `onmark` the index of the row at hand, -1 for none. */
export class Stops {
  #settings;
  #stops = [];
  #rows = [];
  #body = h("tbody", {});
  element = h("table", { class: "rig-stops" }, h("caption", { class: "unseen" }, "Stops of the scale"),
    h("thead", {}, h("tr", {}, ["Stop", "value", "angle", "from", "Remove"].map((words, index) =>
      h("th", { scope: "col" }, index % 4 ? words : h("span", { class: "unseen" }, words))))), this.#body);

  constructor(settings) {
    this.#settings = settings;
  }

  show(stops) {
    this.#stops = stops;
    this.element.hidden = !stops.length;
    if (this.#rows.length !== stops.length) {
      this.#rows = stops.map((_, index) => this.#row(index));
      fill(this.#body, this.#rows.map(({ element }) => element));
    }
    this.#rows.forEach((row, index) => row.look(stops[index]));
  }

  /** Goes to the reading of a stop. */
  edit(stop) {
    const input = this.#rows[this.#stops.indexOf(stop)]?.element.querySelector("input");
    input?.focus();
    input?.select();
  }

  #row(index) {
    const set = key => value => this.#change(index, { [key]: value, isChosen: true });
    const value = numberField(`Stop ${index + 1}, value`, set("value"));
    const angle = numberField(`Stop ${index + 1}, angle`, set("angle"), "°", 2);
    const from = h("td", { class: "rig-from" });
    const remove = iconButton("close", `Remove stop ${index + 1}`, () => this.#settings.onset(this.#stops.filter((_, at) => at !== index)));
    const mark = at => () => this.#settings.onmark(at);
    const element = h("tr", { onmouseenter: mark(index), onmouseleave: mark(-1), onfocusin: mark(index), onfocusout: mark(-1) },
      h("th", { scope: "row" }, h("span", { class: "rig-disc" }, String(index + 1))), h("td", {}, value.element), h("td", {}, angle.element), from, h("td", {}, remove));
    const look = stop => {
      value.set(stop.value);
      angle.set(stop.angle);
      from.textContent = stop.isChosen ? "by hand" : stop.isPrinted ? "printed number" : "tick, no number";
      element.classList.toggle("unsure", !stop.isChosen && !stop.isPrinted);
      remove.disabled = this.#stops.length < 3;
    };
    return { element, look };
  }

  #change(index, patch) {
    this.#settings.onset(this.#stops.map((stop, at) => (at === index ? { ...stop, ...patch } : stop)), `stop ${index} ${Object.keys(patch)[0]}`);
  }
}
