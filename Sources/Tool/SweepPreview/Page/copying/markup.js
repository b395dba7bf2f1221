// The text of an SVG file for the copied forms, and escapes for other languages.
import { svgFrom } from "../ground/svg.js";

const tags = /<(?:[^<>"']|"[^"]*"|'[^']*')*>/g;

/** Changes the tags of markup, but not the text between them. */
export const mapTags = (markup, change) => markup.replace(tags, change);

/** The common prefix of the ids and classes of a file; "" where there is none. */
export function prefixOf(svg) {
  const ids = [...svgFrom(svg).querySelectorAll("[id]")].map((element) => element.id);
  const prefix = ids[0]?.match(/^[A-Za-z]\w*?_/)?.[0] ?? "";
  return ids.every((id) => id.startsWith(prefix)) ? prefix : "";
}

/** The same file with another prefix of its ids, classes and references; the text that people read stays. */
export function withPrefix(svg, from, to) {
  if (!from) return svg;
  const swap = (text) => text.replace(new RegExp(`\\b${from}`, "g"), () => to);
  return mapTags(svg, swap).replace(/(<style>)([^<]*)/g, (_, tag, rules) => tag + swap(rules));
}

/** The file as markup for HTML, which needs neither declaration nor namespace. */
export const withoutNamespace = (svg) =>
  svg.replace(/^\s*<\?xml[^>]*\?>\s*/, "").replace(/^<!DOCTYPE[^>]*>\s*/, "")
    .replace(/ xmlns="http:\/\/www\.w3\.org\/2000\/svg"/, "").trim();

/** Text as the value of an HTML attribute in double quotes. */
export const attribute = (text) =>
  text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** Text as the content of a template literal, also within a script element. */
export const literal = (text) =>
  text.replace(/[\\`]|\$(?=\{)/g, "\\$&").replace(/<(?=\/script|!--)/gi, "<\\");

/** Text as a JavaScript string, also within a script element. */
export const string = (text) => JSON.stringify(text).replace(/<(?=\/script|!--)/gi, "<\\");

/** The words of a name in plain lower case: 'Große Uhr' gives ["grosse", "uhr"]. */
export const words = (name) =>
  name.replace(/ß/g, "ss").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().match(/[a-z0-9]+/g) ?? [];
