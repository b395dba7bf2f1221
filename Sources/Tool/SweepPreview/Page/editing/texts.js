// The texts in which the picture is written: a line shows its part, and a part its line.
import { fill, h } from "../ground/dom.js";

const PIECES = /(#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-]))|((?:^|\s)#.*$)|([\w-]+(?=:(?:\s|$)))|("[^"]*"|'[^']*')|([\w-]+)|./gi;

/** The list of lines, with a tab for each file. */
export class Texts {
  #settings;
  #anatomy = null;
  #file = -1;
  #lines = [];
  #at = 0;
  #marks = new Set();
  #tabs = h("div", { class: "text-tabs", role: "group", "aria-label": "File" });
  #list = h("ol", {
    class: "text", role: "listbox", "aria-multiselectable": "true", tabindex: "0", "aria-label": "Text",
    onkeydown: event => this.#key(event), onclick: event => this.#click(event),
    onmouseover: event => this.#hover(event), onmouseleave: () => this.#settings.onhover(null, 0),
  });

  constructor(settings) {
    this.#settings = settings;
    this.element = h("section", { class: "text-place", "aria-labelledby": "text-title" },
      h("div", { class: "aside-head" }, h("h2", { id: "text-title" }, "Text"), this.#tabs), this.#list);
  }

  show(anatomy) {
    this.#anatomy = anatomy;
    if (!anatomy.files[this.#file]) this.#file = anatomy.own;
    this.element.hidden = !anatomy.files.length;
    this.#look();
  }

  /** Marks lines of a file, and shows the first of them. */
  mark(file, lines) {
    this.#marks = new Set(lines);
    if (lines.length && file != null && file !== this.#file && this.#anatomy?.files[file]) {
      this.#file = file;
      this.#look();
    } else {
      this.#mark();
    }
    const first = this.#lines[lines[0] - 1];
    if (!first) return;
    const { offsetTop: top, offsetHeight: height } = first;
    const { scrollTop, clientHeight } = this.#list;
    if (top < scrollTop || top + height > scrollTop + clientHeight) this.#list.scrollTop = top - clientHeight / 3;
  }

  #look() {
    const { files } = this.#anatomy;
    fill(this.#tabs, files.map(({ path }, index) => h("button", {
      type: "button", class: "text-tab", "aria-pressed": String(index === this.#file),
      onclick: () => { this.#file = index; this.#marks.clear(); this.#look(); },
    }, path?.split("/").at(-1) ?? "template")));
    this.#tabs.scrollLeft = this.#tabs.querySelector("[aria-pressed=true]")?.offsetLeft ?? 0;
    const lines = (files[this.#file]?.text ?? "").split(/\r?\n/);
    if (lines.at(-1) === "") lines.pop();
    this.#lines = lines.map((line, index) => h("li", {
      class: "text-line", role: "option", id: `text-${index + 1}`, "aria-selected": "false",
    }, this.#colored(line)));
    fill(this.#list, this.#lines);
    this.#mark();
  }

  #mark() {
    this.#lines.forEach((line, index) => line.setAttribute("aria-selected", String(this.#marks.has(index + 1))));
    const [first] = this.#marks;
    if (first) this.#at = first;
    if (this.#lines[this.#at - 1]) this.#list.setAttribute("aria-activedescendant", `text-${this.#at}`);
    else this.#list.removeAttribute("aria-activedescendant");
  }

  #colored(line) {
    return [...line.matchAll(PIECES)].map(([piece, hex, comment, key, quoted, word]) => {
      if (comment) return h("span", { class: "text-comment" }, piece);
      if (key) return h("span", { class: "text-key" }, piece);
      const inner = quoted?.slice(1, -1);
      const color = hex ?? (inner?.startsWith("#") ? inner : this.#anatomy.color(word)?.color);
      const isColor = color && CSS.supports("color", color);
      return [isColor && h("span", { class: "colour-dot", style: `background: ${color}` }), piece];
    });
  }

  #lineOf(event) { return this.#lines.indexOf(event.target.closest?.(".text-line")) + 1; }

  #click(event) {
    const line = this.#lineOf(event);
    if (line) this.#choose(line);
  }

  #hover(event) {
    const line = this.#lineOf(event);
    if (line) this.#settings.onhover(this.#file, line);
  }

  #choose(line) {
    this.#at = line;
    if (!this.#settings.onselect(this.#file, line)) this.mark(this.#file, [line]);
  }

  #key(event) {
    const by = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -Infinity, End: Infinity, Enter: 0, " ": 0 }[event.key];
    if (by == null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const line = Math.min(this.#lines.length, Math.max(1, (this.#at || 0) + by));
    this.#choose(line);
    this.#at = line;
    this.mark(this.#file, [line, ...[...this.#marks].filter(each => each !== line)]);
  }
}
