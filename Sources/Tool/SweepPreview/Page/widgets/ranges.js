// The range of a number, also of parameters without limits.
import { textOf } from "../ground/store.js";
import { seconds } from "../motion/timing.js";

/** The types of parameters that are numbers. */
export const NUMBERS = new Set(["number", "integer", "angle", "duration"]);

/**
 * The limits and the step of a number's slider, and the stride of its keys; null when there are no limits to infer.
 * The ends of the scale, as they are now, limit its readings.
 */
export function rangeOf(parameter, state) {
  const guess = scaleOf(parameter, state) ?? within(parameter) ?? around(parameter);
  let low = parameter.minimum ?? guess?.low;
  let high = parameter.maximum ?? guess?.high;
  if (low == null || high == null) return null;
  if (high <= low) [low, high] = [Math.min(low, high), Math.max(low, high) + 1];
  const stride = parameter.step ?? (parameter.type === "integer" ? 1 : hundredth(high - low));
  return { low, high, stride, step: parameter.step ?? fine(stride, low, numberOf(parameter)) };
}

/** The number that a text stands for, by default that of the parameter's default; null when it is not set. */
export function numberOf({ type, text: standard }, text = standard) {
  if (text == null) return null;
  return type === "duration" ? seconds(text) : Number(text);
}

/** The text of a number. */
export const numberText = ({ type }, number) => (type === "duration" ? `${number}s` : String(number));

const ENDS = new Set(["min", "max"]);
const ON_SCALE = /^(Reading|Scale|Scales)$/;
const OFF_SCALE = new Set(["major", "step", "minor", "start", "span", "stops"]);

function scaleOf(parameter, state) {
  if (parameter.type !== "number" || parameter.unit || ENDS.has(parameter.name)) return null;
  if (!ON_SCALE.test(parameter.group ?? "") || OFF_SCALE.has(parameter.name)) return null;
  const end = name => {
    const text = textOf(state, name);
    return text ? Number(text) : null;
  };
  const high = end("max");
  const low = end("min") ?? 0;
  if (high == null || Number.isNaN(high) || Number.isNaN(low) || high === low) return null;
  const own = numberOf(parameter);
  // A reading far off the scale is of another kind, such as a temperature beside a speed.
  if (own != null && (own < low || own > high || own < (high - low) / 50)) return null;
  return { low: Math.min(low, high), high: Math.max(low, high) };
}

// The scale of the reading, as it is with the defaults.
function within({ domain, text }) {
  const value = Number(text ?? NaN);
  return domain && !(value < domain[0] || value > domain[1]) ? { low: domain[0], high: domain[1] } : null;
}

function around(parameter) {
  const value = numberOf(parameter);
  if (value == null || Number.isNaN(value)) return null;
  if (parameter.type === "duration") return { low: 0, high: round(Math.max(1, value * 4)) };
  if (parameter.type === "angle") return { low: -360, high: 360 };
  if (parameter.unit === "°" && Math.abs(value) <= 360) return { low: value < 0 ? -360 : 0, high: 360 };
  if (value === 0) return { low: -100, high: 100 };
  return value > 0 ? { low: 0, high: round(value * 2) } : { low: -round(-value * 2), high: 0 };
}

// Rounds up to 1, 2, 2.5 or 5 times a power of ten.
function round(value) {
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 2.5, 5, 10].map(factor => factor * power).find(each => each >= value * 0.999) ?? value;
}

// A round step of which at least a hundred fit from end to end.
const hundredth = width => 10 ** (Math.floor(Math.log10(width) + 1e-9) - 2);

// So fine that the default is one of the steps.
function fine(stride, low, value) {
  let step = stride;
  const isOn = () => Math.abs((value - low) / step - Math.round((value - low) / step)) < 1e-6;
  for (let tries = 0; value != null && !isOn() && tries < 4; tries += 1) step /= 10;
  return step;
}
