// A film of the dial, recorded from a canvas: browsers write WebM only in real time.
import { addressAt, load } from "./raster.js";

const RATE = 30;

/** The longest film, in seconds. */
export const LONGEST = 10;

const TYPE = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm"]
  .find(type => globalThis.MediaRecorder?.isTypeSupported(type));

/** Whether the browser can record. */
export const canFilm = Boolean(TYPE && HTMLCanvasElement.prototype.captureStream);

/** Records the dial from the start, for at most `duration` seconds; `onProgress` gets the part that is done. */
export async function film({ id, values, duration, width, height, background, onProgress, signal }) {
  const length = Math.min(duration, LONGEST);
  const count = Math.max(2, Math.round(length * RATE));
  const times = Array.from({ length: count }, (_, index) => (index / (count - 1)) * length);
  const frames = [];
  // A few at a time: all at once would overload the server, one by one would be slow.
  for (let first = 0; first < count; first += 6) {
    signal.throwIfAborted();
    frames.push(...await Promise.all(times.slice(first, first + 6).map(time => load(addressAt(id, values, time)))));
    onProgress((frames.length / count) / 2);
  }

  const canvas = document.createElement("canvas");
  canvas.width = even(width);
  canvas.height = even(height);
  const context = canvas.getContext("2d");
  const stream = canvas.captureStream(0);
  const [track] = stream.getVideoTracks();
  const recorder = new MediaRecorder(stream, { mimeType: TYPE, videoBitsPerSecond: 8_000_000 });
  const parts = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise(resolve => { recorder.onstop = resolve; });
  try {
    recorder.start();
    const begin = performance.now();
    for (const [index, frame] of frames.entries()) {
      signal.throwIfAborted();
      context.fillStyle = background;
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.drawImage(frame, 0, 0, canvas.width, canvas.height);
      track.requestFrame();
      onProgress(0.5 + (index + 1) / count / 2);
      await sleep(begin + ((index + 1) * 1000) / RATE - performance.now());
    }
  } finally {
    recorder.stop();
    await ended;
    track.stop();
  }
  return new Blob(parts, { type: "video/webm" });
}

// Video encoders halve the resolution of colours, so both sides must be even.
const even = side => Math.max(2, 2 * Math.round(side / 2));

const sleep = milliseconds => new Promise(resolve => setTimeout(resolve, Math.max(0, milliseconds)));
