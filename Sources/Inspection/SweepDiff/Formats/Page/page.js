"use strict";
{
  const data = JSON.parse(document.getElementById("data").textContent);
  const stage = document.getElementById("stage");
  const find = selector => document.querySelector(selector);
  const policy = "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'";
  const shell = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}">` +
    `<meta name="color-scheme" content="light dark"><style>html,body{margin:0;height:100%;overflow:hidden;` +
    `background:transparent}svg{display:block;width:100%!important;height:100%!important}</style>`;

  /** The width of a picture divided by its height. */
  const ratio = svg => {
    const box = svg.viewBox?.baseVal;
    if (box?.width > 0 && box.height > 0) return box.width / box.height;
    const [width, height] = ["width", "height"].map(name => parseFloat(svg.getAttribute(name)));
    return width > 0 && height > 0 ? width / height : 1;
  };

  /** Shows a document in a frame in which no script runs. */
  const show = side => new Promise(done => {
    const place = find(`figure.${side} .picture`);
    const source = new DOMParser().parseFromString(data[side], "image/svg+xml").documentElement;
    if (source.localName !== "svg" || source.getElementsByTagName("parsererror").length) {
      place.append(Object.assign(document.createElement("p"), {textContent: "This document is not SVG."}));
      return done({place, all: []});
    }
    const frame = document.createElement("iframe");
    frame.sandbox = "allow-same-origin";
    frame.title = side === "old" ? "Picture before" : "Picture after";
    frame.tabIndex = -1;
    frame.onload = () => {
      const inner = frame.contentDocument;
      const svg = inner.importNode(source, true);
      const all = [svg, ...svg.getElementsByTagName("*")];
      inner.body.append(svg);
      const shape = ratio(svg);
      place.style.setProperty("--ratio", shape);
      place.style.maxWidth = `calc(72vh * ${shape})`;
      svg.pauseAnimations();
      done({place, svg, all});
    };
    frame.srcdoc = shell;
    place.append(frame);
  });

  const choose = (name, act) => {
    for (const input of document.getElementsByName(name)) {
      input.addEventListener("change", () => act(input.value));
    }
  };

  /** The box of the nearest visible element around an element. */
  const boxOf = (element, svg) => {
    let next = element;
    while (next && next !== svg) {
      const box = next.getBoundingClientRect();
      if (box.width + box.height > 0 && !next.closest("defs")) return box;
      next = next.parentElement;
    }
    return svg.getBoundingClientRect();
  };

  /** Joins boxes that touch. */
  const joined = boxes => {
    const all = [];
    for (let box of boxes) {
      for (let at = 0; at < all.length;) {
        const other = all[at];
        const apart = other.left > box.right || other.right < box.left ||
          other.top > box.bottom || other.bottom < box.top;
        if (apart) { at += 1; continue; }
        box = {
          left: Math.min(box.left, other.left), right: Math.max(box.right, other.right),
          top: Math.min(box.top, other.top), bottom: Math.max(box.bottom, other.bottom),
        };
        all.splice(at, 1);
        at = 0;
      }
      all.push(box);
    }
    return all;
  };

  /** When the last animation ends, at most 60 s, and whether one never does. */
  const span = sides => {
    let end = 0, isEndless = false;
    for (const element of sides.flatMap(({all}) => all)) {
      if (!/^(animate|set)/.test(element.localName) || !element.getSimpleDuration) continue;
      let length = 0, begin = 0;
      try { length = element.getSimpleDuration(); } catch { continue; }
      try { begin = element.getStartTime(); } catch { begin = 0; }
      const times = element.getAttribute("repeatCount");
      if (times === "indefinite") isEndless = true;
      else length *= Number(times) || 1;
      end = Math.max(end, Math.min(60, Math.max(0, begin) + length));
    }
    return {end, isEndless};
  };

  /** Both pictures with the boxes around a change. */
  const view = sides => {
    const blend = find("#blend input");
    let chosen = -1;
    const mark = () => {
      for (const old of stage.querySelectorAll(".frame")) old.remove();
      if (chosen < 0) return;
      const origin = stage.getBoundingClientRect();
      sides.forEach(({place, svg, all}, side) => {
        const numbers = [...new Set(data.changes[chosen][side].slice(0, 50))];
        const elements = numbers.map(number => all[number]).filter(element => svg && element);
        const edge = place.getBoundingClientRect();
        for (const box of joined(elements.map(element => boxOf(element, svg)))) {
          const frame = document.createElement("div");
          frame.className = `frame ${["old", "new"][side]}`;
          Object.assign(frame.style, {
            left: `${edge.x - origin.x + box.left - 4}px`,
            top: `${edge.y - origin.y + box.top - 4}px`,
            width: `${box.right - box.left + 10}px`, height: `${box.bottom - box.top + 10}px`,
          });
          stage.append(frame);
        }
      });
    };
    return {
      mark,
      choose(number) {
        chosen = chosen === number ? -1 : number;
        mark();
        return chosen;
      },
      setBlend(value) {
        blend.value = value;
        stage.style.setProperty("--blend", `${value}%`);
        stage.style.setProperty("--part", value / 100);
      },
      setMode(mode) {
        stage.dataset.mode = mode;
        find("#blend").hidden = mode !== "swipe" && mode !== "onion";
        mark();
      },
      setGround(ground) {
        stage.dataset.ground = ground;
        for (const frame of stage.querySelectorAll("iframe")) frame.style.colorScheme = ground;
        find(`[name=ground][value=${ground}]`).checked = true;
      },
    };
  };

  /** Moves both pictures through time. */
  const play = (sides, mark) => {
    const {end, isEndless} = span(sides);
    if (end <= 0) return;
    const time = find("#time input"), button = find("#time button"), clock = find("#time output");
    let frame = 0;
    const setTime = seconds => {
      time.value = seconds;
      clock.textContent = `${Number(time.value).toFixed(2)} s`;
      for (const {svg} of sides) svg?.setCurrentTime(Number(time.value));
      mark();
    };
    const setPlaying = isPlaying => {
      button.classList.toggle("playing", isPlaying);
      button.setAttribute("aria-label", isPlaying ? "Pause" : "Play");
    };
    const stop = () => {
      cancelAnimationFrame(frame);
      frame = 0;
      setPlaying(false);
    };
    const run = () => {
      const from = Number(time.value) >= Number(time.max) ? 0 : Number(time.value);
      const began = performance.now();
      setPlaying(true);
      const step = now => {
        const at = from + Math.max(0, now - began) / 1000;
        setTime(Math.min(at, time.max));
        if (at >= time.max) stop(); else frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    };
    time.addEventListener("input", () => { stop(); setTime(time.value); });
    button.addEventListener("click", () => frame ? stop() : run());
    find("#time").hidden = false;
    time.max = end;
    time.step = end > 10 ? 0.05 : 0.01;
    setTime(isEndless ? 0 : end);
    // Clocks start with the first frame, and forget a time that was set before.
    requestAnimationFrame(() => requestAnimationFrame(() => setTime(time.value)));
  };

  /** Moves the divider with the pointer. */
  const drag = (event, setBlend) => {
    if (stage.dataset.mode !== "swipe") return;
    const move = ({clientX}) => {
      const {left, width} = stage.getBoundingClientRect();
      setBlend(Math.round(Math.min(100, Math.max(0, (clientX - left) / width * 100))));
    };
    move(event);
    stage.setPointerCapture(event.pointerId);
    stage.addEventListener("pointermove", move);
    stage.addEventListener("lostpointercapture",
      () => stage.removeEventListener("pointermove", move), {once: true});
  };

  const start = sides => {
    const {mark, choose: chooseChange, setBlend, setMode, setGround} = view(sides);
    const buttons = document.querySelectorAll("[data-change]");
    for (const button of buttons) {
      button.addEventListener("click", () => {
        const chosen = chooseChange(Number(button.dataset.change));
        for (const other of buttons) {
          other.setAttribute("aria-pressed", Number(other.dataset.change) === chosen);
        }
      });
    }
    choose("mode", setMode);
    choose("ground", setGround);
    const blend = find("#blend input");
    blend.addEventListener("input", () => setBlend(Number(blend.value)));
    stage.addEventListener("pointerdown", event => drag(event, setBlend));
    addEventListener("resize", mark);
    setBlend(50);
    setGround(matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
    play(sides, mark);
    document.documentElement.dataset.ready = "";
  };

  Promise.all([show("old"), show("new")]).then(start);
}
