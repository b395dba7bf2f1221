// The state of the whole page.
import { Emitter } from "./part.js";

/**
 * @typedef {{severity: "error"|"warning"|"note", code: string, message: string, hint?: string|null,
 *   file?: string|null, path?: string|null, line?: number|null, column?: number|null,
 *   excerpt?: string|null, caret?: {offset: number, length: number}|null,
 *   parameter?: string|null, remark?: boolean, explanation?: string|null}} Diagnostic
 * @typedef {{name: string, type: string, help: string, default?: any, text?: string, minimum?: number,
 *   maximum?: number, step?: number, unit?: string, group?: string, choices?: string[]}} Parameter
 * @typedef {{size: 32|64|128|256|512|"fill", background: string, scheme: "auto"|"light"|"dark",
 *   motion: "reduced"|"none", tab: string, variants: string, zoom: number, speed: number, loop: boolean}} View
 * @typedef {{id: string|null, search: string, dials: any|null, change: any|null, dial: any|null,
 *   values: Record<string, string>, render: any|null, diagnostics: Diagnostic[], broken: boolean, away: boolean,
 *   notice: {text: string, isBad: boolean}|null, view: View}} State
 */

/** The sizes and backgrounds that can be chosen; a background may also be any colour. */
export const SIZES = [32, 64, 128, 256, 512];
export const BACKGROUNDS = ["checker", "white", "black"];

/** The view of a dial that was just opened. */
export const VIEW = Object.freeze({
  size: "fill", background: "checker", scheme: "auto", motion: "reduced",
  tab: "controls", variants: "", zoom: 1, speed: 1, loop: false,
});

/** Holds the state. Listeners get it with the names that changed: "values", "render", …, "view" and "view.tab". */
export class Store extends Emitter {
  state = {
    id: null, search: "", dials: null, change: null, dial: null, values: {}, render: null,
    diagnostics: [], broken: false, away: false, notice: null, view: VIEW,
  };

  /** Changes a part of the state, and of the view. */
  set(patch) {
    const changed = new Set();
    const next = { ...this.state, ...patch, view: { ...this.state.view, ...patch.view } };
    for (const name of Object.keys(patch.view ?? {})) {
      if (next.view[name] !== this.state.view[name]) changed.add("view").add(`view.${name}`);
    }
    for (const name of Object.keys(patch)) {
      if (name !== "view" && next[name] !== this.state[name]) changed.add(name);
    }
    if (!changed.size) return;
    this.state = next;
    this.emit(next, changed);
  }

  /** Calls a function now, and whenever one of these names changes; the returned function ends it. */
  watch(names, look) {
    look(this.state);
    return this.subscribe((state, changed) => { if (names.some(name => changed.has(name))) look(state); });
  }
}

/** Whether a dial is an SVG file, which has neither parameters nor values to save. */
export const isSVGFile = dial => dial?.source === "svg";

/** The text that a parameter has as long as it is not set, whatever else is; undefined for none. */
export const defaultOf = ({ example, text }) => (example ? undefined : text);

/**
 * The text of a parameter: what was set, or else its default, or its example while no fact is set; undefined
 * when it is not set.
 */
export function textOf({ dial, values }, name) {
  const parameter = dial?.parameters.find(each => each.name === name);
  const states = dial?.parameters.some(each => each.fact && each.name in values);
  return values[name] ?? (parameter && (states ? defaultOf(parameter) : parameter.text));
}
