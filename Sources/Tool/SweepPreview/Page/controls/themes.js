// Themes are chosen by their looks: the dial itself in each of them.
import { fileURL } from "../ground/api.js";
import { h } from "../ground/dom.js";
import { group } from "./input.js";

/** The themes to choose from: those of the library, the folder's files, and the one that is drawn. */
export const themesOf = ({ dial }, { text, choices }) =>
  [...new Set([...dial?.themes ?? choices, text ?? choices[0]])];

export function themePicker(parameter, parts) {
  const pictures = themesOf(parts.store.state, parameter).map(theme => h("img", {
    alt: "", loading: "lazy", width: "64", height: "64", class: "theme-picture", "data-theme": theme,
  }));
  const input = group(parts, "theme", pictures.map(picture => ({
    value: picture.dataset.theme, text: [picture, h("span", { class: "theme-name" }, picture.dataset.theme)], title: picture.dataset.theme,
  })), "themes");

  // A dial that cannot be drawn is not requested: each failure would be an error in the browser's console.
  function draw() {
    const { id, render, broken, change } = parts.store.state;
    if (!render || broken) return;
    for (const picture of pictures) {
      // The server ignores the part after '#', but the browser then loads a changed file again.
      const file = fileURL(id, { [parameter.name]: picture.dataset.theme }, { motion: "none" });
      const source = `${file}#${change?.version ?? 0}`;
      if (picture.getAttribute("src") !== source) picture.src = source;
    }
  }

  return { ...input, look: text => { input.look(text); draw(); } };
}
