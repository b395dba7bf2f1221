// What is wrong, in a corner, while the last good picture stays. It comes after a moment, so that a file
// half written does not flash, and goes by itself when all is mended.
import { h, fill, icon } from "../ground/dom.js";

const DELAY = 150;
const MOST = 5;

/** @param {{store: import("../ground/store.js").Store}} parts */
export function createToast({ store }) {
  const element = h("div", { class: "toast-place", role: "alert" });
  let timer = 0, hidden = "";

  function look() {
    const { broken, diagnostics, id } = store.state;
    clearTimeout(timer);
    if (!broken || !id) {
      hidden = "";
      return fill(element);
    }
    const key = JSON.stringify(diagnostics);
    if (key === hidden) return;
    hidden = "";
    // What is there already is corrected at once.
    if (element.firstChild) show(diagnostics);
    else timer = setTimeout(() => show(store.state.diagnostics), DELAY);
  }

  function show(diagnostics) {
    fill(element, h("div", { class: "toast" },
      h("div", { class: "toast-head" }, icon("warning"),
        h("p", { class: "toast-title" }, "It cannot be drawn"),
        h("button", {
          type: "button", class: "button quiet square", "aria-label": "Hide", title: "Hide (Esc)", onclick: hide,
        }, icon("close"))),
      h("ul", { class: "toast-list" }, diagnostics.slice(0, MOST).map(diagnosticElement)),
      diagnostics.length > MOST && h("p", { class: "note" }, `and ${diagnostics.length - MOST} more`)));
  }

  function hide() {
    hidden = JSON.stringify(store.state.diagnostics);
    fill(element);
  }

  function escape(event) {
    if (event.key === "Escape" && element.firstChild && !document.querySelector("dialog[open]")) hide();
  }

  addEventListener("keydown", escape);
  const stop = store.subscribe((_, changed) => {
    if (["broken", "diagnostics", "id"].some(name => changed.has(name))) look();
  });
  look();
  return {
    element,
    unmount() {
      stop();
      clearTimeout(timer);
      removeEventListener("keydown", escape);
    },
  };
}

/**
 * One diagnostic with its place, its line and how to mend it.
 * @param {import("../ground/store.js").Diagnostic} diagnostic
 */
export function diagnosticElement(diagnostic) {
  const { code, message, hint, file, path, line, column, excerpt, caret, parameter, explanation } = diagnostic;
  // A value that was set on the bench stands in no file.
  const place = line ? `${file ?? path}:${line}:${column ?? 1}` : !parameter && file;
  return h("li", { class: "diagnostic" },
    h("p", {}, message, code && [" ", linked(explanation, code, "code")]),
    place && h("p", {}, linked(path && editorLink(path, line, column), place, "where")),
    excerpt && (caret ? pointed(excerpt, caret) : h("pre", { class: "excerpt", tabindex: "0" }, excerpt)),
    hint && h("p", { class: "hint" }, hint));
}

// The line, and carets below what is at fault. No font keeps two columns for each wide sign, so what stands
// before it stands there unseen once more.
function pointed(text, { offset, length }) {
  let before = "", columns = 0;
  for (const sign of text) {
    if (columns >= offset) break;
    before += sign;
    columns += columnsOf(sign);
  }
  const space = h("span", { class: "before" }, before);
  const element = h("pre", { class: "excerpt", tabindex: "0" }, `${text}\n`, space, "^".repeat(length));
  // Where the line is too long for its place, the fault is what is seen of it.
  requestAnimationFrame(() => { element.scrollLeft = space.offsetWidth - element.clientWidth / 2; });
  return element;
}

// As the server counts them.
const columnsOf = sign => (/[\p{Mn}\p{Me}]/u.test(sign) ? 0 : WIDE.test(sign) ? 2 : 1);
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

const linked = (address, text, kind) => (address
  ? h("a", { class: kind, href: address, target: kind === "code" ? "_blank" : null, rel: "noopener" }, text)
  : h("span", { class: kind }, text));

const editorLink = (path, line, column) => {
  const address = encodeURI(path).replace(/[#?]/g, encodeURIComponent).replace(/^\//, "");
  return `vscode://file/${address}:${line ?? 1}:${column ?? 1}`;
};
