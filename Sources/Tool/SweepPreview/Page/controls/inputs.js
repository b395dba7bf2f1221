// The input of each type of parameter.
import { cssColor, faded } from "../ground/colors.js";
import { h } from "../ground/dom.js";
import { defaultOf } from "../ground/store.js";
import { NUMBERS } from "../widgets/ranges.js";
import { group, show, single, textField } from "./input.js";
import { numberInput } from "./numbers.js";
import { themePicker, themesOf } from "./themes.js";

/** Makes the input of a parameter. */
export function inputFor(parameter, parts) {
  const { type, text } = parameter;
  if (NUMBERS.has(type)) return numberInput(parameter, parts);
  if (type === "boolean") return text == null ? tristate(parts) : toggle(parts);
  if (type === "theme" && text != null) return themePicker(parameter, parts);
  if (type === "theme" || type === "choice") return choice(parameter, parts);
  if (type === "color") return color(parameter, parts);
  if (type === "time") return time(parameter, parts);
  return words(parameter, parts);
}

function words(parameter, parts) {
  const isList = parameter.type !== "text";
  const placeholder = isList && defaultOf(parameter) == null ? { placeholder: "not set (a, b, c)" } : {};
  const field = textField(parameter, parts, placeholder);
  return single(field, field, isList ? "list" : "text", text => show(field, text));
}

function toggle({ id, change }) {
  const field = h("input", {
    type: "checkbox", role: "switch", id, class: "switch", onchange: () => change(String(field.checked)),
  });
  return single(field, field, "toggle", text => { field.checked = text === "true"; });
}

// Without a default a boolean has three states, one of which is not set.
const tristate = parts => group(parts, "toggle",
  [["", "not set"], ["false", "off"], ["true", "on"]].map(([value, text]) => ({ value, text })));

function choice(parameter, parts) {
  const { id, change } = parts;
  const { type } = parameter;
  const field = h("select", { id, class: "select", onchange: () => change(field.value || null) },
    defaultOf(parameter) == null && h("option", { value: "" }, "not set"),
    (type === "theme" ? themesOf(parts.store.state, parameter) : parameter.choices ?? []).map(value => h("option", { value }, value)));
  return single(field, field, "choice", text => {
    // A value from a link may not be among the choices: then the field is empty, and its error
    // gives the reason.
    field.value = text ?? "";
  });
}

function color(parameter, parts) {
  const field = textField(parameter, parts);
  const picker = h("input", {
    type: "color", class: "picker", "aria-label": `${parameter.name}, colour picker`,
    // The picker knows no opacity: that of the colour stays.
    oninput: () => { delete field.dataset.typed; parts.change(faded(picker.value, field.value)); },
  });
  return single(h("div", { class: "color-pair" }, picker, field), field, "color", text => {
    const css = cssColor(text ?? "");
    if (css) picker.value = css.opaque;
    // Only the theme has the value of a named colour.
    picker.classList.toggle("unknown", !css);
    show(field, text);
  });
}

function time(parameter, parts) {
  const field = textField(parameter, parts);
  const now = h("button", {
    type: "button", class: "button now", onclick: () => { delete field.dataset.typed; parts.change("now"); },
  }, "now");
  return single(h("div", { class: "time-pair" }, field, now), field, "time", text => show(field, text));
}
