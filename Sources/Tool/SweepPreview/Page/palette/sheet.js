// The theme on seven dials: the one at hand, and six of the library.
import { fileURL } from "../ground/api.js";
import { fill, h } from "../ground/dom.js";
import { segmented } from "../widgets/segmented.js";

const SIX = { clock: "Clock", compass: "Compass", kpi: "Key figure", pressure: "Pressure", ring: "Ring", knob: "Knob" };
const BOTH = ["light", "dark"];

/** The pictures. */
export class Sheet {
  #choice = segmented({
    label: "Light or dark", options: [["light", "Light"], ["dark", "Dark"], ["both", "Both"]].map(([value, text]) => ({ value, text })),
    onchange: value => { this.#pictures.dataset.lights = value; },
  });
  #words = h("span", { class: "note" });
  #pictures = h("div", { class: "sheet-pictures", "data-lights": "both", tabindex: "0", role: "group", "aria-label": "Dials" });
  #built = "";
  element = h("section", { class: "bench-sheet sheet", "aria-labelledby": "sheet-title" },
    h("div", { class: "sheet-head" }, h("h2", { id: "sheet-title" }, "On seven dials"), this.#words, this.#choice.element), this.#pictures);

  constructor() {
    this.#choice.set("both");
  }

  /** Shows a theme; resolves when every picture is there. */
  async show(told, { id, dial, values, version }) {
    if (this.#built !== id) this.#build(id, dial);
    this.#built = id;
    await Promise.all([...this.#pictures.querySelectorAll("img")].map(picture => {
      const own = picture.dataset.dial === id;
      const query = queryOf(told, picture.dataset.light, own ? "" : dial.saves ?? "");
      const source = `${fileURL(picture.dataset.dial, { ...own && values, ...query }, { motion: "none" })}#${version}`;
      if (picture.getAttribute("src") === source) return null;
      picture.src = source;
      return picture.decode().catch(() => {});
    }));
  }

  #build(id, dial) {
    fill(this.#words, `${dial?.path ?? dial?.name ?? ""} and six of the library`);
    const others = Object.entries(SIX).filter(([name]) => id !== `library/${name}`);
    if (others.length < 6) others.push(["speedometer", "Speedometer"]);
    fill(this.#pictures, [[id, dial?.title ?? id], ...others.map(([name, title]) => [`library/${name}`, title])].map(([each, title], index) =>
      h("figure", { class: index ? "sheet-dial" : "sheet-dial at-hand" },
        BOTH.map(light => h("div", { class: "sheet-half", "data-light": light },
          h("img", { alt: `${title}, ${light}`, "data-dial": each, "data-light": light }))),
        h("figcaption", {}, title))));
  }
}

// A theme as settings of a picture, one for each key. A font file lies in a folder, as a dial of the library names it.
function queryOf({ base, font, faces, keys }, light, folder) {
  const settings = [["base", base], ["mode", "literal"], faces.includes(font) ? ["drawnFace", font] : ["font", folder + font]];
  return Object.fromEntries([...settings, ...keys.map(each => [each.name, each[light].color])].map(([name, value]) => [`theme.${name}`, value]));
}
