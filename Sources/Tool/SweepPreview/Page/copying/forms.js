/**
 * The ways to take a dial along: pure functions from what the server drew to the text that is copied.
 * @module
 */
import { dataURI, inMarkdown, inSrcset } from "./data-uri.js";
import { jsx } from "./jsx.js";
import { attribute, prefixOf, sizeOf, withPrefix, withoutNamespace, words } from "./markup.js";
import { webComponent } from "./web-component.js";

/**
 * What a form is made of.
 * @typedef {object} Drawing
 * @property {string} name The name of the dial, as in 'clock-station'.
 * @property {string} title
 * @property {string} description
 * @property {string} command
 * @property {string} svg The file as shipped.
 * @property {string} [still] Without movement, for readers who ask for less of it.
 * @property {string} [dark] In the colours for the dark.
 * @property {string} [darkStill]
 * @property {boolean} files Whether pictures are named as files instead of written out as data URIs.
 */

/** The name of a file of the dial: fileName({name}, "dark") is 'clock-dark.svg'. */
export const fileName = ({ name }, ...variants) => [words(name).join("-") || "dial", ...variants].join("-") + ".svg";

/** What is read out for the picture: its name, and its reading in words. */
export const alternative = ({ title, description }) =>
  [title, description].filter(Boolean).join(": ").replace(/\s+/g, " ");

/** A random beginning of ids, so that a file copied twice can stand twice in one page. */
export const freshPrefix = () =>
  "d" + crypto.getRandomValues(new Uint32Array(1))[0].toString(36).padStart(7, "0").slice(-7) + "_";

const address = (drawing, svg, variants, also) => (drawing.files ? fileName(drawing, ...variants) : dataURI(svg, also));

/** @param {Drawing} drawing */
export function image(drawing) {
  const { width, height } = sizeOf(drawing.svg);
  const source = address(drawing, drawing.svg, []);
  return `<img src="${source}" alt="${attribute(alternative(drawing))}" width="${width}" height="${height}">`;
}

/**
 * Light and dark, moving and still: the first source whose conditions hold is taken.
 * @param {Drawing} drawing
 */
export function picture(drawing) {
  const dark = "(prefers-color-scheme: dark)";
  const still = "(prefers-reduced-motion: reduce)";
  const sources = [
    [drawing.darkStill, `${dark} and ${still}`, ["dark", "still"]],
    [drawing.dark, dark, ["dark"]],
    [drawing.still, still, ["still"]],
  ];
  const lines = sources.filter(([svg]) => svg).map(([svg, media, variants]) =>
    `  <source media="${media}" srcset="${address(drawing, svg, variants, inSrcset)}">`);
  return ["<picture>", ...lines, `  ${image(drawing)}`, "</picture>"].join("\n");
}

/** @param {Drawing} drawing */
export function inline(drawing, prefix = freshPrefix()) {
  return withoutNamespace(withPrefix(drawing.svg, prefixOf(drawing.svg), prefix));
}

/** @param {Drawing} drawing */
export function background(drawing) {
  const { width, height } = sizeOf(drawing.svg);
  return [
    `width: ${width}px;`,
    `height: ${height}px;`,
    `background: url("${address(drawing, drawing.svg, [])}") center / contain no-repeat;`,
  ].join("\n");
}

/** @param {Drawing} drawing */
export function markdown(drawing) {
  const words = alternative(drawing).replace(/[\\`*_[\]<>&~|#!{}$]/g, "\\$&");
  return `![${words}](${address(drawing, drawing.svg, [], inMarkdown)})`;
}

/**
 * The forms in the order of the panel. `pictures` may name files; `variants` needs more than the file itself;
 * `fresh` ones are made anew at each copy.
 * @type {{key: string, name: string, note: string, pictures?: boolean, variants?: boolean, fresh?: boolean,
 *   text: (drawing: Drawing) => string}[]}
 */
export const forms = [
  { key: "svg", name: "SVG", note: "The file, as it is.", text: ({ svg }) => svg },
  { key: "data", name: "Data URI", note: "For an address in double quotes, in HTML or CSS.",
    text: ({ svg }) => dataURI(svg) },
  { key: "img", name: "<img>", note: "Moves, and is read out by its alt.", pictures: true, text: image },
  { key: "picture", name: "<picture>", note: "Other files for dark pages and for readers who ask for less motion.",
    pictures: true, variants: true, text: picture },
  { key: "inline", name: "Inline", note: "Markup within HTML. Ids are new with each copy.",
    fresh: true, text: (drawing) => inline(drawing) },
  { key: "css", name: "CSS background", note: "Nothing is read out: give the element role=img and a label.",
    pictures: true, text: background },
  { key: "jsx", name: "JSX", note: "A React component with ids of its own.", text: ({ svg, name }) => jsx(svg, name) },
  { key: "element", name: "Web component", note: "A custom element; ids and styles stay inside.",
    text: ({ svg, name }) => webComponent(svg, name) },
  { key: "markdown", name: "Markdown", note: "GitHub shows files alone, no data URIs.", pictures: true, text: markdown },
  { key: "command", name: "Command line", note: "Draws the same file.", text: ({ command }) => command },
];
