// One state for the whole page; modules say what they changed, and hear what others did.

/**
 * @typedef {{severity: "error"|"warning"|"note", code: string, message: string, hint?: string|null,
 *   file?: string|null, path?: string|null, line?: number|null, column?: number|null,
 *   excerpt?: string|null, caret?: {offset: number, length: number}|null,
 *   parameter?: string|null, explanation?: string|null}} Diagnostic
 * @typedef {{name: string, type: string, help: string, default?: any, text?: string, minimum?: number,
 *   maximum?: number, step?: number, unit?: string, group?: string, choices?: string[]}} Parameter
 * @typedef {{size: 32|64|128|256|512|"fill", background: string, scheme: "auto"|"light"|"dark",
 *   motion: "reduced"|"none", tab: string, zoom: number, speed: number, loop: boolean}} View
 * @typedef {{id: string|null, search: string, dials: any|null, change: any|null, dial: any|null,
 *   values: Record<string, string>, render: any|null, diagnostics: Diagnostic[], broken: boolean, away: boolean,
 *   view: View}} State
 * @typedef {{readonly state: State, set: (patch: object) => void,
 *   subscribe: (fn: (state: State, changed: Set<string>) => void) => () => void}} Store
 */

/** The view of a dial that was just opened. @type {View} */
export const VIEW = Object.freeze({
  size: "fill", background: "checker", scheme: "auto", motion: "reduced",
  tab: "controls", zoom: 1, speed: 1, loop: false,
});

/**
 * Makes the store. `set` takes some of the state; of `view` it takes some too. Listeners get the
 * state and the set of names that changed: "values", "render", …, and for the view both "view" and
 * "view.tab". `subscribe` gives back how to end it.
 * @returns {Store}
 */
export function createStore() {
  /** @type {State} */
  let state = {
    id: null, search: "", dials: null, change: null, dial: null, values: {}, render: null,
    diagnostics: [], broken: false, away: false, view: VIEW,
  };
  const listeners = new Set();
  return {
    get state() { return state; },
    set(patch) {
      const changed = new Set();
      const next = { ...state };
      for (const [name, value] of Object.entries(patch)) {
        if (name === "view") {
          for (const key of Object.keys(value)) {
            if (value[key] !== state.view[key]) changed.add("view").add(`view.${key}`);
          }
          next.view = { ...state.view, ...value };
        } else if (value !== state[name]) {
          changed.add(name);
          next[name] = value;
        }
      }
      if (!changed.size) return;
      state = next;
      for (const listener of [...listeners]) listener(state, changed);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
