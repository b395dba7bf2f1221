// One row of the timeline: a bar from begin to end with the course of the value drawn in it.
import { h } from "../ground/dom.js";

// Of an animation that repeats more often than this within the ruler, only the bar is drawn.
const MOST_TURNS = 120;
const WIDTH = 1000, HEIGHT = 24, INSET = 3.5;

/**
 * The row of an animation.
 * @param {import("./timing.js").Row} row
 * @param {number} duration seconds from the left to the right edge
 */
export function rowElement(row, duration) {
  const from = Math.min(1, Math.max(0, row.begin / duration));
  const to = Math.min(1, Math.max(from, row.end / duration));
  const words = row.duration < Infinity ? secondsText(row.duration) : "";
  const title = `${row.label}, ${row.attribute}: ${row.waits || `from ${secondsText(row.begin)}`}`
    + `${words && ` for ${words}`}${timesText(row.count)}, ${row.easing}`;
  return h("li", { class: "row", title },
    h("span", { class: "unseen" }, title),
    h("span", { class: "row-label", "aria-hidden": "true" },
      h("span", { class: "row-name" }, row.label), h("span", { class: "row-attribute" }, row.attribute),
      h("span", { class: "row-duration" }, words)),
    h("span", { class: "track", "aria-hidden": "true" }, row.waits ? h("span", { class: "row-waits" }, row.waits)
      : [h("span", {
        class: `bar${row.end === Infinity ? " endless" : ""}`,
        style: `left:${(from * 100).toFixed(3)}%;width:max(2px,${((to - from) * 100).toFixed(3)}%)`,
      }), curve(row, duration)]));
}

function timesText(count) {
  if (count === Infinity) return ", again and again";
  return count === 1 ? "" : `, ${count} times`;
}

/** Seconds as people read them. @param {number} value */
export function secondsText(value) {
  if (value >= 3600 && value % 3600 === 0) return `${value / 3600} h`;
  if (value >= 120 && value % 60 === 0) return `${value / 60} min`;
  return `${+value.toFixed(3)} s`;
}

function curve(row, duration) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `0 0 ${WIDTH} ${HEIGHT}`);
  svg.setAttribute("preserveAspectRatio", "none");
  svg.setAttribute("class", `curve${row.end === Infinity ? " endless" : ""}`);
  for (const [kind, d] of Object.entries(course(row, duration))) {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("class", kind);
    path.setAttribute("d", d);
    svg.append(path);
  }
  return svg;
}

// The value over time as a line, and the area below it. Splines of SMIL are cubic curves in time and
// value, so a path can say them exactly.
function course({ begin, end, duration: turn, keys }, duration) {
  if (!(turn > 0) || turn === Infinity || !keys.levels.length) return {};
  const first = Math.max(0, Math.floor(-begin / turn));
  const turns = Math.ceil((Math.min(end, duration) - begin) / turn);
  if (turns - first > MOST_TURNS) return {};
  const x = (index, part) => ((begin + (index + part) * turn) / duration * WIDTH).toFixed(2);
  const y = level => (HEIGHT - INSET - level * (HEIGHT - 2 * INSET)).toFixed(2);
  let line = "", area = "";
  for (let index = first; index < turns; index += 1) {
    const turnLine = oneTurn(keys, part => x(index, part), y);
    line += turnLine;
    area += `${turnLine}V${HEIGHT}H${x(index, 0)}Z`;
  }
  return { area, line };
}

function oneTurn({ times, levels, splines, mode }, x, y) {
  let path = `M${x(0)} ${y(levels[0])}`;
  for (let key = 1; key < levels.length; key += 1) {
    const [t0, t1, v0, v1] = [times[key - 1], times[key], levels[key - 1], levels[key]];
    const spline = splines?.[key - 1];
    if (mode === "discrete") path += `H${x(t1)}V${y(v1)}`;
    else if (spline) {
      const [x1, y1, x2, y2] = spline;
      const at = (u, v) => `${x(t0 + u * (t1 - t0))} ${y(v0 + v * (v1 - v0))}`;
      path += `C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`;
    } else path += `L${x(t1)} ${y(v1)}`;
  }
  return `${path}H${x(1)}`;
}

/**
 * The ruler's marks: at most eight, at round seconds.
 * @param {number} duration
 */
export function rulerMarks(duration) {
  const rough = duration / 6;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map(factor => factor * power).find(size => size >= rough * 0.999);
  const marks = [];
  for (let index = 0; index * step <= duration * 1.0001; index += 1) {
    const at = index * step;
    const place = at > duration * 0.97 ? " mark-last" : index === 0 ? " mark-first" : "";
    marks.push(h("span", { class: `mark${place}`, style: `left:${(at / duration * 100).toFixed(3)}%` },
      h("span", {}, secondsText(at))));
  }
  return marks;
}
