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
