/// The offsets of a time zone from UTC, as a file of the system's database has them (RFC 9636).
struct TimeZoneFile: Sendable {
  /// The moments from which other offsets hold, rising, in seconds since 1970-01-01 00:00 UTC.
  private var transitions: [Int] = []
  /// The offset from each of these moments on, in seconds east of UTC.
  private var offsets: [Int] = []
  /// The offset before all of them.
  private var first = 0
  /// The rule after the last transition; nil if the last offset stays.
  private var rule: TimeZoneRule?

  /// Reads a file; nil if it is none, or broken.
  init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes)
    guard let old = Header(&reader) else { return nil }
    if old.version == 0 {
      guard read(old, of: 4, &reader) else { return nil }
      return
    }
    // The same again follows, in numbers of 64 bits.
    reader.skip(old.size(of: 4))
    guard let header = Header(&reader), read(header, of: 8, &reader) else { return nil }
    rule = reader.line.flatMap(TimeZoneRule.init)
  }

  /// The seconds by which clocks of the zone are ahead of UTC at a moment, in seconds since
  /// 1970-01-01 00:00 UTC.
  func offset(at moment: Int) -> Int {
    var range = 0..<transitions.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        transitions[middle] <= moment ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    if range.lowerBound == transitions.count, let rule { return rule.offset(at: moment) }
    return range.lowerBound == 0 ? first : offsets[range.lowerBound - 1]
  }

  /// Reads the block after a header, whose moments have so many bytes each.
  private mutating func read(_ header: Header, of width: Int, _ reader: inout Reader) -> Bool {
    guard reader.left >= header.size(of: width), header.types > 0 else { return false }
    transitions = (0..<header.transitions).map { _ in reader.number(width) }
    let kinds = (0..<header.transitions).map { _ in reader.number(1) & 0xff }
    let types = (0..<header.types).map { _ in
      let offset = reader.number(4)
      reader.skip(2)
      return offset
    }
    reader.skip(header.rest(of: width))
    let isRising = zip(transitions, transitions.dropFirst()).allSatisfy(<)
    guard isRising, kinds.allSatisfy({ $0 < types.count }) else { return false }
    (first, offsets) = (types[0], kinds.map { types[$0] })
    return true
  }
}

/// The counts at the head of a block (RFC 9636, 3.1).
private struct Header {
  let version: UInt8
  let transitions: Int
  let types: Int
  private let (isUTC, isStandard, leaps, characters): (Int, Int, Int, Int)

  init?(_ reader: inout Reader) {
    guard reader.left >= 44, reader.take(4).elementsEqual("TZif".utf8) else { return nil }
    version = reader.take(1).first ?? 0
    reader.skip(15)
    let counts = (0..<6).map { _ in reader.number(4) }
    guard counts.allSatisfy({ (0...1 << 20).contains($0) }) else { return nil }
    (isUTC, isStandard, leaps) = (counts[0], counts[1], counts[2])
    (transitions, types, characters) = (counts[3], counts[4], counts[5])
  }

  /// The bytes of the block, with moments of so many bytes each.
  func size(of width: Int) -> Int { transitions * (width + 1) + types * 6 + rest(of: width) }

  /// The bytes behind the offsets: names, leap seconds, and how the transitions were written.
  func rest(of width: Int) -> Int { characters + leaps * (width + 4) + isStandard + isUTC }
}

/// The bytes that are still to be read.
private struct Reader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var left: Int { rest.count }

  /// The line between the line feeds at the end; nil for none.
  var line: String? {
    guard rest.first == 0x0a, rest.count > 2, rest.last == 0x0a else { return nil }
    return String(decoding: rest.dropFirst().dropLast(), as: UTF8.self)
  }

  mutating func take(_ count: Int) -> ArraySlice<UInt8> {
    defer { skip(count) }
    return rest.prefix(count)
  }

  mutating func skip(_ count: Int) { rest = rest.dropFirst(count) }

  /// A number with a sign, its highest byte first.
  mutating func number(_ width: Int) -> Int {
    let bits = take(width).reduce(0) { $0 << 8 | UInt64($1) }
    let unused = UInt64(64 - 8 * width)
    return Int(Int64(bitPattern: bits << unused) >> unused)
  }
}
