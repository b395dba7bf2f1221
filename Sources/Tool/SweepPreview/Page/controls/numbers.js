// The input of a number: a slider if there is a range, and a field.
import { h } from "../ground/dom.js";
import { numberOf, numberText, rangeOf } from "../widgets/ranges.js";
import { show, single, textField } from "./input.js";

export function numberInput(parameter, parts) {
  const { type, unit } = parameter;
  const limits = () => rangeOf(parameter, parts.store.state);
  const slider = h("input", {
    type: "range", class: "slider", "aria-label": `${parameter.name}, slider`,
    oninput: () => parts.change(numberText(parameter, Number(slider.value))),
  });
  const field = textField(parameter, parts, {
    inputmode: "decimal", class: "field number", placeholder: "not set", onkeydown: step,
  }, true);
  const sign = unit ?? (type === "angle" ? "°" : "");
  const element = h("div", { class: "number-pair" }, slider,
    h("span", { class: "number-place", style: `--unit:${sign.length}` },
      field, sign && h("span", { class: "unit" }, sign)));

  function step(event) {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const now = numberOf(parameter, field.value || parameter.text || "0");
    if (!by || now == null || Number.isNaN(now)) return;
    event.preventDefault();
    delete field.dataset.typed;
    const size = (limits()?.stride ?? 1) * (event.shiftKey ? 10 : 1);
    const next = Number((now + by * size).toFixed(6));
    parts.change(numberText(parameter, Math.min(parameter.maximum ?? Infinity, Math.max(parameter.minimum ?? -Infinity, next))));
  }

  return single(element, field, "number", text => {
    const range = limits();
    slider.hidden = !range;
    if (range) {
      [slider.min, slider.max, slider.step] = [range.low, range.high, range.step].map(String);
      slider.value = String(numberOf(parameter, text) ?? range.low);
      const part = (Number(slider.value) - range.low) / (range.high - range.low);
      slider.style.setProperty("--part", text == null ? "0" : String(part));
      slider.setAttribute("aria-valuetext", text == null ? "not set" : `${text} ${sign}`.trim());
    }
    show(field, text);
  });
}
