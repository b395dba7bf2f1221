/// A duration or a time (SMIL 3.0, 5.4).
package enum ClockValue: Hashable, Sendable {
  case seconds(Double)
  case indefinite
  /// `media`, which no animation of SVG has.
  case media

  /// Reads a clock value without a sign; nil if it is invalid.
  package init?(spelledBy bytes: ArraySlice<UInt8>) {
    if bytes.spells("indefinite") {
      self = .indefinite
    } else if bytes.spells("media") {
      self = .media
    } else if let seconds = Self.seconds(bytes) {
      self = .seconds(seconds)
    } else {
      return nil
    }
  }

  /// The seconds; nil for an indefinite value.
  package var seconds: Double? {
    if case .seconds(let seconds) = self { seconds } else { nil }
  }

  /// The seconds of a clock value without a sign: `1.5s`, `02:30`, `01:00:00`.
  package static func seconds(_ bytes: ArraySlice<UInt8>) -> Double? {
    guard let first = bytes.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-") else {
      return nil
    }
    if bytes.contains(UInt8(ascii: ":")) { return clock(bytes) }
    guard let (number, end) = Double.prefix(of: bytes) else { return nil }
    return units.first { bytes[end...].spells($0.name) }.map { number * $0.seconds / $0.parts }
  }

  /// The units of time in seconds, as fractions, so that thousandths are correctly rounded; seconds
  /// need no unit.
  private static let units: [(name: StaticString, seconds: Double, parts: Double)] = [
    ("s", 1, 1), ("", 1, 1), ("ms", 1, 1000), ("min", 60, 1), ("h", 3600, 1),
  ]

  private static func clock(_ bytes: ArraySlice<UInt8>) -> Double? {
    let parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3 else { return nil }
    var total = 0.0
    for (place, part) in parts.enumerated() {
      // Minutes and seconds have two digits; hours any number of them.
      let isHours = parts.count == 3 && place == 0
      guard part.first?.isDigit == true, isHours || part.prefix(while: \.isDigit).count == 2,
        let number = Double(spelledBy: part)
      else { return nil }
      total = total * 60 + number
    }
    return total
  }
}

// Times of `begin` and `end` (SMIL 3.0, 5.4.2).
extension ClockValue {
  /// The seconds of a clock value with an optional sign; nil if it is invalid.
  package static func offset(_ bytes: ArraySlice<UInt8>) -> Double? {
    let bytes = bytes.withoutSpace
    switch bytes.first {
    case UInt8(ascii: "-"): return seconds(bytes.dropFirst().withoutSpace).map { -$0 }
    case UInt8(ascii: "+"): return seconds(bytes.dropFirst().withoutSpace)
    default: return seconds(bytes)
    }
  }

  /// Event before the offset, as in `needle.end + 1s`, and the offset; 0 without one.
  /// A backslash before a sign makes it part of a name (SMIL 3.0, 5.4.2, Event-value).
  package static func split(
    _ bytes: ArraySlice<UInt8>
  ) -> (event: ArraySlice<UInt8>, offset: Double) {
    let isSign = { (byte: UInt8) in byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") }
    guard let sign = bytes.lastIndex(where: isSign), sign > bytes.startIndex,
      bytes[sign - 1] != UInt8(ascii: "\\"),
      let offset = offset(bytes[sign...])
    else { return (bytes.withoutSpace, 0) }
    return (bytes[..<sign].withoutSpace, offset)
  }
}
