// SVG files as components of React and its relatives.
import { svgFrom } from "../ground/svg.js";
import { literal, prefixOf, string, words } from "./markup.js";

const renamed = { class: "className", tabindex: "tabIndex" };

/** 'stroke-width' becomes strokeWidth, 'xlink:href' xlinkHref; 'aria-label' and 'data-point' stay. */
const propertyName = (name) =>
  renamed[name] ?? (/^(aria|data)-/.test(name) ? name : name.replace(/[-:](\w)/g, (_, letter) => letter.toUpperCase()));

/** The name of the component: 'clock-station' gives ClockStation. */
function componentName(name) {
  const joined = words(name).map((word) => word[0].toUpperCase() + word.slice(1)).join("");
  return /^[A-Z]/.test(joined) ? joined : `Dial${joined}`;
}

/** A component each instance of which has its own ids (`useId`). */
export function jsx(svg, name) {
  const prefix = prefixOf(svg);
  const pointed = prefix && new RegExp(`\\b${prefix}`, "g");
  const own = (text) => literal(text).replace(pointed, () => "${id}_");
  const property = ({ name, value }) => {
    const key = propertyName(name);
    if (name === "style") return `style={${styleObject(value)}}`;
    if (prefix && value.search(pointed) >= 0) return `${key}={\`${own(value)}\`}`;
    return /["&\\\n<>{}]/.test(value) ? `${key}={${string(value)}}` : `${key}="${value}"`;
  };
  const text = (value, isStyle) => {
    if (isStyle) return `{\`${prefix ? own(value) : literal(value)}\`}`;
    return /^\s|\s$|[{}<>&"'\\\n]/.test(value) ? `{${string(value)}}` : value;
  };
  const element = (node, indent, more = "") => {
    const properties = [...node.attributes].filter((item) => !/^xmlns/.test(item.name)).map(property);
    const head = ["<" + node.localName, ...properties].join(" ") + more;
    const content = [...node.childNodes].filter((child) => child.nodeType === 1 || child.nodeType === 3);
    const isText = content.some((child) => child.nodeType === 3 && child.data.trim());
    const deeper = isText ? "" : indent + "  ";
    const written = (child) => {
      if (child.nodeType === 1) return element(child, deeper);
      return isText ? text(child.data, node.localName === "style") : "";
    };
    const children = content.map(written).filter(Boolean);
    if (!children.length) return `${head} />`;
    const gap = isText ? "" : "\n";
    const tail = `${gap}${isText ? "" : indent}</${node.localName}>`;
    return `${head}>${children.map((child) => gap + deeper + child).join("")}${tail}`;
  };
  const lines = [
    `export function ${componentName(name)}(props) {`,
    ...(prefix ? ['  const id = "d" + useId().replace(/\\W/g, "");'] : []),
    "  return (",
    "    " + element(svgFrom(svg), "    ", " {...props}"),
    "  );",
    "}",
  ];
  return (prefix ? 'import { useId } from "react";\n\n' : "") + lines.join("\n") + "\n";
}

/** 'fill:red;stroke-width:2' as a JavaScript object. */
function styleObject(style) {
  const pairs = style.split(";").map((pair) => pair.split(/:(.*)/s).map((side) => side.trim())).filter(([key]) => key);
  const nameOf = (key) => (key.startsWith("--") ? key : propertyName(key));
  return string(Object.fromEntries(pairs.map(([key, value]) => [nameOf(key), value])));
}
