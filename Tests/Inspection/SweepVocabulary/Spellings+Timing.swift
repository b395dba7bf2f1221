extension Spellings {
  static let timing = [
    Spellings(
      "animate", "dur",
      good: [
        "1s", "500ms", "0.5s", ".5s", "1.5min", "2h", "10", "01:30", "1:02:03.5", "00:01.25",
        "indefinite", "media",
      ],
      bad: [
        "1 s", "1sec", "-1s", "1e3s", "1:2", "00:60", "90:00", "1.s", "", "s", "1S", "forever",
        "+1s",
      ]),
    Spellings(
      "animate", "begin",
      good: [
        "0s", "-1.5s", "+ 2s", "1s;2s", "1s ; 2s", "a.end", "a.begin+1s", "a.end - 0.5s", "click",
        "b.click+1s",
        "a.repeat(2)", "repeat(1)", "accessKey(s)", "wallclock(2020-01-01T00:00:00Z)", "indefinite",
        "my\\-id.end", "my-id.end", "a_1.mouseover; 5s", "0", "a.endEvent", "focusin",
      ],
      bad: [
        "", "1s,2s", "a.", ".end", "1s;", ";1s", "1 s", "a.end+", "a.end 1s",
        "2 seconds",
        "a.repeat(x)", "accessKey()", "--1s", "1a.end",
      ]),
    Spellings(
      "animate", "repeatCount", good: ["1", "2.5", "0.5", ".5", "indefinite", "10"],
      bad: ["0", "-1", "infinite", "", "0.0", "2x", "1e1", "1,5"]),
    Spellings(
      "animate", "repeatDur", good: ["5s", "indefinite"], bad: ["infinite", "-1s", "media"]),
    Spellings(
      "animate", "keyTimes", good: ["0;1", "0; .5 ;1", "0;1;", "0;0.25;1.0", "0", "0;1e-3;1"],
      bad: ["0,1", "0;1.5", "-1;1", "0;;1", "50%;1", "", "0 1", "0;2"]),
    Spellings(
      "animate", "keySplines",
      good: ["0 0 1 1", ".4,0,.2,1", "0 0 1 1;.5 0 .5 1", "0 0 1 1; 0 0 1 1;"],
      bad: ["0 0 1", "0 0 1 1 1", "0 0 1 1 0 0 1 1", "ease", "", "0,0,1,1,0,0,1,1"]),
    Spellings(
      "animate", "values", good: ["", "0;1", "red; blue", "1 2;3 4;", "M0 0;M1 1"],
      bad: [";1", "0;;1", "0; ;1", ";"]),
    Spellings("animate", "calcMode", good: ["spline"], bad: ["ease", "Linear", ""]),
    Spellings("animate", "fill", good: ["freeze", "remove"], bad: ["red", "forwards", "Freeze"]),
    Spellings("animate", "additive", good: ["sum", "replace"], bad: ["add", "true"]),
    Spellings("animate", "attributeType", good: ["XML", "CSS", "auto"], bad: ["xml", "css"]),
    Spellings("animateTransform", "type", good: ["rotate"], bad: ["matrix", "rotation", "skew"]),
    Spellings(
      "animateMotion", "rotate", good: ["auto", "auto-reverse", "90", "-1.5"],
      bad: ["90deg", "yes", ""]),
    Spellings("animateMotion", "path", good: ["M0 0L1 1"], bad: ["#a", "0 0 1 1"]),
    Spellings("animateMotion", "keyPoints", good: ["0;1", "1;0;.5"], bad: ["0,1", "0;2"]),
  ]

  static let other = [
    Spellings(
      "svg", "role", good: ["img", "graphics-document document", "IMG"],
      bad: ["picture", "", "img,figure"]),
    Spellings("svg", "aria-hidden", good: ["true", "false"], bad: ["yes", "1", ""]),
    Spellings("svg", "aria-labelledby", good: ["a", "a b"], bad: []),
    Spellings("svg", "aria-valuenow", good: ["1.5", "-2"], bad: ["50%", "x", ""]),
    Spellings("svg", "aria-live", good: ["polite"], bad: ["true"]),
    Spellings("svg", "version", good: ["1.1", "1", "2.0"], bad: ["a", "1.", ""]),
    Spellings("svg", "xml:space", good: ["preserve"], bad: ["nowrap", "true"]),
    Spellings("svg", "tabindex", good: ["0", "-1"], bad: ["a", "1.5"]),
    Spellings("g", "id", good: ["a", "a-b.c", "ä"], bad: ["a b", ""]),
    Spellings("g", "lang", good: ["en", "de-CH", ""], bad: ["en us", "e-", "x_"]),
    Spellings(
      "text", "font-size", good: ["12", "12px", "1.2em", "large", "120%"],
      bad: ["-1", "12 px", "big"]),
    Spellings(
      "text", "font-weight", good: ["bold", "400", "550", "1000"],
      bad: ["0", "1001", "heavy", "-1"]),
    Spellings("text", "font-style", good: ["italic", "oblique 10deg"], bad: ["slanted"]),
    Spellings("text", "text-anchor", good: ["middle", "END"], bad: ["center", "left"]),
    Spellings(
      "text", "dominant-baseline", good: ["central", "hanging"], bad: ["center", "baseline"]),
    Spellings("text", "baseline-shift", good: ["sub", "-5%", "2px"], bad: ["lower", ""]),
    Spellings("text", "letter-spacing", good: ["normal", "-1", ".1em"], bad: ["wide", "1 2"]),
    Spellings(
      "text", "text-decoration", good: ["underline", "underline wavy red"],
      bad: ["under", "underline;"]),
    Spellings("text", "writing-mode", good: ["tb", "vertical-rl"], bad: ["vertical"]),
    Spellings("text", "lengthAdjust", good: ["spacingAndGlyphs"], bad: ["glyphs"]),
    Spellings("g", "line-height", good: ["1", "anything"], bad: []),
  ]
}
