// Compares moving pictures, paused at moments, with still pictures that were written for the moments.
const animating = "animate, animateColor, animateMotion, animateTransform, discard, mpath, set";
const skipped = animating + ", style, script, title, desc, metadata";
const properties = ["opacity", "fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width",
  "stroke-dasharray", "stroke-dashoffset", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
  "visibility", "display", "color", "stop-color", "stop-opacity", "flood-color", "flood-opacity",
  "lighting-color", "clip-path", "clip-rule", "mask", "filter", "marker-start", "marker-mid", "marker-end",
  "font-size", "font-weight", "letter-spacing", "word-spacing", "text-anchor", "pointer-events",
  "r", "cx", "cy", "x", "y", "width", "height", "rx", "ry", "d"];
// The places and sizes that are properties of these elements, and only attributes of the others.
const placed = ["circle", "ellipse", "foreignObject", "image", "rect", "svg", "use"];
const places = ["r", "cx", "cy", "x", "y", "width", "height", "rx", "ry"];

const frame = () => new Promise(requestAnimationFrame);
const task = () => new Promise(done => setTimeout(done));
const flat = matrix => [matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f].join(" ");

// Opens a picture in a frame of its own.
function open(svg, size) {
  return new Promise(opened => {
    const frame = document.createElement("iframe");
    [frame.width, frame.height] = size;
    frame.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    frame.onload = () => {
      URL.revokeObjectURL(frame.src);
      const root = frame.contentDocument.documentElement;
      // A picture that is no XML has a root of another kind.
      // Each svg element within another has a time of its own in some engines.
      const clocks = [root, ...root.querySelectorAll("svg")].filter(svg => svg.pauseAnimations);
      for (const svg of clocks) svg.pauseAnimations();
      const styled = frame.contentDocument.getAnimations().filter(animation => animation.animationName);
      // An animation that its style pauses stays where it is.
      const running = styled.filter(animation => animation.playState != "paused");
      for (const animation of running) animation.pause();
      opened({ frame, root, clocks, running, now: 0 });
    };
    document.body.append(frame);
  });
}

function dispatch({ frame }, { id, name }) {
  const view = frame.contentWindow, Kind = /^focus/.test(name) ? view.FocusEvent : view.MouseEvent;
  frame.contentDocument.getElementById(id)
    .dispatchEvent(new Kind(name, { bubbles: !/mouse(enter|leave)/.test(name) }));
}

// Shows a moment. Events that animations wait for happen only where time passes, in steps.
async function seek(picture, time, events, stepped) {
  const { root, clocks, running } = picture;
  const show = time => clocks.forEach(svg => svg.setCurrentTime(time));
  while (stepped && picture.now < time) {
    picture.now = Math.min(time, picture.now + 0.0625);
    show(picture.now);
    await task();
    if (events[0]?.time <= picture.now) dispatch(picture, events.shift());
    await task();
  }
  picture.now = time;
  for (const animation of running) animation.currentTime = time * 1000;
  show(time);
  // Firefox gives what is displayed again its values of the moment before.
  root.getBoundingClientRect();
  show(time);
}

const elements = root => [root, ...root.querySelectorAll("*")].filter(element =>
  element.namespaceURI == "http://www.w3.org/2000/svg" && !element.closest(skipped));

// An animated value as text: lengths and angles in user units, lists of transforms as their product.
function text(value) {
  if (typeof value != "object" || !value) return String(value);
  if ("value" in value) return String(value.value);
  if ("align" in value) return value.align + " " + value.meetOrSlice;
  if ("matrix" in value) return flat(value.matrix);
  if ("x" in value) return [value.x, value.y, value.width, value.height].join(" ");
  const items = Array.from({ length: value.numberOfItems }, (_, index) => value.getItem(index));
  if (!items.length) return "none";
  return "matrix" in items[0]
    ? flat(items.map(item => DOMMatrix.fromMatrix(item.matrix)).reduce((a, b) => a.multiply(b)))
    : items.map(text).join(" ");
}

