// The transport. SMIL has no playback rate, so the page keeps its own time: roots stand paused and are
// moved by setCurrentTime from one loop. Everything on the page that moves shows the same moment.
import { extentOf, rowsOf } from "../timeline/timing.js";

/** Frames a second of a step. */
export const RATE = 60;

// How long a finite dial rests at its end before a loop begins anew, in seconds.
const REST = 0.6;

/**
 * @typedef {{readonly time: number, readonly duration: number, readonly endless: boolean,
 *   readonly moves: boolean, readonly isPlaying: boolean, speed: number, loop: boolean,
 *   play(): void, pause(): void, seek(t: number): void, step(frames: number): void,
 *   adopt(svg: SVGSVGElement): void, release(svg: SVGSVGElement): void,
 *   subscribe(fn: () => void): () => void}} Clock
 */

/**
 * Makes a clock at 0 that stands. Listeners are called after each change: of time, of play or pause,
 * of speed, loop and duration. An endless dial begins anew after its period, looped or not.
 * @returns {Clock}
 */
export function createClock() {
  /** @type {Map<SVGSVGElement, import("../timeline/timing.js").Row[]>} */
  const roots = new Map();
  const listeners = new Set();
  let time = 0, speed = 1, loop = false, frame = 0, last = 0, rest = 0, atRest = false;
  let extent = { duration: 1, endless: false };

  const tell = () => { for (const listener of [...listeners]) listener(); };

  function show() {
    for (const svg of roots.keys()) svg.setCurrentTime(time);
    tell();
  }

  function measure() {
    extent = extentOf([...roots.values()].flat());
  }

  function tick(now) {
    frame = requestAnimationFrame(tick);
    // A page in the background gets no frames: what it missed is not made up for. And the moment of the
    // first frame may lie before the one at which it was asked for.
    const passed = Math.min(0.25, Math.max(0, now - last) / 1000) * speed;
    last = now;
    if (rest > 0) {
      rest -= passed;
      if (rest <= 0) { time = 0; show(); }
      return;
    }
    time += passed;
    if (time >= extent.duration) atEnd();
    show();
  }

  function atEnd() {
    if (extent.endless) time %= extent.duration;
    else {
      time = extent.duration;
      if (loop) rest = REST;
      else clock.pause();
    }
  }

  const clock = {
    get time() { return time; },
    get duration() { return extent.duration; },
    get endless() { return extent.endless; },
    get moves() { return [...roots.values()].some(rows => rows.length > 0); },
    get isPlaying() { return frame !== 0; },
    get speed() { return speed; },
    set speed(value) { speed = Math.min(4, Math.max(0.1, value)); tell(); },
    get loop() { return loop; },
    set loop(value) { loop = value; tell(); },
    play() {
      if (frame) return;
      if (time >= extent.duration) time = 0;
      rest = 0;
      last = performance.now();
      frame = requestAnimationFrame(tick);
      show();
    },
    pause() {
      cancelAnimationFrame(frame);
      frame = 0;
      tell();
    },
    seek(moment) {
      time = Math.min(extent.duration, Math.max(0, moment));
      rest = 0;
      show();
    },
    step(frames) {
      clock.pause();
      clock.seek((Math.round(time * RATE) + frames) / RATE);
    },
    adopt(svg) {
      roots.set(svg, rowsOf(svg));
      measure();
      // What stood at its end stands there still, however long the new one takes.
      time = atRest ? extent.duration : Math.min(time, extent.duration);
      atRest = false;
      svg.pauseAnimations();
      svg.setCurrentTime(time);
      tell();
    },
    release(svg) {
      atRest = !frame && !extent.endless && clock.moves && time >= extent.duration;
      roots.delete(svg);
      measure();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return clock;
}
