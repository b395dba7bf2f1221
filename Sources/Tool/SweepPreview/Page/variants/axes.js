// The axes of a grid of variants, and their text in an address: `theme:flat;brass|value:0;50;100|160`.
import { isSVGFile, textOf } from "../ground/store.js";
import { NUMBERS, numberText, rangeOf } from "../widgets/ranges.js";

/** The widths of pictures in pixels. */
export const WIDTHS = ["96", "160", "240", "400"];
const WIDTH = "160";
/** The most values of an axis. */
export const MOST = 12;

// Names that are no parameters of any dial.
const EXTRA = [
  { key: "@page", name: "page", choices: ["light", "dark"] },
  { key: "@width", name: "size", choices: WIDTHS },
  { key: "@lang", name: "language", start: ["en", "de", "fr"] },
];

/**
 * Parameters, and the page, size and language of a picture.
 * @returns {{key: string, name: string, choices?: string[], start?: string[]}[]}
 */
export function axesOf(state) {
  const parameters = (state.dial?.parameters ?? []).map(parameter => ({
    key: parameter.name, name: parameter.name, ...range(state, parameter),
  }));
  return [...parameters, ...EXTRA.filter(({ key }) => key !== "@lang" || !isSVGFile(state.dial))];
}

function range(state, parameter) {
  const { name, type, choices } = parameter;
  if (type === "theme") return { choices: state.dial.themes };
  if (type === "boolean") return { choices: ["false", "true"] };
  if (choices) return { choices };
  const limits = NUMBERS.has(type) && rangeOf(parameter, state);
  if (!limits) return { start: [textOf(state, name)].filter(Boolean) };
  const { low, high } = limits;
  const parts = type === "integer" ? [0, 1] : [0, 0.25, 0.5, 0.75, 1];
  return { start: parts.map(part => numberText(parameter, +(low + (high - low) * part).toPrecision(4))) };
}

/** The first values of an axis: its first choices, the drawn one among them. */
function startOf(state, { key, choices, start }) {
  if (!choices) return start;
  const drawn = textOf(state, key);
  return [...new Set([...choices.includes(drawn) ? [drawn] : [], ...choices])].slice(0, 5);
}

/** The axis of a name with the values that it begins with. */
export function axisFor(state, key) {
  const axis = axesOf(state).find(each => each.key === key);
  return axis && { ...axis, values: startOf(state, axis) };
}

/** The rows, columns and width of a grid, from its text; what is missing or unknown begins as it does for every dial. */
export function gridOf(state) {
  const axes = axesOf(state);
  const [rows, columns, width] = state.view.variants.split("|");
  const read = (text = "") => {
    const [key, list = ""] = text.split(":");
    const axis = axisFor(state, decode(key));
    const values = list.split(";").filter(Boolean).map(decode).slice(0, MOST);
    return axis && { ...axis, values: values.length || text.includes(":") ? values : axis.values };
  };
  const has = key => axes.some(axis => axis.key === key);
  return {
    rows: read(rows) ?? axisFor(state, has("theme") ? "theme" : "@width"),
    columns: read(columns) ?? axisFor(state, has("value") ? "value" : "@page"),
    width: WIDTHS.includes(width) ? width : WIDTH,
  };
}

/** The text of a grid. */
export const textOfGrid = ({ rows, columns, width }) => [
  ...[rows, columns].map(({ key, values }) => [key, values.map(encodeURIComponent).join(";")].join(":")), width,
].join("|");

function decode(text) {
  try { return decodeURIComponent(text); } catch { return text; }
}

/** The picture of a cell: its parameters and language, its width, and the colours of the page around it. */
export function cellOf(grid, row, column) {
  const chosen = { [grid.rows.key]: row, [grid.columns.key]: column };
  const { "@page": page, "@width": width = grid.width, "@lang": lang, ...values } = chosen;
  return { values, lang, page, width };
}
