// Lists the faults in the layout of the pictures of a page, at each of the constants `widths`, in pixels,
// and `times`, in seconds.
//
// A browser's boxes are as wide as the text and as high as the font, so the height of a text is taken
// from what is inked: figures and capitals, and descenders where there are any. Drawn texts are all ink;
// those of a row are one path, which is held against the others point by point, and glyphs that are
// referred to. Of the numbers of a strip the one in its window counts.
function corners(svg, element, x, y, width, height) {
  const toRoot = svg.getScreenCTM().inverse().multiply(element.getScreenCTM());
  return [[x, y], [x + width, y], [x + width, y + height], [x, y + height]]
    .map(([x, y]) => new DOMPoint(x, y).matrixTransform(toRoot));
}
// However it is turned, a circle reaches no further.
function round(svg, circle, half) {
  const map = svg.getScreenCTM().inverse().multiply(circle.getScreenCTM());
  const center = new DOMPoint(circle.cx.baseVal.value, circle.cy.baseVal.value).matrixTransform(map);
  const radius = (circle.r.baseVal.value + half) * Math.hypot(map.a, map.b);
  return [[-1, -1], [1, -1], [1, 1], [-1, 1]]
    .map(([x, y]) => new DOMPoint(center.x + x * radius, center.y + y * radius));
}
function textBox(svg, text) {
  const size = parseFloat(getComputedStyle(text).fontSize);
  const y = parseFloat(text.getAttribute("y") || 0);
  const down = /[gjpqyQ]/.test(text.textContent) ? 0.21 * size : 0;
  const name = text.textContent;
  return {name, corners: corners(svg, text, text.getBBox().x, y - 0.72 * size,
    text.getComputedTextLength(), 0.72 * size + down)};
}
function shapeBox(svg, shape) {
  const box = shape.getBBox(), style = getComputedStyle(shape);
  const half = style.stroke == "none" ? 0 : parseFloat(style.strokeWidth) / 2;
  if (shape.tagName == "circle") return {name: "circle " + shape.id, corners: round(svg, shape, half)};
  return {name: shape.tagName + " " + shape.id, corners: corners(svg, shape,
    box.x - half, box.y - half, box.width + 2 * half, box.height + 2 * half)};
}
// A path that is turned may leave the corners of its box empty.
function outline(svg, path, box) {
  if (path.tagName != "path" || beyond(box, svg.viewBox.baseVal) <= 0.3) return box;
  const style = getComputedStyle(path), toRoot = svg.getScreenCTM().inverse().multiply(path.getScreenCTM());
  const half = style.stroke == "none" ? 0 : parseFloat(style.strokeWidth) / 2;
  const length = path.getTotalLength();
  return {...box, corners: Array.from({length: 400}, (_, i) => path.getPointAtLength(length * i / 400))
    .map(point => point.matrixTransform(toRoot))
    .flatMap(p => [-half, half].flatMap(d => [new DOMPoint(p.x + d, p.y), new DOMPoint(p.x, p.y + d)]))};
}
const isRow = path => path.ariaLabel.includes(", ");
const clipOf = element => element.closest("[clip-path], [mask]");
function opening(svg, clip) {
  const cut = svg.querySelector(
    (clip.getAttribute("clip-path") || clip.getAttribute("mask")).slice(4, -1));
  const rect = cut.tagName == "mask" ? cut : cut.firstElementChild;
  const [x, y, width, height] = ["x", "y", "width", "height"]
    .map(name => parseFloat(rect.getAttribute(name) || 0));
  return corners(svg, clip, x, y, width, height);
}
function isInWindow(svg, element, box) {
  const clip = clipOf(element);
  if (!clip) return true;
  const [a, , c] = opening(svg, clip), [p, , q] = box.corners;
  const middle = (p.y + q.y) / 2;
  return a.y < middle && middle < c.y;
}
// Texts behind one window are one text.
const windows = drawn =>
  [...new Map(drawn.filter(clipOf).map(e => [clipOf(e), e])).values()];
