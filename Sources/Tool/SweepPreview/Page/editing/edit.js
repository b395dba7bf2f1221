// The tab Edit: from a shape to what paints it, and back. The parts and their texts lie beside the picture.
import * as api from "../ground/api.js";
import { coalesced } from "../ground/coalesced.js";
import { fill, h, iconButton } from "../ground/dom.js";
import { Part } from "../ground/part.js";
import { Placer } from "../placing/placer.js";
import { Nothing } from "../widgets/nothing.js";
import { Tree } from "../widgets/tree.js";
import { Undo } from "../widgets/undo.js";
import { Anatomy, cssOf } from "./anatomy.js";
import { Contour } from "./contour.js";
import { Editor } from "./editor.js";
import { isSame, Paints } from "./paints.js";
import { Picker, partsAt } from "./picker.js";
import { Rows } from "./rows.js";
import { Structure } from "./structure.js";
import { Texts } from "./texts.js";
import { spelled } from "./values.js";
import { hintOf, linesOf, nameOf, noteFor, placeOf, SECTIONS, tagOf } from "./words.js";

export class Edit extends Part {
  #anatomy = null;
  #told = "";
  #chosen = null;
  #svg = null;
  #editor = this.own(new Editor({ store: this.store, steps: this.steps }));
  #contour = this.own(new Contour({ stage: this.stage, clock: this.clock }));
  #placer = this.own(new Placer({
    store: this.store, stage: this.stage, clock: this.clock, anatomy: () => this.#anatomy, elementsOf: entry => this.#elements(entry),
    partsAt: event => partsAt(event, this.stage, this.#anatomy, this.#chosen), choose: entry => this.#choose(entry),
    isBusy: () => this.#editor.isBusy,
    write: ({ entry, name, spec, parameter }, value, isHeld) => (parameter ? this.#setParameter(parameter, value, isHeld === false, isHeld === true)
      : this.#write(entry.file, [{ path: [...entry.path, name], ...spelled(spec.kind, value) }], isHeld === false, isHeld === true)),
  }));
  #tree = new Tree({
    label: "Parts", onhover: layer => this.#hover(layer?.entry ?? null), onselect: layer => this.#select(layer.entry),
    onhide: (layer, isHidden) => this.#display(layer.entry, isHidden),
  });
  #texts = new Texts({
    onhover: (file, line) => this.#hoverLine(file, line), onselect: (file, line) => this.#selectLine(file, line),
  });
  #structure = this.own(new Structure({
    store: this.store, stage: this.stage, anatomy: () => this.#anatomy, chosen: () => this.#chosen, elementsOf: entry => this.#elements(entry),
    write: (...change) => this.#restructure(...change) }));
  // The part to select once a change of the list is read.
  #next = null;
  #title = h("h2", {});
  #summary = h("p", { class: "note" });
  #chip = h("span", { class: "chip big" });
  #head = h("div", { class: "chosen-head" }, this.#chip, h("div", { class: "names" }, this.#title, this.#summary),
    iconButton("previous", "Previous part", () => this.#move(-1)), iconButton("next", "Next part", () => this.#move(1)),
    iconButton("close", "Select nothing", () => this.#select(null), "Esc"), this.#structure.element);
  #undo = this.own(new Undo({ steps: this.steps }));
  #note = h("p", { class: "note edit-note" });
  #own = h("button", { type: "button", class: "button edit-own", title: "Write the parts with the values of now into a document of their own",
    onclick: () => this.#takeOver() }, "Make a copy with parts of its own");
  #sections = h("div", {});
  #names = h("datalist", { id: "theme-colors" });
  #load = coalesced(() => this.#read());
  #shared = {
    store: this.store, anatomy: () => this.#anatomy,
    write: (entry, changes, isWhole) => this.#write(entry.file, changes.map(each => ({ ...each, path: [...entry.path, ...each.path] })), isWhole),
    writeAt: ({ file, path }, value, isWhole) => this.#write(file ?? this.#anatomy.own, [{ path, value }], isWhole),
    setParameter: (parameter, value, isWhole) => this.#setParameter(parameter, value, isWhole),
    reveal: (file, line, parameter) => this.#reveal(file, line, parameter), onchoose: () => this.#outline(),
  };
  #paints = new Paints(this.#shared);
  #rows = new Map();

  constructor(parts) {
    super(parts);
    const { aside, stage, store } = this;
    this.element = h("div", { class: "tool edit" }, h("h2", { class: "unseen" }, "Edit"), this.own(new Nothing(parts)).element, this.#head, this.#note, this.#own,
      this.#paints.element, this.#sections, this.#names);
    fill(aside, h("section", { class: "parts-place", "aria-labelledby": "parts-title" },
      h("div", { class: "aside-head" }, h("h2", { id: "parts-title" }, "Parts"), this.#structure.add, this.#structure.fit, this.#undo.buttons), this.#tree.element), this.#texts.element);
    aside.setAttribute("aria-label", "Parts and text");
    aside.hidden = false;
    this.own(new Picker({
      stage, onhover: entry => this.#hover(entry), onpick: (entry, element) => this.#pick(entry, element),
      partsAt: event => partsAt(event, stage, this.#anatomy, this.#chosen), chosen: () => this.#chosen,
    }));
    const key = event => { if (event.key === "Escape" && !event.defaultPrevented && this.#chosen && !document.querySelector("dialog[open]")) this.#select(null); };
    addEventListener("keydown", key);
    this.#tree.element.addEventListener("keydown", event => this.#structure.key(event, true));
    const press = event => { if (event.target === stage.viewport) this.#structure.key(event, false); };
    stage.viewport.addEventListener("keydown", press);
    this.until(stage.subscribe(() => this.#swapped()), this.#editor.subscribe(() => { this.#told = ""; this.#load(); }),
      () => { removeEventListener("keydown", key); stage.viewport.removeEventListener("keydown", press); }, () => { this.steps.pending = null; this.#editor.settle(); this.#showAll(); aside.hidden = true; fill(aside); });
    this.steps.pending = () => this.#editor.settle();
    this.watch(["dial", "values", "change"], () => this.#load());
  }

  async #read() {
    const { id, values, broken } = this.store.state;
    if (!id || broken && this.#anatomy) return;
    try {
      const told = await api.parts(id, values);
      // Handles and rows show the defaults of parameters too.
      const text = JSON.stringify([told, this.store.state.dial?.parameters]);
      // Nothing is made again below a pointer that is about to click.
      if (this.store.state.id !== id || text === this.#told) return;
      this.#told = text;
      this.#show(new Anatomy(told));
    } catch {
      // The picture tells the error.
    }
  }

  #show(anatomy) {
    this.#anatomy = anatomy;
    const next = this.#next ?? this.#chosen?.id;
    const lines = placeOf(this.#chosen);
    this.#next = null;
    this.#chosen = anatomy.entry(next) ?? null;
    if (this.#chosen?.colors) this.#tree.mark(next);
    fill(this.#names, anatomy.colors.map(({ name }) => h("option", { value: name })));
    this.#tree.show(this.#layers(null));
    this.#texts.show(anatomy);
    // Lines of a part move with a change before them.
    if (placeOf(this.#chosen) !== lines) this.#mark(this.#chosen);
    this.#look();
    this.#outline();
  }

  #layers(parent, depth = 1) {
    return this.#anatomy.inside(parent).map(entry => ({
      key: entry.id, entry, depth, kind: entry.type, name: entry.name, hint: hintOf(entry),
      dot: cssOf(this.#anatomy.paints(entry)[0]), children: () => this.#layers(entry, depth + 1),
    }));
  }

  #elements(entry) { return entry ? [...this.stage.svg?.querySelectorAll(`[data-part="${CSS.escape(entry.id)}"]`) ?? []] : []; }

  #hover(entry) {
    const words = entry && tagOf(nameOf(entry), this.#anatomy.paints(entry)[0]?.color?.name);
    this.#contour.show("hovered", entry === this.#chosen ? [] : this.#elements(entry), words ?? "");
  }

  #outline() {
    const color = this.#paints.current?.color?.name;
    if (!this.#chosen) return this.#contour.show("chosen", this.#paints.isChosen ? this.#painted({ name: color }) : [], color ?? "");
    this.#contour.show("chosen", this.#elements(this.#chosen), tagOf(nameOf(this.#chosen), this.#chosen.colors && color));
  }

  #choose({ id }) { this.#tree.reveal(id.split(".").map((_, index, all) => all.slice(0, index + 1).join("."))); }

  #pick(entry, element) {
    this.#choose(entry);
    // The colour that was clicked is the one to change.
    const { fill: inside, stroke } = getComputedStyle(element);
    const painted = [inside, stroke].filter(each => each.startsWith("rgb"));
    this.#paints.choose(paint => painted.some(each => isSame(each, cssOf(paint))));
    this.#outline();
  }

  #select(entry) {
    if (!entry) this.#tree.clear();
    this.#chosen = entry;
    this.#look();
    this.#outline();
    this.#mark(entry);
  }

  #mark(entry) {
    if (!entry) this.#texts.mark(null, []);
    else if (this.#anatomy.canWrite(entry)) this.#texts.mark(entry.file, linesOf(entry));
  }

  #move(by) {
    const { parts } = this.#anatomy;
    this.#choose(parts[(parts.indexOf(this.#chosen) + by + parts.length) % parts.length]);
  }

  #hoverLine(file, line) {
    const color = this.#anatomy.colorAt(file, line);
    const entry = this.#anatomy.at(file, line);
    if (color && !entry?.colors) this.#contour.show("hovered", this.#painted(color), color.name);
    else this.#hover(entry);
  }

  #painted({ name }) { return this.#anatomy.paintedBy(name).flatMap(each => this.#elements(each)); }

  // A line of a part shows that; one of a colour, all that it paints.
  #selectLine(file, line) {
    const color = this.#anatomy.colorAt(file, line);
    const entry = this.#anatomy.at(file, line);
    if (!color && !entry) return false;
    if (entry?.colors) this.#choose(entry);
    else this.#select(color ? null : entry);
    if (color) this.#paints.choose(paint => paint.color?.name === color.name);
    this.#texts.mark(file, [line]);
    return true;
  }

  #reveal(file, line, parameter) {
    const isTitle = this.#anatomy.isTitle(parameter);
    const place = isTitle ? this.#anatomy.entry("document") : parameter ? this.#anatomy.parameters[parameter] : { file, line };
    if (place?.line) this.#texts.mark(place.file, [place.line]);
    if (!isTitle) return;
    this.#select(null);
    this.#sections.querySelector("[data-row=title] input")?.focus();
  }

  #write(file, changes, isWhole, isHeld) {
    this.#editor.change({ file: this.#anatomy.files[file].path, changes }, { isWhole, isHeld });
  }

  // Without a file of its own, a dial keeps values in the address.
  #setParameter({ name, type }, value, isWhole, isHeld) {
    const text = Array.isArray(value) ? value.join(", ") : value;
    const { values } = this.store.state;
    if (text == null) return;
    if (this.#anatomy.own < 0) return this.store.set({ values: { ...values, [name]: text } });
    this.#editor.change({ changes: [{ parameter: name, value: text }] }, { isWhole: isWhole || type === "boolean", isHeld, parameter: name });
  }

  async #restructure(file, changes, next) {
    if (await this.#editor.write({ file: this.#anatomy.files[file].path, changes })) this.#next = next ?? "";
    await this.#load();
    this.#next = null;
  }

  async #takeOver() {
    const { id, values, dial } = this.store.state;
    try {
      this.made(await api.board({ ids: [id], values, title: dial.title, hasParts: true }));
    } catch ({ message }) {
      this.store.set({ notice: { text: `Not written: ${message}`, isBad: true } });
    }
  }

  #swapped() {
    if (this.stage.svg === this.#svg) return;
    this.#svg = this.stage.svg;
    if (!this.#svg || !this.#anatomy) return;
    for (const entry of this.#anatomy.parts) if (this.#tree.isHidden(entry.id)) this.#display(entry, true);
    this.#hover(null);
    this.#outline();
    this.#placer.show(this.#chosen);
  }

  #display(entry, isHidden) {
    for (const { style } of this.#elements(entry)) {
      if (isHidden) style.setProperty("display", "none", "important");
      else style.removeProperty("display");
    }
  }

  #showAll() {
    for (const entry of this.#anatomy?.parts ?? []) this.#display(entry, false);
  }

  #look() {
    const [anatomy, entry] = [this.#anatomy, this.#chosen];
    this.#head.hidden = !entry;
    this.#structure.look();
    this.#title.textContent = entry ? nameOf(entry) : "";
    const file = anatomy.files[entry?.file]?.path?.split("/").at(-1);
    const { summary } = entry ? anatomy.typeOf(entry) : {};
    this.#summary.title = summary ?? "";
    fill(this.#summary, file ? h("button", { type: "button", class: "link", onclick: () => this.#texts.mark(entry.file, linesOf(entry)) },
      `${file}, line ${entry.line}`) : summary);
    const css = entry?.colors && cssOf(anatomy.paints(entry)[0]);
    this.#chip.hidden = !css;
    if (css) this.#chip.style.setProperty("--c", css);
    const computed = this.#placer.show(entry);
    this.#note.textContent = noteFor(anatomy, entry) || computed.length && `Computed, and so changed in the text: ${computed.join(", ")}.` || "";
    this.#note.hidden = !this.#note.textContent;
    this.#own.hidden = this.#structure.hasOwn || !this.store.state.dials?.folder;
    this.#paints.element.hidden = entry != null && !entry.colors;
    if (!entry || entry.colors) this.#paints.show(entry);
    this.#list(entry);
  }

  // The keys of the part, then its scale and its reading.
  #list(entry) {
    const { sections } = this.#anatomy;
    const shared = SECTIONS.map(type => {
      const all = sections.filter(each => each.type === type);
      return all.find(({ name }) => name === entry?.values[type]) ?? all[0];
    }).filter(Boolean);
    const colorKeys = entry?.colors ? this.#anatomy.paints(entry).flatMap(({ key }) => key?.name ?? []) : [];
    const lists = !entry ? sections.map(each => [each, [...new Set([each.type, each.name])].join(" ")])
      : [[entry, "Values"], ...entry.colors && !this.#anatomy.inside(entry).length ? shared.map(each => [each, `${each.type} ${each.name}`]) : []];
    const elements = lists.map(([each, title]) => {
      const rows = this.#rows.get(each.id + each.file) ?? new Rows(this.#shared);
      this.#rows.set(each.id + each.file, rows);
      rows.show(each, each === entry ? colorKeys : []);
      return { rows, title, isFolded: each !== entry };
    });
    const key = elements.map(({ title }) => title).join() + entry?.id;
    if (this.#sections.dataset.key === key) return;
    this.#sections.dataset.key = key;
    fill(this.#sections, elements.map(({ rows, title, isFolded }) => (isFolded
      ? h("details", { class: "edit-section fold", open: title === "document" }, h("summary", {}, h("h3", {}, title)), rows.element)
      : h("section", { class: "edit-section" }, h("div", { class: "edit-head" }, h("h3", {}, title)), rows.element))));
  }
}
