// The text of the file as shipped, with line breaks for reading, because it may be one long line.
// Lines and columns are those of the file.
import { fill, h } from "../ground/dom.js";

const PIECES = /<[^>]*>|[^<]+/g;

/** The lines to show, with their depth and the offset at which they begin. */
function piecesOf(text) {
  const pieces = [];
  let depth = 0, last = "";
  for (const { 0: piece, index } of text.matchAll(PIECES)) {
    const kind = kindOf(piece);
    if (kind === "words" && !piece.trim()) continue;
    if (kind === "end") depth -= 1;
    // Text, and the end tag after it, stay on the line of the tag before.
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

// The offset of a line and a column; columns count whole characters, also those of two UTF-16 units.
function offsetOf(text, line, column) {
  const lines = text.split("\n");
  const before = [...(lines[line - 1] ?? "")].slice(0, (column ?? 1) - 1).join("");
  return lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + before.length;
}

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

// Colours the names of tags and attributes, unless there are too many for the page.
function coloured(text) {
  if (text.length > 20_000) return text;
  return [...text.matchAll(/(<\/?[\w:.-]+|\/?>)|( [\w:.-]+=)|("[^"]*"|[^<>"]+|.)/g)].map(([piece, tag, name]) =>
    h("span", { class: tag ? "source-tag" : name ? "source-name" : null }, piece));
}
