// Lines and circles to which a drag snaps: the centre, the axes of other parts and dials, and the circles of others.
import { svgElement } from "../ground/dom.js";
import { valueOf } from "./handles.js";

// Pixels within which a point snaps.
const NEAR = 6;

const parentOf = id => id.split(".").slice(0, -1).join(".");

/** The guides for an entry: `xs` and `ys` of axes, and radii of circles, in the coordinates around it. */
export function guidesFor(entry, anatomy, state) {
  const beside = anatomy.parts.filter(each => each.id !== entry.id && parentOf(each.id) === parentOf(entry.id));
  const of = name => beside.map(each => [each, valueOf(each, anatomy, state, name)]).filter(([, value]) => value?.numbers);
  const places = of("position").map(([, { numbers }]) => numbers);
  const circles = of("radius").flatMap(([each, { numbers: [radius] }]) => {
    const [length] = valueOf(each, anatomy, state, each.type === "ticks" ? "length" : "")?.numbers ?? [];
    return valueOf(each, anatomy, state, "position") ? [] : length ? [radius, radius - length] : [radius];
  });
  return { xs: [0, ...places.map(([x]) => x)], ys: [0, ...places.map(([, y]) => y)], circles: [...new Set(circles)] };
}

const nearest = (guides, value, reach) => guides.filter(each => Math.abs(each - value) <= reach)
  .sort((a, b) => Math.abs(a - value) - Math.abs(b - value))[0] ?? null;

/** A point on the guides in reach, and those that it is on; `scale` is the pixels of a unit. */
export function snapped([x, y], { xs, ys, circles }, scale) {
  const reach = NEAR / scale;
  const [atX, atY] = [nearest(xs, x, reach), nearest(ys, y, reach)];
  const distance = Math.hypot(x, y);
  const circle = atX == null && atY == null ? nearest(circles, distance, reach) : null;
  if (circle != null && distance > 0) return { point: [x * circle / distance, y * circle / distance], on: { circle } };
  return { point: [atX ?? x, atY ?? y], on: { x: atX, y: atY } };
}

/** A radius on the circle in reach. */
export function snappedRadius(radius, { circles }, scale) {
  const circle = nearest(circles, radius, NEAR / scale);
  return { radius: circle ?? radius, on: { circle } };
}

/** Draws the guides that a point is on, over a picture whose coordinates have a matrix. */
export function drawGuides(element, { x = null, y = null, circle = null }, matrix, { width, height }) {
  const scale = Math.hypot(matrix.a, matrix.b);
  const at = new DOMPoint(x ?? 0, y ?? 0).matrixTransform(matrix);
  const center = new DOMPoint(0, 0).matrixTransform(matrix);
  element.replaceChildren(...[
    x != null && svgElement("line", { x1: at.x, x2: at.x, y1: 0, y2: height }),
    y != null && svgElement("line", { x1: 0, x2: width, y1: at.y, y2: at.y }),
    circle != null && svgElement("circle", { cx: center.x, cy: center.y, r: circle * scale }),
  ].filter(Boolean));
}
