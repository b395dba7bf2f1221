// Reads documents in the constant `requests` at their times: `window.readings` is a promise of a list of
// what each element shows at each time.
const properties = ["opacity", "visibility", "display", "fill", "fill-opacity", "stroke",
  "stroke-opacity", "stroke-width", "stroke-linecap", "stroke-dasharray", "stroke-dashoffset", "stop-color",
  "stop-opacity", "d"];
const frame = () => new Promise(requestAnimationFrame);
const flat = m => [m.a, m.b, m.c, m.d, m.e, m.f];

// Within a mask, matrices of the two kinds that browsers have meet.
const multiply = (a, b) => DOMMatrix.fromMatrix(a).multiply(DOMMatrix.fromMatrix(b));

const product = element => Array.from(
  (element.transform || element.gradientTransform || element.patternTransform)?.animVal ?? [],
  item => item.matrix).reduce(multiply, new DOMMatrix());
const isFlat = m => m.a * m.d == m.b * m.c;

// The matrix that the browser draws with: the element's own, motion and CSS included; if it
// cannot be had, the product of its transform list: for gradients, and within what is scaled
// to nothing, of which Firefox says that it is not transformed at all.
function matrix(element) {
  const root = element.ownerSVGElement;
  const own = element.getScreenCTM?.(), outer = element.parentNode.getScreenCTM?.();
  let canBeHad = root && own && outer && !isFlat(outer);
  for (let e = element; canBeHad && e != root; e = e.parentNode) canBeHad = !isFlat(product(e));
  return canBeHad ? new DOMMatrix(flat(outer.inverse().multiply(own))) : product(element);
}

// The path that WebKit, which knows no property d, draws: as the others write it, absolute.
const parts = { M: "x y", L: "x y", H: "x", V: "y", C: "x1 y1 x2 y2 x y", S: "x2 y2 x y",
  Q: "x1 y1 x y", T: "x y", A: "r1 r2 angle largeArcFlag sweepFlag x y", Z: "" };
function path(segments) {
  let at = { x: 0, y: 0 }, start = at;
  const words = Array.from({ length: segments.numberOfItems }, (_, index) => {
    const segment = segments.getItem(index), letter = segment.pathSegTypeAsLetter.toUpperCase();
    const isRelative = letter != segment.pathSegTypeAsLetter;
    const read = name => Number(segment[name]) + (isRelative ? at[name[0]] ?? 0 : 0);
    const numbers = parts[letter].split(" ").filter(Boolean).map(read);
    at = { x: "x" in segment ? read("x") : at.x, y: "y" in segment ? read("y") : at.y };
    if (letter == "M") start = at;
    if (letter == "Z") at = start;
    return [letter, ...numbers].join(" ");
  });
  return 'path("' + words.join(" ") + '")';
}

// The computed style of an element, each property by its name.
function styles(element) {
  const style = element.ownerDocument.defaultView.getComputedStyle(element), values = {};
  for (const name of properties)
    if (style.getPropertyValue(name)) values[name] = style.getPropertyValue(name);
  if (!values.d)
    values.d = element.animatedPathSegList ? path(element.animatedPathSegList) : "none";
  // How much longer dashes are drawn than they say.
  if (element.pathLength?.baseVal)
    values["dash-scale"] = String(element.getTotalLength() / element.pathLength.baseVal);
  return values;
}

// The animated value of an attribute that is no property.
function attribute(element, name) {
  if (name == "points") return Array.from(element.animatedPoints, p => p.x + " " + p.y).join(" ");
  const value = element[name]?.animVal;
  if (value == null) return undefined;
  if (typeof value != "object") return String(value);
  const part = v => v.value ?? [v.x, v.y, v.width, v.height].join(" ");
  return typeof value.length == "number" ? Array.from(value, part).join(" ") : String(part(value));
}

function read(document, time, element, index, names) {
  const style = element.ownerDocument.defaultView.getComputedStyle(element);
  const values = styles(element);
  for (const name of names) {
    const value = attribute(element, name) ?? values[name] ?? style.getPropertyValue(name);
    if (value) values[name] = value;
  }
  return { document, time, element: index, name: element.localName, id: element.id,
    matrix: flat(matrix(element)), values };
}

// The matrix by the style of an element that is not displayed where it stands.
function usedMatrix(element) {
  const own = element.ownerDocument.defaultView.getComputedStyle(element).transform;
  return own && own != "none" ? new DOMMatrix(own) : product(element);
}

