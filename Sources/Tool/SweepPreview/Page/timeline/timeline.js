// The timeline: transport above, a ruler to scrub, and a row for each animation.
import { h, fill, icon } from "../ground/dom.js";
import { RATE } from "../bench/clock.js";
import { rowsOf } from "./timing.js";
import { rowElement, rulerMarks } from "./rows.js";

/** The speeds that keys and menu go through. */
export const SPEEDS = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4];

// Of a dial with more, the rest is counted only.
const MOST_ROWS = 250;

/**
 * @param {{store: import("../ground/store.js").Store, clock: import("../bench/clock.js").Clock,
 *   stage: import("../bench/stage.js").Stage}} parts
 */
export function createTimeline({ store, clock, stage }) {
  const transport = createTransport({ store, clock });
  const scrub = h("input", {
    type: "range", class: "scrub", min: "0", max: "1", step: "any", "aria-label": "Moment", "data-scrub": true,
    oninput: () => {
      // To pause shows the present moment, in this field too: so the wish is read first.
      const moment = Number(scrub.value) * clock.duration;
      clock.pause();
      clock.seek(moment);
    },
  });
  const marks = h("div", { class: "marks", "aria-hidden": "true" });
  const ruler = h("div", { class: "ruler" },
    h("div", { class: "ruler-corner" }), h("div", { class: "ruler-track" }, marks, scrub));
  const list = h("ul", { class: "rows", onpointerdown: seekByPointer });
  const playhead = h("div", { class: "playhead", "aria-hidden": "true" });
  const content = h("div", { class: "timeline-content" }, ruler, list, playhead);
  const scroller = h("div", {
    class: "timeline-scroller", tabindex: "0", role: "region", "aria-label": "Animations",
  }, content);
  const element = h("section", { class: "timeline", "aria-label": "Timeline" }, transport.element, scroller);
  let svg = null, duration = 0;

  function build() {
    if (stage.svg === svg && clock.duration === duration) return;
    svg = stage.svg;
    duration = clock.duration;
    const rows = svg ? rowsOf(svg) : [];
    const { scrollTop } = scroller;
    fill(list, rows.slice(0, MOST_ROWS).map(row => rowElement(row, duration)),
      rows.length > MOST_ROWS && h("li", { class: "rows-rest" }, `and ${rows.length - MOST_ROWS} more`),
      svg && !rows.length && h("li", { class: "rows-rest" }, "Nothing moves."));
    fill(marks, rulerMarks(duration));
    scroller.scrollTop = scrollTop;
  }

  function seekByPointer(event) {
    if (event.button !== 0 || !event.target.closest(".track")) return;
    const { left, width } = marks.getBoundingClientRect();
    const move = next => clock.seek((next.clientX - left) / width * clock.duration);
    const end = () => removeEventListener("pointermove", move);
    clock.pause();
    move(event);
    addEventListener("pointermove", move);
    addEventListener("pointerup", end, { once: true });
    addEventListener("pointercancel", end, { once: true });
  }

  function look() {
    build();
    const part = clock.time / clock.duration;
    content.style.setProperty("--part", String(part));
    scrub.value = String(part);
    scrub.setAttribute("aria-valuetext", `${clock.time.toFixed(3)} s of ${+clock.duration.toFixed(3)} s`);
    scrub.disabled = !clock.moves;
    transport.look();
  }

  const stops = [clock.subscribe(look), stage.subscribe(look),
    store.subscribe((_, changed) => { if (changed.has("view")) look(); })];
  look();
  return { element, unmount() { for (const stop of stops) stop(); } };
}

function createTransport({ store, clock }) {
  const button = (name, title, onclick) => h("button", {
    type: "button", class: "button quiet square", "aria-label": title, title, onclick,
  }, icon(name));
  const play = h("button", {
    type: "button", class: "button play", onclick: () => (clock.isPlaying ? clock.pause() : clock.play()),
  });
  const loop = h("button", {
    type: "button", class: "button quiet square", "aria-label": "Loop", title: "Loop (l)",
    onclick: () => store.set({ view: { loop: !store.state.view.loop } }),
  }, icon("loop"));
  const moment = h("span", { class: "moment" });
  const frames = h("span", { class: "frames" });
  const speed = h("select", {
    class: "select speed", "aria-label": "Speed", title: "Speed ([ and ])",
    onchange: () => store.set({ view: { speed: Number(speed.value) } }),
  });
  const buttons = [
    button("first", "To the start (Home)", () => clock.seek(0)),
    button("previous", "One frame back (left)", () => clock.step(-1)), play,
    button("next", "One frame on (right)", () => clock.step(1)),
    button("last", "To the end (End)", () => clock.seek(clock.duration)),
  ];
  const element = h("div", { class: "transport" },
    h("div", { class: "transport-buttons", role: "group", "aria-label": "Play" }, buttons),
    h("p", { class: "readout" }, moment, frames),
    h("div", { class: "transport-end" }, loop, speed));
  let was = null, options = "";

  function look() {
    const { view } = store.state;
    if (was !== clock.isPlaying) {
      was = clock.isPlaying;
      fill(play, icon(was ? "pause" : "play"));
      play.setAttribute("aria-label", was ? "Pause" : "Play");
      play.title = `${was ? "Pause" : "Play"} (space)`;
    }
    for (const each of buttons) each.disabled = !clock.moves;
    loop.setAttribute("aria-pressed", String(view.loop));
    const speeds = [...new Set([...SPEEDS, view.speed])].sort((a, b) => a - b);
    if (options !== speeds.join()) {
      options = speeds.join();
      fill(speed, speeds.map(value => h("option", { value: String(value) }, `${value}×`)));
    }
    speed.value = String(view.speed);
    moment.textContent = clock.moves ? `${clock.time.toFixed(3)} s` : "";
    frames.textContent = clock.moves ? `frame ${Math.round(clock.time * RATE)} of ${Math.round(clock.duration * RATE)}` : "";
  }
  return { element, look };
}
