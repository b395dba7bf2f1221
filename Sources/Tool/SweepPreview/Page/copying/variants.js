// The dial still and in dark colours, for the sources of `<picture>`.
import * as api from "../ground/api.js";
import { textOf } from "../ground/store.js";

/**
 * The default theme of the dark variant: the dial's own, or else the dark one of the library unless the dial uses it
 * already; "" for none.
 */
export function darkTheme(state) {
  const offers = themesOf(state.dial).includes("instrument") && textOf(state, "theme") !== "instrument";
  return textOf(state, "dark") || (offers ? "instrument" : "");
}

/** The themes that a dial can be drawn in; none where it has no such parameter. */
export const themesOf = dial =>
  (dial.parameters.some(({ name, type }) => name === "theme" && type === "theme") ? dial.themes : []);

/**
 * Draws the variants.
 * @param {string} dark the theme of the dark ones, "" for none
 */
export async function variants({ id, values, render, view }, dark, signal) {
  const draw = async (own, options) => (await api.render(id, own, options, signal)).svg;
  // A still picture needs no second one.
  const moves = render.animations > 0 && view.motion !== "none";
  const { dark: _, ...others } = values;
  const night = dark && { ...others, theme: dark };
  const [still, darkSVG, darkStill] = await Promise.all([
    moves ? draw(values, { motion: "none" }) : undefined,
    night ? draw(night, api.motionOf(view)) : undefined,
    night && moves ? draw(night, { motion: "none" }) : undefined,
  ]);
  return { still, dark: darkSVG, darkStill };
}
