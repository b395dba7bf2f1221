/// Why a text is not SVG path data, and where.
public struct PathDataError: Error, Hashable, Sendable {
  /// The kind of error.
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

  /// The kind of error.
  public let kind: Kind
  /// The position, in bytes of UTF-8 from the start of the data.
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
