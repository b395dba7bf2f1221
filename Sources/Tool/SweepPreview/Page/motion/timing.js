// The animation elements of an SVG and their times, read from their attributes.

const CURVES = {
  "0.42 0 0.58 1": "ease-in-out", "0 0 0.58 1": "ease-out", "0.42 0 1 1": "ease-in",
  "0.25 0.1 0.25 1": "ease", "0 0 1 1": "linear",
};

/**
 * The rows of an SVG file whose motion the server has evaluated; an animation that waits for an event is known by its
 * element alone.
 */
export function rowsOfFile(svg, { rows }) {
  const known = rows.map(row => ({
    ...row, end: row.end ?? Infinity, duration: row.duration ?? Infinity,
    count: row.repeats ? ((row.end ?? Infinity) - row.begin) / row.duration : 1,
    label: /\[@id='([^']*)'\][^@]*$/.exec(row.element)?.[1] ?? row.element.split("/").at(-1),
    waits: "", easing: "", keys: { levels: [] },
  }));
  return [...known, ...rowsOf(svg).filter(({ waits }) => /^(on|by) /.test(waits))];
}

/**
 * One row for each animation, in document order. An endless one ends at Infinity. One that waits for an event such as
 * a click has that event in words in `waits`, and is timed as if it came at once.
 */
export function rowsOf(svg) {
  const elements = svg.querySelectorAll("animate, animateTransform, animateMotion, set");
  return Array.from(elements, element => rowOf(svg, element));
}

// From this number of rows on, those that differ only in the moving element are merged.
const MANY = 4;

/**
 * The rows with those folded into one that do the same at the same times, such as the glyphs of a counting readout: the
 * first of them, with all of them as `members`.
 */
export function folded(rows) {
  const alike = new Map();
  for (const row of rows) {
    const key = [stem(row.label), row.attribute, row.begin, row.end, row.duration, row.easing, row.waits].join("|");
    alike.set(key, [...alike.get(key) ?? [], row]);
  }
  const first = new Map([...alike.values()].filter(({ length }) => length >= MANY).map(list => [list[0], list]));
  const rest = new Set([...first.values()].flatMap(list => list.slice(1)));
  return rows.filter(row => !rest.has(row)).map(row =>
    first.has(row) ? { ...row, label: stem(row.label), members: first.get(row) } : row);
}

// A name without the number or the reading at its end.
const stem = label => label.replace(/[\s._-]*-?\d[\d.,]*$/, "") || label;

// The time for an awaited click, and the longest period of endless motion, in seconds.
const LONGEST = 60;
// The time for an awaited click in an SVG file, after its other motion.
const AWAITED = 10;

/**
 * The seconds to play: to the last end, or one period of what never ends, of which at most 60; at least 60 while
 * something waits, and 1 when nothing moves. Those of the `motion` of an SVG file are known, and it waits for less.
 */
export function extentOf(rows, motion = null) {
  const waits = rows.some(row => row.waits);
  if (motion) return { duration: motion.duration + (waits ? AWAITED : 0) || 1, endless: motion.endless };
  const moving = rows.filter(row => row.duration > 0 && !row.waits);
  const endless = moving.filter(row => row.end === Infinity);
  const ends = moving.filter(row => row.end < Infinity).map(row => row.end);
  const periods = endless.map(row => Math.min(LONGEST, Math.max(0, row.begin) + row.duration));
  const duration = Math.max(waits ? LONGEST : 0, ...ends, ...periods) || 1;
  return { duration, endless: endless.length > 0 };
}

