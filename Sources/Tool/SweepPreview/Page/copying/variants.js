// The same dial still, and in the colours for the dark: what `<picture>` is made of beside the file itself.
import * as api from "../ground/api.js";

/**
 * The theme that a picture takes in the dark unless another is chosen: the dial's own, or else the dark
 * one of the library where the dial is not in it already; "" for none.
 * @param {import("../ground/store.js").State} state
 */
export function darkTheme({ dial, values }) {
  const textOf = name => values[name] ?? dial.parameters.find(parameter => parameter.name === name)?.text ?? "";
  if (textOf("dark")) return textOf("dark");
  const themes = themesOf(dial);
  return themes.includes("instrument") && textOf("theme") !== "instrument" ? "instrument" : "";
}

/** The themes a dial can be drawn in; none where it has no such parameter. */
export const themesOf = dial =>
  dial.parameters.find(({ name, type }) => name === "theme" && type === "theme")?.choices ?? [];

/**
 * Draws the variants.
 * @param {import("../ground/store.js").State} state
 * @param {string} dark the theme in the dark, "" for none
 * @param {AbortSignal} signal
 * @returns {Promise<{still?: string, dark?: string, darkStill?: string}>}
 */
export async function variants({ id, values, render, view }, dark, signal) {
  const draw = async (changed, motion) =>
    (await api.render(id, set({ ...values, ...changed }), motion ? { motion } : {}, signal)).svg;
  // A picture that stands still already needs no second one for readers who want it so.
  const moves = render.animations > 0 && view.motion !== "none";
  const only = view.motion === "none" ? "none" : undefined;
  const night = dark && { theme: dark, dark: undefined };
  const [still, darkSVG, darkStill] = await Promise.all([
    moves ? draw({}, "none") : undefined,
    night ? draw(night, only) : undefined,
    night && moves ? draw(night, "none") : undefined,
  ]);
  return { still, dark: darkSVG, darkStill };
}

const set = values => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
