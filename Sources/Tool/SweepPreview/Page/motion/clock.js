// The transport. SMIL has no playback rate, so the page keeps its own time: roots and their CSS animations are paused,
// and one loop moves them. Everything on the page shows the same moment.
import { Emitter } from "../ground/part.js";
import { extentOf, rowsOf, rowsOfFile } from "./timing.js";

/** Frames per second of a step. */
export const RATE = 60;

/** The speeds to choose from. */
export const SPEEDS = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4];

// Seconds that a dial with an end rests there before a loop starts again.
const REST = 0.6;

/**
 * A clock, which begins paused at 0. Listeners are called after each change of time, playback, speed, loop and
 * duration. An endless dial starts again after its period, whether looped or not.
 */
export class Clock extends Emitter {
  #roots = new Map();
  #time = 0;
  #speed = 1;
  #loop = false;
  #frame = 0;
  #last = 0;
  #rest = 0;
  #wasAtEnd = false;
  #extent = { duration: 1, endless: false };

  get time() { return this.#time; }
  get duration() { return this.#extent.duration; }
  get endless() { return this.#extent.endless; }
  get moves() { return [...this.#roots.values()].some(({ rows }) => rows.length > 0); }
  get isPlaying() { return this.#frame !== 0; }
  get isAtEnd() { return !this.endless && this.#time >= this.duration; }
  get speed() { return this.#speed; }
  set speed(value) { this.#speed = Math.min(4, Math.max(0.1, value)); this.emit(); }
  get loop() { return this.#loop; }
  set loop(value) { this.#loop = value; this.emit(); }

  play() {
    if (this.isPlaying) return;
    if (this.#time >= this.duration) this.#time = 0;
    this.#rest = 0;
    this.#last = performance.now();
    this.#frame = requestAnimationFrame(this.#tick);
    this.#show();
  }

  pause() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.emit();
  }

  toggle() {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  seek(moment) {
    this.#time = Math.min(this.duration, Math.max(0, moment));
    this.#rest = 0;
    this.#show();
  }

  step(frames) {
    this.pause();
    this.seek((Math.round(this.#time * RATE) + frames) / RATE);
  }

  /** The animations of a picture, whose time the clock has. */
  rowsOf(svg) { return this.#roots.get(svg)?.rows ?? []; }

  /** Takes over the time of a picture; `motion` is that of an SVG file. */
  adopt(svg, motion) {
    // An animation that is over is no longer listed, so the list is kept.
    const styles = svg.getAnimations({ subtree: true });
    const rows = motion ? rowsOfFile(svg, motion) : rowsOf(svg);
    this.#roots.set(svg, { rows, styles, extent: extentOf(rows, motion) });
    this.#measure();
    // A clock at its end stays there, however long the new picture takes.
    this.#time = this.#wasAtEnd ? this.duration : Math.min(this.#time, this.duration);
    this.#wasAtEnd = false;
    svg.pauseAnimations();
    for (const style of styles) style.pause();
    this.#show();
  }

  release(svg) {
    this.#wasAtEnd = !this.isPlaying && this.moves && this.isAtEnd;
    this.#roots.delete(svg);
    this.#measure();
  }

  #measure() {
    const extents = [...this.#roots.values()].map(({ extent }) => extent);
    this.#extent = {
      duration: Math.max(0, ...extents.map(({ duration }) => duration)) || 1, endless: extents.some(({ endless }) => endless),
    };
  }

  #show() {
    for (const [svg, { styles }] of this.#roots) {
      svg.setCurrentTime(this.#time);
      for (const style of styles) style.currentTime = this.#time * 1000;
    }
    this.emit();
  }

  #tick = now => {
    this.#frame = requestAnimationFrame(this.#tick);
    // A page in the background gets no frames, and does not make up for them. The time of the first frame may lie
    // before the one at which it was requested.
    const passed = Math.min(0.25, Math.max(0, now - this.#last) / 1000) * this.#speed;
    this.#last = now;
    if (this.#rest > 0) {
      this.#rest -= passed;
      if (this.#rest > 0) return;
      this.#time = 0;
    } else {
      this.#time += passed;
      if (this.#time >= this.duration) this.#end();
    }
    this.#show();
  };

  #end() {
    if (this.endless) {
      this.#time %= this.duration;
      return;
    }
    this.#time = this.duration;
    if (this.#loop) this.#rest = REST;
    else this.pause();
  }
}
