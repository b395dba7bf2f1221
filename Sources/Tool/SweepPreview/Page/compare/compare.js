import * as api from "../ground/api.js";
import { fill, h, icon } from "../ground/dom.js";
import { Part } from "../ground/part.js";
import { Nothing } from "../widgets/nothing.js";
import { segmented } from "../widgets/segmented.js";
import { Comparison } from "./comparison.js";

const MODES = {
  swipe: { text: "Swipe", note: "Before is left of the divider, after is right. Drag the divider on the stage." },
  onion: { text: "Onion skin", note: "Before and after are blended." },
  difference: { text: "Difference", note: "Equal parts are black." },
  beside: { text: "Side by side", note: "Before is on the left, after on the right." },
};
const SOURCES = {
  head: { text: "Git HEAD", note: "The last commit of the document and its files, with the values that it knows." },
  golden: { text: "Accepted", note: "The accepted picture beside the document." },
  pinned: { text: "Pinned", note: "The picture that you pinned." },
};

// Of more changes only the number is shown.
const MOST = 12;

const options = choices => Object.entries(choices).map(([value, { text }]) => ({ value, text }));

// The pinned pictures by dial, while the page is open.
const pinned = new Map();
let mode = "swipe";

/** The tab Compare: an earlier picture of the dial and the present one, at the same moment. */
export class Compare extends Part {
  #part = 0.5;
  #strong = false;
  #chosen = "";
  #request = null;
  #ended = false;
  #sourcePlace = h("div", { class: "option" });
  #from = h("p", { class: "note" });
  #pin = h("button", { type: "button", class: "button", onclick: () => this.#pinNow() }, icon("pin"),
    h("span", {}, "Pin current picture"));
  #modes = segmented({
    label: "Mode", options: options(MODES), class: "wide", onchange: value => { mode = value; this.#look(); },
  });
  #slider = h("input", {
    type: "range", class: "slider", min: "0", max: "100", step: "1", id: "compare-part",
    oninput: () => this.#setPart(Number(this.#slider.value) / 100),
  });
  #sliderLabel = h("label", { for: "compare-part" });
  #sliderPlace = h("div", { class: "option compare-part" }, this.#sliderLabel, this.#slider);
  #amplify = h("input", {
    type: "checkbox", class: "switch", id: "compare-strong",
    onchange: () => { this.#strong = this.#amplify.checked; this.#look(); },
  });
  #amplifyPlace = h("div", { class: "option" }, h("label", { for: "compare-strong" }, "Amplify"), this.#amplify);
  #note = h("p", { class: "note" });
  #result = h("p", { class: "compare-result", role: "status" });
  #list = h("ul", { class: "compare-changes" });
  #controls = h("div", { class: "compare-controls" },
    this.#modes.element, this.#sliderPlace, this.#amplifyPlace, this.#note, this.#result, this.#list);
  #empty = h("p", { class: "note" });
  #comparison = this.own(new Comparison({ stage: this.stage, clock: this.clock, onpart: part => this.#setPart(part) }));

  constructor(parts) {
    super(parts);
    this.element = h("div", { class: "tool tool-compare" }, h("h2", { class: "unseen" }, "Compare"),
      this.own(new Nothing(parts)).element, this.#sourcePlace, this.#from, this.#pin, this.#empty, this.#controls);
    this.watch(["dial"], () => this.#choices());
    this.watch(["view.scheme"], () => this.#look());
    this.watch(["render", "dial"], () => this.#draw());
    this.until(() => { this.#ended = true; this.#request?.abort(); });
  }

  #setPart(part) {
    this.#part = part;
    this.#look();
  }

  #choices() {
    const { dial, id } = this.store.state;
    const all = [...(dial?.revisions ?? []), ...(pinned.has(id) ? ["pinned"] : [])];
    if (!all.includes(this.#chosen)) this.#chosen = all.at(-1) === "pinned" ? "pinned" : all[0] ?? "";
    const choice = segmented({
      label: "Before", options: options(SOURCES).filter(({ value }) => all.includes(value)),
      onchange: value => { this.#chosen = value; this.#draw(); },
    });
    choice.set(this.#chosen);
    fill(this.#sourcePlace, all.length > 0 && [h("span", { "aria-hidden": "true" }, "Before"), choice.element]);
    this.#sourcePlace.hidden = this.#controls.hidden = !all.length;
    fill(this.#empty, !all.length && dial
      && "This dial has no earlier picture. Pin the current one, change some values, and compare.");
  }

  #pinNow() {
    const { id, render } = this.store.state;
    if (!render) return;
    pinned.set(id, { stage: render.stage, svg: render.svg });
    this.#chosen = "pinned";
    this.#choices();
    this.#draw();
    const label = this.#pin.querySelector("span");
    label.textContent = "Pinned";
    setTimeout(() => { label.textContent = "Pin current picture"; }, 1600);
  }

  async #draw() {
    const { render } = this.store.state;
    fill(this.#from, SOURCES[this.#chosen]?.note);
    this.#pin.disabled = !render;
    this.#request?.abort();
    if (!this.#chosen || !render) return this.#comparison.hide();
    this.#request = new AbortController();
    const { signal } = this.#request;
    try {
      const before = await this.#before(signal);
      if (this.#ended || signal.aborted) return;
      this.#comparison.show(before.stage, render.stage);
      // Without words the bytes decide.
      const isSame = before.changes ? !before.changes.length : before.svg === render.svg;
      this.#report(isSame, isSame ? "The pictures are the same." : "The pictures differ.", before.changes ?? []);
    } catch (fault) {
      if (fault.name === "AbortError" || this.#ended) return;
      this.#comparison.hide();
      this.#report(false, fault.message, []);
    }
    this.#look();
  }

  // The server compares by meaning; pinned pictures are known only here.
  async #before(signal) {
    const { id, values, view, render } = this.store.state;
    if (this.#chosen !== "pinned") {
      return api.render(id, values, { revision: this.#chosen, ...api.motionOf(view) }, signal);
    }
    const before = pinned.get(id);
    return { ...before, changes: await api.changes(before.stage, render.stage, signal) };
  }

  #report(isGood, words, changes) {
    fill(this.#result, icon(isGood ? "check" : "warning"), words);
    this.#result.classList.toggle("same", isGood);
    const more = changes.length - MOST;
    fill(this.#list, changes.slice(0, MOST).map(change => h("li", {}, change)),
      more > 0 && h("li", {}, `and ${more} more`));
    this.#list.hidden = !changes.length;
  }

  #look() {
    this.#modes.set(mode);
    fill(this.#note, MODES[mode].note);
    this.#sliderPlace.hidden = mode !== "swipe" && mode !== "onion";
    this.#amplifyPlace.hidden = mode !== "difference";
    fill(this.#sliderLabel, mode === "swipe" ? "Divider" : "Blend");
    this.#slider.value = String(Math.round(this.#part * 100));
    this.#slider.style.setProperty("--part", String(this.#part));
    this.#comparison.look({ mode, part: this.#part, strong: this.#strong, scheme: this.store.state.view.scheme });
  }
}
