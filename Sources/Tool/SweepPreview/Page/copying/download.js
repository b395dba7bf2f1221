import * as api from "../ground/api.js";
import { fill, h, icon } from "../ground/dom.js";
import { Part } from "../ground/part.js";
import { sizeOf, svgFrom } from "../ground/svg.js";
import { percent } from "../ground/words.js";
import { canFilm, film, LONGEST } from "./film.js";
import { fileName } from "./forms.js";
import { addressAt, download, pngOf } from "./raster.js";

// Formats that sweephand-media makes.
const FORMS = { gif: "GIF", webp: "WebP", apng: "APNG", mp4: "MP4", pdf: "PDF" };

/**
 * Downloads of the dial: SVG as shipped, PNG of the present frame, WebM from the start, and the forms that the command
 * makes.
 */
export class Downloads extends Part {
  #recording = null;
  #fault = h("p", { class: "note bad", role: "status" });
  #svg = h("a", { class: "button" }, icon("download"), "SVG");
  #pngs = [1, 2, 3].map(factor => {
    const label = h("span", { class: "dimension" });
    const element = h("button", {
      type: "button", class: "button", onclick: () => this.#guarded(() => this.#png(factor)),
    }, icon("download"), `PNG ${factor}×`, label);
    return { factor, label, element };
  });
  #progress = h("span", { class: "progress" });
  #webm = h("button", {
    type: "button", class: "button webm", hidden: true,
    onclick: () => (this.#recording ? this.#recording.abort() : this.#guarded(() => this.#record())),
  }, "WebM");
  #media = Object.entries(FORMS).map(([form, name]) => ({
    form, element: h("button", {
      type: "button", class: "button media", hidden: true, onclick: () => this.#guarded(() => this.#file(form)),
    }, icon("download"), name),
  }));
  #note = h("p", { class: "note" });
  element = h("section", { class: "downloads", "aria-labelledby": "downloads-title" },
    h("h3", { id: "downloads-title", class: "section-title" }, "Download"),
    h("div", { class: "download-list" }, this.#svg, canFilm && this.#webm, this.#pngs.map(({ element }) => element),
      this.#media.map(({ element }) => element)),
    this.#note, this.#fault);

  constructor(parts) {
    super(parts);
    this.watch(["render", "dial", "dials", "view.background"], () => this.#look());
    this.until(() => this.#recording?.abort());
  }

  #name(suffix) { return fileName(this.store.state.dial).replace(/\.svg$/, suffix); }
  get #size() { return sizeOf(svgFrom(this.store.state.render.svg)); }

  // Not every player supports the transparency of films.
  get #ground() {
    const { background } = this.store.state.view;
    return background === "checker" ? "white" : background;
  }

  #look() {
    const { dial, dials, render, id, values, view } = this.store.state;
    for (const { form, element } of this.#media) {
      element.hidden = !dials?.media.length;
      element.disabled = !dials?.media.includes(form);
    }
    if (!dial || !render) return;
    this.#svg.href = api.fileURL(id, values, api.motionOf(view));
    this.#svg.download = this.#name(".svg");
    const { width, height } = this.#size;
    for (const { factor, label } of this.#pngs) {
      fill(label, `${Math.round(width * factor)} × ${Math.round(height * factor)}`);
    }
    this.#webm.hidden = !render.animations;
    if (!this.#recording) fill(this.#webm, icon("download"), "WebM");
    fill(this.#note, "PNG shows the current frame.", canFilm && render.animations > 0
      && ` WebM records from the start, up to ${LONGEST} s, on ${this.#ground}.`,
    !canFilm && render.animations > 0 && " This browser cannot record WebM.",
    dials?.media.length > 0 && !dials.media.includes("mp4") && " MP4 needs ffmpeg, which is not installed.",
    dials?.media.length === 0 && " With sweephand-media installed there are GIF, WebP, APNG, MP4 and PDF too.");
  }

  async #file(form) {
    const { id, values } = this.store.state;
    // Films that repeat only after hours are cut.
    const length = this.clock.duration > LONGEST ? `${LONGEST}s` : null;
    download(await api.media(id, values, form, { for: form === "pdf" ? null : length }), this.#name(`.${form}`));
  }

  async #png(factor) {
    const { id, values } = this.store.state;
    const { width, height } = this.#size;
    const size = { width: width * factor, height: height * factor };
    const suffix = factor === 1 ? ".png" : `@${factor}x.png`;
    download(await pngOf(addressAt(id, values, this.clock.time), size), this.#name(suffix));
  }

  async #record() {
    const { id, values } = this.store.state;
    this.#recording = new AbortController();
    fill(this.#webm, icon("close"), "Stop", this.#progress);
    try {
      download(await film({
        id, values, duration: this.clock.duration, ...this.#size, background: this.#ground,
        signal: this.#recording.signal, onProgress: part => fill(this.#progress, percent(part)),
      }), this.#name(".webm"));
    } finally {
      this.#recording = null;
      this.#look();
    }
  }

  async #guarded(action) {
    fill(this.#fault);
    try {
      await action();
    } catch (reason) {
      if (reason.name !== "AbortError") fill(this.#fault, `Download failed: ${reason.message}`);
    }
  }
}
