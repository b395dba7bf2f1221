// The layers of an SVG: what is drawn, in the order in which it is drawn.

const DRAWN = new Set(["svg", "g", "a", "switch", "use", "image", "text", "tspan", "path", "circle", "ellipse",
  "rect", "line", "polyline", "polygon"]);

/**
 * @typedef {{key: string, element: SVGGraphicsElement, name: string, kind: string, hint: string, depth: number,
 *   children: () => Layer[]}} Layer
 */

/**
 * The layers directly within one. A key stays the same when the picture is drawn anew with other values.
 * @param {Element} parent
 * @param {string} [path] the key of the parent
 * @param {number} [depth]
 * @returns {Layer[]}
 */
export function layersOf(parent, path = "", depth = 1) {
  const counts = {};
  return [...parent.children].filter(element => DRAWN.has(element.localName)).map(element => {
    const kind = element.localName;
    counts[kind] = (counts[kind] ?? 0) + 1;
    const key = element.id ? `#${element.id}` : `${path}/${kind}${counts[kind]}`;
    return {
      key, kind, depth, element: /** @type {any} */ (element),
      name: element.id || kind,
      hint: hintOf(element),
      children: () => layersOf(element, key, depth + 1),
    };
  });
}

// What tells one from the next where it has no name: its words.
function hintOf(element) {
  if (element.localName === "text" || element.localName === "tspan") return shortened(element.textContent.trim());
  const words = [...element.children].filter(child => child.localName === "text").map(child => child.textContent.trim());
  return shortened(words.join(" "));
}

const shortened = text => (text.length > 24 ? `${text.slice(0, 23)}…` : text);

/** The animations of an element itself, in words. @param {Element} element */
export const motionsOf = element => [...element.children]
  .filter(child => /^(animate|set)/.test(child.localName))
  .map(child => {
    const what = child.getAttribute("type") ?? child.getAttribute("attributeName") ?? "motion";
    const endless = child.getAttribute("repeatCount") === "indefinite" ? ", endless" : "";
    return `${what}, ${child.getAttribute("dur") ?? "at once"}${endless}`;
  });
