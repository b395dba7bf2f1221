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
        h("p", { class: "toast-title" }, "It cannot be drawn like this"),
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
export function diagnosticElement({ code, message, hint, file, path, line, column, excerpt, explanation }) {
  const place = line ? `${file ?? path}:${line}:${column ?? 1}` : file;
  const column0 = Math.max(0, (column ?? 1) - 1);
  // Tabs before the caret stay tabs, so that it stands below its sign.
  const caret = (excerpt ?? "").slice(0, column0).replace(/[^\t]/g, " ");
  return h("li", { class: "diagnostic" },
    h("p", {}, message, code && [" ", linked(explanation, code, "code")]),
    place && h("p", {}, linked(path && editorLink(path, line, column), place, "where")),
    excerpt && h("pre", { class: "excerpt", tabindex: "0" }, `${excerpt}\n${caret}^`),
    hint && h("p", { class: "hint" }, hint));
}

const linked = (address, text, kind) => (address
  ? h("a", { class: kind, href: address, target: kind === "code" ? "_blank" : null, rel: "noopener" }, text)
  : h("span", { class: kind }, text));

const editorLink = (path, line, column) =>
  `vscode://file/${encodeURI(path).replace(/^\//, "")}:${line ?? 1}:${column ?? 1}`;
