// The forms that can be copied: pure functions from a drawing to the text. A drawing has the `name`, the `title`, the
// `description` and the `command` of the dial; `svg`, the file as shipped, and its variants `still`, `dark` and
// `darkStill`; and `files`, whether pictures are linked instead of embedded as data URIs.
import { sizeOf, svgFrom } from "../ground/svg.js";
import { alternative } from "../ground/words.js";
import { dataURI, inMarkdown, inSrcset } from "./data-uri.js";
import { jsx } from "./jsx.js";
import { attribute, prefixOf, withPrefix, withoutNamespace, words } from "./markup.js";
import { webComponent } from "./web-component.js";

/** The name of a file of the dial: fileName({name}, "dark") is 'clock-dark.svg'. */
export const fileName = ({ name }, ...variants) => [words(name).join("-") || "dial", ...variants].join("-") + ".svg";

/** A random prefix of ids, so that two copies of a file can be in one page. */
const freshPrefix = () =>
  "d" + crypto.getRandomValues(new Uint32Array(1))[0].toString(36).padStart(7, "0").slice(-7) + "_";

const address = (drawing, svg, variants, also) => (drawing.files ? fileName(drawing, ...variants) : dataURI(svg, also));

function image(drawing) {
  const { width, height } = sizeOf(svgFrom(drawing.svg));
  const source = address(drawing, drawing.svg, []);
  return `<img src="${source}" alt="${attribute(alternative(drawing))}" width="${width}" height="${height}">`;
}

/** Light and dark, animated and still: browsers use the first source whose conditions hold. */
function picture(drawing) {
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

function inline(drawing) {
  return withoutNamespace(withPrefix(drawing.svg, prefixOf(drawing.svg), freshPrefix()));
}

function background(drawing) {
  const { width, height } = sizeOf(svgFrom(drawing.svg));
  return [
    `width: ${width}px;`,
    `height: ${height}px;`,
    `background: url("${address(drawing, drawing.svg, [])}") center / contain no-repeat;`,
  ].join("\n");
}

function markdown(drawing) {
  const words = alternative(drawing).replace(/[\\`*_[\]<>&~|#!{}$]/g, "\\$&");
  return `![${words}](${address(drawing, drawing.svg, [], inMarkdown)})`;
}

/** The forms in the order of the tab. `variants` needs more than the file; `fresh` is made again for each copy. */
export const forms = [
  { key: "svg", name: "SVG", note: "The file as it is. For a second place in one page copy Inline: a hidden first one takes its ids along.",
    text: ({ svg }) => svg },
  { key: "data", name: "Data URI", note: "For a double-quoted URL in HTML or CSS.", text: ({ svg }) => dataURI(svg) },
  { key: "img", name: "<img>", note: "Animated. Screen readers read its alt.", text: image },
  { key: "picture", name: "<picture>", note: "With variants for dark pages and reduced motion.",
    variants: true, text: picture },
  { key: "inline", name: "Inline", note: "Markup for HTML. Copy again for each place: each copy has its own ids.",
    fresh: true, text: inline },
  { key: "css", name: "CSS background", note: "Screen readers skip it: add role=img and a label.", text: background },
  { key: "jsx", name: "JSX", note: "A React component. Each instance has its own ids.",
    text: ({ svg, name }) => jsx(svg, name) },
  { key: "element", name: "Web component", note: "A custom element that keeps its ids and styles inside.",
    text: ({ svg, name }) => webComponent(svg, name) },
  { key: "markdown", name: "Markdown", note: "GitHub shows files, but not data URIs.", text: markdown },
  { key: "command", name: "Command line", note: "Renders the same file.", text: ({ command }) => command },
];
