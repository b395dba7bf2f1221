// Diagnostics as they are shown in the toast and in the inspector.
import { h } from "../ground/dom.js";

/** A diagnostic with its place, its line and a hint. */
export function diagnosticElement(diagnostic) {
  const { code, message, hint, file, path, line, column, excerpt, caret, parameter, explanation } = diagnostic;
  // A value that was set on the page is in no file.
  const place = line ? `${file ?? path}:${line}:${column ?? 1}` : !parameter && file;
  return h("li", { class: "diagnostic" },
    h("p", {}, message, code && [" ", linked(explanation, code, "code")]),
    place && h("p", {}, linked(path && editorLink(path, line, column), place, "where")),
    excerpt && (caret ? pointed(excerpt, caret) : h("pre", { class: "excerpt", tabindex: "0" }, excerpt)),
    hint && h("p", { class: "hint" }, hint));
}

// The line, with carets below the error. No font keeps wide characters to two columns, so an invisible copy of the
// text before the error takes its space.
function pointed(text, { offset, length }) {
  let before = "", columns = 0;
  for (const character of text) {
    if (columns >= offset) break;
    before += character;
    columns += columnsOf(character);
  }
  const space = h("span", { class: "before" }, before);
  const element = h("pre", { class: "excerpt", tabindex: "0" }, `${text}\n`, space, "^".repeat(length));
  // A line that is too long is scrolled to its error.
  requestAnimationFrame(() => { element.scrollLeft = space.offsetWidth - element.clientWidth / 2; });
  return element;
}

// The server counts columns in the same way.
const columnsOf = character => (/[\p{Mn}\p{Me}]/u.test(character) ? 0 : WIDE.test(character) ? 2 : 1);
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

const linked = (address, text, kind) => (address
  ? h("a", { class: kind, href: address, target: kind === "code" ? "_blank" : null, rel: "noopener" }, text)
  : h("span", { class: kind }, text));

const editorLink = (path, line, column) => {
  const address = encodeURI(path).replace(/[#?]/g, encodeURIComponent).replace(/^\//, "");
  return `vscode://file/${address}:${line ?? 1}:${column ?? 1}`;
};
