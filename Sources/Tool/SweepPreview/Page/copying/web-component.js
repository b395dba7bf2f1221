// SVG files as custom elements.
import { literal, prefixOf, withoutNamespace, words } from "./markup.js";

/**
 * The name of the element: that of the dial and the prefix of the file's ids, which is derived from its content, so
 * that the same dial with other readings is another element.
 */
function elementName(svg, name) {
  const joined = [...words(name), prefixOf(svg).replace(/_$/, "").toLowerCase() || "dial"].join("-");
  return /^[a-z]/.test(joined) && joined.includes("-") ? joined : `dial-${joined}`;
}

/** A script that defines the element once, and the element; its ids and styles are in a shadow root. */
export function webComponent(svg, name) {
  const tag = elementName(svg, name);
  return `<script type="module">
customElements.get("${tag}") || customElements.define("${tag}", class extends HTMLElement {
  constructor() {
    super();
    this.attachShadow({ mode: "open" }).innerHTML = \`<style>:host{display:inline-block}svg{display:block;max-width:100%;height:auto}</style>${literal(withoutNamespace(svg))}\`;
  }
});
</script>
<${tag}></${tag}>
`;
}
