// The common interface of the inputs of all types. An input has an `element` and a `kind`, and
// `isGroup` if it is made of radio buttons; `look` shows a text, null when not set; `mark` names
// the describing element, and whether the value is wrong.
import { h } from "../ground/dom.js";
import { defaultOf } from "../ground/store.js";
import { segmented } from "../widgets/segmented.js";

/** An input whose `target` takes the focus. */
export const single = (element, target, kind, look) =>
  ({ element, kind, look, focus: () => target.focus(), mark: (by, wrong) => mark(target, by, wrong) });

/** An input of radio buttons, one of which is checked. */
export function group({ id, change }, kind, options, style) {
  const { element, set } = segmented({
    labelledBy: `${id}-name`, class: style, options, onchange: value => change(value || null),
  });
  return {
    element, kind, isGroup: true, look: text => set(text ?? ""),
    focus: () => element.querySelector("input:checked")?.focus(),
    mark: (by, wrong) => mark(element, by, wrong),
  };
}

function mark(target, describedBy, wrong) {
  target.setAttribute("aria-describedby", describedBy);
  if (wrong) target.setAttribute("aria-invalid", "true");
  else target.removeAttribute("aria-invalid");
}

/** A field for text. An empty one is not set where the parameter has no default, or as `emptyIsUnset` says. */
export function textField(parameter, { id, change }, attributes, emptyIsUnset = defaultOf(parameter) == null) {
  const field = h("input", {
    type: "text", id, class: "field", autocomplete: "off", spellcheck: "false",
    placeholder: emptyIsUnset ? "not set" : "", ...attributes,
    oninput: () => {
      field.dataset.typed = "yes";
      change(field.value === "" && emptyIsUnset ? null : field.value);
    },
    onblur: () => { delete field.dataset.typed; },
  });
  return field;
}

/** Shows a text in a field, but never corrects what is being typed. */
export function show(field, text) {
  const value = text ?? "";
  if (field.value !== value && (document.activeElement !== field || !field.dataset.typed)) field.value = value;
}
