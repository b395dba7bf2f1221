// The tab of controls: a field for each parameter, in groups, with a way back.
import { h, fill, icon } from "../ground/dom.js";
import { createField } from "./fields.js";

// From so many parameters on, searching is quicker than scrolling.
const MANY = 12;

/**
 * @param {HTMLElement} host
 * @param {{store: import("../ground/store.js").Store}} parts
 */
export function mount(host, { store }) {
  const search = h("input", {
    type: "search", class: "field search", placeholder: "Search", "aria-label": "Search parameters",
    autocomplete: "off", spellcheck: "false", oninput: () => narrow(),
    onkeydown: event => { if (event.key === "Escape") { search.value = ""; narrow(); } },
  });
  const searchPlace = h("div", { class: "search-place" }, icon("search"), search);
  const resetAll = h("button", {
    type: "button", class: "button quiet reset-all", onclick: () => store.set({ values: {} }),
  });
  const head = h("div", { class: "controls-head" }, searchPlace, resetAll);
  const groups = h("div", { class: "groups" });
  fill(host, head, groups);
  /** @type {{parameter: import("../ground/store.js").Parameter, field: ReturnType<typeof createField>}[]} */
  let fields = [];
  let built = "";

  function change(parameter, text) {
    const values = { ...store.state.values };
    if (text == null || text === parameter.text) delete values[parameter.name];
    else values[parameter.name] = text;
    store.set({ values });
  }

  // Built anew only when the parameters are other ones: a field in use keeps its focus.
  function build() {
    const parameters = store.state.dial?.parameters ?? [];
    const words = parameters.length ? null : wordsForNone(store.state);
    const key = JSON.stringify([store.state.id, parameters, words]);
    if (key === built) return;
    built = key;
    const top = host.parentElement?.scrollTop ?? 0;
    const focused = document.activeElement?.closest("[data-parameter]")?.getAttribute("data-parameter");
    fields = parameters.map(parameter => ({
      parameter,
      field: createField(parameter, { store, change: text => change(parameter, text) }),
    }));
    const names = [...new Set(parameters.map(parameter => parameter.group ?? ""))];
    fill(groups, names.map(name => h("fieldset", { class: "group" },
      h("legend", {}, name || "Parameters"),
      fields.filter(each => (each.parameter.group ?? "") === name).map(each => each.field.element))),
    words && h("p", { class: "empty" }, words));
    searchPlace.hidden = parameters.length <= MANY;
    head.hidden = !parameters.length;
    if (focused) groups.querySelector(`[data-parameter="${CSS.escape(focused)}"] :is(input, select)`)?.focus();
    if (host.parentElement) host.parentElement.scrollTop = top;
    narrow();
  }

  function narrow() {
    const words = search.value.toLowerCase().split(/\s+/);
    for (const { parameter, field } of fields) {
      const text = `${parameter.name} ${parameter.help} ${parameter.group ?? ""}`.toLowerCase();
      field.element.hidden = searchPlace.hidden ? false : !words.every(word => text.includes(word));
    }
    for (const group of groups.querySelectorAll(".group")) {
      group.hidden = !group.querySelector("[data-parameter]:not([hidden])");
    }
  }

  function look() {
    build();
    const { values } = store.state;
    for (const { parameter, field } of fields) {
      field.look(store.state, values[parameter.name] ?? parameter.text ?? null);
    }
    const count = Object.keys(values).length;
    fill(resetAll, icon("reset"), count ? `Reset all (${count})` : "Reset all");
    resetAll.disabled = !count;
  }

  look();
  const stop = store.subscribe((_, changed) => {
    if (["dial", "values", "diagnostics", "broken", "render"].some(name => changed.has(name))) look();
  });
  return { unmount: stop };
}

// A document that cannot be read may have parameters, and may have none.
function wordsForNone({ dial, broken }) {
  if (broken) return "What can be set is known once it can be drawn.";
  return dial && "It has no parameters.";
}
