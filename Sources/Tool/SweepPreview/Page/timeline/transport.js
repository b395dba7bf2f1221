import { fill, h, icon, iconButton } from "../ground/dom.js";
import { Part } from "../ground/part.js";
import { RATE, SPEEDS } from "../motion/clock.js";

/** The buttons above the timeline, and the time that is shown. */
export class Transport extends Part {
  #play = h("button", { type: "button", class: "button play", onclick: () => this.clock.toggle() });
  #loop = iconButton("loop", "Loop", () => this.store.set({ view: { loop: !this.store.state.view.loop } }), "L");
  #moment = h("span", { class: "moment" });
  #frames = h("span", { class: "frames" });
  #speed = h("select", {
    class: "select speed", "aria-label": "Speed", title: "Speed ([ and ])",
    onchange: () => this.store.set({ view: { speed: Number(this.#speed.value) } }),
  });
  #buttons = [
    iconButton("first", "Go to start", () => this.clock.seek(0), "Home"),
    iconButton("previous", "Back one frame", () => this.clock.step(-1), "←"), this.#play,
    iconButton("next", "Forward one frame", () => this.clock.step(1), "→"),
    iconButton("last", "Go to end", () => this.clock.seek(this.clock.duration), "End"),
  ];
  element = h("div", { class: "transport" },
    h("div", { class: "transport-buttons", role: "group", "aria-label": "Playback" }, this.#buttons),
    h("p", { class: "readout" }, this.#moment, this.#frames),
    h("div", { class: "transport-end" }, this.#loop, this.#speed));

  constructor(parts) {
    super(parts);
    this.until(this.clock.subscribe(() => this.#look()));
    this.watch(["view"], ({ view }) => {
      this.#loop.setAttribute("aria-pressed", String(view.loop));
      // A link may have a speed that is not in the list.
      const speeds = [...new Set([...SPEEDS, view.speed])].sort((a, b) => a - b);
      if (this.#speed.options.length !== speeds.length) {
        fill(this.#speed, speeds.map(value => h("option", { value: String(value) }, `${value}×`)));
      }
      this.#speed.value = String(view.speed);
    });
    this.#look();
  }

  #look() {
    const { isPlaying, moves, time, duration } = this.clock;
    const [sign, name] = isPlaying ? ["pause", "Pause"] : ["play", "Play"];
    if (this.#play.ariaLabel !== name) {
      fill(this.#play, icon(sign));
      this.#play.ariaLabel = name;
      this.#play.title = `${name} (Space)`;
    }
    for (const button of this.#buttons) button.disabled = !moves;
    this.#moment.textContent = moves ? `${time.toFixed(3)} s` : "";
    this.#frames.textContent = moves ? `frame ${Math.round(time * RATE)} of ${Math.round(duration * RATE)}` : "";
  }
}
