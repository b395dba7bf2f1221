// The rows of the timeline: a bar from begin to end, with the graph of the value in it.
import { h, svgElement } from "../ground/dom.js";
import { secondsText } from "../ground/words.js";

// An animation that repeats more often within the ruler has only a bar.
const MOST_TURNS = 120;
const WIDTH = 1000, HEIGHT = 24, INSET = 3.5;

/**
 * The row of an animation, or of several that are alike, which has only a bar.
 * @param {number} duration seconds from the left to the right edge
 */
export function rowElement(row, duration) {
  const from = Math.min(1, Math.max(0, row.begin / duration));
  const to = Math.min(1, Math.max(from, row.end / duration));
  const words = row.duration < Infinity ? secondsText(row.duration) : "";
  const many = row.members ? ` × ${row.members.length}` : "";
  const title = `${row.label}${many}, ${row.attribute}: starts ${row.waits || `at ${secondsText(row.begin)}`}`
    + `${words && `, lasts ${words}`}${timesText(row.count)}${row.easing && `, ${row.easing}`}`;
  return h("li", { class: "row", title },
    h("span", { class: "unseen" }, title),
    h("span", { class: "row-label", "aria-hidden": "true" },
      h("span", { class: "row-name" }, row.label + many), h("span", { class: "row-attribute" }, row.attribute),
      h("span", { class: "row-duration" }, words)),
    h("span", { class: "track", "aria-hidden": "true" }, row.waits ? h("span", { class: "row-waits" }, row.waits)
      : [h("span", {
        class: `bar${row.end === Infinity ? " endless" : ""}${row.keys.levels.length ? "" : " plain"}`,
        style: `left:${(from * 100).toFixed(3)}%;width:max(2px,${((to - from) * 100).toFixed(3)}%)`,
      }), !row.members && curve(row, duration)]));
}

function timesText(count) {
  if (count === Infinity) return ", repeats forever";
  return count === 1 ? "" : `, runs ${+count.toFixed(2)} times`;
}

function curve(row, duration) {
  const paths = Object.entries(course(row, duration)).map(([kind, d]) => svgElement("path", { class: kind, d }));
  const kind = `curve${row.end === Infinity ? " endless" : ""}`;
  return svgElement("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", class: kind }, ...paths);
}

// The value over time as a line, and the area below it. The splines of SMIL are cubic curves of time and value,
// which a path draws exactly.
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

/** The marks of the ruler: at most eight, at round seconds. */
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
