// SVG files drawn to a canvas: for PNG, and for the frames of a film.
import * as api from "../ground/api.js";

/**
 * Loads a picture by its address.
 * @param {string} address
 * @returns {Promise<HTMLImageElement>}
 */
export async function load(address) {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/**
 * A canvas with the picture of a moment.
 * @param {{id: string, values: Record<string, string>, time: number, width: number, height: number}} what
 */
export async function canvasAt({ id, values, time, width, height }) {
  const image = await load(addressAt(id, values, time));
  const canvas = new OffscreenCanvas(Math.round(width), Math.round(height));
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The address of the still picture of a moment, in milliseconds as the server counts. */
export const addressAt = (id, values, time) => api.fileURL(id, values, { at: `${Math.round(time * 1000)}ms` });

/** Hands a file to the reader. @param {Blob} blob @param {string} name */
export function hand(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has taken hold of the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