// The box around what a use shows. No script can see its shapes, but whether they move.
const box = element => {
  const { x, y, width, height } = element.getBBox();
  return [x, y, width, height].map(number => number.toFixed(3)).join(" ");
};

// The state of the first shape in an element with an id on the picture: its matrix to the
// root's coordinates, its opacity and style, and the stops of its gradients. A use shows another
// element, and the box around it too.
function total(document, time, element, index) {
  const root = element.ownerSVGElement, view = element.ownerDocument.defaultView;
  const isUse = element.localName == "use", used = isUse
    ? element.ownerDocument.getElementById(element.href.baseVal.slice(1)) : element;
  const drawn = used.localName == "g"
    ? used.querySelector("path,circle,ellipse,rect,text") || used : used;
  let opacity = 1, isShown = true;
  const matrices = [], values = styles(drawn);
  if (isUse) values.box = box(element);
  for (let e = drawn, isInUse = isUse; e != root; e = e.parentNode) {
    const style = view.getComputedStyle(e);
    opacity *= style.opacity;
    isShown &&= style.display != "none";
    matrices.unshift(isInUse ? usedMatrix(e) : matrix(e));
    if (isInUse && e == used) {
      isInUse = false;
      e = { parentNode: element };
    }
  }
  const stopsOf = paint => {
    const reference = /url\("#(.*)"\)/.exec(paint);
    const gradient = reference && element.ownerDocument.getElementById(reference[1]);
    return Array.from(gradient?.children ?? [], stop => ({
      offset: stop.offset.animVal, color: view.getComputedStyle(stop).stopColor,
      opacity: Number(view.getComputedStyle(stop).stopOpacity) }));
  };
  return { document, time, element: index, name: drawn.localName, id: element.id, values,
    matrix: flat(matrices.reduce(multiply, new DOMMatrix())),
    total: { opacity, isShown, stops: stopsOf(values.fill), strokeStops: stopsOf(values.stroke) } };
}

// The animated elements of a document in its order, each with the names of what is animated.
function targets(svg) {
  const all = [svg, ...svg.querySelectorAll("*")], names = new Map();
  for (const animation of svg.querySelectorAll("animate,animateTransform,animateMotion,set")) {
    const target = animation.targetElement, name = animation.getAttribute("attributeName");
    if (!names.has(target)) names.set(target, new Set());
    if (name && !name.endsWith("ransform")) names.get(target).add(name);
  }
  return all.flatMap((element, index) =>
    names.has(element) ? [{ element, index, names: names.get(element) }] : []);
}

// Lets something happen to an element at a time of the document.
function dispatch(svg, event) {
  const view = svg.ownerDocument.defaultView, Kind = /focus/.test(event.name)
    ? view.FocusEvent : view.MouseEvent;
  svg.setCurrentTime(event.time);
  svg.ownerDocument.getElementById(event.id)
    .dispatchEvent(new Kind(event.name, { bubbles: !/mouse(enter|leave)/.test(event.name) }));
}

async function readAll() {
  const frames = await Promise.all(requests.map(request => new Promise(loaded => {
    const frame = document.createElement("iframe");
    frame.onload = () => {
      // A playing document would take the time that the documents after it need.
      frame.contentDocument.querySelector("svg")?.pauseAnimations();
      loaded(frame);
    };
    frame.srcdoc = "<!doctype html><style>body { margin: 0 }</style><body>" + request.svg;
    document.body.append(frame);
  })));
  await frame();
  await frame();
  return requests.flatMap((request, document) => {
    const svg = frames[document].contentDocument.querySelector("svg");
    if (!svg) throw new Error("document " + document + " has no svg element");
    const found = targets(svg), named = Array.from(
      svg.querySelectorAll("g[id],path[id],circle[id],ellipse[id],rect[id],text[id],use[id]"));
    const events = [...request.events];
    return request.times.flatMap(time => {
      while (events[0]?.time <= time) dispatch(svg, events.shift());
      svg.setCurrentTime(time);
      // Firefox gives what is displayed again its values of the moment before.
      svg.getBoundingClientRect();
      svg.setCurrentTime(time);
      if (request.totals)
        return named.map((element, index) => total(document, time, element, index));
      return found.map(t => read(document, time, t.element, t.index, t.names));
    });
  });
}

window.readings = readAll();
