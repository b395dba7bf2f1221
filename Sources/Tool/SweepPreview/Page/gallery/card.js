// A card of the gallery: a still picture, which moves while it is pointed at or focused.
import { fileURL, pathOf } from "../ground/api.js";
import { h, icon, onPlainClick } from "../ground/dom.js";
import { counted } from "../ground/words.js";

/**
 * @param {any} dial an entry of the list
 * @param {number} version changes with the files, so that the browser loads the picture again
 */
export function createCard(dial, version, open) {
  const poster = `${fileURL(dial.id, {}, { motion: "none" })}#${version}`;
  const image = dial.faults === 0 && h("img", {
    class: "poster", src: poster, alt: "", loading: "lazy", width: "160", height: "160",
  });
  const link = h("a", {
    class: "card", href: `/dial/${pathOf(dial.id)}`, onclick: onPlainClick(() => open(dial.id)),
  },
  h("span", { class: "card-picture" },
    dial.faults === 0 && dial.problems > 0 && h("span", { class: "card-warning" }, icon("warning"), counted(dial.problems, "problem")),
    image || h("span", { class: "card-fault" }, icon("warning"), counted(dial.faults, "error"))),
  h("span", { class: "card-title" }, dial.title),
  h("span", { class: "card-text" }, dial.path ?? dial.description));
  if (image) moveOnHover(link, image, dial.id, poster);
  return h("li", {}, link);
}

// Each time the moving file gets a new address: a browser keeps one clock for each address of a
// picture, and would resume it.
function moveOnHover(link, image, id, poster) {
  let wanted = false, url = "";
  async function start() {
    if (wanted) return;
    wanted = true;
    const answer = await fetch(fileURL(id, {})).catch(() => null);
    const blob = answer?.ok ? await answer.blob() : null;
    if (!wanted || !blob) return;
    url = URL.createObjectURL(blob);
    image.src = url;
  }
  function stop() {
    if (link.matches(":hover, :focus-visible")) return;
    wanted = false;
    if (!url) return;
    image.src = poster;
    URL.revokeObjectURL(url);
    url = "";
  }
  for (const type of ["pointerenter", "focus"]) link.addEventListener(type, start);
  for (const type of ["pointerleave", "blur"]) link.addEventListener(type, stop);
}
