import { fill, h, icon } from "../ground/dom.js";
import * as api from "../ground/api.js";
import { Part } from "../ground/part.js";
import { sizeOf, svgFrom } from "../ground/svg.js";
import { alternative, kibi } from "../ground/words.js";
import { fileName, forms } from "./forms.js";
import { download, pngOf } from "./raster.js";
import { zip } from "./zip.js";

/** The pixels of the still picture for one of the dial. */
const DENSITY = 2;

/** One archive with all that someone needs who puts the dial into a page. */
export class HandOver extends Part {
  #drawing = null;
  #fault = h("p", { class: "note bad", role: "status" });
  #button = h("button", { type: "button", class: "button", disabled: true, onclick: () => this.#download() },
    icon("download"), "All as .zip");
  element = h("section", { class: "hand-over", "aria-labelledby": "handover-title" },
    h("h3", { id: "handover-title", class: "section-title" }, "Hand over"),
    h("div", { class: "download-list" }, this.#button),
    h("p", { class: "note" }, "The SVG with its dark and still variants, a PNG, markup for each place, "
      + "the alternative text and a note about the font."), this.#fault);

  /** @param {object} drawing a drawing with all its variants; without them, nothing can be handed over */
  look(drawing) {
    this.#drawing = { ...drawing, files: true };
    this.#button.disabled = !drawing.ready;
  }

  async #download() {
    const drawing = this.#drawing;
    fill(this.#fault);
    try {
      const { id, values } = this.store.state;
      const files = [...pictures(drawing), [fileName(drawing).replace(/svg$/, "png"), await still(id, values, drawing)]];
      const guide = encoded(guideTo(drawing, files));
      download(zip([...files, ["README.md", guide]]), fileName(drawing).replace(/svg$/, "zip"));
    } catch (reason) {
      fill(this.#fault, `Download failed: ${reason.message}`);
    }
  }
}

const encoded = text => new TextEncoder().encode(text);

const pictures = drawing => [
  [[], drawing.svg], [["still"], drawing.still], [["dark"], drawing.dark], [["dark", "still"], drawing.darkStill],
].filter(([, svg]) => svg).map(([variants, svg]) => [fileName(drawing, ...variants), encoded(svg)]);

/** The picture at rest as a PNG file. */
async function still(id, values, { svg }) {
  const { width, height } = sizeOf(svgFrom(svg));
  const size = { width: width * DENSITY, height: height * DENSITY };
  const png = await pngOf(api.fileURL(id, values, { motion: "none" }), size);
  return new Uint8Array(await png.arrayBuffer());
}

/** The places of the markup, by the keys of `forms`, with the language of each. */
const PLACES = [["picture", "html"], ["img", "html"], ["markdown", "markdown"], ["css", "css"]];

/** The text of the archive for the person who unpacks it. */
function guideTo(drawing, files) {
  const markup = PLACES.map(([key, language]) => [forms.find(form => form.key === key), language])
    .map(([form, language]) =>
      `### ${form.name}\n\n${form.note}\n\n\`\`\`${language}\n${form.text(drawing)}\n\`\`\`\n`);
  return [
    `# ${drawing.title || drawing.name}\n`,
    "## Alternative text\n", `${alternative(drawing)}\n`,
    "## Files\n", ...files.map(([name, bytes]) => `- \`${name}\`, ${kibi(bytes.length)}`), "",
    "## Markup\n", ...markup,
    "## Font\n", `${fontNote(drawing)}\n`,
  ].join("\n");
}

function fontNote({ svg, font }) {
  const hasText = /<text\b/.test(svg);
  if (font) {
    const use = /@font-face/.test(svg) ? "A part of it is in the files"
      : hasText ? "The files name it, and readers need it installed" : "The files contain outlines of its characters";
    const licence = font.licence ? `\n\nThe font says of its licence:\n\n> ${font.licence.replace(/\n/g, "\n> ")}` : "";
    return `Text is set in ${font.family || font.name}, from \`${font.name}\`. ${use}; see its licence.${licence}`;
  }
  return hasText
    ? "Text is set in fonts of the reader's system. The files contain no font."
    : "Text is drawn in Sweephand's own faces, under the MIT licence of Sweephand. The files contain no font.";
}
