// The layers of an SVG: the elements that are drawn, in drawing order.

const DRAWN = new Set(["svg", "g", "a", "switch", "use", "image", "text", "tspan", "path", "circle", "ellipse",
  "rect", "line", "polyline", "polygon"]);

/**
 * The layers directly within an element. A layer has a `name`, a `kind` and a `hint`, its `element` and its `children`;
 * its `key` stays the same when the picture is drawn again with other values.
 */
export function layersOf(parent, path = "", depth = 1) {
  const counts = {};
  return [...parent.children].flatMap(unwrapped).filter(element => DRAWN.has(element.localName)).map(element => {
    const kind = element.localName;
    counts[kind] = (counts[kind] ?? 0) + 1;
    const key = element.id ? `#${element.id}` : `${path}/${kind}${counts[kind]}`;
    return {
      key, kind, depth, element,
      name: nameOf(element),
      hint: hintOf(element),
      children: () => layersOf(element, key, depth + 1),
    };
  });
}

/** Whether an element is only there to number a part for the tab Edit. */
export const isWrapper = ({ dataset, localName, attributes }) =>
  localName === "g" && dataset.part != null && attributes.length === 1;

const unwrapped = element => (isWrapper(element) ? [...element.children].flatMap(unwrapped) : [element]);

// The name by which documents call it. A recorded picture has its ids alone; in others an id without a name was made for
// the file.
function nameOf(element) {
  const { id, localName, dataset } = element;
  const isRecorded = !element.closest("svg").querySelector("[data-name]");
  return dataset.name || isRecorded && id || localName;
}

// The text of a nameless layer distinguishes it from its neighbours.
function hintOf(element) {
  if (element.localName === "text" || element.localName === "tspan") return shortened(element.textContent.trim());
  const texts = [...element.children].filter(({ localName }) => localName === "text");
  return shortened(texts.map(({ textContent }) => textContent.trim()).join(" "));
}

const shortened = text => (text.length > 24 ? `${text.slice(0, 23)}…` : text);

/** The animations of the element itself, in words. */
export const motionsOf = element => [...element.children]
  .filter(child => /^(animate|set)/.test(child.localName))
  .map(child => {
    const what = child.getAttribute("type") ?? child.getAttribute("attributeName") ?? "motion";
    const endless = child.getAttribute("repeatCount") === "indefinite" ? ", repeats forever" : "";
    return `${what}, ${child.getAttribute("dur") ?? "instant"}${endless}`;
  });
