// The words about a part, and the lines in which it is written.

/** The name of a part with that of its colour. */
export const tagOf = (name, color) => [...new Set([name, color])].filter(Boolean).join(" · ");

/** The keys that name sections of the document; a group with one of them is a dial of a board. */
export const SECTIONS = ["scale", "reading", "plot"];

/** The name of a part, with the scale, reading or plot of a group. */
export const nameOf = ({ name, type, values }) =>
  [name, type === "group" && SECTIONS.map(key => values[key]).find(Boolean)].filter(Boolean).join(" ");

/** The words among the values of a part, which tell it from others. */
export const hintOf = ({ values }) => [...new Set(Object.entries(values)
  .filter(([name, value]) => typeof value === "string" && name !== "path" && /^(?!true$|false$)[^-+.\d$]/.test(value))
  .map(([, value]) => value))].join(", ").slice(0, 40);

/** The lines of an entry, the first where they are many. */
export const linesOf = ({ line, end, path }) => (path?.length && end - line < 40
  ? Array.from({ length: end - line + 1 }, (_, index) => line + index) : [line]);

/** The part and its lines, to tell whether they are other ones. */
export const placeOf = entry => (entry ? [entry.id, entry.file, entry.line, entry.end].join() : "");

/** Why a part cannot be changed here. */
export function noteFor(anatomy, entry) {
  if (!entry) return anatomy.parts.length ? "Click a shape, a part or a line of the text." : "";
  if (anatomy.canWrite(entry)) return "";
  return anatomy.own < 0 ? "A part of a built-in template: its parameters can be changed here, and the theme once the dial is saved."
    : "A part of a built-in template: its parameters and the theme can be changed here.";
}
