extension Typeface {
  package static let engineering = Typeface(
    "engineering",
    Construction(
      stroke: 13, bowl: .stadium, figure: 51, narrow: 47, capital: 53, round: 53, wide: 67,
      small: 47, xHeight: 73, descender: 26, ascender: 4, aperture: 1,
      alternates: [.open4, .doubleA, .hookedL], space: 21),
    light: 9, bold: 17)

  package static let geometric = Typeface(
    "geometric",
    Construction(
      stroke: 10, bowl: .circle, figure: 58, narrow: 50, capital: 68, round: 96, wide: 94,
      small: 62, xHeight: 62, descender: 30, ascender: 6, aperture: 0.8,
      alternates: [.plain, .straightTails], space: 22),
    light: 6.5, bold: 15)

  package static let square = Typeface(
    "square",
    Construction(
      stroke: 12.5, bowl: .superellipse(0.86), figure: 70, narrow: 64, capital: 73, round: 75,
      wide: 88, small: 63, xHeight: 75, descender: 25, ascender: 7, overshoot: 0.7, aperture: 0.86,
      alternates: [.doubleA], space: 22),
    light: 8.5, bold: 17)

  package static let cockpit = Typeface(
    "cockpit",
    Construction(
      stroke: 12.5, bowl: .superellipse(0.62), figure: 60, narrow: 54, capital: 66, round: 76,
      wide: 80, small: 55, xHeight: 76, descender: 26, ascender: 6, aperture: 0.72,
      alternates: [.serifs, .straightTails, .doubleA, .hookedL], space: 25),
    light: 8.5, bold: 16.5)

  package static let engraved = Typeface(
    "engraved", light: EngravedFace(stem: 10, hair: 3.2),
    regular: EngravedFace(stem: 13.5, hair: 4), bold: EngravedFace(stem: 18, hair: 5)
  ) { [$0.instance()] }

  package static let segment = Typeface("segment", light: 9.5, regular: 12.5, bold: 16) { bar in
    [Segments.seven.instance(bar: bar), Segments.fourteen.instance(bar: bar)]
  }

  package static let matrix = Typeface("matrix", light: 0.6, regular: 0.8, bold: 0.96) { dots in
    [DotMatrix.instance(dots: dots)]
  }

  /// All faces, in the order of documents.
  package static let all = DrawnFace.allCases.map(\.typeface)
}
