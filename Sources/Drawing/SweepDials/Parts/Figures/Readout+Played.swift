import SweepScene

extension Readout {
  /// The number as a script changes it: one text with the format of its numbers or, where the scale
  /// has words or the format is unusual, a text for each value, of which one shows.
  func played(_ style: NumberStyle, in context: DialContext) throws(DialError) -> [Layer] {
    let (scale, reading) = (context.scale, context.reading)
    func words(_ value: Double) -> String? { scale.wordsAlone(for: value, every: 1) }
    if case .turn(let count) = reading.course {
      return lines(
        (0..<count).map { index in
          var line =
            named(words(Double(index)), in: context) ?? Line(text: style.string(Double(index)))
          if let hiding = reading.hiding(index) { line.animations = [hiding] }
          line.isHidden = index != scale.sector(of: reading.value)
          return line
        }, in: context)
    }
    guard words(reading.value) == nil, style.isSimple else {
      return try counted(style, in: context)
    }
    let line = Line(
      text: style.string(reading.value),
      semantics: Semantics(annotations: style.data(unit: unit)), characters: style.characters)
    let ends = (reading.course?.reading).map { [$0.previous ?? $0.value, $0.value] } ?? []
    return lines([line], others: ends.map(style.string), in: context)
  }
}

extension Scale {
  /// The number of the sector that a reading stands in, on a scale of categories.
  fileprivate func sector(of value: Double) -> Int {
    Int((comesRound ? wrapped(value) : clamped(value)).rounded())
  }
}

extension NumberStyle {
  /// Whether a script can spell numbers so.
  fileprivate var isSimple: Bool {
    !hasSIPrefix && significantDigits == nil && maximumDigits == nil
      && locale?.groupsInPairs != true
  }

  private var point: String { decimalSeparator ?? locale?.decimalSeparator ?? "." }
  private var separator: String { grouping ?? locale?.grouping ?? "" }
  private var wholeSuffix: String {
    let isClose = ["%", "°", "′", "″"].contains(unit)
    return (unit.isEmpty || isClose ? "" : "\u{a0}") + unit + suffix
  }

  /// The characters of all numbers, each once.
  fileprivate var characters: String {
    var known: Set<Character> = []
    let point = decimals == 0 ? "" : point
    return ("0123456789−" + point + separator + prefix + wholeSuffix)
      .filter { known.insert($0).inserted }
  }

  /// How a script spells numbers, by the names that the runtime reads.
  fileprivate func data(unit below: String) -> [Annotation] {
    var data = [Annotation("reading", decimals.map { "\($0)" } ?? "")]
    func add(_ name: String, _ value: String, unless standard: String = "") {
      if value != standard { data.append(Annotation(name, value)) }
    }
    add("point", point, unless: ".")
    add("group", separator)
    if !separator.isEmpty {
      add("least", "\(3 + (locale?.digitsBeforeFirstGroup ?? 1))", unless: "4")
    }
    add("prefix", prefix)
    add("suffix", wholeSuffix)
    add("unit", unit.isEmpty ? below : "")
    return data
  }
}
