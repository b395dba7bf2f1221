// The text of the file as it is shipped, broken into lines for reading: what is one long line in the file
// could not be read here. Places are those of the file.
import { fill, h } from "../ground/dom.js";

const PIECES = /<[^>]*>|[^<]+/g;

/**
 * The pieces of the text with their depth and where they begin.
 * @param {string} text
 * @returns {{start: number, depth: number, text: string}[]}
 */
export function piecesOf(text) {
  const pieces = [];
  let depth = 0, last = "";
  for (const { 0: piece, index } of text.matchAll(PIECES)) {
    const kind = kindOf(piece);
    if (kind === "words" && !piece.trim()) continue;
    if (kind === "end") depth -= 1;
    // Words, and the end of what has nothing but words, stay in the line of the tag before.
    const joined = pieces.length > 0 && (kind === "words" || (kind === "end" && last !== "end" && last !== "whole"));
    if (joined) pieces.at(-1).text += piece;
    else pieces.push({ start: index, depth: Math.max(0, depth), text: piece });
    if (kind === "begin") depth += 1;
    last = kind;
  }
  return pieces;
}

function kindOf(piece) {
  if (!piece.startsWith("<")) return "words";
  if (piece.startsWith("</")) return "end";
  return /^<[!?]|\/>$/.test(piece) ? "whole" : "begin";
}

/** Where a line and a column are in the text; columns count whole characters, also those of two units. */
export function offsetOf(text, line, column) {
  const lines = text.split("\n");
  const before = [...(lines[line - 1] ?? "")].slice(0, (column ?? 1) - 1).join("");
  return lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + before.length;
}

/** @param {string} label */
export function createSource(label) {
  const element = h("ol", { class: "source", tabindex: "0", "aria-label": label });
  let text = "", pieces = [];

  function show(next) {
    if (next === text) return;
    text = next;
    pieces = piecesOf(text);
    fill(element, pieces.map(piece => {
      const line = h("li", { class: "source-line" }, coloured(piece.text));
      line.style.setProperty("--depth", String(Math.min(piece.depth, 12)));
      return line;
    }));
  }

  function go(line, column) {
    const offset = offsetOf(text, line, column);
    const at = pieces.findLastIndex(piece => piece.start <= offset);
    for (const marked of element.querySelectorAll(".marked")) marked.classList.remove("marked");
    const target = element.children[Math.max(0, at)];
    target?.classList.add("marked");
    target?.scrollIntoView({ block: "center" });
  }

  return { element, show, go };
}

// Names of tags and attributes apart from their values, as long as that is not too much for the page.
function coloured(text) {
  if (text.length > 20_000) return text;
  return [...text.matchAll(/(<\/?[\w:.-]+|\/?>)|( [\w:.-]+=)|("[^"]*"|[^<>"]+|.)/g)].map(([piece, tag, name]) =>
    h("span", { class: tag ? "source-tag" : name ? "source-name" : null }, piece));
}
