/**
 * What the copied forms need to know about the text of an SVG file, and how to write text safely into other texts.
 * @module
 */

const tags = /<(?:[^<>"']|"[^"]*"|'[^']*')*>/g;

/**
 * Changes the tags of a markup and leaves the text between them alone.
 * @param {string} markup
 * @param {(tag: string) => string} change
 */
export const mapTags = (markup, change) => markup.replace(tags, change);

/**
 * The root element of an SVG text.
 * @param {string} svg
 * @returns {SVGSVGElement}
 */
export function rootOf(svg) {
  const parsed = new DOMParser().parseFromString(svg, "image/svg+xml");
  const fault = parsed.querySelector("parsererror");
  if (fault) throw new Error(fault.textContent);
  return parsed.documentElement;
}

/**
 * The size that the file gives itself, in CSS pixels; without width and height, that of its viewBox.
 * @param {string} svg
 * @returns {{width: number, height: number}}
 */
export function sizeOf(svg) {
  const root = rootOf(svg);
  const box = (root.getAttribute("viewBox") ?? "0 0 300 150").split(/[\s,]+/).map(Number);
  const side = (name, otherwise) => parseFloat(root.getAttribute(name)) || otherwise;
  return { width: side("width", box[2]), height: side("height", box[3]) };
}

/**
 * What the ids and classes of a file begin with, or "" where they begin with different things.
 * @param {string} svg
 */
export function prefixOf(svg) {
  const ids = [...rootOf(svg).querySelectorAll("[id]")].map((element) => element.id);
  const prefix = ids[0]?.match(/^[A-Za-z]\w*?_/)?.[0] ?? "";
  return ids.every((id) => id.startsWith(prefix)) ? prefix : "";
}

/**
 * The same file with other beginnings of its ids, classes and of all that points to them; what is only read stays.
 * @param {string} svg
 * @param {string} from
 * @param {string} to
 */
export function withPrefix(svg, from, to) {
  if (!from) return svg;
  const swap = (text) => text.replace(new RegExp(`\\b${from}`, "g"), () => to);
  return mapTags(svg, swap).replace(/(<style>)([^<]*)/g, (_, tag, rules) => tag + swap(rules));
}

/** The file as markup within HTML: no declaration, and no namespace, which HTML gives by itself. */
export const withoutNamespace = (svg) =>
  svg.replace(/^\s*<\?xml[^>]*\?>\s*/, "").replace(/^<!DOCTYPE[^>]*>\s*/, "")
    .replace(/ xmlns="http:\/\/www\.w3\.org\/2000\/svg"/, "").trim();

/** Text as the value of an HTML attribute in double quotes. */
export const attribute = (text) =>
  text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** Text as the inside of a template literal, also within a script element. */
export const literal = (text) =>
  text.replace(/[\\`]|\$(?=\{)/g, "\\$&").replace(/<(?=\/script|!--)/gi, "<\\");

/** Text as a JavaScript string, also within a script element. */
export const string = (text) => JSON.stringify(text).replace(/<(?=\/script|!--)/gi, "<\\");

/** Words of a name in plain small letters: 'Große Uhr' gives ["grosse", "uhr"]. */
export const words = (name) =>
  name.replace(/ß/g, "ss").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().match(/[a-z0-9]+/g) ?? [];
