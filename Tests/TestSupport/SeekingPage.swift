import Foundation

/// A page that seeks every document to its times and leaves the readings as JSON in a `<pre>`.
///
/// Each document stands inline in a frame of its own: its ids and its style rules are its own, and
/// its timeline begins as it does on a real page. The `load` event, for which the browser waits
/// before it shows its result, is held back by a document that stays open until all is read.
func seekingPage(of documents: [TimedDocument]) throws -> String {
  let requests = String(decoding: try JSONEncoder().encode(documents), as: UTF8.self)
  return """
    <!doctype html><meta charset="utf-8">
    <style>
    body { margin: 0 } #hold, #readings { display: none }
    iframe { border: 0; display: block; width: 100vw; height: 100vh }
    </style>
    <body><iframe id="hold"></iframe>
    <script>
    const requests = \(requests.replacing("<", with: "\\u003c"));
    \(script)
    </script>
    """
}

private let script = #"""
  const hold = document.getElementById("hold").contentDocument;
  hold.open();

  const properties = ["opacity", "visibility", "display", "fill", "fill-opacity", "stroke",
    "stroke-opacity", "stroke-width", "stroke-dasharray", "stroke-dashoffset", "stop-color",
    "stop-opacity", "d"];
  const frame = () => new Promise(requestAnimationFrame);
  const flat = m => [m.a, m.b, m.c, m.d, m.e, m.f];

  // What the browser draws with: the element's own matrix, motion and CSS included. Where that
  // cannot be had (gradients, a parent scaled to nothing), the product of its transform list.
  function matrix(element) {
    const root = element.ownerSVGElement;
    const own = element.getScreenCTM?.(), outer = element.parentNode.getScreenCTM?.();
    if (root && own && outer && outer.a * outer.d != outer.b * outer.c)
      return flat(outer.inverse().multiply(own));
    const list = element.transform || element.gradientTransform || element.patternTransform;
    return flat(Array.from(list?.animVal ?? []).reduce(
      (product, item) => product.multiply(item.matrix), new DOMMatrix()));
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
    const style = element.ownerDocument.defaultView.getComputedStyle(element), values = {};
    for (const name of properties)
      if (style.getPropertyValue(name)) values[name] = style.getPropertyValue(name);
    for (const name of names) {
      const value = attribute(element, name) ?? values[name] ?? style.getPropertyValue(name);
      if (value) values[name] = value;
    }
    return { document, time, element: index, name: element.localName, id: element.id,
      matrix: matrix(element), values };
  }

  // What the first shape in an element with an id amounts to on the picture: its matrix to the
  // root's coordinates, its opacity and style, and the stops of its gradient.
  function total(document, time, element, index) {
    const root = element.ownerSVGElement, view = element.ownerDocument.defaultView;
    const drawn = element.localName == "g"
      ? element.querySelector("path,circle,ellipse,rect,text") || element : element;
    let opacity = 1;
    for (let e = drawn; e != root; e = e.parentNode) opacity *= view.getComputedStyle(e).opacity;
    const style = view.getComputedStyle(drawn), values = {};
    for (const name of properties)
      if (style.getPropertyValue(name)) values[name] = style.getPropertyValue(name);
    const reference = /url\("#(.*)"\)/.exec(values.fill);
    const gradient = reference && element.ownerDocument.getElementById(reference[1]);
    const stops = Array.from(gradient?.children ?? [], stop => ({
      offset: stop.offset.animVal, color: view.getComputedStyle(stop).stopColor,
      opacity: Number(view.getComputedStyle(stop).stopOpacity) }));
    return { document, time, element: index, name: drawn.localName, id: element.id, values,
      matrix: flat(root.getScreenCTM().inverse().multiply(drawn.getScreenCTM())),
      total: { opacity, stops } };
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

  async function readAll() {
    const frames = await Promise.all(requests.map(request => new Promise(loaded => {
      const frame = document.createElement("iframe");
      frame.onload = () => loaded(frame);
      frame.srcdoc = "<!doctype html><style>body { margin: 0 }</style><body>" + request.svg;
      document.body.append(frame);
    })));
    await frame();
    await frame();
    return requests.flatMap((request, document) => {
      const svg = frames[document].contentDocument.querySelector("svg");
      if (!svg) throw new Error("document " + document + " has no svg element");
      svg.pauseAnimations();
      const found = targets(svg), named = Array.from(
        svg.querySelectorAll("g[id],path[id],circle[id],ellipse[id],rect[id],text[id]"));
      return request.times.flatMap(time => {
        svg.setCurrentTime(time);
        if (request.totals)
          return named.map((element, index) => total(document, time, element, index));
        return found.map(t => read(document, time, t.element, t.index, t.names));
      });
    });
  }

  readAll().then(readings => ({ readings }), error => ({ error: String(error), readings: [] }))
    .then(answer => {
      const pre = document.createElement("pre");
      pre.id = "readings";
      pre.textContent = JSON.stringify(answer).replace(/[<>&\u007f-\uffff]/g,
        c => "\\u" + c.charCodeAt(0).toString(16).padStart(4, "0"));
      document.body.append(pre);
      hold.close();
    });
  """#
