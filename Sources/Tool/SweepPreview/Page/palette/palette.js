// The tab Palette: colours of a brand become a theme, which is seen on seven dials, mended, and used.
import * as api from "../ground/api.js";
import { coalesced } from "../ground/coalesced.js";
import { cssColor } from "../ground/colors.js";
import { fill } from "../ground/dom.js";
import { Part } from "../ground/part.js";
import { Nothing } from "../widgets/nothing.js";
import { Undo } from "../widgets/undo.js";
import { Brand } from "./brand.js";
import { Keys } from "./keys.js";
import { Sheet } from "./sheet.js";

// The parts that write, each in its key `color`.
const TEXTS = new Set(["caption", "labels", "readout", "arcText", "legend", "statistic", "axis"]);
// The brand is the same for every dial that is opened.
let kept = null;
// The tab while it is open: a step may be taken back after it was left and opened again.
let shown = null;

export class Palette extends Part {
  #told = null;
  #texts = [];
  #own = [];
  #sheet = new Sheet();
  #brand = new Brand({ onchange: (patch, name) => this.#change(patch, name), onuse: (name, replace) => this.#use(name, replace) });
  #keys = new Keys({
    onchange: ({ light, dark }, name) =>
      this.#change({ light: { ...this.#brief.light, ...light }, dark: { ...this.#brief.dark, ...dark } }, name),
  });
  #undo = this.own(new Undo({ steps: this.steps }));
  #derive = coalesced(() => this.#ask());
  #draw = coalesced(async () => {
    const { id, dial, change } = this.store.state;
    if (this.#told && dial) await this.#sheet.show(this.#told, { id, dial, values: this.#otherValues, version: change?.version ?? 0 });
  });
  element = this.#keys.element;

  constructor(parts) {
    super(parts);
    const { aside, main } = this;
    this.element.prepend(this.own(new Nothing(parts)).element);
    this.#brand.tools.prepend(...this.#undo.buttons);
    fill(aside, this.#brand.element);
    aside.setAttribute("aria-label", "Brand");
    aside.hidden = false;
    main.append(this.#sheet.element);
    shown = this;
    this.until(() => { shown = null; aside.hidden = true; fill(aside); this.#sheet.element.remove(); });
    this.watch(["dial", "dials"], () => this.#read());
    this.watch(["values"], () => this.#derive());
    this.watch(["change"], () => this.#draw());
  }

  // The colours that the dial writes in need the contrast of text.
  async #read() {
    const { id, dial, values } = this.store.state;
    if (!dial) return;
    const { parts, types } = await api.parts(id, values).catch(() => ({ parts: [], types: {} }));
    if (this.store.state.id !== id) return;
    this.#own = parts.flatMap(part => ownColors(part, types[part.type].keys));
    this.#texts = parts.filter(({ type }) => TEXTS.has(type)).map(each => each.values.color).filter(each => typeof each === "string");
    await this.#derive();
  }

  get #themeName() { return this.store.state.dial?.parameters.find(({ type }) => type === "theme")?.name ?? "theme"; }

  get #otherValues() {
    const { [this.#themeName]: _, ...others } = this.store.state.values;
    return others;
  }

  // The dial at hand, its theme where the address sets one, and the keys that its text is written in.
  get #subject() {
    const { id, values } = this.store.state;
    return { id, theme: values[this.#themeName] ?? null, texts: this.#texts };
  }

  // The source of the theme: the brand, or as long as that is not touched the theme of the dial.
  get #brief() { return kept ?? briefOf(this.#told); }

  // `name` tells the changes that are one step in quick succession, such as those of a drag in a picker.
  #change(patch, name) {
    const brief = { ...this.#brief, file: null };
    // Of a theme that was made otherwise, only its look is kept: other colours are a new brand.
    const [before, after] = [kept, { ...brief, ...patch.colors && { ...byHand(brief), shown: null }, ...patch }];
    const go = brief => { kept = brief; return shown?.#derive(); };
    this.steps.changed(`palette ${name ?? performance.now()}`, () => go(before), () => go(after));
    return go(after);
  }

  async #ask() {
    const { id } = this.store.state;
    const brief = kept;
    try {
      const ask = own => api.palette({ ...this.#subject, ...own ?? { colors: [] } });
      let told = await ask(brief);
      // The file counts, which may have been edited since it was written.
      if (brief?.file && brief.file === told.file) Object.assign(brief, briefOf(told = await ask()));
      // The roles that were given to the colours stay when these change.
      if (brief) brief.colors = told.colors;
      if (this.store.state.id === id && kept === brief) this.#show(told);
    } catch ({ message }) {
      this.#brand.ask(message);
    }
  }

  #show(told) {
    this.#told = told;
    const { dial, dials } = this.store.state;
    this.#brand.show(told, { file: told.file ?? kept?.file ?? "brand", canWrite: Boolean(dial && dials?.folder) });
    this.#keys.show(told, byHand(this.#brief), this.#own);
    this.#draw();
  }

  async #use(name, replace) {
    const { store, steps } = this;
    const { dial } = store.state;
    try {
      const written = await api.palette({ ...this.#subject, ...this.#brief, name, replace });
      const others = this.#otherValues;
      await steps.wrote(written.files ?? written, dial.path ? others : { ...others, [this.#themeName]: `${name}.yaml` });
      if (kept) kept.file = name;
      this.#brand.ask(`Written as ${name}.yaml${dial.path ? `, and named in ${dial.path}` : ""}.`, { isBad: false });
    } catch ({ message, exists }) {
      this.#brand.ask(exists ? `${message}. Replace it or choose another name.` : message, { isReplacing: exists });
    }
  }
}

// The colours that a part of the document has by itself and not from the theme.
const ownColors = ({ name, type, path, values }, keys) => (path ? keys : [])
  .filter(key => /color/i.test(key.kind) && typeof values[key.name] === "string" && cssColor(values[key.name]))
  .map(key => ({ name, key, color: values[key.name], isText: TEXTS.has(type) && key.name === "color" }));

// A theme as the page changes it; `shown` are colours of one that was made otherwise, and nobody has set by hand.
const briefOf = ({ colors, base, font, kept: { light, dark }, file }) =>
  ({ colors, base, font, light, dark, shown: file ? null : { light, dark }, file });

function byHand({ light, dark, shown }) {
  const own = (colors, known = {}) => Object.fromEntries(Object.entries(colors).filter(([name, color]) => color !== known[name]));
  return { light: own(light, shown?.light), dark: own(dark, shown?.dark) };
}
