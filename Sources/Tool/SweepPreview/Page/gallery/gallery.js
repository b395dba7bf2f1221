// All dials as cards: those of the folder, then the library.
import { fileURL, pathOf } from "../ground/api.js";
import { h, fill, icon } from "../ground/dom.js";
import { openHelp } from "../bench/help.js";
import { createScheme } from "../bench/scheme.js";

/**
 * Mounts the gallery.
 * @param {HTMLElement} host
 * @param {{store: import("../ground/store.js").Store, open: (id: string) => void}} parts
 */
export function mount(host, { store, open }) {
  const search = h("input", {
    type: "search", class: "field search", placeholder: "Search", "aria-label": "Search dials",
    autocomplete: "off", spellcheck: "false", value: store.state.search, oninput: searched, onkeydown: first,
  });
  const count = h("p", { class: "unseen", role: "status" });
  const scheme = createScheme({ store });
  const body = h("main", { class: "gallery" });
  fill(host,
    h("header", { class: "head gallery-head" }, h("h1", { class: "title" }, "Sweephand"),
      h("div", { class: "search-place" }, icon("search"), search), count,
      h("div", { class: "head-tools" }, scheme.element, h("button", {
        type: "button", class: "button quiet square", "aria-label": "Keys", title: "Keys (?)", onclick: openHelp,
      }, icon("help")))),
    body);
  // Cards are kept by dial, so that neither a search nor a change of another file makes one flash.
  const cards = new Map();

  function cardOf(dial) {
    const key = JSON.stringify(dial);
    const known = cards.get(dial.id);
    if (known?.key === key) return known.element;
    const element = card(dial, store.state.change?.version ?? 0, open);
    cards.set(dial.id, { key, element });
    return element;
  }

  // A document changes its own card; a theme, artwork or data may be in any. Which of them a file is, a
  // list that is on its way tells.
  let touched = [];
  function forget() {
    const { dials, change } = store.state;
    const isDial = id => cards.has(id) || dials.dials.some(dial => dial.id === id);
    const ids = touched.map(path => `folder/${path}`);
    if (ids.every(isDial) && change?.paths.length !== 0) for (const id of ids) cards.delete(id);
    else cards.clear();
    touched = [];
  }

  function look() {
    const { dials } = store.state;
    if (!dials) return;
    const found = dials.dials.filter(dial => matches(dial, search.value));
    const section = (title, source, note) => {
      const some = found.filter(dial => dial.source === source);
      return some.length > 0 && h("section", { class: "shelf", "aria-label": title },
        h("div", { class: "shelf-head" }, h("h2", {}, title), h("p", { class: "place" }, note)),
        h("ul", { class: "cards" }, some.map(cardOf)));
    };
    count.textContent = search.value ? `${found.length} found` : "";
    const focused = /** @type {HTMLElement} */ (document.activeElement);
    fill(body, section("Yours", "folder", dials.folder),
      dials.more > 0 && h("p", { class: "note rest" },
        dials.more === 1 ? "1 more file is not listed." : `${dials.more} more files are not listed.`),
      section("Library", "library", "Templates that come along"),
      !found.length && h("p", { class: "empty" }, `Nothing is called “${search.value}”.`));
    if (body.contains(focused)) focused.focus({ preventScroll: true });
  }

  function first(event) {
    if (event.key === "Enter") body.querySelector("a")?.click();
    if (event.key === "Escape") { search.value = ""; searched(); }
  }

  function searched() {
    store.set({ search: search.value });
    look();
  }

  look();
  const stop = store.subscribe((state, changed) => {
    if (changed.has("change")) touched.push(...state.change.paths);
    const isListed = changed.has("dials") || (changed.has("change") && !state.change.dials);
    if (!isListed || !state.dials) return;
    forget();
    look();
  });
  return { unmount() { stop(); scheme.unmount(); } };
}

function matches({ title, description, name, path }, words) {
  const text = `${title} ${description} ${name} ${path ?? ""}`.toLowerCase();
  return words.toLowerCase().split(/\s+/).every(word => text.includes(word));
}

function card(dial, version, open) {
  const broken = dial.faults > 0;
  const poster = `${fileURL(dial.id, {}, { motion: "none" })}#${version}`;
  const image = !broken && h("img", {
    class: "poster", src: poster, alt: "", loading: "lazy", width: "160", height: "160",
  });
  const words = `${dial.faults} ${dial.faults === 1 ? "fault" : "faults"}`;
  const link = h("a", {
    class: "card", href: `/dial/${pathOf(dial.id)}`,
    onclick: event => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(dial.id);
    },
  },
  h("span", { class: "card-picture" }, image || h("span", { class: "card-fault" }, icon("warning"), words)),
  h("span", { class: "card-title" }, dial.title),
  h("span", { class: "card-text" }, dial.path ?? dial.description));
  if (image) moveOnHover(link, image, dial.id, poster);
  return h("li", {}, link);
}

// The moving file is an object of its own each time: a browser keeps one clock for each address of a
// picture, and it would be found where it was left.
function moveOnHover(link, image, id, poster) {
  let wanted = false, url = "";
  async function start() {
    if (wanted) return;
    wanted = true;
    const answer = await fetch(fileURL(id, {})).catch(() => null);
    const blob = answer?.ok ? await answer.blob() : null;
    if (!wanted || !blob) return;
    url = URL.createObjectURL(blob);
    image.src = url;
  }
  function stop() {
    if (link.matches(":hover, :focus-visible")) return;
    wanted = false;
    if (!url) return;
    image.src = poster;
    URL.revokeObjectURL(url);
    url = "";
  }
  link.addEventListener("pointerenter", start);
  link.addEventListener("focus", start);
  link.addEventListener("pointerleave", stop);
  link.addEventListener("blur", stop);
}
