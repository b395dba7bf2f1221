import SweepValues
import SweepVocabulary
import SweepXML
import Testing

@testable import SweepDiff

@Suite struct ValueTests {
  private let comparer = ValueComparer(vocabulary: .svg)

  private func areEqual(
    _ a: String, _ b: String, _ meaning: ValueMeaning, _ comparer: ValueComparer? = nil
  ) -> Bool {
    (comparer ?? self.comparer).areEqual(
      Array(a.utf8)[...], Array(b.utf8)[...], as: ValueKind(meaning))
  }

  @Test(
    arguments: [
      (.color, "#fff", "white"), (.color, "#FFFFFF", "rgb(255, 255,255)"),
      (.color, "#fff", "rgb(100%,100%,100%)"), (.color, "#ff0000", "hsl(0 100% 50%)"),
      (.color, "#12345678", "rgba(18,52,86,47.0588235%)"), (.color, "#f00f", "red"),
      (.color, "transparent", "#0000"), (.paint, "url(#a)", "url( '#a' )"),
      (.paint, "url(#a) red", "url(#a) #f00"), (.paint, "currentColor", "currentcolor"),
      (.number, "1", "1.0"), (.number, "1", "1e0"), (.number, "+1", "1"), (.number, ".5", "0.50"),
      (.number, "-0", "0"), (.number, "100", "1E2"), (.number, " 1 ", "1"),
      (.length, "1px", "1"), (.length, "10PX", "1e1"), (.length, "0", "0mm"),
      (.length, "1em", "1.0EM"), (.numbers, "1,2 3", "1 2,3"), (.points, "1,2 3,4", "1 2 3 4"),
      (.points, "1-2", "1,-2"), (.viewBox, "0 0 10 10", "0,0,10,10"), (.angle, "90DEG", "90deg"),
      (.path, "M0 0L10 10", "m0,0 10,10"), (.path, "M1 1H5V6z", "M1,1 L5,1 L5,6 Z"),
      (.path, "M0 0C1 1 2 2 3 3S5 5 6 6", "M0 0c1 1 2 2 3 3 1 1 2 2 3 3"),
      (.path, "M0 0Q1 1 2 0T4 0", "M0 0Q1 1 2 0Q3-1 4 0"),
      (.path, "M0 0a5 5 0 0 1 5 5", "M0 0A5,5 0 01 5,5"),
      (.path, "M.1.1l.1.1.1.1", "M0.1 0.1L0.2 0.2L0.3 0.3"), (.path, "M1", "M 1"),
      (.transforms, "translate(1)", "translate( 1 , 0 )"),
      (.transforms, "rotate(9),scale(2)", "rotate(9 0 0) scale(2 2)"),
      (.transforms, "rotate(0)", ""),
      (.transforms, "translate(1 2) translate(3)", "translate(4 2)"),
      (.transforms, "rotate(30 5 6)", "translate(5 6)rotate(30)translate(-5-6)"),
      (.transforms, "rotate(90)", "matrix(0 1 -1 0 0 0)"), (.length, "1in", "96"),
      (.length, "10mm", "1cm"), (.length, "3pt", "4px"), (.angle, "0.25turn", "90"),
      (.clock, "0.5s", "500ms"), (.clock, "00:00:00.5", ".5s"), (.clock, "1.5min", "01:30"),
      (.clock, "1h", "3600"), (.clock, "indefinite", " indefinite"),
      (.times, "0s;a.end+0.5s", "0; a.end + 500ms;"), (.fractions, "0;.5;1", "0; 0.5 ; 1;"),
      (.splines, "0 0 1 1;.5 0 1 1", "0,0,1,1; 0.5,0,1,1"), (.values, "1 2;3", "1,2; 3.0"),
      (.declarations, "fill:red;opacity:.5", " opacity : 0.5 ; fill: #f00; "),
      (.declarations, "a:url(x;y)", "a: url(x;y)"), (.references, "a  b", "a b"),
      (.keyword, " none ", "none"),
    ] as [(ValueMeaning, String, String)])
  func equalSpellings(_ meaning: ValueMeaning, _ a: String, _ b: String) {
    #expect(areEqual(a, b, meaning))
    #expect(areEqual(b, a, meaning))
  }

