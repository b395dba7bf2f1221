// The parts of a gauge as steps: each with what was found, why, and how it is changed.
import { fill, h, icon, iconButton } from "../ground/dom.js";
import { rounded } from "./geometry.js";

const SIGNS = { good: "check", unsure: "warning", missing: "warning" };
const WORDS = { good: "found", unsure: "guessed", missing: "not found" };

/** A field for a number. `onset` gets the number, and null for an empty field that may be so; other texts are put back. */
export function numberField(label, onset, unit = "", decimals = 4, empty = "") {
  const show = () => { input.value = known == null ? "" : `${known}`.replace("-", "−") + unit; };
  let known = null;
  // Text that is typed stays until it is taken or left.
  let isTyped = false;
  const input = h("input", {
    type: "text", inputmode: "decimal", class: "field rig-number-field", "aria-label": label, autocomplete: "off", placeholder: empty || null,
    oninput: () => { isTyped = true; },
    onchange: () => {
      isTyped = false;
      if (empty && !input.value.trim()) {
        known = null;
        return onset(null);
      }
      const value = Number(input.value.replace(/[−–]/, "-").replace(",", ".").replace(/[°\s]/g, "") || NaN);
      if (!Number.isFinite(value)) return show();
      known = rounded(value, 4);
      show();
      onset(known);
    },
  });
  return {
    element: input,
    set(value) { known = value == null ? null : rounded(value, decimals); if (!isTyped) show(); },
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

// The rows of a table, which stay while their number does, so that the keyboard stays in its field.
class Rows {
  list = [];
  #rows = [];
  body = h("tbody", {});

  show(list) {
    this.list = list;
    this.element.hidden = !list.length;
    if (this.#rows.length !== list.length) {
      this.#rows = list.map((_, index) => this.row(index));
      fill(this.body, this.#rows.map(({ element }) => element));
    }
    this.#rows.forEach((row, index) => row.look(list[index]));
  }
}

/** Elements that light up. `onset` gets the index of one with its new limits, `onremove` the index. */
export class Lights extends Rows {
  #settings;

  constructor(title, settings) {
    super();
    this.#settings = settings;
    this.element = h("table", { class: "rig-stops rig-lights", hidden: true }, h("caption", { class: "unseen" }, title),
      h("thead", {}, h("tr", {}, ["element", "from", "below", "Remove"].map((words, index) => h("th", { scope: "col" }, index < 3 ? words : h("span", { class: "unseen" }, words))))), this.body);
  }

  row(index) {
    const limit = (key, empty) => numberField("", value => this.#settings.onset(index, { [key]: value }), "", 4, empty);
    const [from, below] = [limit("from", "start"), limit("below", "end")];
    const name = h("strong", {});
    const words = h("span", { class: "rig-from" });
    const remove = iconButton("close", "Remove", () => this.#settings.onremove(index));
    const element = h("tr", {}, h("th", { scope: "row" }, name, words), h("td", {}, from.element), h("td", {}, below.element), h("td", {}, remove));
    const look = light => {
      name.textContent = light.name;
      words.textContent = light.limits;
      from.set(light.from);
      below.set(light.below);
      from.element.ariaLabel = `${light.name}, from`;
      below.element.ariaLabel = `${light.name}, below`;
      remove.ariaLabel = remove.title = `Remove ${light.name}`;
      element.classList.toggle("unsure", light.isGuess);
    };
    return { element, look };
  }
}

/** The table of stops. `onset` gets the list of stops; `onmark` the index of the row at hand, -1 for none. */
export class Stops extends Rows {
  #settings;
  element = h("table", { class: "rig-stops" }, h("caption", { class: "unseen" }, "Stops of the scale"),
    h("thead", {}, h("tr", {}, ["Stop", "value", "angle", "from", "Remove"].map((words, index) =>
      h("th", { scope: "col" }, index % 4 ? words : h("span", { class: "unseen" }, words))))), this.body);

  constructor(settings) {
    super();
    this.#settings = settings;
  }

  /** Goes to the reading of a stop. */
  edit(stop) {
    const input = this.body.rows[this.list.indexOf(stop)]?.querySelector("input");
    input?.focus();
    input?.select();
  }

  row(index) {
    const set = key => value => this.#change(index, { [key]: value, isChosen: true });
    const value = numberField(`Stop ${index + 1}, value`, set("value"));
    const angle = numberField(`Stop ${index + 1}, angle`, set("angle"), "°", 2);
    const from = h("td", { class: "rig-from" });
    const remove = iconButton("close", `Remove stop ${index + 1}`, () => this.#settings.onset(this.list.filter((_, at) => at !== index)));
    const mark = at => () => this.#settings.onmark(at);
    const element = h("tr", { onmouseenter: mark(index), onmouseleave: mark(-1), onfocusin: mark(index), onfocusout: mark(-1) },
      h("th", { scope: "row" }, h("span", { class: "rig-disc" }, String(index + 1))), h("td", {}, value.element), h("td", {}, angle.element), from, h("td", {}, remove));
    const look = stop => {
      value.set(stop.value);
      angle.set(stop.angle);
      from.textContent = stop.isChosen ? "by hand" : stop.isPrinted ? "printed number" : "tick, no number";
      element.classList.toggle("unsure", !stop.isChosen && !stop.isPrinted);
      remove.disabled = this.list.length < 3;
    };
    return { element, look };
  }

  // The field at hand follows its stop to another row.
  #change(index, patch) {
    const stop = { ...this.list[index], ...patch };
    this.#settings.onset(this.list.with(index, stop), `stop ${index} ${Object.keys(patch)[0]}`);
    if (this.list[index] !== stop) this.edit(stop);
  }
}
