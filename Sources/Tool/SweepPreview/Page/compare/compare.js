// The tab Compare: what the dial was and what it is, at the same moment.
import * as api from "../ground/api.js";
import { createComparison } from "./comparison.js";
import { fill, h, icon } from "../ground/dom.js";
import { createNothing } from "../ground/nothing.js";
import { segmented } from "../bench/segmented.js";

const MODES = [
  { value: "swipe", text: "Swipe" }, { value: "onion", text: "Onion" },
  { value: "difference", text: "Difference" }, { value: "beside", text: "Beside" },
];
const SAYS = {
  swipe: "Before at the left of the line, after at the right. Drag it on the stage.",
  onion: "After shines through before.",
  difference: "What is the same is black.",
  beside: "Before at the left, after at the right.",
};
const NAMES = { head: "Git HEAD", golden: "Accepted", pinned: "Pinned" };
const FROM = {
  head: "The document and its files as git has them, drawn with those of these values that it knows.",
  golden: "The recorded picture beside the document.",
  pinned: "What was on the stage when you pinned it.",
};

// The most changes that are told in words.
const MOST = 12;

// What was pinned, by dial; it stays while the page is open.
const pinned = new Map();
let mode = "swipe";

/**
 * @param {HTMLElement} host
 * @param {{store: import("../ground/store.js").Store, clock: import("../bench/clock.js").Clock,
 *   stage: import("../bench/stage.js").Stage}} parts
 */
export function mount(host, { store, clock, stage }) {
  let part = 0.5, strong = false, chosen = "", request = null, ended = false;
  const comparison = createComparison({ stage, clock, onpart: value => { part = value; look(); } });
  const sourcePlace = h("div", { class: "option" });
  const from = h("p", { class: "note" });
  const pin = h("button", { type: "button", class: "button", onclick: pinNow }, icon("pin"),
    h("span", {}, "Pin what is shown"));
  const modes = segmented({
    label: "Compare by", options: MODES, class: "compare-modes", onchange: value => { mode = value; look(); },
  });
  const slider = h("input", {
    type: "range", class: "slider", min: "0", max: "100", step: "1", id: "compare-part",
    oninput: () => { part = Number(slider.value) / 100; look(); },
  });
  const sliderLabel = h("label", { for: "compare-part" });
  const sliderPlace = h("div", { class: "option compare-part" }, sliderLabel, slider);
  const amplify = h("input", {
    type: "checkbox", class: "switch", id: "compare-strong", onchange: () => { strong = amplify.checked; look(); },
  });
  const amplifyPlace = h("div", { class: "option" }, h("label", { for: "compare-strong" }, "Stronger"), amplify);
  const says = h("p", { class: "note" });
  const result = h("p", { class: "compare-result", role: "status" });
  const list = h("ul", { class: "compare-changes" });
  const controls = h("div", { class: "compare-controls" }, modes.element, sliderPlace, amplifyPlace, says, result, list);
  const empty = h("p", { class: "note" });
  const nothing = createNothing(store);
  fill(host, h("h2", { class: "unseen" }, "Compare"), nothing.element, sourcePlace, from, pin, empty, controls);

  const sources = () => [...(store.state.dial?.revisions ?? []), ...(pinned.has(store.state.id) ? ["pinned"] : [])];

  function choices() {
    const all = sources();
    if (!all.includes(chosen)) chosen = all.at(-1) === "pinned" ? "pinned" : all[0] ?? "";
    const choice = segmented({
      label: "Before", options: all.map(value => ({ value, text: NAMES[value] ?? value })),
      onchange: value => { chosen = value; draw(); },
    });
    choice.set(chosen);
    fill(sourcePlace, all.length > 0 && [h("span", { "aria-hidden": "true" }, "Before"), choice.element]);
    sourcePlace.hidden = controls.hidden = !all.length;
    fill(empty, !all.length && store.state.dial
      && "There is no earlier picture of this dial. Pin this one, change some values, and compare.");
  }

  function pinNow() {
    const { id, render } = store.state;
    if (!render) return;
    pinned.set(id, { stage: render.stage, svg: render.svg });
    chosen = "pinned";
    choices();
    draw();
    pin.querySelector("span").textContent = "Pinned";
    setTimeout(() => { pin.querySelector("span").textContent = "Pin what is shown"; }, 1600);
  }

  async function draw() {
    fill(from, FROM[chosen]);
    pin.disabled = !store.state.render;
    const { id, values, render, view } = store.state;
    request?.abort();
    if (!chosen || !render) return comparison.hide();
    request = new AbortController();
    const { signal } = request;
    try {
      const before = chosen === "pinned" ? pinned.get(id)
        : await api.render(id, values, { revision: chosen, ...(view.motion === "none" && { motion: "none" }) }, signal);
      if (ended || signal.aborted) return;
      comparison.show(before.stage, render.stage);
      // The server compares by meaning; what was pinned is known here alone.
      const isSame = before.changes ? !before.changes.length : before.svg === render.svg;
      tell(isSame, isSame ? "The two are the same." : "The two differ.", before.changes ?? []);
    } catch (fault) {
      if (fault.name === "AbortError" || ended) return;
      comparison.hide();
      tell(false, fault.message, []);
    }
    look();
  }

  function tell(isGood, words, changes) {
    fill(result, icon(isGood ? "check" : "warning"), words);
    result.classList.toggle("same", isGood);
    const more = changes.length - MOST;
    fill(list, changes.slice(0, MOST).map(change => h("li", {}, change)), more > 0 && h("li", {}, `and ${more} more`));
    list.hidden = !changes.length;
  }

  function look() {
    modes.set(mode);
    fill(says, SAYS[mode]);
    sliderPlace.hidden = mode !== "swipe" && mode !== "onion";
    amplifyPlace.hidden = mode !== "difference";
    fill(sliderLabel, mode === "swipe" ? "Line" : "Before");
    slider.value = String(Math.round(part * 100));
    slider.style.setProperty("--part", String(part));
    comparison.look({ mode, part, strong, scheme: store.state.view.scheme });
  }

  const stop = store.subscribe((_, changed) => {
    if (changed.has("dial")) choices();
    if (changed.has("render") || changed.has("dial")) draw();
    if (changed.has("view.scheme")) look();
  });
  choices();
  look();
  draw();
  return {
    unmount() {
      nothing.unmount();
      ended = true;
      stop();
      request?.abort();
      comparison.unmount();
    },
  };
}
