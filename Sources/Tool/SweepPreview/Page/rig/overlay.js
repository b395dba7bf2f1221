// The parts that were found, over the drawing: the needle, its pivot, the stops of the scale and the value text. Shapes are
// picked here, and the pivot is moved.
import { ARROWS, fill, followPointer, h, svgElement } from "../ground/dom.js";
import { Part } from "../ground/part.js";
import { middleOf, placeAt, rounded, sizeOf } from "./geometry.js";

const MARK = 20;

export class Overlay extends Part {
  #drawing = null;
  #told = {};
  #view = { stops: [], picking: null, marked: -1, isHidden: false };
  #hovered = -1;
  #map = null;
  #marks = svgElement("g", {});
  #targets = svgElement("g", { class: "rig-targets" });
  #targeted = "";
  #svg = svgElement("svg", { class: "rig-overlay", "aria-hidden": "true" }, this.#marks, this.#targets);
  #tags = h("div", { class: "rig-tags", "aria-hidden": "true" });
  #pivot = h("button", {
    type: "button", class: "rig-pivot", hidden: true, title: "Drag, or move with the arrow keys; with Shift by ten",
    onpointerdown: event => this.#drag(event), onkeydown: event => this.#key(event),
  });
  element = h("div", { class: "rig-marks" }, this.#svg, this.#tags, this.#pivot);

  constructor(parts) {
    super(parts);
    this.stage.overlay.append(this.element);
    this.#svg.addEventListener("pointerdown", event => { if (this.#view.picking) event.stopPropagation(); });
    this.#svg.addEventListener("pointermove", event => this.hover(this.#at(event)));
    this.#svg.addEventListener("pointerleave", () => this.hover(-1));
    this.#svg.addEventListener("click", event => this.#click(event));
    this.until(this.stage.subscribe(() => this.#draw()), () => this.element.remove());
  }

  show(drawing, told, view) {
    if (drawing !== this.#drawing) this.#targeted = "";
    [this.#drawing, this.#told, this.#view] = [drawing, told, view];
    this.#draw();
  }

  /** Outlines an element; -1 for none. */
  hover(index) {
    if (index === this.#hovered) return;
    this.#hovered = index;
    this.#draw();
  }

  // The map from the drawing to the pixels of the overlay.
  #measure() {
    const matrix = this.stage.svg?.getScreenCTM();
    const { left, top } = this.stage.overlay.getBoundingClientRect();
    return matrix && new DOMMatrix([matrix.a, matrix.b, matrix.c, matrix.d, matrix.e - left, matrix.f - top]);
  }

  #point([x, y]) {
    const { a, b, c, d, e, f } = this.#map;
    return [a * x + c * y + e, b * x + d * y + f];
  }

  #place({ clientX, clientY }) {
    const { left, top } = this.stage.overlay.getBoundingClientRect();
    const { x, y } = this.#map.inverse().transformPoint({ x: clientX - left, y: clientY - top });
    return [x, y];
  }

  #draw() {
    this.#map = this.#drawing && this.#measure();
    const { picking, isHidden } = this.#view;
    this.element.hidden = !this.#map || isHidden;
    if (this.element.hidden) return;
    const { needle, number, pivot, arc, bands, lamps } = this.#told;
    fill(this.#marks, [arc, ...bands, ...lamps].map(each => each && this.#outline(each.index, "rig-needle")), this.#scale(), needle && this.#outline(needle.index, "rig-needle"), number && this.#frame(number.index, "rig-number"),
      this.#outline(this.#hovered, "rig-hovered"));
    this.#svg.classList.toggle("picking", Boolean(picking));
    this.#aim(picking ? this.#matrix() : "");
    this.#pivot.hidden = !pivot;
    if (pivot) this.#showPivot([pivot.x, pivot.y]);
    this.#tell();
  }

  #showPivot(place) {
    const [x, y] = this.#point(place);
    this.#pivot.style.translate = `${x}px ${y}px`;
    this.#pivot.ariaLabel = `Pivot at ${place.map(each => rounded(each)).join(", ")}; move with the arrow keys`;
  }

  #matrix() {
    const { a, b, c, d, e, f } = this.#map;
    return `matrix(${[a, b, c, d, e, f].join(" ")})`;
  }

  // The elements that paint something, the last on top; behind them all of the picture. A click needs them to stay.
  #aim(transform) {
    if (this.#targeted === transform) return;
    this.#targeted = transform;
    const [x, y, width, height] = this.#drawing.viewBox;
    this.#targets.setAttribute("transform", transform);
    fill(this.#targets, transform && [svgElement("rect", { x, y, width, height, "data-part": -1 }), ...this.#drawing.parts.map((part, index) => {
      if (!part.box || part.isGroup) return null;
      const [left, top, wide, high] = part.box;
      const kind = { "data-part": index, class: part.isFilled || !part.outline ? "filled" : "line" };
      return part.outline ? svgElement("path", { ...kind, d: part.outline }) : svgElement("rect", { ...kind, x: left, y: top, width: wide, height: high });
    })]);
  }

  #outline(index, kind) {
    const parts = this.#drawing.parts;
    if (!parts[index]) return null;
    const isInside = at => at === index || at != null && at > index && isInside(parts[at].parent);
    const outlines = parts.map((part, at) => part.outline && isInside(at) && part.outline).filter(Boolean);
    if (!outlines.length) return this.#frame(index, kind);
    return svgElement("g", { class: kind, transform: this.#matrix() }, ...outlines.slice(0, 200).map(d => svgElement("path", { d })));
  }

  #frame(index, kind) {
    const box = this.#drawing.parts[index]?.box;
    if (!box) return null;
    const [x, y, width, height] = box;
    const [[left, top], [right, bottom]] = [this.#point([x, y]), this.#point([x + width, y + height])];
    return svgElement("rect", { class: kind, x: left - 4, y: top - 3, width: right - left + 8, height: bottom - top + 6, rx: 4 });
  }

  // The stops with their numbers, and the turn from the first to the last one.
  #scale() {
    const { pivot, radius } = this.#told;
    const { stops, marked } = this.#view;
    if (!pivot || !stops.length) return null;
    const center = [pivot.x, pivot.y];
    const reach = radius ?? sizeOf(this.#drawing.viewBox) / 3;
    const at = (angle, share) => this.#point(placeAt(center, angle, reach * share));
    const [first, last] = [stops[0].angle, stops.at(-1).angle];
    const path = Array.from({ length: 61 }, (_, index) => at(first + (last - first) * index / 60, 0.3).join(" ")).join("L");
    const spokes = [first, last].map(angle => `M${at(angle, 0.3).join(" ")}L${at(angle, 0.92).join(" ")}`).join("");
    return svgElement("g", { class: "rig-scale" }, svgElement("path", { d: `M${path}${spokes}` }),
      ...stops.map((stop, index) => this.#stop(stop, index, at(stop.angle, 1), marked)));
  }

  #stop({ angle, isPrinted, isChosen }, index, [x, y], marked) {
    const [cx, cy] = placeAt([x, y], angle, MARK);
    const kind = `rig-stop${isPrinted || isChosen ? "" : " unsure"}${index === marked ? " marked" : ""}`;
    return svgElement("g", { class: kind }, svgElement("circle", { class: "ring", cx: x, cy: y, r: 8 }),
      svgElement("circle", { class: "disc", cx, cy, r: 9 }), svgElement("text", { x: cx, y: cy + 4 }, String(index + 1)));
  }

  // The names beside what they name.
  #tell() {
    const { needle, number, pivot, direction } = this.#told;
    const tags = [];
    const add = (words, [x, y], kind = "") => {
      const tag = h("span", { class: `rig-tag ${kind}` }, words);
      tag.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
      tags.push(tag);
    };
    const { parts } = this.#drawing;
    if (needle && parts[needle.index]?.box) {
      const middle = middleOf(parts[needle.index].box);
      const [x, y] = this.#point(pivot ? placeAt([pivot.x, pivot.y], direction, 0.6 * sizeOf(parts[needle.index].box)) : middle);
      add(`needle · ${needle.name}`, [x + 16, y - 9]);
    }
    if (number && parts[number.index]?.box) {
      const [x, y, width, height] = parts[number.index].box;
      const [right, middle] = this.#point([x + width, y + height / 2]);
      add(`value · ${number.name}`, [right + 14, middle - 10]);
    }
    if (pivot) {
      const [x, y] = this.#point([pivot.x, pivot.y]);
      add(`pivot ${rounded(pivot.x)}, ${rounded(pivot.y)}`, [x - 24, y + 24], "light");
    }
    fill(this.#tags, tags);
  }

  #at({ target }) { return target.dataset.part == null ? -1 : Number(target.dataset.part); }

  #click(event) {
    if (!this.#view.picking) return;
    const index = this.#at(event);
    this.hover(-1);
    this.onpick(index, this.#place(event));
  }

  #drag(event) {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    this.#pivot.focus();
    const [x, y] = this.#place(event);
    const { pivot } = this.#told;
    const off = [pivot.x - x, pivot.y - y];
    let place = null;
    followPointer(next => {
      place = this.#place(next).map((each, index) => rounded(each + off[index]));
      this.#showPivot(place);
    }, () => { if (place) this.onmove(place); });
  }

  #key(event) {
    const step = ARROWS[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const { pivot } = this.#told;
    const by = event.shiftKey ? 10 : 1;
    [pivot.x, pivot.y] = [rounded(pivot.x + step[0] * by), rounded(pivot.y + step[1] * by)];
    this.#draw();
    this.onmove([pivot.x, pivot.y], "keys");
  }
}
