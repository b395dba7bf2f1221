import { fill, followPointer, h } from "../ground/dom.js";
import { Part } from "../ground/part.js";
import { folded } from "../motion/timing.js";
import { rowElement, rulerMarks } from "./rows.js";
import { Transport } from "./transport.js";

// Of more rows only the number is shown.
const MOST_ROWS = 250;

/** The timeline: transport above, a ruler to scrub, and a row for each animation. */
export class Timeline extends Part {
  #svg = null;
  #duration = 0;
  #marks = h("div", { class: "marks", "aria-hidden": "true" });
  #scrub = h("input", {
    type: "range", class: "scrub", min: "0", max: "1", step: "any", "aria-label": "Time", "data-scrub": true,
    oninput: () => {
      // Pausing writes the present time into this field too: so its value is read first.
      const moment = Number(this.#scrub.value) * this.clock.duration;
      this.clock.pause();
      this.clock.seek(moment);
    },
  });
  #list = h("ul", { class: "rows", onpointerdown: event => this.#seekByPointer(event) });
  #content = h("div", { class: "timeline-content" },
    h("div", { class: "ruler" },
      h("div", { class: "ruler-corner" }), h("div", { class: "ruler-track" }, this.#marks, this.#scrub)),
    this.#list, h("div", { class: "playhead", "aria-hidden": "true" }));
  #scroller = h("div", {
    class: "timeline-scroller", tabindex: "0", role: "region", "aria-label": "Animations",
  }, this.#content);

  constructor(parts) {
    super(parts);
    this.element = h("section", { class: "timeline", "aria-label": "Timeline" },
      this.own(new Transport(parts)).element, this.#scroller);
    const look = () => this.#look();
    this.until(this.clock.subscribe(look), this.stage.subscribe(look));
    this.watch(["view"], look);
  }

  #build() {
    const { svg } = this.stage;
    const { duration } = this.clock;
    if (svg === this.#svg && duration === this.#duration) return;
    [this.#svg, this.#duration] = [svg, duration];
    const rows = svg ? folded(this.clock.rowsOf(svg)) : [];
    const { scrollTop } = this.#scroller;
    fill(this.#list, rows.slice(0, MOST_ROWS).map(row => rowElement(row, duration)),
      rows.length > MOST_ROWS && h("li", { class: "rows-rest" }, `and ${rows.length - MOST_ROWS} more`),
      svg && !rows.length && h("li", { class: "rows-rest" }, "No animations"));
    fill(this.#marks, rulerMarks(duration));
    this.#scroller.scrollTop = scrollTop;
  }

  #seekByPointer(event) {
    if (event.button !== 0 || !event.target.closest(".track")) return;
    const { left, width } = this.#marks.getBoundingClientRect();
    const seek = ({ clientX }) => this.clock.seek((clientX - left) / width * this.clock.duration);
    this.clock.pause();
    seek(event);
    followPointer(seek);
  }

  #look() {
    this.#build();
    const { time, duration, moves } = this.clock;
    this.#content.style.setProperty("--part", String(time / duration));
    this.#scrub.value = String(time / duration);
    this.#scrub.setAttribute("aria-valuetext", `${time.toFixed(3)} s of ${+duration.toFixed(3)} s`);
    this.#scrub.disabled = !moves;
  }
}