// The length of a shape's outline and points on it, which no way of writing a path changes.
function outline(element) {
  const length = element.getTotalLength(), points = [];
  for (let part = 0; part <= 8; part++) points.push(element.getPointAtLength(length * part / 8));
  return [length, ...points.flatMap(point => [point.x, point.y])].join(" ");
}

// A value of an engine, or nothing: lengths of elements that are not drawn make some of them throw.
function attempt(get) {
  try {
    return String(get() ?? "none");
  } catch {
    return "none";
  }
}

// All values of an element by their names. Properties begin with a colon, animated values with a full stop.
function read(element) {
  const values = new Map(), style = element.ownerDocument.defaultView.getComputedStyle(element);
  if (element.getCTM) values.set("matrix", attempt(() => {
    const matrix = element.getCTM();
    return matrix && flat(matrix);
  }));
  for (const name of properties) values.set(":" + name, style.getPropertyValue(name));
  for (const name in element) {
    const value = name != "transform" && name != "style" && element[name];
    if (value && typeof value == "object" && "animVal" in value)
      values.set("." + name, attempt(() => text(value.animVal)));
  }
  if (element.animatedPoints)
    values.set(".points", Array.from(element.animatedPoints, point => point.x + " " + point.y).join(" "));
  if (element.localName == "path") values.set(".d", attempt(() => outline(element)));
  return values;
}

// Texts that differ between two readings; numbers in them may still be near enough.
function compare(moving, still, isStyled, report) {
  const words = readings => readings.map(reading => reading.element).join(" ");
  if (words(moving) != words(still)) return report(0, "elements", words(moving), words(still));
  moving.forEach(({ element, values }, index) => {
    const other = still[index].values;
    for (const [name, value] of values) {
      const attribute = "." + name.slice(1), of = element.split("#")[0];
      if (value == other.get(name)) continue;
      // A place is told by its property, and the same in user units will do.
      if (name == attribute && placed.includes(of) && places.includes(name.slice(1))) continue;
      if (name == attribute && name == ".d" && values.get(":d")) continue;
      const also = name[0] == ":" && (name == ":d" || !isStyled && places.includes(name.slice(1)))
        && values.has(attribute) ? [values.get(attribute), other.get(attribute) ?? "none"] : null;
      report(index, name, value, other.get(name) ?? "none", also);
    }
  });
}

const readAll = root => elements(root).map(element =>
  ({ element: element.localName + (element.id && "#" + element.id), values: read(element) }));

// One picture at its moments beside the still picture of each.
async function check({ svg, moments, stills, events, size, stepped, paused }) {
  const [moving, ...others] = await Promise.all([svg, ...stills].map(each => open(each, size)));
  await frame();
  const differences = [], changes = {}, isStyled = svg.includes("@keyframes");
  let before, compared = 0;
  const left = [...events];
  for (const [index, time] of moments.entries()) {
    await seek(moving, time, left, stepped);
    const now = readAll(moving.root);
    compared += now.reduce((sum, { values }) => sum + values.size, 0);
    const still = others[index];
    if (still) {
      if (paused) await seek(still, time, events.filter(event => event.time <= time), stepped);
      const report = (index, name, moving, still, also) => differences.push(
        { moment: time, element: `${index} ${now[index].element}`, name, moving, still, also });
      const rest = still.root.querySelectorAll(animating).length + still.running.length;
      if (rest && !paused) report(0, "animations", "0", String(rest));
      compare(now, readAll(still.root), isStyled, report);
    }
    now.forEach(({ element, values }, index) => {
      for (const [name, value] of before ? values : [])
        if (before[index]?.values.get(name) != value)
          (changes[`${index} ${element} ${name}`] ??= {})[time] = value;
    });
    before = now;
  }
  for (const { frame } of [moving, ...others]) frame.remove();
  return { compared, differences, changes };
}

// The answers for pictures, one after the other.
async function checkAll(requests) {
  const answers = [];
  for (const request of requests) answers.push(await check(request));
  return answers;
}
