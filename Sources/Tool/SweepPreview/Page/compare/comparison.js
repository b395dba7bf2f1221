// Two pictures of a dial one above the other on the stage, at the same moment.
import { fill, h, svgFrom } from "../ground/dom.js";
import { allowMotion } from "../bench/moving.js";

/**
 * Draws into the stage's overlay in place of its picture.
 * @param {{stage: import("../bench/stage.js").Stage, clock: import("../bench/clock.js").Clock, onpart: (part: number) => void}} parts
 */
export function createComparison({ stage, clock, onpart }) {
  const before = createSheet(clock);
  const after = createSheet(clock);
  const line = h("div", { class: "compare-line", "aria-hidden": "true" }, h("span", { class: "compare-grip" }));
  const labels = ["Before", "After"].map(text =>
    h("span", { class: `compare-label ${text.toLowerCase()}`, "aria-hidden": "true" }, text));
  const element = h("div", { class: "compare", onpointerdown: drag }, after.element, before.element, line, labels);

  // The stage's own drag would scroll the picture away from under the line.
  function drag(event) {
    if (element.dataset.mode !== "swipe" || event.button !== 0) return;
    event.stopPropagation();
    event.preventDefault();
    const to = ({ clientX }) => {
      const { left, width } = element.getBoundingClientRect();
      onpart(Math.min(1, Math.max(0, (clientX - left) / width)));
    };
    to(event);
    element.setPointerCapture(event.pointerId);
    element.addEventListener("pointermove", to);
    element.addEventListener("lostpointercapture", () => element.removeEventListener("pointermove", to), { once: true });
  }

  // Beside each other they may be wider than the picture was, as far as the stage has room.
  function spread() {
    const width = stage.overlay.clientWidth;
    const room = (stage.viewport.clientWidth - 32) / Math.max(1, width);
    element.style.setProperty("--spread", String(Math.min(2, Math.max(1, room))));
  }
  const stop = stage.subscribe(spread);
  spread();

  return {
    /** @param {string} first @param {string} second SVG texts */
    show(first, second) {
      if (!element.isConnected) stage.overlay.append(element);
      stage.picture.style.visibility = "hidden";
      before.show(first);
      after.show(second);
    },
    /** @param {{mode: string, part: number, strong: boolean, scheme: string}} how */
    look({ mode, part, strong, scheme }) {
      element.dataset.mode = mode;
      element.classList.toggle("strong", strong);
      element.style.setProperty("--part", String(part));
      for (const sheet of [before, after]) sheet.theme(scheme);
    },
    hide() {
      stage.picture.style.visibility = "";
      element.remove();
      before.clear();
      after.clear();
    },
    unmount() {
      stop();
      this.hide();
    },
  };
}

// A picture in a shadow root of its own, moved by the clock.
function createSheet(clock) {
  const element = h("div", { class: "compare-sheet" });
  const wrapper = h("div");
  element.attachShadow({ mode: "open" }).append(
    h("style", {}, ":host{display:block}div,svg{display:block;width:100%;height:100%;overflow:hidden}"), wrapper);
  let svg = null, shown = "";
  return {
    element,
    show(text) {
      if (text === shown) return;
      const next = svgFrom(text);
      this.clear();
      fill(wrapper, next);
      [svg, shown] = [next, text];
      allowMotion(svg);
      clock.adopt(svg);
    },
    theme(scheme) {
      if (scheme === "auto") delete wrapper.dataset.theme;
      else wrapper.dataset.theme = scheme;
    },
    clear() {
      if (svg) clock.release(svg);
      fill(wrapper);
      [svg, shown] = [null, ""];
    },
  };
}
