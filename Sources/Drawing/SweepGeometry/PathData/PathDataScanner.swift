/// Reads numbers, flags and separators from the bytes of path data (SVG 1.1, 8.3.9).
struct PathDataScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next byte; nil at the end.
  @inline(__always)
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Whether a number seems to follow.
  var isAtNumber: Bool {
    guard let next else { return false }
    return Self.isDigit(next) || next == UInt8(ascii: "-") || next == UInt8(ascii: "+")
      || next == UInt8(ascii: ".")
  }

  /// Goes past one byte.
  @inline(__always)
  mutating func advance() { offset &+= 1 }

  @inline(__always)
  mutating func skipSpace() {
    while let next, next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 || next == 0x0C {
      offset &+= 1
    }
  }

  /// Skips white space with at most one comma; returns whether there was one.
  @discardableResult
  mutating func skipSeparator() -> Bool {
    skipSpace()
    guard next == UInt8(ascii: ",") else { return false }
    offset &+= 1
    skipSpace()
    return true
  }

  mutating func flag() throws(PathDataError) -> Bool {
    guard let next, next == UInt8(ascii: "0") || next == UInt8(ascii: "1") else {
      throw PathDataError(.expectedFlag, offset: offset)
    }
    offset &+= 1
    return next == UInt8(ascii: "1")
  }

  /// Reads a number. An error is reported at its first byte if it has no digits, and otherwise
  /// where it ends prematurely.
  mutating func number() throws(PathDataError) -> Double {
    let start = offset
    guard let value = Double.read(bytes, at: &offset, openPoint: true) else {
      throw PathDataError(.expectedNumber, offset: start)
    }
    guard value.isFinite else { throw PathDataError(.numberOutOfRange, offset: start) }
    // No command has this letter, so it begins an exponent without digits.
    if let next, next | 0x20 == UInt8(ascii: "e") {
      offset &+= 1
      if self.next == UInt8(ascii: "-") || self.next == UInt8(ascii: "+") { offset &+= 1 }
      throw PathDataError(.expectedNumber, offset: offset)
    }
    return value
  }

  @inline(__always)
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}

/// Why a text is not SVG path data, and where.
public struct PathDataError: Error, Hashable, Sendable {
  /// The fault.
  public enum Kind: Hashable, Sendable {
    /// The data does not begin with `M` or `m`.
    case missingMove
    /// A character is not a command letter.
    case unknownCommand(UInt8)
    /// A number follows `Z`, which takes none.
    case missingCommand
    /// A command has too few numbers, or a malformed one.
    case expectedNumber
    /// The fourth or fifth number of an arc is neither 0 nor 1.
    case expectedFlag
    /// A number, or a sum of relative numbers, is beyond the range of a double.
    case numberOutOfRange
  }

  /// The fault.
  public let kind: Kind
  /// The offset in bytes of UTF-8 from the start of the data.
  public let offset: Int

  /// Makes an error at a byte offset.
  public init(_ kind: Kind, offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}

extension PathDataError: CustomStringConvertible {
  /// One line in lower case without a final period, and without the offset.
  public var message: String {
    switch kind {
    case .missingMove: "path data must begin with a move, 'M' or 'm'"
    case .unknownCommand(let byte): "\(Self.name(of: byte)) is not a path command"
    case .missingCommand: "expected a command after 'Z'"
    case .expectedNumber: "expected a number"
    case .expectedFlag: "expected an arc flag, '0' or '1'"
    case .numberOutOfRange: "number is out of range"
    }
  }

  /// The message and the byte offset.
  public var description: String { "\(message) at byte \(offset)" }

  private static func name(of byte: UInt8) -> String {
    if byte > 0x20 && byte < 0x7F { return "'\(Unicode.Scalar(byte))'" }
    return "byte 0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}

extension Path {
  /// Reads SVG path data (SVG 1.1, 8.3).
  ///
  /// Every command is supported, relative ones as absolute positions, `H` and `V` as lines, `S` and
  /// `T` as the equivalent curves. An empty text is the empty path. Unlike browsers, which draw up
  /// to an error, it rejects malformed data as a whole.
  ///
  /// ```swift
  /// try Layer.Path(svgPathData: "m10 10h80v.5z").elements.count  // 4
  /// ```
  ///
  /// - Throws: The first fault and its byte offset.
  public init(svgPathData text: String) throws(PathDataError) {
    var text = text
    // The standard library's closure calls do not keep the type of an error.
    let result = text.withUTF8 { bytes in
      Result { () throws(PathDataError) in try Path(svgPathData: bytes) }
    }
    self = try result.get()
  }

  /// Reads SVG path data from UTF-8.
  package init(svgPathData bytes: UnsafeBufferPointer<UInt8>) throws(PathDataError) {
    var parser = PathDataParser(bytes)
    try parser.parse()
    self = parser.path
  }

  /// Reads SVG path data from UTF-8; nil if it is malformed.
  package init?(svgPathData bytes: ArraySlice<UInt8>) {
    let path = bytes.withUnsafeBufferPointer { bytes in try? Path(svgPathData: bytes) }
    guard let path else { return nil }
    self = path
  }

  /// The commands of path data up to its first error, by which browsers decide whether two paths
  /// can be interpolated: lower-case letters, one for each group of numbers, each of arcs with its
  /// flags.
  package static func commands(inPathData bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.withUnsafeBufferPointer { bytes in
      var parser = PathDataParser(bytes, keepsCommands: true)
      try? parser.parse()
      return parser.commands ?? []
    }
  }
}
