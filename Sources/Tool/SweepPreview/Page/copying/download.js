// The dial as a file to keep: SVG as shipped, PNG of the moment on the stage, WebM from its beginning.
import * as api from "../ground/api.js";
import { fill, h, icon } from "../ground/dom.js";
import { canFilm, film, LONGEST } from "./film.js";
import { fileName } from "./forms.js";
import { sizeOf } from "./markup.js";
import { canvasAt, hand } from "./raster.js";

/**
 * @param {{store: import("../ground/store.js").Store, clock: import("../bench/clock.js").Clock}} parts
 * @returns {{element: HTMLElement, unmount(): void}}
 */
export function createDownloads({ store, clock }) {
  let recording = null;
  const fault = h("p", { class: "note bad", role: "status" });
  const svg = h("a", { class: "button" }, icon("download"), "SVG");
  const pngs = [1, 2, 3].map(factor => {
    const label = h("span", { class: "dimension" });
    const element = h("button", {
      type: "button", class: "button", onclick: () => guarded(() => png(factor)),
    }, icon("download"), `PNG ${factor}×`, label);
    return { factor, label, element };
  });
  const progress = h("span", { class: "progress" });
  const webm = h("button", {
    type: "button", class: "button webm", hidden: true,
    onclick: () => (recording ? recording.abort() : guarded(record)),
  }, "WebM");
  const note = h("p", { class: "note" });
  const element = h("section", { class: "downloads", "aria-labelledby": "downloads-title" },
    h("h3", { id: "downloads-title", class: "section-title" }, "Download"),
    h("div", { class: "download-list" }, svg, canFilm && webm, pngs.map(({ element: button }) => button)), note, fault);

  const name = suffix => fileName(store.state.dial).replace(/\.svg$/, suffix);
  const dimensions = () => sizeOf(store.state.render.svg);

  function look() {
    const { dial, render, id, values, view } = store.state;
    if (!dial || !render) return;
    svg.href = api.fileURL(id, values, view.motion === "none" ? { motion: "none" } : {});
    svg.download = name(".svg");
    const { width, height } = dimensions();
    for (const { factor, label } of pngs) fill(label, `${Math.round(width * factor)} × ${Math.round(height * factor)}`);
    webm.hidden = !render.animations;
    if (!recording) fill(webm, icon("download"), "WebM");
    fill(note, "PNG shows the moment on the stage.",
      canFilm && render.animations > 0
        && ` WebM is recorded from the beginning, at most ${LONGEST} s, on ${filmGround()}.`);
  }

  // Films have no transparency that every player knows.
  function filmGround() {
    const { background } = store.state.view;
    return background === "checker" ? "white" : background;
  }

  async function png(factor) {
    const { id, values } = store.state;
    const { width, height } = dimensions();
    const canvas = await canvasAt({ id, values, time: clock.time, width: width * factor, height: height * factor });
    const suffix = factor === 1 ? ".png" : `@${factor}x.png`;
    hand(await canvas.convertToBlob({ type: "image/png" }), name(suffix));
  }

  async function record() {
    const { id, values } = store.state;
    recording = new AbortController();
    fill(webm, icon("close"), "Stop", progress);
    try {
      hand(await film({
        id, values, duration: clock.duration, ...dimensions(), background: filmGround(), signal: recording.signal,
        onProgress: part => fill(progress, `${Math.round(part * 100)} %`),
      }), name(".webm"));
    } finally {
      recording = null;
      look();
    }
  }

  async function guarded(action) {
    fill(fault);
    try {
      await action();
    } catch (reason) {
      if (reason.name !== "AbortError") fill(fault, `That did not work: ${reason.message}`);
    }
  }

  const stop = store.subscribe((_, changed) => {
    if (["render", "dial", "view.background"].some(key => changed.has(key))) look();
  });
  look();
  return { element, unmount() { stop(); recording?.abort(); } };
}
