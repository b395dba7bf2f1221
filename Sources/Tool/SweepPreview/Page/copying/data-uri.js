/**
 * SVG files as data URIs: percent-encoded, which for markup is shorter than base64 and compresses better.
 * @module
 */
import { mapTags } from "./markup.js";

// '%' and '#' have a meaning in URIs, '&' and '"' in attributes, '\' in CSS, '<' and '>' in neither,
// but they are not allowed in URIs. What is not ASCII would depend on the encoding of the page.
const unsafe = /[%#&"\\<>^`|\p{Cc}\u007f-\u{10ffff}]/gu;

/** Attributes in single quotes, which need no escape here, where their values have none. */
const singleQuoted = (svg) =>
  mapTags(svg, (tag) => tag.replace(/="([^"']*)"|="[^"]*"/g,
    (whole, value) => (value === undefined ? whole : `='${value}'`)));

/**
 * A file as data URI for attributes in double quotes and for CSS `url("…")`.
 * @param {string} svg
 * @param {RegExp} [also] What else must not stand in it: spaces in `srcset`, brackets in Markdown.
 */
export function dataURI(svg, also) {
  const encode = (text) => text.replace(unsafe, encodeURIComponent);
  const uri = `data:image/svg+xml,${encode(singleQuoted(svg.trim()))}`;
  return also ? uri.replace(also, (sign) => "%" + sign.charCodeAt(0).toString(16).toUpperCase()) : uri;
}

/** Commas part the pictures of `srcset` only before a space, so that spaces are all that must go. */
export const inSrcset = / /g;

/** Markdown ends an address at a space or a bracket. */
export const inMarkdown = /[ ()]/g;
