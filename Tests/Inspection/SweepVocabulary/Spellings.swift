import Testing

/// Values that browsers accept and values that they reject, by attribute.
struct Spellings: Sendable, CustomTestStringConvertible {
  let element: String
  let attribute: String
  let good: [String]
  let bad: [String]

  var testDescription: String { "\(attribute) of \(element)" }

  init(_ element: String, _ attribute: String, good: [String], bad: [String]) {
    self.element = element
    self.attribute = attribute
    self.good = good
    self.bad = bad
  }

  static let all = geometry + painting + timing + other
}

extension Spellings {
  static let geometry = [
    Spellings(
      "path", "d",
      good: [
        "", "none", "M0 0", "m1,2 3,4", "M1-2", "M.5.5", "M 1 , 2", "M0 0zm1 1", "M0 0 1 1 2 2",
        "M0,0L1.5.5.5.5", "M1e5.5", "M1e-5-5", "M0 0c1 1 1 1 1 1 2 2 2 2 2 2", "M0 0H1 2 3V.5.5-.5",
        "M0 0C.1.2.3.4.5.6.7.8.9.1.2.3", "M0 0c1.5.5-1 .5 1e2.5", "M0 0s1 2 3 4q1,2,3,4t1 1",
        "M0 0a1 1 0 0 1 5 5", "M0 0a1 1 0 01.5.5", "M0 0a1 1 0 1110 10", "M0 0A1.5.5.5 00.5.5",
        "M0 0a1,1,0,0,1,5,5 1 1 0 015-5", "M0 0a1 1 0 015 5.5.5.5 0 015 5", "M0 0 L 1 1 Z M 2 2",
        "M+1+2", "M0 0Q1.0.5.5.5 1 1 1 1",
      ],
      bad: [
        "L1 1", "M0", "M12", "M1.5", "M0 0L10.5", "M0 0 1", "M0 0c1 2 3 4 5", "M0 0C1 2 3 4 5 6 7",
        "M0 0a1 1 0 2 1 5 5", "M0 0a1 1 0 0 1 5", "M0 0a1 1 00 1 5 5", "M5. 5", "M0,,0", "M,0 0",
        "M0 0,", "M0 0 z 1", "M0 0x", "M0 0H", "M0 NaN", "M0 0c.1.2.3.4.5", "M1 2e", "undefined",
        "M0 0Q1.5.5.5", "M1.0.5.5", "M 0 0 1px 2",
      ]),
    Spellings(
      "polygon", "points",
      good: [
        "", "0,0", "0 0 1 1", "0,0,1,1", "1-1.5.5 2", "0,0 10,0\n10,10", "1e1 2E-1", "-.5-.5",
      ],
      bad: ["0", "0,0 1", "0,,0", "0 0,", "10.5", "0;0", "a b", "1px 2px", "NaN,0"]),
    Spellings(
      "g", "transform",
      good: [
        "", "translate(1)", "translate(1,2)", "translate( 1 2 )", "scale(-1 1)", "rotate(45)",
        "rotate(45 1 2)", "rotate (45, 1, 2)", "skewX(3)", "matrix(1 0 0 1 0 0)",
        "matrix(1,0,0,1,-5-5)", "translate(1)rotate(2)", "translate(1), scale(2) skewY(.5)",
        "scale(.5.5)", "matrix(.1.2.3.4.5.6)",
      ],
      bad: [
        "none", "translate()", "translate(1 2 3)", "rotate(1 2)", "rotate(1 2 3 4)",
        "matrix(1 0 0 1 0)",
        "scale(1px)", "translate(10px, 5px)", "rotate(45deg)", "translateX(1)", "skew(1)",
        "Rotate(1)", "rotate(1", "rotate 1", "rotate(1);", "skewX(1 2)", "translate(1,,2)",
        "scale(1,)", "matrix(1 0 0 1 10.5)",
      ]),
    Spellings(
      "svg", "viewBox",
      good: ["0 0 10 10", "0,0,10,10", "-5 -5 1e2 .5", "0, 0, 1 1", "-1-1 2 2", "0 0 0 0"],
      bad: ["0 0 10", "0 0 10 10 10", "0 0 -1 1", "0 0 10px 10", "auto", "0;0;1;1", ""]),
    Spellings(
      "svg", "preserveAspectRatio",
      good: ["none", "xMidYMid", "xMinYMax slice", "xMidYMid meet", "none meet"],
      bad: ["xmidymid", "xMidyMid", "meet", "xMidYMid cover", "xMidYMid,meet", "", "xMid YMid"]),
    Spellings(
      "rect", "width",
      good: [
        "0", "1", "1.5", ".5", "+1", "1e1", "10px", "10PX", "5%", "2em", "1E1em", "3vmin", "auto",
        "calc(100% - 2px)", "-0", "var(--w)", "inherit", "1q",
      ],
      bad: ["-1", "1 px", "px", "1.", "1,5", "10pixels", "", "NaN", "1 2", "#1", "undefined"]),
    Spellings(
      "line", "x1", good: ["-1", "5%", "-2mm", "0"],
      bad: ["", "left", "1,2", "1.5.", "--1", "none"]),
    Spellings(
      "text", "x", good: ["1", "1 2,3", "1em 2em"], bad: ["", "1,,2", "1;2", "a"]),
    Spellings(
      "marker", "orient",
      good: ["auto", "auto-start-reverse", "45", "45deg", "-1turn", "1.5rad"],
      bad: ["45degrees", "auto reverse", "", "deg"]),
  ]
}