function rowOf(svg, element) {
  const read = name => element.getAttribute(name);
  const duration = seconds(read("dur")) ?? (element.localName === "set" ? 0 : Infinity);
  const begins = (read("begin") ?? "0s").split(";").map(part => part.trim());
  const begin = begins.map(seconds).find(moment => moment != null);
  const count = read("repeatCount") === "indefinite" ? Infinity : Number(read("repeatCount") ?? 1) || 1;
  const limit = read("repeatDur") === "indefinite" ? Infinity : seconds(read("repeatDur"));
  const keys = keysOf(element);
  return {
    duration, count, keys,
    begin: begin ?? 0,
    waits: begin == null ? waitsText(begins[0]) : "",
    label: labelOf(svg, element),
    attribute: element.localName === "animateMotion" ? "motion"
      : element.localName === "animateTransform" ? read("type") ?? "translate" : read("attributeName") ?? "",
    end: (begin ?? 0) + (limit ?? duration * count),
    easing: easingOf(keys),
  };
}

// The event that an animation without a begin time waits for.
function waitsText(begin) {
  const [, other, event] = /^(?:(.+)\.)?([a-z]\w*)\s*(?:[+-].*)?$/i.exec(begin) ?? [];
  if (event === "indefinite") return "by script";
  return event === "begin" ? `with ${other}` : event === "end" ? `after ${other}` : `on ${event ?? begin}`;
}

function labelOf(svg, element) {
  const link = element.getAttribute("href") ?? element.getAttribute("xlink:href");
  const target = (link?.startsWith("#") && svg.querySelector(`#${CSS.escape(link.slice(1))}`)) || element.parentElement;
  const named = target.closest("[id]");
  return named?.dataset.name || named?.id || target.localName;
}

/** The seconds of a clock value such as "0.5s", "200ms", "2min" or "00:01:30". */
export function seconds(text) {
  if (text == null) return null;
  const plain = /^\s*([+-]?[\d.]+(?:e[+-]?\d+)?)(h|min|ms|s)?\s*$/i.exec(text);
  if (plain) return Number(plain[1]) * { h: 3600, min: 60, ms: 0.001, s: 1 }[plain[2] ?? "s"];
  const parts = /^\s*(?:(\d+):)?(\d+):([\d.]+)\s*$/.exec(text);
  return parts ? Number(parts[1] ?? 0) * 3600 + Number(parts[2]) * 60 + Number(parts[3]) : null;
}

function keysOf(element) {
  const list = name => element.getAttribute(name)?.split(";").map(part => part.trim()).filter(Boolean);
  const ends = [element.getAttribute("from"), element.getAttribute("to")];
  const values = list("values") ?? ends.filter(value => value != null);
  const last = Math.max(1, values.length - 1);
  const mode = element.localName === "set" ? "discrete" : element.getAttribute("calcMode") ?? "linear";
  const even = values.map((_, index) => index / (mode === "discrete" ? Math.max(1, values.length) : last));
  return {
    mode,
    times: list("keyTimes")?.map(Number) ?? even,
    levels: levelsOf(values),
    splines: mode === "spline" ? list("keySplines")?.map(spline => spline.split(/[\s,]+/).map(Number)) ?? null : null,
  };
}

// The first number that differs between keys represents the whole value, scaled to 0…1.
function levelsOf(values) {
  const numbers = values.map(value => value.match(/[+-]?(?:\d*\.)?\d+(?:e[+-]?\d+)?/gi)?.map(Number) ?? []);
  // A motion along a path has no values, and no list is shorter than any.
  const width = values.length ? Math.min(...numbers.map(list => list.length)) : 0;
  for (let place = 0; place < width; place += 1) {
    const column = numbers.map(list => list[place]);
    const [low, high] = [Math.min(...column), Math.max(...column)];
    if (high > low) return column.map(number => (number - low) / (high - low));
  }
  const kinds = [...new Set(values)];
  return values.map(value => (kinds.length > 1 ? kinds.indexOf(value) / (kinds.length - 1) : 0.5));
}

function easingOf({ mode, splines }) {
  if (mode === "discrete") return "steps";
  const kinds = new Set((splines ?? []).map(spline => spline.join(" ")));
  if (kinds.size > 1) return "curve";
  const [only] = kinds;
  return only ? CURVES[only] ?? "curve" : "linear";
}
