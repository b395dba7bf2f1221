// SVG files as data URIs. Percent-encoded markup is shorter than Base64 and compresses better.
import { mapTags } from "./markup.js";

// '%' and '#' have a meaning in URIs, '&' and '"' in attributes, '\' in CSS; '<' and '>' are not allowed in URIs.
// Other characters than ASCII would depend on the encoding of the page.
const unsafe = /[%#&"\\<>^`|\p{Cc}\u007f-\u{10ffff}]/gu;

/** Puts attributes in single quotes, which need no escape here, unless their values contain some. */
const singleQuoted = (svg) =>
  mapTags(svg, (tag) => tag.replace(/="([^"']*)"|="[^"]*"/g,
    (whole, value) => (value === undefined ? whole : `='${value}'`)));

/**
 * A file as data URI, for attributes in double quotes and for CSS `url("…")`.
 * @param {RegExp} [also] Characters to escape as well: spaces in `srcset`, brackets in Markdown.
 */
export function dataURI(svg, also) {
  const encode = (text) => text.replace(unsafe, encodeURIComponent);
  const uri = `data:image/svg+xml,${encode(singleQuoted(svg.trim()))}`;
  return also ? uri.replace(also, (sign) => "%" + sign.charCodeAt(0).toString(16).toUpperCase()) : uri;
}

/** `srcset` splits at a comma only before a space, so escaping spaces is enough. */
export const inSrcset = / /g;

/** Markdown ends an address at a space or a bracket. */
export const inMarkdown = /[ ()]/g;
