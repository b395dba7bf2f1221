import SweepGeometry
import SweepScene
import SweepType

extension Readout {
  /// The number as a script changes it: one text with the format of its numbers or the names of its
  /// categories, or drums that it turns.
  func played(_ style: NumberStyle, in context: DialContext) throws(DialError) -> [Layer] {
    let (scale, reading) = (context.scale, context.reading)
    func words(_ value: Double) -> String? { scale.wordsAlone(for: value, every: 1) }
    if case .turn(let layout) = reading.course {
      return lines(
        (0..<layout.count).map { index in
          var line =
            named(words(Double(index)), in: context) ?? Line(text: style.string(Double(index)))
          if let hiding = reading.hiding(index) { line.animations = [hiding] }
          line.isHidden = index != scale.sector(of: reading.value)
          return line
        }, in: context)
    }
    if motion.hasCells { return try inCells(in: context) }
    func text(_ value: Double) -> String { scale.spelled(value, style) }
    // An endless scale spells its upper end as the lower one, which is shorter.
    func longText(_ value: Double) -> String { words(value) ?? style.string(value) }
    let none = noData == NoReading.figure ? [] : [Semantics.Annotation("none", noData)]
    let line = Line(
      text: reading.isMissing ? noData : text(reading.value),
      semantics: Semantics(
        annotations: style.scripted(on: scale) + none),
      characters: (style.characters(on: scale) + noData).charactersOnce)
    let ends = (reading.course?.reading).map { [$0.previous ?? $0.value, $0.value] } ?? []
    // Digits, prefixes and names that come and go make others than those at the ends the widest.
    let between: [Double] =
      if case .category(let names) = scale.mapping {
        names.indices.map(Double.init)
      } else if style.keepsDecimals || scale.scriptedWords != nil {
        []
      } else {
        (1..<32).map { scale.value(at: Double($0) / 32 + 0.001) }
      }
    return lines([line], others: (ends + between).map(longText), in: context)
  }
}

extension Scale {
  /// The number of the sector of a reading, on a scale of categories.
  fileprivate func sector(of value: Double) -> Int {
    Int((comesRound ? wrapped(value) : clamped(value)).rounded())
  }

  /// Which words a script makes of a reading, by the names that the runtime reads, and the characters
  /// in them, each once; nil for numbers.
  fileprivate var scriptedWords: (data: [Semantics.Annotation], characters: String)? {
    switch mapping {
    case .category(let names):
      return ([.names(names)], names.joined(separator: "¦").charactersOnce)
    case .time:
      let most = max(abs(domain.lowerBound), abs(domain.upperBound))
      if most < 60 { return nil }
      return ([Semantics.Annotation("words", most < 3600 ? "minutes" : "hours")], "0123456789−:")
    case .date:
      return (
        [Semantics.Annotation("words", "date")],
        "0123456789:,\u{a0} JanFebMarAprMayJunJulAugSepOctNovDec".charactersOnce
      )
    default: return nil
    }
  }
}

extension Semantics.Annotation {
  /// The names of whole readings from 0 on.
  static func names(_ names: [String]) -> Semantics.Annotation {
    let data = names.map { $0.replacing("|", with: "¦") }.joined(separator: "|")
    return Semantics.Annotation("names", data)
  }
}

extension String {
  /// The characters, in the order of their first use.
  fileprivate var charactersOnce: String {
    var known: Set<Character> = []
    return filter { known.insert($0).inserted }
  }
}

extension NumberStyle {
  /// Whether all numbers have as many decimals, or the same rule for them as they had.
  fileprivate var keepsDecimals: Bool {
    !hasSIPrefix && significantDigits == nil && maximumDigits == nil
  }

  private var point: String { decimalSeparator ?? locale?.decimalSeparator ?? "." }
  private var separator: String { grouping ?? locale?.grouping ?? "" }
  /// The style of three digits and a prefix such as k.
  var inThousands: NumberStyle {
    var short = self
    (short.hasSIPrefix, short.decimals, short.significantDigits) = (true, nil, 3)
    (short.unit, short.suffix) = ("", wholeSuffix)
    return short
  }

