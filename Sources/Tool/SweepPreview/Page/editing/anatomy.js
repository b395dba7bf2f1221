// The parts and sections of a picture, as the server tells them.

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
    this.entries = [...told.parts, ...told.sections];
  }

  entry(id) { return this.entries.find(each => each.id === id) ?? null; }
  typeOf(entry) { return this.types[entry.type]; }

  /** The colour of the theme with a name. */
  color(name) { return WORD.test(name ?? "") ? this.colors.find(each => each.name === name) ?? null : null; }

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
