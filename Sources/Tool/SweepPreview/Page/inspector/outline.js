// Boxes above the picture, about the layers that are pointed at and chosen.
import { h } from "../ground/dom.js";

/** @param {{stage: import("../bench/stage.js").Stage, clock: import("../bench/clock.js").Clock}} parts */
export function createOutline({ stage, clock }) {
  const boxes = { hovered: h("div", { class: "outline" }), chosen: h("div", { class: "outline chosen" }) };
  const targets = { hovered: null, chosen: null };
  for (const box of Object.values(boxes)) box.hidden = true;
  stage.overlay.append(boxes.chosen, boxes.hovered);

  function lay() {
    const around = stage.overlay.getBoundingClientRect();
    for (const [kind, box] of Object.entries(boxes)) {
      const target = targets[kind];
      const place = target?.isConnected ? target.getBoundingClientRect() : null;
      box.hidden = !place || (place.width === 0 && place.height === 0);
      if (box.hidden) continue;
      box.style.translate = `${place.left - around.left}px ${place.top - around.top}px`;
      box.style.width = `${place.width}px`;
      box.style.height = `${place.height}px`;
    }
  }

  const stops = [clock.subscribe(lay), stage.subscribe(lay)];
  return {
    /** @param {"hovered"|"chosen"} kind @param {Element|null} element */
    show(kind, element) {
      targets[kind] = element;
      lay();
    },
    unmount() {
      for (const stop of stops) stop();
      for (const box of Object.values(boxes)) box.remove();
    },
  };
}
