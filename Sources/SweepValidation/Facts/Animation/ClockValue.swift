/// How long something takes, or when it is (SMIL 3.0, 5.4).
package enum ClockValue: Hashable, Sendable {
  case seconds(Double)
  case indefinite
  /// `media`, which no animation of SVG has.
  case media

  /// Reads a clock value without a sign; nil where it is none.
  init?(spelledBy bytes: ArraySlice<UInt8>) {
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

  /// The seconds; nil for what has no end.
  package var seconds: Double? {
    if case .seconds(let seconds) = self { seconds } else { nil }
  }

  /// The seconds of a clock value without a sign: `1.5s`, `02:30`, `01:00:00`.
  static func seconds(_ bytes: ArraySlice<UInt8>) -> Double? {
    guard let first = bytes.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-") else {
      return nil
    }
    if bytes.contains(UInt8(ascii: ":")) { return clock(bytes) }
    guard let (number, end) = Double.prefix(of: bytes) else { return nil }
    let unit = bytes[end...]
    if unit.isEmpty || unit.spells("s") { return number }
    if unit.spells("ms") { return number / 1000 }
    if unit.spells("min") { return number * 60 }
    return unit.spells("h") ? number * 3600 : nil
  }

  private static func clock(_ bytes: ArraySlice<UInt8>) -> Double? {
    let parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3 else { return nil }
    var total = 0.0
    for part in parts {
      guard let number = Double(spelledBy: part) else { return nil }
      total = total * 60 + number
    }
    return total
  }
}
