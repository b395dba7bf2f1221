// The dial, large. Its root is swapped in place, so that zoom, scroll and time stay.
import { svgFrom, h } from "../ground/dom.js";

const LEAST = 0.1, MOST = 32;
const INSET = 32;

// The picture fills its box; nothing of the page reaches it, nor it the page.
const SHEET = ":host{display:block}div,svg{display:block;width:100%;height:100%;overflow:hidden}";

/**
 * The stage. `element` is the whole, `overlay` a layer exactly above the picture (in the page's own tree,
 * deaf to the pointer until a child says otherwise), `svg` the root shown now. `subscribe` hears of each
 * swap and of each change of the picture's box.
 * @typedef {{element: HTMLElement, viewport: HTMLElement, picture: HTMLElement, overlay: HTMLElement,
 *   readonly svg: SVGSVGElement|null, readonly scale: number, show(text: string): void, zoomBy(factor: number): void,
 *   fit(): void, actual(): void, subscribe(fn: () => void): () => void, unmount(): void}} Stage
 */

/**
 * @param {{store: import("../ground/store.js").Store, clock: import("./clock.js").Clock}} parts
 * @returns {Stage}
 */
export function createStage({ store, clock }) {
  const picture = h("div", { class: "stage-picture" });
  const shadow = picture.attachShadow({ mode: "open" });
  // The wrapper carries data-theme for dials that have a dark theme.
  const wrapper = h("div");
  shadow.append(h("style", {}, SHEET), wrapper);
  const overlay = h("div", { class: "stage-overlay" });
  const box = h("div", { class: "stage-box" }, picture, overlay);
  const empty = h("p", { class: "stage-empty", hidden: true }, "There is no picture yet.");
  const viewport = h("div", {
    class: "stage-viewport", tabindex: "0", role: "region", "aria-label": "Picture",
    onwheel: wheel, onpointerdown: drag,
  }, box, empty);
  const element = h("div", { class: "stage" }, viewport);

  /** @type {SVGSVGElement|null} */
  let svg = null;
  let shown = "";
  let natural = { width: 1, height: 1 };
  let scale = 1;
  const listeners = new Set();
  const tell = () => { for (const listener of [...listeners]) listener(); };

  function show(text) {
    if (text === shown) return;
    const next = svgFrom(text);
    shown = text;
    // A picture without a title has no name of its own.
    if (next.getAttribute("role") === "img" && !next.hasAttribute("aria-labelledby")) {
      next.setAttribute("aria-label", store.state.dial?.title || "The dial");
    }
    natural = sizeOf(next);
    if (svg) clock.release(svg);
    wrapper.replaceChildren(next);
    svg = next;
    allowMotion(next);
    lay();
    clock.adopt(next);
    tell();
  }

  // The box of the picture: its longer side has the chosen size, or it fills the stage; times the zoom.
  function lay() {
    const { size, zoom } = store.state.view;
    const longer = Math.max(natural.width, natural.height);
    scale = (size === "fill" ? filling() : size / longer) * zoom;
    box.style.width = `${natural.width * scale}px`;
    box.style.height = `${natural.height * scale}px`;
    tell();
  }

  function filling() {
    const width = Math.max(64, viewport.clientWidth - 2 * INSET);
    const height = Math.max(64, viewport.clientHeight - 2 * INSET);
    return Math.min(width / natural.width, height / natural.height);
  }

  // Zooms about a point of the viewport, so that what lies under the pointer stays there.
  function zoomTo(zoom, x = viewport.clientWidth / 2, y = viewport.clientHeight / 2) {
    const before = box.getBoundingClientRect();
    const port = viewport.getBoundingClientRect();
    const at = [(port.left + x - before.left) / before.width, (port.top + y - before.top) / before.height];
    store.set({ view: { zoom: Math.min(MOST, Math.max(LEAST, zoom)) } });
    const after = box.getBoundingClientRect();
    viewport.scrollLeft += after.left + at[0] * after.width - port.left - x;
    viewport.scrollTop += after.top + at[1] * after.height - port.top - y;
  }

  // Only with ctrl or cmd, as in every other tool: the wheel alone scrolls.
  function wheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const port = viewport.getBoundingClientRect();
    const factor = Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.003));
    zoomTo(store.state.view.zoom * factor, event.clientX - port.left, event.clientY - port.top);
  }

  function drag(event) {
    if (event.button !== 0 || event.pointerType === "touch") return;
    const from = [event.clientX + viewport.scrollLeft, event.clientY + viewport.scrollTop];
    const move = next => {
      viewport.scrollLeft = from[0] - next.clientX;
      viewport.scrollTop = from[1] - next.clientY;
    };
    const end = () => {
      removeEventListener("pointermove", move);
      viewport.classList.remove("dragged");
    };
    if (viewport.scrollWidth <= viewport.clientWidth && viewport.scrollHeight <= viewport.clientHeight) return;
    viewport.classList.add("dragged");
    addEventListener("pointermove", move);
    addEventListener("pointerup", end, { once: true });
    addEventListener("pointercancel", end, { once: true });
  }

  function look() {
    const { background, scheme } = store.state.view;
    const own = background.startsWith("#");
    viewport.dataset.background = own ? "own" : background;
    viewport.style.setProperty("--own", own ? background : "");
    if (scheme === "auto") delete wrapper.dataset.theme;
    else wrapper.dataset.theme = scheme;
    element.classList.toggle("broken", store.state.broken);
    empty.hidden = !store.state.broken || svg != null;
  }

  const observer = new ResizeObserver(lay);
  observer.observe(viewport);
  const stop = store.subscribe((state, changed) => {
    if (changed.has("render") && state.render) show(state.render.stage);
    if (changed.has("view.zoom") || changed.has("view.size")) lay();
    if (changed.has("view") || changed.has("broken") || changed.has("render")) look();
  });
  look();

  return {
    element, viewport, picture, overlay, show,
    get svg() { return svg; },
    get scale() { return scale; },
    zoomBy: factor => zoomTo(store.state.view.zoom * factor),
    fit() {
      const { size } = store.state.view;
      const longer = Math.max(natural.width, natural.height);
      store.set({ view: { zoom: size === "fill" ? 1 : filling() / (size / longer) } });
    },
    actual: () => store.set({ view: { zoom: 1 } }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    unmount() {
      stop();
      observer.disconnect();
      if (svg) clock.release(svg);
    },
  };
}

function sizeOf(svg) {
  const box = (svg.getAttribute("viewBox") ?? "").trim().split(/[\s,]+/).map(Number);
  const width = parseFloat(svg.getAttribute("width") ?? "") || box[2] || 300;
  const height = parseFloat(svg.getAttribute("height") ?? "") || box[3] || 150;
  return { width, height };
}

// Dials stand still for readers who ask for less motion. Here nothing moves before play is pressed, and
// who presses it wants to see it: so that rule is taken out of the picture on the stage.
function allowMotion(svg) {
  for (const style of svg.querySelectorAll("style")) {
    const sheet = /** @type {CSSStyleSheet|null} */ (/** @type {any} */ (style).sheet);
    for (let index = (sheet?.cssRules.length ?? 0) - 1; index >= 0; index -= 1) {
      const rule = sheet.cssRules[index];
      const asksLess = rule instanceof CSSMediaRule && /prefers-reduced-motion:\s*reduce/.test(rule.conditionText);
      if (asksLess) sheet.deleteRule(index);
    }
  }
}
