// The tab Rig: the needle, pivot, scale and value text of an SVG file, found or chosen, and the document of them.
import * as api from "../ground/api.js";
import { coalesced } from "../ground/coalesced.js";
import { fill, h, icon, iconButton } from "../ground/dom.js";
import { Part } from "../ground/part.js";
import { isSVGFile } from "../ground/store.js";
import { Nothing } from "../widgets/nothing.js";
import { Tree } from "../widgets/tree.js";
import { Undo } from "../widgets/undo.js";
import { Finding, Lights, numberField, Stops } from "./findings.js";
import { groupAround, isSmall, middleOf, readingAt, stopAt } from "./geometry.js";
import { Overlay } from "./overlay.js";
import { choicesOf } from "./resume.js";
import { SaveForm } from "./save.js";
import { Trial } from "./trial.js";

// The choices for each drawing that was opened.
const kept = new Map();
const NONE = {};
// The tab while it is open: a step may be taken back after it was left and opened again.
let shown = null;
const PICKS = {
  needle: "Click the needle", pivot: "Click the hub, or the place of the pivot", number: "Click the text that shows the value",
  stop: "Click ticks, numbers or places for stops", arc: "Click the progress arc", bands: "Click coloured bands", lamps: "Click lamps",
};
// The kinds of which there may be several.
const ADDED = { stop: "Stop", bands: "Band", lamps: "Lamp" };
const LIGHTS = ["bands", "lamps"];

