import { fill, h, icon } from "../ground/dom.js";
import { Part } from "../ground/part.js";
import { isSVGFile } from "../ground/store.js";
import { drawingButton } from "../widgets/drawings.js";
import { HeadTools } from "../widgets/head-tools.js";
import { createCard } from "./card.js";
import { openNew } from "./new.js";

/** All dials as cards: the documents and SVG files of the folder, then the built-in templates by their groups. */
export class Gallery extends Part {
  // Kept by dial, so that no card flashes when the search or another file changes.
  #cards = new Map();
  #touched = [];
  #search = h("input", {
    type: "search", class: "field search", placeholder: "Search", "aria-label": "Search dials",
    autocomplete: "off", spellcheck: "false", oninput: () => this.#searched(), onkeydown: event => this.#key(event),
  });
  #count = h("p", { class: "unseen", role: "status" });
  #new = h("button", { type: "button", class: "button", title: "A new dial or board", "aria-label": "New", hidden: true,
    onclick: () => openNew(this.store.state, written => this.made(written)) }, icon("plus"), h("span", { class: "roomy" }, "New"));
  #body = h("main", { class: "gallery" });

  constructor(parts) {
    super(parts);
    this.#search.value = this.store.state.search;
    this.element = [h("header", { class: "head gallery-head" }, h("h1", { class: "title" }, "Sweephand"),
      h("div", { class: "search-place" }, icon("search"), this.#search), this.#count,
      this.own(new HeadTools(parts, this.#new, drawingButton(this))).element), this.#body];
    this.#look();
    this.until(this.store.subscribe((state, changed) => this.#hear(state, changed)));
  }

  #hear({ change, dials }, changed) {
    if (changed.has("change")) this.#touched.push(...change.paths);
    const isListed = changed.has("dials") || (changed.has("change") && !change.dials);
    if (!isListed || !dials) return;
    this.#forget();
    this.#look();
  }

  // A document changes its own card; a theme, artwork or data may be part of any. The list, when it
  // has arrived, shows the kind of a file.
  #forget() {
    const { dials, change } = this.store.state;
    const isDial = id => this.#cards.has(id) || dials.dials.some(dial => dial.id === id);
    const ids = this.#touched.map(path => `folder/${path}`);
    if (ids.every(isDial) && change?.paths.length !== 0) for (const id of ids) this.#cards.delete(id);
    else this.#cards.clear();
    this.#touched = [];
  }

  #cardOf(dial) {
    const key = JSON.stringify(dial);
    const known = this.#cards.get(dial.id);
    if (known?.key === key) return known.element;
    const element = createCard(dial, this.store.state.change?.version ?? 0, this.open);
    this.#cards.set(dial.id, { key, element });
    return element;
  }

  #look() {
    const { dials } = this.store.state;
    if (!dials) return;
    this.#new.hidden = !dials.folder;
    const search = this.#search.value;
    const found = dials.dials.filter(dial => matches(dial, search));
    const section = (title, isHere, note) => {
      const some = found.filter(isHere);
      return some.length > 0 && h("section", { class: "shelf", "aria-label": title },
        h("div", { class: "shelf-head" }, h("h2", {}, title), h("p", { class: "place" }, note)),
        h("ul", { class: "cards" }, some.map(dial => this.#cardOf(dial))));
    };
    this.#count.textContent = search ? `${found.length} found` : "";
    const focused = document.activeElement;
    const hasOwn = !dials.dials.every(isBuiltIn) || dials.more > 0;
    const groups = new Set(dials.dials.filter(isBuiltIn).map(({ group }) => group));
    fill(this.#body, section("Your documents", ({ source }) => source === "folder", dials.folder),
      section("Your SVG files", isSVGFile, dials.folder),
      !dials.folder && !search && h("p", { class: "note rest" }, "Built-in templates only: nothing can be saved here. ",
        "For your own documents start the preview with a folder: ", h("code", {}, "sweephand preview .")),
      dials.folder && !hasOwn && !search && start(dials.folder),
      dials.more > 0 && h("p", { class: "note rest" },
        dials.more === 1 ? "1 more file is not listed." : `${dials.more} more files are not listed.`),
      [...groups].map(group => section(headingOf(group), dial => isBuiltIn(dial) && dial.group === group, "Built-in templates")),
      !found.length && h("p", { class: "empty" }, `No dials match “${search}”.`));
    if (this.#body.contains(focused)) focused.focus({ preventScroll: true });
  }

  #key({ key }) {
    if (key === "Enter") this.#body.querySelector("a")?.click();
    if (key === "Escape") { this.#search.value = ""; this.#searched(); }
  }

  #searched() {
    this.store.set({ search: this.#search.value });
    this.#look();
  }
}

const isBuiltIn = ({ source }) => source === "library";

const headingOf = group => group ? group[0].toUpperCase() + group.slice(1) : "Library";

// The view of a folder without documents: how to create the first one.
const start = folder => h("section", { class: "start", "aria-label": "Your documents" },
  h("h2", {}, "Make your first document"),
  h("p", {}, "There are no documents in ", h("code", {}, folder), " yet. Open a dial of the library, change its values "
    + "and choose “Save as…”, or save these lines as a file:"),
  h("pre", {}, h("code", {}, "# speed.yaml\nsweephand: 1\ntitle: Speed\ntemplate: speedometer\nwith: {value: 72, max: 240}\n")),
  h("p", { class: "note" }, "It appears here as soon as it exists."));

function matches({ title, description, name, path, group }, words) {
  const text = `${title} ${description} ${name} ${path ?? ""} ${group ?? ""}`.toLowerCase();
  return words.toLowerCase().split(/\s+/).every(word => text.includes(word));
}
