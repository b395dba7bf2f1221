// SVG files of the user: chosen by a button, or dropped on the page. Each is opened in the tab Rig, and in no folder yet.
import * as api from "../ground/api.js";
import { h, icon } from "../ground/dom.js";

// The server takes 8 MiB, of which Base64 needs a third.
const MOST = 5.5 * 2 ** 20;
const isDrawing = ({ name, type }) => type === "image/svg+xml" || /\.svgz?$/i.test(name);

/** Opens the first SVG file of a list. */
export async function openDrawing(files, { store, open }) {
  const file = [...files].find(isDrawing);
  const fail = text => store.set({ notice: { text, isBad: true } });
  if (!file) return files.length ? fail(`${files[0].name} is no SVG file`) : null;
  if (file.size > MOST) return fail(`${file.name} is larger than 5.5 MiB`);
  try {
    const { id } = await api.openDrawing({ name: file.name, content: await base64(file) });
    return open(id, { tab: "rig" });
  } catch ({ message }) {
    return fail(`${file.name} is not opened: ${message}`);
  }
}

/** The button that opens a file, with the field that the browser needs for it. */
export function drawingButton(parts) {
  const field = h("input", {
    type: "file", accept: ".svg,.svgz,image/svg+xml", hidden: true, "aria-label": "SVG file",
    onchange: () => { openDrawing(field.files, parts); field.value = ""; },
  });
  return [h("button", {
    type: "button", class: "button", title: "Open an SVG file, or drop it on the page", "aria-label": "Open an SVG…", onclick: () => field.click(),
  }, icon("open"), h("span", { class: "roomy" }, "Open an SVG…")), field];
}

/** Takes files that are dropped anywhere on the page. */
export function acceptDrawings(parts) {
  const root = document.documentElement;
  const hasFiles = event => event.dataTransfer?.types.includes("Files");
  addEventListener("dragover", event => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    root.dataset.dropping = "yes";
  });
  addEventListener("dragleave", event => { if (!event.relatedTarget) delete root.dataset.dropping; });
  addEventListener("drop", event => {
    delete root.dataset.dropping;
    if (!hasFiles(event)) return;
    event.preventDefault();
    openDrawing(event.dataTransfer.files, parts);
  });
}

const base64 = file => new Promise((resolve, reject) => {
  const reader = new FileReader();
  reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(",") + 1));
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(file);
});
