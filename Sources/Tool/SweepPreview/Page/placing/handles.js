// The handles of a part: its keys that are places, rectangles, radii, lengths and sizes, as numbers and as points.
import { parameterOf, read } from "../ground/quantity.js";

/**
 * @typedef {{name: string, kind: "move"|"corner"|"radius"|"length"|"size", entry: any, spec: any, numbers: number[]|null,
 *   texts: string[]|null, parameter: any, at?: (numbers: number[]) => number[], to: (point: number[], from: number[]) => number[],
 *   radius?: (numbers: number[]) => number, unit: number}} Handle
 *   `at` is a point in the coordinates around the part, or of the turned needle for a length; `radius` the distance of a
 *   point on a circle from the centre.
 */

// Directions of handles on circles, in degrees from 12 o'clock: of radii, and of what is measured from them.
const [AT, ASIDE] = [45, 58];
const ARCS = new Set(["bands", "lap", "progress", "track"]);
// Their radius is not that of a circle about a centre.
const DOTTED = new Set(["points", "steps"]);

const round = (angle, radius, [x, y]) => {
  const turn = angle * Math.PI / 180;
  return [x + radius * Math.sin(turn), y - radius * Math.cos(turn)];
};

/** The value of a key of an entry, with the parameter that it is; its numbers are null where they are computed or not set. */
export function valueOf(entry, anatomy, { dial, values }, name) {
  const spec = anatomy.typeOf(entry).keys.find(each => each.name === name);
  if (!spec) return null;
  const own = entry.values[name] ?? null;
  const parameter = dial?.parameters.find(each => each.name === parameterOf(own)) ?? null;
  const text = parameter ? values[parameter.name] ?? parameter.text : own ?? spec.default ?? null;
  const list = Array.isArray(text) ? text : typeof text === "string" && spec.count ? text.split(",") : text == null ? [] : [text];
  const given = list.map(each => read(String(each))?.number ?? NaN);
  const numbers = given.length === (spec.count ?? 1) && !given.some(Number.isNaN) ? given : null;
  return { name, entry, spec, parameter, numbers, texts: own && !parameter ? list.map(String) : null, isSet: own != null };
}

/** The handles of an entry, and the names of its keys that are computed. */
export function handlesOf(entry, anatomy, state) {
  const get = name => valueOf(entry, anatomy, state, name);
  const [position, frame, radius] = ["position", "frame", "radius"].map(get);
  const center = position?.numbers ?? [0, 0];
  const isFramed = frame?.numbers != null && !position;
  const canWrite = anatomy.canWrite(entry);
  const made = [
    position?.spec.count === 2 && { ...position, kind: "move", at: point => point, to: point => point },
    ...isFramed || frame?.isSet ? framed(frame) : [],
    ...isFramed || DOTTED.has(entry.type) ? [] : circles(entry, get, center, radius),
    ...entry.type === "needle" ? lengths(get) : [],
    position && sized(get("size")),
  ].filter(each => each && (each.parameter || canWrite));
  const isComputed = each => each.isSet && !each.numbers;
  return {
    handles: made.filter(each => each.numbers || each.kind === "move" && !each.isSet)
      .map(each => ({ ...each, unit: entry.type === "group" && each.name === "size" ? 0.01 : 1 })),
    computed: made.filter(isComputed).map(({ name }) => name),
  };
}

function framed(frame) {
  return [
    { ...frame, kind: "move", at: ([x, y, width, height]) => [x + width / 2, y + height / 2],
      to: ([x, y], [, , width, height]) => [x - width / 2, y - height / 2, width, height] },
    { ...frame, kind: "corner", at: ([x, y, width, height]) => [x + width, y + height],
      to: ([right, bottom], [x, y]) => [x, y, Math.max(1, right - x), Math.max(1, bottom - y)] },
  ];
}

/** The keys that are measured along a circle's radius: `radius` of their numbers, and `of` a radius. */
function circles(entry, get, center, radius) {
  if (!radius?.numbers) return [];
  const [middle] = radius.numbers;
  const on = (value, angle, toRadius, toValue) => value && {
    ...value, kind: "radius", center, at: numbers => round(angle, toRadius(numbers[0]), center),
    radius: ([number]) => toRadius(number), to: ([distance]) => [toValue(distance)],
  };
  const outer = entry.type === "bezel" ? 1 : 2;
  return [
    on(radius, AT, number => number, number => number),
    on(get("innerRadius"), AT, number => number, number => number),
    (ARCS.has(entry.type) || outer === 1) && on(get("width"), ASIDE, width => middle + width / outer, distance => outer * (distance - middle)),
    entry.type === "ticks" && on(get("length"), ASIDE, length => middle - length, distance => middle - distance),
    entry.type === "labels" && on(get("size"), ASIDE, size => middle - size, distance => middle - distance),
  ].filter(each => each?.numbers);
}

// Along the needle, which points up in its own coordinates.
function lengths(get) {
  const along = (value, sign) => value && {
    ...value, kind: "length", center: [0, 0], at: ([number]) => [0, sign * number],
    radius: ([number]) => Math.abs(number), to: ([distance]) => [distance],
  };
  return [along(get("length"), -1), along(get("tail"), 1)];
}

// The corner of the part's box, which is `from` as far from its place with the old size as the `point` is with the new one.
const sized = size => size && {
  ...size, kind: "size", to: ([distance, before], [number]) => [number * distance / before],
};
