// SVG files drawn to a canvas, for PNG and for the frames of a film.
import * as api from "../ground/api.js";

/** Loads a picture by its address. */
export async function load(address) {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** A picture as a PNG file. */
export async function pngOf(address, { width, height }) {
  const image = await load(address);
  const canvas = new OffscreenCanvas(Math.round(width), Math.round(height));
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: "image/png" });
}

/** The address of the frame at a time, which the server counts in milliseconds. */
export const addressAt = (id, values, time) => api.fileURL(id, values, { at: `${Math.round(time * 1000)}ms` });

/** Downloads a blob as a file. */
export function download(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
