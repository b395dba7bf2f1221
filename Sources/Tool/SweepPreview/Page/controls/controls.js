import { fill, h, icon } from "../ground/dom.js";
import { Part } from "../ground/part.js";
import { defaultOf, isSVGFile, textOf } from "../ground/store.js";
import { Undo } from "../widgets/undo.js";
import { createField } from "./fields.js";

// From this number of parameters on, searching is quicker than scrolling.
const MANY = 12;

/** The tab Controls: a field for each parameter, in groups. */
export class Controls extends Part {
  #fields = [];
  #built = "";
  #search = h("input", {
    type: "search", class: "field search", placeholder: "Search", "aria-label": "Search parameters",
    autocomplete: "off", spellcheck: "false", oninput: () => this.#narrow(),
    onkeydown: event => { if (event.key === "Escape") { this.#search.value = ""; this.#narrow(); } },
  });
  #searchPlace = h("div", { class: "search-place" }, icon("search"), this.#search);
  #resetAll = h("button", {
    type: "button", class: "button quiet reset-all", onclick: () => this.store.set({ values: {} }),
  });
  #undo = this.own(new Undo({ steps: this.steps }));
  #head = h("div", { class: "controls-head" }, this.#searchPlace, this.#undo.buttons, this.#resetAll);
  #groups = h("div", { class: "groups" });
  element = h("div", { class: "tool" }, this.#head, this.#groups);

  constructor(parts) {
    super(parts);
    this.watch(["dial", "values", "diagnostics", "broken", "render"], state => this.#look(state));
  }

  #change(parameter, text) {
    const values = { ...this.store.state.values };
    if (text == null || text === defaultOf(parameter)) delete values[parameter.name];
    else values[parameter.name] = text;
    this.store.set({ values });
  }

  // Rebuilt only for other parameters: a field in use keeps its focus.
  #build(state) {
    const parameters = state.dial?.parameters ?? [];
    const note = parameters.length ? null : noteForNone(state);
    const key = JSON.stringify([state.id, parameters, state.dial?.themes, note]);
    if (key === this.#built) return;
    this.#built = key;
    const panel = this.element.parentElement;
    const top = panel?.scrollTop ?? 0;
    const focused = document.activeElement?.closest("[data-parameter]")?.getAttribute("data-parameter");
    this.#fields = parameters.map(parameter => ({
      parameter,
      field: createField(parameter, { store: this.store, change: text => this.#change(parameter, text) }),
    }));
    fill(this.#groups, this.#groupElements(), note && h("p", { class: "empty" }, note));
    this.#searchPlace.hidden = parameters.length <= MANY;
    this.#head.hidden = !parameters.length;
    if (focused) this.#groups.querySelector(`[data-parameter="${CSS.escape(focused)}"] :is(input, select)`)?.focus();
    if (panel) panel.scrollTop = top;
    this.#narrow();
  }

  #groupElements() {
    const nameOf = ({ parameter }) => parameter.group ?? "";
    return [...new Set(this.#fields.map(nameOf))].map(name => h("fieldset", { class: "group" },
      h("legend", {}, name || "Parameters"),
      this.#fields.filter(each => nameOf(each) === name).map(({ field }) => field.element)));
  }

  #narrow() {
    const words = this.#search.value.toLowerCase().split(/\s+/);
    for (const { parameter, field } of this.#fields) {
      const text = `${parameter.name} ${parameter.help} ${parameter.group ?? ""}`.toLowerCase();
      field.element.hidden = !this.#searchPlace.hidden && !words.every(word => text.includes(word));
    }
    for (const group of this.#groups.querySelectorAll(".group")) {
      group.hidden = !group.querySelector("[data-parameter]:not([hidden])");
    }
  }

  #look(state) {
    this.#build(state);
    for (const { parameter, field } of this.#fields) {
      field.look(state, textOf(state, parameter.name) ?? null);
    }
    const count = Object.keys(state.values).length;
    fill(this.#resetAll, icon("reset"), count ? `Reset all (${count})` : "Reset all");
    this.#resetAll.disabled = !count;
  }
}

// A document that cannot be read may have parameters, or none.
function noteForNone({ dial, broken }) {
  if (broken) return "Parameters appear once the dial can be drawn.";
  if (isSVGFile(dial)) return "An SVG file has no parameters. Make a dial of it in the tab Rig, play it on the timeline, or take it from the tab Copy.";
  return dial && "This dial has no parameters.";
}
