// Contours of parts, drawn within the picture so that they move with it.
import { h, svgElement } from "../ground/dom.js";
import { Part } from "../ground/part.js";
import { visibleBox } from "../ground/svg.js";

const COLOR = "#1677ff";
const WIDTH = 1.6;
const SMALL = 24;

/** The contours of the parts that are pointed at and of those that are chosen, each kind with a tag. */
export class Contour extends Part {
  #targets = { hovered: [], chosen: [] };
  #drawn = [];
  #tags = {
    hovered: h("div", { class: "contour-tag", hidden: true }), chosen: h("div", { class: "contour-tag chosen", hidden: true }),
  };
  #texts = { hovered: "", chosen: "" };

  constructor(parts) {
    super(parts);
    const tags = Object.values(this.#tags);
    this.stage.overlay.append(...tags);
    const place = () => this.#place();
    this.until(this.clock.subscribe(place), this.stage.subscribe(() => this.#draw()), () => this.#clear(),
      ...tags.map(tag => () => tag.remove()));
  }

  /** Shows elements of the picture, and words beside the first one. */
  show(kind, elements, text = "") {
    const old = this.#targets[kind];
    if (this.#texts[kind] === text && old.length === elements.length && old.every((each, i) => each === elements[i])) return;
    [this.#targets[kind], this.#texts[kind]] = [elements, text];
    this.#draw();
  }

  #clear() {
    for (const element of this.#drawn.splice(0)) element.remove();
  }

  #draw() {
    this.#clear();
    const { svg } = this.stage;
    for (const [kind, elements] of Object.entries(this.#targets)) {
      const shown = elements.filter(each => each.isConnected && svg?.contains(each));
      if (shown.length) this.#drawn.push(this.#layer(kind, shown, svg));
    }
    svg?.append(...this.#drawn);
    this.#place();
    // Chromium animates a new 'use' with the next change of time after its layout.
    if (svg?.animationsPaused()) svg.setCurrentTime(svg.getCurrentTime());
  }

  // A 'use' has the motion of its target too.
  #layer(kind, elements, svg) {
    const { x, y, width, height } = svg.viewBox.baseVal;
    const unit = width / svg.getBoundingClientRect().width || 1;
    const id = `contour-${kind}`;
    const filter = svgElement("filter", {
      id, filterUnits: "userSpaceOnUse", x: x - 2 * width, y: y - 2 * height, width: 5 * width, height: 5 * height,
    },
      svgElement("feColorMatrix", { values: "1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 20 0", result: "whole" }),
      svgElement("feMorphology", { operator: "dilate", radius: String(WIDTH * unit), in: "whole", result: "wide" }),
      svgElement("feFlood", { "flood-color": COLOR }),
      svgElement("feComposite", { in2: "wide", operator: "in", result: "colored" }),
      svgElement("feComposite", { in: "colored", in2: "whole", operator: "out" }));
    const uses = elements.map((element, index) => {
      const box = element.getBoundingClientRect();
      // A contour would hide small words and signs.
      if (Math.min(box.width, box.height) < SMALL) return frame(box, svg, unit);
      element.id ||= `${id}-${index}`;
      const use = svgElement("use", { href: `#${CSS.escape(element.id)}`, filter: `url(#${id})` });
      const parent = element.parentElement === svg ? null : element.parentElement;
      const matrix = parent && svg.getScreenCTM().inverse().multiply(parent.getScreenCTM());
      const { a, b, c, d, e, f } = matrix ?? {};
      return matrix ? svgElement("g", { transform: `matrix(${[a, b, c, d, e, f].join(" ")})` }, use) : use;
    });
    return svgElement("g", { "pointer-events": "none", "data-contour": kind, "aria-hidden": "true" }, filter, ...uses);
  }

  #place() {
    const around = this.stage.overlay.getBoundingClientRect();
    for (const [kind, tag] of Object.entries(this.#tags)) {
      const [target] = this.#targets[kind];
      tag.hidden = !target?.isConnected || !this.#texts[kind];
      if (tag.hidden) continue;
      tag.textContent = this.#texts[kind];
      const { left, top, width } = visibleBox(target);
      tag.style.translate = `${Math.round(left + width / 2 - around.left)}px ${Math.max(0, Math.round(top - around.top))}px`;
    }
  }
}

function frame({ left, top, width, height }, svg, unit) {
  const { left: x, top: y } = svg.getBoundingClientRect();
  const { x: originX, y: originY } = svg.viewBox.baseVal;
  return svgElement("rect", {
    x: originX + (left - x - 3) * unit, y: originY + (top - y - 3) * unit, width: (width + 6) * unit, height: (height + 6) * unit,
    rx: 3 * unit, fill: "none", stroke: COLOR, "stroke-width": WIDTH * unit,
  });
}