export class Rig extends Part {
  #told = null;
  #drawing = null;
  #picking = null;
  #marked = -1;
  #summary = h("p", { class: "note rig-summary", role: "status" });
  #undo = this.own(new Undo({ steps: this.steps }));
  #hint = h("p", { class: "rig-hint", role: "status", hidden: true });
  #pickers = Object.fromEntries(Object.keys(PICKS).map(kind => [kind, h("button", {
    type: "button", class: "button", "aria-pressed": "false", onclick: () => this.#pick(this.#picking === kind ? null : kind),
  }, ADDED[kind] ? [icon("plus"), ADDED[kind]] : "Pick another")]));
  #leave = Object.fromEntries(["number", "arc"].map(kind => [kind, h("button", { type: "button", class: "button", onclick: () => this.#change({ [kind]: this.#told[kind] ? -1 : undefined }) })]));
  #findings = {
    needle: new Finding("Needle", this.#pickers.needle), pivot: new Finding("Pivot", this.#pickers.pivot),
    scale: new Finding("Scale"), number: new Finding("Value text", this.#pickers.number),
    arc: new Finding("Progress arc", this.#pickers.arc), bands: new Finding("Bands", this.#pickers.bands), lamps: new Finding("Lamps", this.#pickers.lamps),
  };
  #direction = numberField("Direction of the needle", value => this.#change({ direction: value }), "°", 2);
  #x = numberField("Pivot, x", x => this.#change({ pivot: [x, this.#pivot[1]] }));
  #y = numberField("Pivot, y", y => this.#change({ pivot: [this.#pivot[0], y] }));
  #stops = new Stops({
    onset: (stops, name) => this.#change({ stops: stops.toSorted((a, b) => a.value - b.value) }, name),
    onmark: index => { this.#marked = index; this.#mark(); },
  });
  #lights = Object.fromEntries(LIGHTS.map(kind => [kind, new Lights(this.#findings[kind].element.ariaLabel, {
    onset: (at, limits) => this.#light(kind, at, limits), onremove: at => this.#light(kind, at, null),
  })]));
  #save = new SaveForm({ onsave: (name, replace) => this.#write(name, replace) });
  #tree = new Tree({ label: "Elements of the drawing", onhover: row => this.#overlay.hover(row?.index ?? -1), onselect: () => {}, onpick: ({ index }) => this.#take(index, null) });
  #file = h("h2", { id: "rig-file" });
  #text = h("pre", { class: "text rig-text", tabindex: "0", role: "region", "aria-label": "Text of the document" });
  #overlay = this.own(new Overlay({
    stage: this.stage, onpick: (index, place) => this.#take(groupAround(this.#drawing.parts, index), place, index),
    onmove: (pivot, name) => this.#change({ pivot }, name && `pivot ${name}`),
  }));
  #trial = this.own(new Trial({ stage: this.stage, main: this.main, store: this.store }));
  #ask = coalesced(() => this.#read());

  constructor(parts) {
    super(parts);
    const { needle, pivot, scale } = this.#findings;
    needle.body.append(h("label", { class: "rig-field" }, "drawn at", this.#direction.element),
      iconButton("flip", "Turn the needle round", () => this.#change({ direction: (this.#told.direction ?? 0) > 0 ? this.#told.direction - 180 : this.#told.direction + 180 })));
    pivot.body.append(h("label", { class: "rig-field" }, "x", this.#x.element), h("label", { class: "rig-field" }, "y", this.#y.element));
    scale.body.append(this.#stops.element, h("div", { class: "rig-scale-foot" }, this.#pickers.stop, h("span", { class: "note" }, "clockwise from 12 o’clock")));
    for (const [kind, button] of Object.entries(this.#leave)) this.#findings[kind].body.append(button);
    for (const kind of LIGHTS) this.#findings[kind].body.append(this.#lights[kind].element);
    this.element = h("div", { class: "tool rig" }, this.own(new Nothing(parts)).element,
      h("div", { class: "rig-head" }, h("div", { class: "names" }, h("h2", {}, "Rig"), this.#summary), this.#undo.buttons, this.#trial.button),
      Object.values(this.#findings).map(({ element }) => element), this.#save.element);
    this.#arrange();
    this.stage.element.append(this.#hint);
    const key = event => { if (event.key === "Escape" && this.#picking && !event.defaultPrevented) this.#pick(null); };
    addEventListener("keydown", key);
    shown = this;
    this.until(() => { shown = null; removeEventListener("keydown", key); this.#hint.remove(); }, this.#trial.subscribe(() => this.#tried()));
    this.watch(["dial", "change"], () => { this.#drawing = null; this.#ask(); });
    this.watch(["dials"], ({ dials }) => this.#save.allow(Boolean(dials?.folder)));
  }

  // The elements and the text lie beside the picture.
  #arrange() {
    const { aside } = this;
    fill(aside, h("section", { class: "parts-place", "aria-labelledby": "rig-file" }, h("div", { class: "aside-head" }, this.#file), this.#tree.element),
      h("section", { class: "text-place", "aria-labelledby": "rig-text" }, h("div", { class: "aside-head" }, h("h2", { id: "rig-text" }, "Document")), this.#text));
    aside.setAttribute("aria-label", "Elements and text");
    aside.hidden = false;
    this.until(() => { aside.hidden = true; fill(aside); });
  }

  get #choices() { return kept.get(this.store.state.id) ?? NONE; }
  get #pivot() { return this.#choices.pivot ?? [this.#told.pivot?.x ?? 0, this.#told.pivot?.y ?? 0]; }
  get #list() { return this.#choices.stops ?? this.#told?.scale?.stops ?? []; }

  // `name` tells the changes that are one step in quick succession.
  #change(patch, name) {
    const { id } = this.store.state;
    const [before, after] = [this.#choices, { ...this.#choices, ...patch }];
    const go = choices => { kept.set(id, choices); return shown?.store.state.id === id ? shown.#changed() : null; };
    this.steps.changed(`rig ${name ?? performance.now()}`, () => go(before), () => go(after));
    return go(after);
  }

  #changed() {
    this.#trial.rest();
    this.#stops.show(this.#list);
    return this.#ask();
  }

  async #tried() {
    this.#mark();
    if (this.#trial.value != null && this.#told?.svg) await this.#ask();
  }

  async #read() {
    const { id, dial } = this.store.state;
    if (!isSVGFile(dial)) return;
    const choices = this.#choices;
    const stops = choices.stops?.map(({ value, angle }) => [value, angle]);
    try {
      const told = await api.rig({ id, ...choices, stops, value: this.#trial.value ?? undefined, listsParts: !this.#drawing });
      if (this.store.state.id !== id || choices !== this.#choices) return;
      if (told.drawing && !kept.has(id) && await this.#resume(id, told)) return this.#read();
      this.#show(told);
    } catch ({ message }) {
      if (this.store.state.id === id) fill(this.#summary, icon("warning"), message);
    }
  }

  // Goes on with the document that was saved of the drawing, if it is there.
  async #resume(id, { drawing, bands = [] }) {
    const document = id.replace(/\.svgz?$/i, "-dial.yaml");
    kept.set(id, NONE);
    if (!this.store.state.dials?.dials.some(each => each.id === document)) return false;
    const choices = choicesOf(await api.parts(document, {}), drawing.parts, bands.map(({ index }) => index));
    if (choices) kept.set(id, choices);
    return choices != null;
  }

  #show(told) {
    const isNew = told.drawing != null;
    this.#drawing = told.drawing ?? this.#drawing;
    const isSame = this.#told && !isNew && JSON.stringify({ ...told, svg: 0 }) === JSON.stringify({ ...this.#told, svg: 0 });
    this.#told = told;
    this.#trial.show(told);
    if (isSame) return;
    const { dial } = this.store.state;
    if (isNew) {
      this.#file.textContent = dial.path?.split("/").at(-1) ?? `${dial.name}.svg`;
      this.#save.suggest(`${dial.name}-dial`);
    }
    this.#tree.show(this.#rows(null), isNew ? this.#around(told.needle?.index) : []);
    this.#explain();
    this.#mark();
    fill(this.#text, (told.text ?? "").split("\n").map(lineOf));
  }

  // The groups around an element.
  #around(index) {
    const parent = this.#drawing.parts[index]?.parent;
    return parent == null ? [] : [...this.#around(parent), String(parent)];
  }

  #rows(parent, depth = 1) {
    const { needle, number, arc, bands, lamps } = this.#told;
    const named = [[needle, "needle"], [number, "value"], [arc, "arc"], ...bands.map(each => [each, "band"]), ...lamps.map(each => [each, "lamp"])];
    const roles = Object.fromEntries(named.map(([each, role]) => [each?.index, role]));
    return this.#drawing.parts.map((part, index) => ({ part, index })).filter(({ part }) => (part.parent ?? null) === parent).map(({ part, index }) => {
      const kind = part.text != null ? "text" : part.isGroup ? "group" : "shape";
      return { key: String(index), index, depth, kind, name: part.name || kind, hint: [part.text && `“${part.text.slice(0, 20)}”`, roles[index] && `· ${roles[index]}`].filter(Boolean).join(" "), children: () => this.#rows(index, depth + 1) };
    });
  }

  #explain() {
    const { needle, pivot, scale, number, arc, direction, fault, remarks } = this.#told;
    const found = { needle, pivot, scale, number, arc };
    const about = kind => (fault?.step === kind ? [fault.message] : remarks[kind] ?? []);
    const named = each => [h("strong", {}, each.name), `, ${each.words}`];
    const stops = this.#list;
    const range = stops.length > 1 && `${stops.length > 2 ? `${stops.length} stops, ` : ""}${stops[0].value} … ${stops.at(-1).value}, `;
    const words = { needle: needle && named(needle), pivot: pivot?.words, scale: scale && `${range}${scale.words}`, number: number && named(number), arc: arc && named(arc) };
    const none = { needle: "Pick it in the drawing", pivot: "Pick it in the drawing", scale: "Pick its stops in the drawing", number: "No text follows the reading", arc: "No arc follows the reading", bands: "No band lights up", lamps: "No lamp lights up" };
    for (const kind of LIGHTS) {
      const list = this.#told[kind];
      this.#lights[kind].show(list);
      if (!list.length) continue;
      found[kind] = { isCertain: !list.some(({ isGuess }) => isGuess) };
      words[kind] = `${list.length}, ${list.every(({ isChosen }) => isChosen) ? "chosen by hand" : "found by name"}`;
    }
    for (const [kind, finding] of Object.entries(this.#findings)) {
      const isNeeded = ["needle", "pivot", "scale"].includes(kind);
      const isGood = found[kind] ? found[kind].isCertain : !isNeeded;
      finding.look(found[kind] || !isNeeded ? (isGood && !about(kind).length ? "good" : "unsure") : "missing", words[kind] ?? none[kind], about(kind));
    }
    this.#direction.set(direction);
    this.#x.set(pivot?.x);
    this.#y.set(pivot?.y);
    this.#stops.show(stops);
    this.#pickers.stop.disabled = !pivot;
    for (const kind of ["arc", ...LIGHTS]) this.#pickers[kind].disabled = !scale;
    for (const [kind, button] of Object.entries(this.#leave)) {
      button.textContent = found[kind] ? "Leave as drawn" : "Find again";
      button.hidden = !found[kind] && this.#choices[kind] !== -1;
    }
    const open = Object.values(this.#findings).filter(({ element }) => element.dataset.state !== "good").length;
    fill(this.#summary, fault ? [icon("warning"), `The ${fault.step} is missing`] : open ? `Found, ${open} to look at` : [icon("check"), "All found"]);
    this.#save.look(fault == null);
  }

  #mark() {
    if (!this.#drawing || !this.#told) return;
    this.#overlay.show(this.#drawing, this.#told, { stops: this.#list, picking: this.#picking, marked: this.#marked, isHidden: this.#trial.value != null });
  }

  #pick(kind) {
    this.#picking = kind;
    for (const [name, button] of Object.entries(this.#pickers)) button.setAttribute("aria-pressed", String(name === kind));
    this.#hint.hidden = !kind;
    fill(this.#hint, kind && [PICKS[kind], h("span", { class: "roomy" }, ", or take it from the list of elements. ", h("kbd", {}, "Esc"), " ends.")]);
    if (kind) this.#trial.rest();
    this.#mark();
  }

  // An element was taken: by a click, with its place and the shape that was hit, or from the list.
  #take(index, place, shape = index) {
    const kind = this.#picking;
    const part = this.#drawing.parts[index];
    if (!kind || !part?.box && !place) return null;
    if (kind === "stop") return this.#takeStop(shape, place);
    if (!part && kind !== "pivot") return null;
    if (LIGHTS.includes(kind)) return this.#addLight(kind, kind === "bands" ? shape : index);
    this.#pick(null);
    const isHub = part?.box && (!place || isSmall(part.box, this.#drawing.viewBox, 0.5));
    const patch = { needle: { needle: index, direction: undefined }, pivot: { pivot: isHub ? middleOf(part.box) : place }, number: { number: shape }, arc: { arc: shape } }[kind];
    this.#change(patch);
    this.#pickers[kind].focus();
    return null;
  }

  #takeStop(index, place) {
    const found = stopAt(this.#drawing, this.#pivot, index, place ?? middleOf(this.#drawing.parts[index].box));
    const list = this.#list;
    const stop = { angle: found.angle, value: found.value ?? readingAt(list, found.angle) ?? 100 * list.length, isChosen: true };
    const stops = [...list.filter(({ value }) => value !== stop.value), stop].sort((a, b) => a.value - b.value);
    this.#change({ stops });
    // Its reading is often typed at once; in the list the next element is taken.
    if (place) this.#stops.edit(stop);
  }

  // The lights as the server takes them: an index alone for the range that the drawing suggests.
  #listed(kind) { return this.#choices[kind] ?? this.#told[kind].map(({ index }) => [index]); }

  #addLight(kind, index) {
    const list = this.#listed(kind);
    return list.some(([each]) => each === index) ? null : this.#change({ [kind]: [...list, [index]] });
  }

  // Other limits of a light; null for none of its own.
  #light(kind, at, limits) {
    const list = this.#listed(kind);
    const told = this.#told[kind].find(({ index }) => index === list[at][0]);
    // Limits may be chosen before the response to others.
    const [index, first = told?.from, last = told?.below] = list[at];
    const { from = null, below = null } = { from: first, below: last, ...limits };
    this.#change({ [kind]: limits ? list.with(at, [index, from, below]) : list.toSpliced(at, 1) });
    if (!limits) this.#pickers[kind].focus();
  }

  async #write(name, replace) {
    const { id } = this.store.state;
    const { steps, open } = this;
    const choices = { ...this.#choices, stops: this.#choices.stops?.map(({ value, angle }) => [value, angle]) };
    try {
      const written = await api.rig({ id, ...choices, name, replace });
      const files = written.files ?? [written];
      // An opened drawing is a file of the folder from now on.
      for (const file of files) kept.set(file.id, this.#choices);
      open(files.at(-1).id);
      await steps.wrote(files, undefined, () => open(id, { tab: "rig" }));
    } catch ({ message, exists }) {
      this.#save.ask(exists ? `${message}. Replace it or choose another name.` : message, exists);
    }
  }
}

// A line with its key and its comment; no '#' within quotes begins one.
function lineOf(text) {
  const [, key, value, comment] = /^(\s*(?:- )?(?:[A-Za-z]\w*:)?)((?:"(?:[^"\\]|\\.)*"|[^"#])*)(.*)$/.exec(text);
  return h("div", { class: "text-line" }, h("span", { class: "text-key" }, key), value, h("span", { class: "text-comment" }, comment));
}
