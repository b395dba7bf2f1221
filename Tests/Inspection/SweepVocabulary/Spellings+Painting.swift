extension Spellings {
  static let painting = [
    Spellings(
      "rect", "fill",
      good: [
        "red", "RED", "#fff", "#FFFF", "#abcdef", "#ABCDEF80", "none", "currentColor",
        "transparent",
        "rgb(1,2,3)", "rgb( 10% , 20%,30% )", "rgba(1, 2, 3, .5)", "rgb(1 2 3 / 50%)",
        "rgb(none 0 0)", "rgb(10%20% 30%)", "hsl(120,50%,50%)", "hsla(120deg 50% 50% / .5)",
        "hwb(1 2% 3%)",
        "color-mix(in srgb, red, rgb(0 0 0))", "url(#a)", "url(#a) red", "url( '#a' ) none",
        "url(\"a.svg#b\")", "context-fill", "inherit", "var(--x, #0f0)", "ButtonText",
        "rebeccapurple", "light-dark(red, blue)",
        "rgb(from red r g b)",
      ],
      bad: [
        "", "rde", "#ff", "#fffff", "#ggg", "fff", "0xff0000", "rgb(1,2)", "rgb(1,2,3,4,5)",
        "rgb(1%,2,3)", "rgb(1 2 3 4)", "rgb(1,2,3", "hsl(1,2,3)", "url(#a", "url(#a) blau",
        "freeze", "#abc;", "undefined", "red blue", "null", "url(a b)", "#12345",
      ]),
    Spellings(
      "stop", "stop-color", good: ["#123", "currentcolor", "unset"],
      bad: ["none", "url(#a)", "#1"]),
    Spellings(
      "g", "opacity", good: ["1", ".5", "50%", "2", "-1"], bad: ["1x", "", "half", "0,5"]),
    Spellings(
      "path", "stroke-dasharray",
      good: ["none", "1", "1 2", "1,2,3", "5%, 2px", "0"],
      bad: ["-1", "1,,2", "", "1;2", "dashed"]),
    Spellings("path", "stroke-width", good: ["0", "2px", "1%"], bad: ["-1", "thin", "2 px"]),
    Spellings("path", "stroke-linejoin", good: ["miter", "Round"], bad: ["square", "butt"]),
    Spellings("path", "stroke-linecap", good: ["square", "BUTT"], bad: ["bevel", "miter"]),
    Spellings("path", "fill-rule", good: ["evenodd", "inherit"], bad: ["even-odd", "winding"]),
    Spellings(
      "g", "mask", good: ["none", "url(#a)", "url(#m) luminance"],
      bad: ["#a", "a", "(#a)", "url(#a"]),
    Spellings(
      "g", "clip-path", good: ["url(#a)", "circle(5px at 1px 1px)", "none", "inset(1px) fill-box"],
      bad: ["#a", "circle", "url(#a) url(#b)"]),
    Spellings(
      "g", "filter",
      good: ["url(#a)", "blur(2px)", "blur(2px) url(#a)", "drop-shadow(0 0 1px rgb(0 0 0))"],
      bad: ["#a", "blur", "gauss(1)", "blur(2px"]),
    Spellings("path", "marker-end", good: ["url(#a)", "none"], bad: ["#a", "arrow"]),
    Spellings(
      "g", "paint-order", good: ["normal", "stroke", "stroke fill markers"],
      bad: ["strokes", "", "fill,stroke"]),
    Spellings("g", "display", good: ["none", "inline", "block"], bad: ["", "0", "inline;"]),
    Spellings("g", "visibility", good: ["hidden", "visible"], bad: ["none", "true", "invisible"]),
    Spellings(
      "g", "clip", good: ["auto", "rect(0 1 2 3)", "rect(0, 1px, 2px, auto)"],
      bad: ["rect(0 1 2)", "0 1 2 3"]),
    Spellings(
      "path", "vector-effect", good: ["none", "non-scaling-stroke"],
      bad: ["scaling", "nonscaling"]),
    Spellings(
      "g", "transform-origin", good: ["0 0", "center", "50% 50%", "left top 0"],
      bad: ["middle", "", "1 2 3 4"]),
    Spellings(
      "g", "cursor", good: ["pointer", "url(a.png), auto", "url(a.png) 1 2, help"],
      bad: ["finger", "url(a.png),"]),
    Spellings(
      "linearGradient", "gradientUnits", good: ["userSpaceOnUse"], bad: ["userspaceonuse", "user"]),
    Spellings(
      "stop", "offset", good: ["0", "50%", ".5", "1.0"], bad: ["", "50 %", "0,5", "half"]),
    Spellings(
      "feGaussianBlur", "stdDeviation", good: ["1", "1 2", "1,2"], bad: ["-1", "1 2 3", "1px", ""]),
    Spellings("feColorMatrix", "values", good: ["0.5", "1 0 0 0 0", "1,0 0"], bad: ["1;0", "a"]),
    Spellings("feFuncR", "tableValues", good: ["", "0 1", "0,.5,1"], bad: ["0;1", "0 1,"]),
  ]
}
