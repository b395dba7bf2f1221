// Reads SVG text.

/**
 * Reads an SVG document.
 * @returns {SVGSVGElement} a root that belongs to this document but is not in it yet
 * @throws {Error} when the text is not XML or not SVG
 */
export function svgFrom(text) {
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  const fault = parsed.querySelector("parsererror");
  if (fault || parsed.documentElement.localName !== "svg") throw new Error(fault?.textContent ?? "not SVG");
  return document.importNode(parsed.documentElement, true);
}

/** The size of a file in CSS pixels: its width and height, or else those of its viewBox. */
export function sizeOf(root) {
  const box = (root.getAttribute("viewBox") ?? "").trim().split(/[\s,]+/).map(Number);
  const side = name => parseFloat(root.getAttribute(name) ?? "");
  return { width: side("width") || box[2] || 300, height: side("height") || box[3] || 150 };
}

/** The box of an element in the window, without what clips hide of it. */
export function visibleBox(element) {
  const whole = element.getBoundingClientRect();
  const [, id] = /^url\(["']?#(.+?)["']?\)$/.exec(element.getAttribute("clip-path") ?? "") ?? [];
  const inside = element.querySelector("[clip-path]") ? boxAround([...element.children]) : whole;
  const clip = id && element.ownerSVGElement?.getElementById(id);
  if (!clip) return inside;
  const { a, b, c, d, e, f } = element.getScreenCTM();
  const matrix = new DOMMatrix([a, b, c, d, e, f]);
  const corners = [...clip.children].flatMap(each => cornersOf(each.getBBox())).map(point => point.matrixTransform(matrix));
  const edge = (most, key) => most(...corners.map(point => point[key]));
  const left = Math.max(inside.left, edge(Math.min, "x")), top = Math.max(inside.top, edge(Math.min, "y"));
  const right = Math.min(inside.right, edge(Math.max, "x")), bottom = Math.min(inside.bottom, edge(Math.max, "y"));
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

const cornersOf = ({ x, y, width, height }) => [[x, y], [x + width, y], [x, y + height], [x + width, y + height]].map(each => new DOMPoint(...each));

/** The box around the visible boxes of elements. */
export const boxAround = elements => union(elements.map(visibleBox));

function union(boxes) {
  const shown = boxes.filter(({ width, height }) => width || height);
  const [left, top] = ["left", "top"].map(side => Math.min(...shown.map(each => each[side])));
  const [right, bottom] = ["right", "bottom"].map(side => Math.max(...shown.map(each => each[side])));
  return shown.length ? new DOMRect(left, top, right - left, bottom - top) : new DOMRect();
}
