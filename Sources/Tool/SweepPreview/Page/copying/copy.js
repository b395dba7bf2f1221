// The tab Copy: every form in which a page can take the dial, and the files to download.
import { fill, h, icon } from "../ground/dom.js";
import { createDownloads } from "./download.js";
import { fileName, forms } from "./forms.js";
import { createNothing } from "../ground/nothing.js";
import { segmented } from "../bench/segmented.js";
import { kibi } from "../bench/toolbar.js";
import { darkTheme, themesOf, variants } from "./variants.js";

/**
 * @param {HTMLElement} host
 * @param {{store: import("../ground/store.js").Store, clock: import("../bench/clock.js").Clock, stage: any}} parts
 */
export function mount(host, { store, clock }) {
  let files = false, chosenDark = null, request = null, timer = 0;
  /** @type {import("./forms.js").Drawing|null} */
  let drawing = null;

  const rows = forms.map(form => createRow(form, () => drawing));
  const facts = h("dl", { class: "facts" });
  const source = segmented({
    label: "Pictures as", onchange: value => { files = value === "files"; look(); },
    options: [{ value: "data", text: "Data URI" }, { value: "files", text: "Files" }],
  });
  source.set("data");
  const dark = h("select", { class: "select", id: "copy-dark", onchange: () => { chosenDark = dark.value; ask(); } });
  const darkField = h("div", { class: "option" }, h("label", { for: "copy-dark" }, "<picture> in the dark"), dark);
  const needed = h("p", { class: "note needed" });
  const downloads = createDownloads({ store, clock });
  const nothing = createNothing(store);
  fill(host,
    h("h2", { class: "unseen" }, "Copy"), nothing.element, facts,
    h("div", { class: "options" },
      h("div", { class: "option" }, h("span", { "aria-hidden": "true" }, "Pictures as"), source.element), darkField),
    h("ul", { class: "forms" }, rows.map(row => row.element)), needed, downloads.element);

  // The dial and its variants; quickly following changes are asked for once.
  function ask() {
    const { dial, render } = store.state;
    if (!render || !dial) return;
    themes();
    clearTimeout(timer);
    request?.abort();
    request = new AbortController();
    timer = setTimeout(take, drawing ? 120 : 0, request.signal);
    if (!drawing || drawing.svg !== render.svg) show({});
  }

  async function take(signal) {
    try {
      show({ ready: true, ...await variants(store.state, chosenDark ?? darkTheme(store.state), signal) });
    } catch (fault) {
      // Without variants <picture> is what <img> is; what is wrong with the dial is said elsewhere.
      if (fault.name !== "AbortError") show({ ready: true });
    }
  }

  function show(more) {
    const { dial, render } = store.state;
    const { svg, title, description, command } = render;
    drawing = { name: dial.name, title, description, command, svg, ...more };
    look();
  }

  function look() {
    const { render } = store.state;
    if (!render || !drawing) return;
    drawing = { ...drawing, files };
    fill(facts, fact(kibi(render.bytes), "raw"), fact(kibi(render.gzip), "gzip"),
      fact(render.elements, "elements"), fact(render.animations, "animations"));
    for (const row of rows) row.look();
    fill(needed, files && ["Files for <picture>: ", fileLinks(drawing)]);
  }

  function themes() {
    const names = themesOf(store.state.dial);
    darkField.hidden = !names.length;
    fill(dark, h("option", { value: "" }, "same"), names.map(name => h("option", { value: name }, name)));
    dark.value = chosenDark ?? darkTheme(store.state);
  }

  const stop = store.subscribe((_, changed) => { if (changed.has("render") || changed.has("dial")) ask(); });
  ask();
  return {
    unmount() {
      nothing.unmount();
      stop();
      clearTimeout(timer);
      request?.abort();
      downloads.unmount();
    },
  };
}

const fact = (value, name) => h("div", { class: "fact" }, h("dt", {}, name), h("dd", {}, String(value)));

function fileLinks(drawing) {
  const all = [
    [drawing.svg, []], [drawing.dark, ["dark"]],
    [drawing.still, ["still"]], [drawing.darkStill, ["dark", "still"]],
  ];
  return all.filter(([svg]) => svg).map(([svg, names], index) => {
    const name = fileName(drawing, ...names);
    const href = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    return [index ? ", " : "", h("a", { href, download: name }, name)];
  });
}

/** One form: its name, which opens the text, its size, and the button that copies. */
function createRow(form, drawingNow) {
  const code = h("pre", {
    class: "form-code", id: `form-${form.key}`, tabindex: "0", role: "group",
    "aria-label": `${form.name} as text`, hidden: true,
  });
  const size = h("span", { class: "form-size" });
  const said = h("span", {}, "Copy");
  const button = h("button", {
    type: "button", class: "button copy", disabled: true, "aria-label": `Copy ${form.name}`, onclick: copy,
  }, icon("copy"), icon("check"), said);
  const status = h("span", { class: "unseen", role: "status" });
  const toggle = h("button", {
    type: "button", class: "form-name", "aria-expanded": "false", "aria-controls": code.id, onclick: () => {
      code.hidden = !code.hidden;
      toggle.setAttribute("aria-expanded", String(!code.hidden));
      look();
    },
  }, icon("down"), h("span", {}, form.name));
  const element = h("li", { class: "form" },
    h("div", { class: "form-head" }, toggle, size, button, status), h("p", { class: "form-note" }, form.note), code);
  let text = "", timer = 0;

  function look() {
    const drawing = drawingNow();
    if (!drawing) return;
    text = form.text(drawing);
    const ready = drawing.ready || !form.variants;
    button.disabled = !ready;
    fill(size, ready ? kibi(new TextEncoder().encode(text).length) : "…");
    if (!code.hidden) fill(code, text);
  }

  async function copy() {
    if (form.fresh) look();
    const done = await write(text);
    element.classList.toggle("copied", done);
    said.textContent = done ? "Copied" : "Select";
    status.textContent = done ? `${form.name} copied` : "The browser does not allow copying: the text is selected";
    if (!done) select();
    clearTimeout(timer);
    timer = setTimeout(() => {
      element.classList.remove("copied");
      said.textContent = "Copy";
      status.textContent = "";
    }, 1600);
  }

  function select() {
    if (code.hidden) toggle.click();
    getSelection().selectAllChildren(code);
    code.focus();
  }

  return { element, look };
}

async function write(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
