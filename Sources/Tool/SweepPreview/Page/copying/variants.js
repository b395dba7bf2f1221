// The dial still and in dark colours, for the sources of `<picture>`.
import * as api from "../ground/api.js";
import { isSVGFile, textOf } from "../ground/store.js";

/** The choice of the dial's own dark colours, which is no name of a theme. */
export const OWN = "own";

/** Whether the dial has dark colours of its own, as its file shows. */
export const hasOwnDark = ({ dial, render }) => !isSVGFile(dial) && /prefers-color-scheme/.test(render.svg);

/**
 * The default theme of the dark variant: the dial's own dark colours, or else the dark one of the library where the dial
 * uses another one of the library; "" for none.
 */
export function darkTheme(state) {
  if (hasOwnDark(state)) return OWN;
  const theme = textOf(state, "theme");
  return themesOf(state.dial).includes("instrument") && theme !== "instrument" && !isFile(theme) ? "instrument" : "";
}

const isFile = theme => /\.(ya?ml|json)$/i.test(theme ?? "");

/** The themes that a dial can be drawn in; none where it has no such parameter. */
export const themesOf = dial =>
  (dial.parameters.some(({ name, type }) => name === "theme" && type === "theme") ? dial.themes : []);

/**
 * Draws the variants.
 * @param {string} dark the theme of the dark ones, `OWN`, or "" for none
 */
export async function variants({ id, values, render, view }, dark, signal) {
  const draw = async (own, options) => (await api.render(id, own, options, signal)).svg;
  // A still picture needs no second one.
  const moves = render.animations > 0 && view.motion !== "none";
  const { dark: _, ...others } = values;
  // A theme file may have dark colours too, in which alone the file for the dark is drawn.
  const night = dark && (dark === OWN ? { ...values, "theme.mode": "dark" }
    : { ...others, theme: dark, "theme.mode": isFile(dark) ? "dark" : "literal" });
  const [still, darkSVG, darkStill] = await Promise.all([
    moves ? draw(values, { motion: "none" }) : undefined,
    night ? draw(night, api.motionOf(view)) : undefined,
    night && moves ? draw(night, { motion: "none" }) : undefined,
  ]);
  return { still, dark: darkSVG, darkStill };
}
