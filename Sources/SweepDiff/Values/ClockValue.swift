import SweepXML

/// A clock value of SMIL in seconds (SMIL 3.0, 5.4.4).
enum ClockValue {
  /// Reads `02:30:03`, `02:33.5`, `3.2h`, `45min`, `30s`, `5ms` or `12.467`, with a sign or
  /// without; nil for anything else, as for `indefinite`.
  static func seconds(_ bytes: ArraySlice<UInt8>) -> Double? {
    var bytes = bytes.withoutSpace
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative || bytes.first == UInt8(ascii: "+") { bytes = bytes.dropFirst().withoutSpace }
    guard bytes.first?.isDigit == true || bytes.first == UInt8(ascii: ".") else { return nil }
    let value = bytes.contains(UInt8(ascii: ":")) ? clock(bytes) : count(bytes)
    return value.map { isNegative ? -$0 : $0 }
  }

  private static func clock(_ bytes: ArraySlice<UInt8>) -> Double? {
    let parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count) else { return nil }
    var seconds = 0.0
    for part in parts {
      guard part.first?.isDigit == true, let number = Double(part.text) else { return nil }
      seconds = seconds * 60 + number
    }
    return seconds
  }

  private static func count(_ bytes: ArraySlice<UInt8>) -> Double? {
    var reader = ValueReader(bytes)
    guard let number = reader.number() else { return nil }
    switch reader.rest.text {
    case "h": return number * 3600
    case "min": return number * 60
    case "", "s": return number
    case "ms": return number / 1000
    default: return nil
    }
  }
}

extension ValueComparer {
  /// Whether two clock values are the same time.
  func clocks(_ a: Bytes, _ b: Bytes) -> Bool {
    guard let a = ClockValue.seconds(a), let b = ClockValue.seconds(b) else {
      return a.elementsEqual(b)
    }
    return areClose(a, b)
  }

  /// Whether two moments of `begin` or `end` are the same: an offset, or an event with one.
  func times(_ a: Bytes, _ b: Bytes) -> Bool {
    if let a = ClockValue.seconds(a), let b = ClockValue.seconds(b) { return areClose(a, b) }
    let (first, second) = (moment(a), moment(b))
    return first.event.elementsEqual(second.event) && areClose(first.offset, second.offset)
  }

  private func moment(_ bytes: Bytes) -> (event: Bytes, offset: Double) {
    guard let sign = bytes.lastIndex(where: { $0 == 0x2b || $0 == 0x2d }),
      sign > bytes.startIndex, let offset = ClockValue.seconds(bytes[sign...])
    else { return (bytes.withoutSpace, 0) }
    return (bytes[..<sign].withoutSpace, offset)
  }
}
