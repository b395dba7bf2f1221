// The parts and sections of a picture, as the server tells them.
import { parameterOf, read } from "../ground/quantity.js";

// The line of a document's title, in YAML and in JSON.
const TITLE = /^(title\s*:|\{?\s{0,2}"title"\s*:)/;

/** A token of the theme as a text names it. */
const WORD = /^[a-z]+$/i;

/**
 * @typedef {{id: string, name: string, type: string, file?: number, path?: (string|number)[], line: number, end: number,
 *   values: Record<string, any>, lines: Record<string, number>, colors?: string[]}} Entry a part, or a section
 */
export class Anatomy {
  constructor(told) {
    Object.assign(this, told);
    this.own = told.files.findIndex(({ isOwn }) => isOwn);
    if (this.own >= 0) this.sections = [this.#document(), ...told.sections];
    this.entries = [...told.parts, ...this.sections];
  }

  // The document itself, whose title `${title}` stands for.
  #document() {
    const { own: file, title } = this;
    const line = this.files[file].text.split(/\r?\n/).findIndex(each => TITLE.test(each)) + 1;
    this.types.document = { keys: [{ name: "title", kind: "text", help: "The name in lists, which ${title} stands for.", default: title, required: true }] };
    return { id: "document", name: "document", type: "document", file, path: [], line, end: line, lines: { title: line }, values: line ? { title } : {} };
  }

  entry(id) { return this.entries.find(each => each.id === id) ?? null; }
  typeOf(entry) { return this.types[entry.type]; }

  /** The ends of the scale that a part lies on, of which the group around it may have named another one. */
  domainOf(entry, { dial, values }) {
    const ids = entry?.id.split(".") ?? [];
    const around = ids.map((_, index) => this.entry(ids.slice(0, ids.length - index).join("."))?.values ?? {});
    const find = (type, name) => this.sections.find(each => each.type === type && each.name === name)?.values;
    const name = around.map(each => each.scale ?? find("reading", each.reading)?.scale).find(Boolean);
    const ends = find("scale", name)?.domain;
    const numbers = Array.isArray(ends) ? ends.map(end => {
      const parameter = dial?.parameters.find(each => each.name === parameterOf(end));
      return read(parameter ? values[parameter.name] ?? parameter.text : end)?.number ?? NaN;
    }) : [];
    return numbers.length === 2 && !numbers.some(Number.isNaN) ? numbers : this.domain;
  }

  /** The colour of the theme with a name. */
  color(name) { return WORD.test(name ?? "") ? this.colors.find(each => each.name === name) ?? null : null; }

  /** Whether a name in a text stands for the title of the document. */
  isTitle(name) { return name === "title" && !this.parameters.title && this.entry("document") != null; }

  /** Whether a value of an entry can be written: not in the templates of the program. */
  canWrite(entry) { return entry.path != null && this.files[entry.file]?.path != null; }

  /** The innermost part or section on a line of a file. */
  at(file, line) {
    const around = this.entries.filter(each => each.file === file && each.line <= line && line <= each.end);
    return around.sort((a, b) => (a.end - a.line) - (b.end - b.line) || b.id.length - a.id.length)[0] ?? null;
  }

  /** The colour of the theme that a line of a file sets. */
  colorAt(file, line) { return this.colors.find(({ place }) => place?.line === line && place.file === file) ?? null; }

  /** The parts inside an entry, and the outermost ones for null. */
  inside(entry) {
    const depth = entry ? entry.id.split(".").length + 1 : 1;
    return this.parts.filter(({ id }) => id.split(".").length === depth && (!entry || id.startsWith(`${entry.id}.`)));
  }

  /** The parts that a colour of the theme paints, without the groups around them. */
  paintedBy(name) { return this.parts.filter(each => each.colors.includes(name) && !this.inside(each).length); }

  /**
   * The colours of a part, what has most to say first: its keys that hold one, then colours of the theme that it takes
   * by itself.
   */
  paints(entry) {
    const keys = this.typeOf(entry).keys.filter(({ kind }) => kind === "color" || kind === "themeColor");
    const uses = entry.colors ?? [];
    const own = keys.map(key => ({ key, text: entry.values[key.name] ?? key.default, isSet: entry.values[key.name] != null }))
      .filter(({ text, isSet }) => typeof text === "string" && (isSet || uses.includes(text)))
      .map(paint => ({ ...paint, id: paint.key.name, color: this.color(paint.text) }));
    const named = new Set(own.map(({ color }) => color?.name));
    const theme = uses.filter(name => !named.has(name)).map(name => ({ id: `theme.${name}`, color: this.color(name) }));
    return [...own, ...theme];
  }
}

/** The colour that a paint has, in CSS. */
export const cssOf = paint => paint?.color?.color ?? paint?.text ?? null;
