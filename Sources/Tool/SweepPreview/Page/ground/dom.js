// Elements and icons, made without innerHTML, so that the name of a dial or a file never becomes markup.

/**
 * Makes an element. Attributes that begin with "on" are listeners; true makes an attribute without a value;
 * false, null and undefined are omitted; `value` and `checked` are set as properties.
 * @param {...any} children strings, nodes and lists of them; null and false are omitted
 */
export function h(tag, attributes, ...children) {
  const element = document.createElement(tag);
  const properties = [];
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value == null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "value" || name === "checked") properties.push([name, value]);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  append(element, children);
  // A range clamps its value to its limits, and a select takes only its own options: so values come last.
  for (const [name, value] of properties) element[name] = value;
  return element;
}

/**
 * Replaces the children of an element.
 * @param {...any} children as of `h`
 */
export function fill(element, ...children) {
  element.replaceChildren();
  append(element, children);
}

function append(element, children) {
  for (const child of children.flat(Infinity)) {
    if (child != null && child !== false) element.append(child);
  }
}

/** Makes an element of SVG. */
export function svgElement(tag, attributes, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** The directions of the arrow keys, down and to the right positive. */
export const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Follows the pointer from a press until it is released. */
export function followPointer(move, end) {
  const released = new AbortController();
  const release = () => { released.abort(); end?.(); };
  addEventListener("pointermove", move, { signal: released.signal });
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, release, { signal: released.signal });
}

/** Makes the listener of a link that stays within the page; a click for a new tab or window remains the browser's. */
export const onPlainClick = act => event => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  act();
};

// Drawn on 16 × 16 with strokes of 1.5; those in FILLED are filled.
const ICONS = {
  back: "M10 3 5 8l5 5",
  play: "M4.5 2.8v10.4L13 8Z",
  pause: "M4 3h3v10H4zM9 3h3v10H9z",
  first: "M4 3.5v9M12 3.5 6.5 8l5.5 4.5",
  last: "M12 3.5v9M4 3.5 9.5 8 4 12.5",
  previous: "M10.5 3.5 5 8l5.5 4.5",
  next: "M5.5 3.5 11 8l-5.5 4.5",
  loop: "M11 2.5 13.5 5 11 7.5M13.5 5H5a2.5 2.5 0 0 0-2.5 2.5V8"
    + "M5 13.5 2.5 11 5 8.5M2.5 11H11A2.5 2.5 0 0 0 13.5 8.5V8",
  minus: "M3.5 8h9",
  plus: "M3.5 8h9M8 3.5v9",
  fit: "M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10",
  help: "M6 6.2a2.1 2.1 0 1 1 3 1.9c-.7.4-1 .8-1 1.6M8 12v.2M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13",
  search: "M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M10.3 10.3 13.5 13.5",
  reset: "M3 8a5 5 0 1 0 1.7-3.8L3 5.7M3 2.5v3.2h3.2",
  undo: "M6 3 2.5 6.5 6 10M2.5 6.5H10a3.5 3.5 0 0 1 0 7H6",
  redo: "M10 3l3.5 3.5L10 10M13.5 6.5H6a3.5 3.5 0 0 0 0 7h4",
  close: "M4 4l8 8M12 4l-8 8",
  check: "M3 8.5 6.5 12 13 4.5",
  copy: "M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z",
  download: "M8 2.5V10M4.8 7 8 10.2 11.2 7M2.5 13.5h11",
  save: "M3 2.5h8L13.5 5v8.5h-11V2.5ZM5 2.5V6h5V2.5M5 13.5V9.5h6v4",
  eye: "M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8ZM8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4",
  hidden: "M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8ZM3 13 13 3",
  pin: "M8 10v4.5M5 2.5h6M6 2.5V7L4 10h8l-2-3V2.5",
  warning: "M8 2 14.5 13.5h-13ZM8 6.5v3.2M8 11.5v.2",
  sun: "M8 5.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6M8 1.2v1.4M8 13.4v1.4M1.2 8h1.4M13.4 8h1.4"
    + "M3.2 3.2l1 1M11.8 11.8l1 1M3.2 12.8l1-1M11.8 4.2l1-1",
  moon: "M13.5 9.5A6 6 0 0 1 6.5 2.5a6 6 0 1 0 7 7Z",
  auto: "M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8M8 1.8v12.4M8 4.8h4.9M8 8h6.1M8 11.2h4.9",
  still: "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2M6.5 6v4M9.5 6v4",
  down: "M4 6l4 4 4-4",
  lower: "M8 2.5v11M3.5 9 8 13.5 12.5 9",
  raise: "M8 13.5v-11M3.5 7 8 2.5 12.5 7",
  remove: "M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.7 9h6.6l.7-9M6.7 7v4M9.3 7v4",
  open: "M2.5 13V3.5h4l1.5 2h5.5V13ZM8 7.5v3.5M6.2 9.2h3.6",
  flip: "M3 5.5h9M9.5 3 12 5.5 9.5 8M13 10.5H4M6.5 8 4 10.5 6.5 13",
};
const FILLED = new Set(["play", "pause"]);

/** Makes an icon, 16 by 16, in the colour of the text; hidden from assistive technology. */
export const icon = name => svgElement("svg", { viewBox: "0 0 16 16", class: "icon", "aria-hidden": "true" },
  svgElement("path", { d: ICONS[name], class: FILLED.has(name) ? "filled" : "" }));

/**
 * Makes a square button with an icon.
 * @param {string} [key] the key that does the same, shown in the tooltip
 */
export const iconButton = (name, label, onclick, key) => h("button", {
  type: "button", class: "button quiet square", "aria-label": label, title: key ? `${label} (${key})` : label, onclick,
}, icon(name));
