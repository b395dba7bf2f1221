// A picture of a dial in the page.
import { h } from "../ground/dom.js";
import { sizeOf, svgFrom } from "../ground/svg.js";

// The picture fills its box; no style passes between it and the page.
const SHEET = ":host,div,svg{display:block}div,svg{width:100%;height:100%;overflow:hidden}";

/** An SVG document in a shadow root, which a clock moves. */
export class Picture {
  svg = null;
  #text = "";
  // Carries data-theme for dials that have a dark theme.
  #wrapper = h("div");

  /** `kind` is the class of the element. Without a clock it moves by itself, as it does on other pages. */
  constructor(kind, clock) {
    this.clock = clock;
    this.element = h("div", { class: kind });
    this.element.attachShadow({ mode: "open" }).append(h("style", {}, SHEET), this.#wrapper);
  }

  /**
   * Shows an SVG text; `motion` is that of an SVG file, as the server has evaluated it.
   * @param {string} text @returns {boolean} whether it is a new one
   */
  show(text, motion = null) {
    if (text === this.#text) return false;
    const next = svgFrom(text);
    this.clear();
    [this.svg, this.#text] = [next, text];
    // Without a view box a file does not scale.
    if (!next.hasAttribute("viewBox")) {
      const { width, height } = sizeOf(next);
      next.setAttribute("viewBox", `0 0 ${width} ${height}`);
    }
    this.#wrapper.append(next);
    if (this.clock) {
      allowMotion(next);
      this.clock.adopt(next, motion);
    }
    return true;
  }

  set scheme(scheme) {
    if (scheme === "auto") delete this.#wrapper.dataset.theme;
    else this.#wrapper.dataset.theme = scheme;
  }

  clear() {
    if (this.svg) this.clock?.release(this.svg);
    this.#wrapper.replaceChildren();
    [this.svg, this.#text] = [null, ""];
  }
}

// Dials do not move for readers who prefer reduced motion. With a clock nothing moves before play
// is pressed, and then motion is wanted.
function allowMotion(svg) {
  for (const { sheet } of svg.querySelectorAll("style")) {
    for (let index = (sheet?.cssRules.length ?? 0) - 1; index >= 0; index -= 1) {
      const rule = sheet.cssRules[index];
      const isAboutMotion = rule instanceof CSSMediaRule && /prefers-reduced-motion:\s*reduce/.test(rule.conditionText);
      if (isAboutMotion) sheet.deleteRule(index);
    }
  }
}