function drawnBox(svg, text) {
  // The words of drums stand around their window.
  const clip = clipOf(text) ?? text.querySelector("[clip-path]");
  const box = clip ? {corners: opening(svg, clip)} : shapeBox(svg, text);
  return {...box, name: text.ariaLabel};
}
// The place of a row of texts where it may touch boxes: boxes of glyphs that are referred to, points on
// paths. Points are slow to find.
function ink(svg, row, boxes) {
  if (row.tagName == "g") return [...row.children].flatMap(part => ink(svg, part, boxes));
  const glyph = shapeBox(svg, row);
  if (row.tagName == "use") return [{glyph}];
  if (boxes.every(box => parted(glyph, box) || parted(box, glyph))) return [];
  const toRoot = svg.getScreenCTM().inverse().multiply(row.getScreenCTM());
  const length = row.getTotalLength();
  return Array.from({length: 600}, (_, i) => row.getPointAtLength(length * i / 600))
    .map(point => ({point: point.matrixTransform(toRoot)}));
}
function lies(point, box) {
  const [a, b, , d] = box.corners;
  const along = q => ((point.x - a.x) * (q.x - a.x) + (point.y - a.y) * (q.y - a.y))
    / ((q.x - a.x) ** 2 + (q.y - a.y) ** 2);
  return [b, d].every(side => along(side) > 0 && along(side) < 1);
}
const isOn = ({glyph, point}, box) =>
  glyph ? !parted(glyph, box) && !parted(box, glyph) : lies(point, box);
// A lit text has its like below it.
const isTwin = (a, b) => a.name == b.name
  && a.corners.every((p, i) => Math.hypot(p.x - b.corners[i].x, p.y - b.corners[i].y) < 0.01);
function parted(a, b) {
  if (isTwin(a, b)) return true;
  for (const i of [0, 1]) {
    const dx = a.corners[i + 1].x - a.corners[i].x, dy = a.corners[i + 1].y - a.corners[i].y;
    const along = box => box.corners.map(p => p.x * dx + p.y * dy);
    const [p, q] = [along(a), along(b)];
    if (Math.max(...p) <= Math.min(...q) || Math.max(...q) <= Math.min(...p)) return true;
  }
  return false;
}
function beyond(box, view) {
  return Math.max(...box.corners.map(p => Math.max(
    view.x - p.x, view.y - p.y, p.x - view.x - view.width, p.y - view.y - view.height)));
}
function isShown(element) {
  if (element.closest("defs, clipPath, mask") || element.getClientRects().length == 0)
    return false;
  for (let e = element; e.tagName != "BODY"; e = e.parentElement)
    if (getComputedStyle(e).opacity == 0) return false;
  return true;
}
function look(svg, found) {
  const drawn = [...svg.querySelectorAll("path[aria-label], g[role=img][aria-label]")]
    .filter(e => isShown(e) && !(e.tagName == "g" && e.querySelector("text")));
  const texts = [...svg.querySelectorAll("text")].filter(isShown)
    .filter(e => e.textContent.trim())
    .map(e => [e, textBox(svg, e)]).filter(([e, box]) => isInWindow(svg, e, box))
    .map(([, box]) => box)
    .concat(drawn.filter(e => !isRow(e) && !clipOf(e)).map(e => drawnBox(svg, e)))
    .concat(windows(drawn).map(e => drawnBox(svg, e)));
  const shapes = [...svg.querySelectorAll("path, circle, ellipse, rect, image")]
    .filter(e => isShown(e) && !e.closest("[clip-path], [mask]"))
    .map(e => outline(svg, e, shapeBox(svg, e)));
  const rows = drawn.filter(e => isRow(e) && !clipOf(e));
  found.texts = Math.max(found.texts, texts.length + rows.length);
  for (let i = 0; i < texts.length; i++) for (let j = 0; j < i; j++)
    if (!parted(texts[i], texts[j]) && !parted(texts[j], texts[i]))
      found.overlaps.push(texts[j].name + " and " + texts[i].name);
  for (const row of rows) {
    const marks = ink(svg, row, texts);
    for (const box of texts) if (marks.some(mark => isOn(mark, box)))
      found.overlaps.push(box.name + " and " + row.ariaLabel);
  }
  for (const box of [...texts, ...shapes]) {
    const out = beyond(box, svg.viewBox.baseVal);
    if (out > 0.3) found.outside.push(box.name + " by " + out.toFixed(2));
  }
}
window.findings = () => [...document.querySelectorAll("svg")].map(svg => {
  const found = {texts: 0, overlaps: [], outside: []};
  const shape = svg.viewBox.baseVal.height / svg.viewBox.baseVal.width;
  svg.pauseAnimations();
  // Alone, so that a page with many pictures is laid out as fast as one with few.
  svg.classList.add("shown");
  for (const time of times) for (const width of widths) {
    svg.setAttribute("width", width);
    svg.setAttribute("height", width * shape);
    svg.setCurrentTime(time);
    look(svg, found);
  }
  svg.classList.remove("shown");
  return found;
});