  @Test(
    arguments: [
      (.color, "#fff", "#fffffe"), (.color, "#fff", "#fff8"), (.color, "red", "blue"),
      (.color, "#ggg", "#gga"), (.paint, "url(#a)", "url(#b)"), (.paint, "none", "#000"),
      (.paint, "url(#a) red", "url(#a)"), (.number, "1", "1.0001"), (.number, "1", "1,"),
      (.number, "1", "1%"), (.number, "NaN", "nan2"), (.length, "1px", "1pt"),
      (.length, "0", "0%"), (.length, "0", "0em"), (.numbers, "1 2", "1 2 3"),
      (.numbers, "1,,2", "1,2"), (.points, "1-2", "1 2"),
      (.path, "M0 0L10 10", "M0 0L10 11"), (.path, "M0 0z", "M0 0"), (.path, "M0 0L", "M0 0"),
      (.path, "M0 0a5 5 0 0 1 5 5", "M0 0a5 5 0 1 1 5 5"), (.transforms, "scale(2)", "scale(2 1)"),
      (.transforms, "rotate(9)scale(2,3)", "scale(2,3)rotate(9)"), (.transforms, "rotate(1)", ""),
      (.transforms, "rotate(0)", "rotate(0"),
      (.clock, "0.5s", "0.5ms"), (.clock, "1:30", "1.30"), (.times, "a.end", "b.end"),
      (.times, "0;1", "1;0"), (.fractions, "0;1", "0;.5;1"), (.text, "1", "1.0"),
      (.text, "a", " a"), (.id, "a", "A"), (.declarations, "a:1", "b:1"),
      (.declarations, "a:1", "a:1;b:2"), (.declarations, "fill:red", "fill:blue"),
    ] as [(ValueMeaning, String, String)])
  func differentValues(_ meaning: ValueMeaning, _ a: String, _ b: String) {
    #expect(!areEqual(a, b, meaning))
    #expect(!areEqual(b, a, meaning))
  }

  @Test(
    arguments: [
      (.number, "1", "1.1", true), (.number, "1", "1.11", false), (.length, "1px", "0.9", true),
      (.path, "M0 0L10 10", "M0.1 0L10 9.9", true), (.path, "M0 0L10 10", "M0.2 0L10 10", false),
      (.transforms, "rotate(9)", "rotate(9.1)", true), (.clock, "1s", "1100ms", true),
      (.values, "1;2", "1.1;1.9", true), (.values, "1;2", "1.1;1.8", false),
      (.text, "1", "1.1", false), (.color, "#010101", "#020202", false),
      (.points, "1 2", "1.05 2.05", true), (.declarations, "opacity:.5", "opacity:.55", true),
    ] as [(ValueMeaning, String, String, Bool)])
  func tolerance(_ meaning: ValueMeaning, _ a: String, _ b: String, _ isEqual: Bool) {
    var comparer = comparer
    comparer.tolerance = Tolerance(0.1)
    #expect(areEqual(a, b, meaning, comparer) == isEqual)
  }

  @Test func percentagesStandForNumbersWhereTheyMay() throws {
    for (a, b) in [
      ("<g opacity='50%'/>", "<g opacity='.5'/>"),
      ("<g style='opacity:50%'/>", "<g style='opacity:.5'/>"),
      ("<stop offset='33%'/>", "<stop offset='0.33'/>"), ("<g opacity='100%'/>", "<g/>"),
      ("<g class='a b'/>", "<g class=' b  a a'/>"),
      ("<style>a{fill: red;\n b:c}</style>", "<style> a { fill:red; b:c } </style>"),
      ("<style>/* don't */a{b:c}</style>", "<style>/* don't */a { b: c }</style>"),
    ] {
      #expect(try difference(oneLineDrawing(a), oneLineDrawing(b)).isEmpty, "\(a)")
      let texts = try [a, b].map {
        CanonicalText.lines(
          of: try XMLDocument(bytes: Array(oneLineDrawing($0).utf8), name: "a.svg"))
      }
      #expect(texts[0] == texts[1] || a.contains("100%"), "\(texts)")
    }
    for (a, b) in [
      ("<g opacity='50%'/>", "<g opacity='50'/>"), ("<rect x='50%'/>", "<rect x='.5'/>"),
      ("<g class='a b'/>", "<g class='ab'/>"), ("<g data-x='a b'/>", "<g data-x='b a'/>"),
      ("<style>a b{c:d}</style>", "<style>ab{c:d}</style>"),
      ("<style>a :hover{c:d}</style>", "<style>a:hover{c:d}</style>"),
      ("<style>a{b:'x  y'}</style>", "<style>a{b:'x y'}</style>"),
      ("<style>a{b:c/**/d}</style>", "<style>a{b:cd}</style>"),
    ] {
      #expect(try difference(oneLineDrawing(a), oneLineDrawing(b)).changes.count == 1, "\(a)")
    }
  }
}