  private var wholeSuffix: String {
    (unit.isEmpty || unit.isClose ? "" : "\u{a0}") + unit + suffix
  }

  /// The characters of all readings on a scale, each once.
  func characters(on scale: Scale) -> String {
    if let words = scale.scriptedWords { return words.characters }
    let point = decimals == 0 && keepsDecimals ? "" : point
    let prefixes = hasSIPrefix ? "\u{a0}" + SIPrefix.symbols.joined() : ""
    return ("0123456789−" + point + separator + prefix + wholeSuffix + prefixes).charactersOnce
  }

  /// The spelling of readings on a scale by a script.
  func scripted(on scale: Scale) -> [Semantics.Annotation] {
    scale.scriptedWords.map { [Semantics.Annotation("reading", "")] + $0.data } ?? data
  }

  /// The number format of a script, under the runtime's names.
  var data: [Semantics.Annotation] {
    var data = [Semantics.Annotation("reading", decimals.map { "\($0)" } ?? "")]
    func add(_ name: String, _ value: String, unless standard: String = "") {
      if value != standard { data.append(Semantics.Annotation(name, value)) }
    }
    if let significantDigits {
      add("significant", "\(significantDigits)")
    } else if let maximumDigits {
      add("most", "\(maximumDigits)")
    }
    add("zeros", "\(minimumDigits)", unless: "1")
    add("point", point, unless: ".")
    add("group", separator)
    if !separator.isEmpty {
      add("least", "\(3 + (locale?.digitsBeforeFirstGroup ?? 1))", unless: "4")
      add("digits", locale?.groupsInPairs == true ? "2" : "3", unless: "3")
    }
    add("prefix", prefix)
    add("suffix", wholeSuffix)
    if hasSIPrefix { data.append(Semantics.Annotation("si", unit.isEmpty ? "" : "\u{a0}")) }
    return data
  }
}

extension String {
  /// Whether it stands behind a number without a space, as a unit.
  fileprivate var isClose: Bool { ["%", "°", "′", "″"].contains(self) }
}

extension Readout.Line {
  /// Data for a script that writes the number; with the glyphs if it is drawn.
  ///
  /// - Parameter figures: How the number is set, which is in a font where the face lacks one of the
  ///   characters that may come.
  func semantics(with figures: inout Layer.Text, in theme: Theme) -> Semantics? {
    guard var semantics, theme.text == .drawn, theme.font == nil else { return semantics }
    if let glyphs = figures.glyphs(of: characters, in: theme.drawnFace.typeface) {
      semantics.annotations += glyphs
      if figures.alignment != .middle {
        semantics.annotations.append(
          Semantics.Annotation("anchor", figures.alignment == .start ? "0" : "1"))
      }
    } else if theme.drawnFace.typeface.missing(in: text).isEmpty {
      figures.fontFamily = theme.fontFamily
    }
    return semantics
  }
}

extension Layer.Text {
  /// Characters, for each of them the advance and the path data of its glyph with bars between them,
  /// and where it is one of a display what is off; nil where the face lacks a character.
  fileprivate func glyphs(of characters: String, in face: Typeface) -> [Semantics.Annotation]? {
    let rows = face.typesetApart(
      characters, size: fontSize * DrawnFace.capHeight, weight: Weight(fontWeight))
    guard rows.allSatisfy(\.missing.isEmpty) else { return nil }
    func joined(_ data: (TypesetRow) -> String) -> String {
      rows.map(data).joined(separator: "|")
    }
    let paths = joined { row in
      NumberFormat(precision: 3).string(row.advance) + (row.path.relativePathData() ?? "")
    }
    var data = [Semantics.Annotation("glyphs", characters), Semantics.Annotation("paths", paths)]
    if rows.contains(where: { !$0.unlit.isEmpty }) {
      data.append(Semantics.Annotation("unlit", joined { $0.unlit.relativePathData() ?? "" }))
    }
    return data
  }
}
