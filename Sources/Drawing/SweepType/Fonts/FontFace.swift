/// A face of a font file, in which texts are set that name neither a drawn face nor a font family.
///
/// `SweepFonts` reads font files; drawing and writing depend only on this type, so they need no
/// font. A face is equal to its copies, but not to one that is read a second time.
///
/// ```swift
/// var gauge = Speedometer(142, in: 0...260)
/// gauge.theme.font = try FontFace(contentsOf: "brand.ttf")
/// ```
public struct FontFace: Sendable {
  package let source: any FontSource

  package init(_ source: any FontSource) { self.source = source }

  /// The name of the face in messages: its file's name, with the suffix after `#`.
  public var name: String { source.name }

  /// The name of the family in font systems; empty if the file has none.
  public var family: String { source.family }

  /// The height of its capitals in parts of the font size.
  package var capHeight: Double { source.capHeight }

  /// The file that a name such as `brand.ttc#1` or `brand.ttf#Bold` begins with, and the face of a
  /// collection or the instance of a variable font that follows; empty for none.
  package static func parts(of name: String) -> (file: String, member: String) {
    guard let sign = name.firstIndex(of: "#") else { return (name, "") }
    return (String(name[..<sign]), String(name[name.index(after: sign)...]))
  }
}

extension FontFace: Hashable {
  /// Whether both are copies of one face.
  public static func == (a: FontFace, b: FontFace) -> Bool { a.source === b.source }
  /// Hashes the identity of the face.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }
}

/// Reads a face from the bytes of a font file.
///
/// - Parameter name: The file's name, with `#` and a face or an instance to select one.
public typealias FontReader =
  @Sendable (_ bytes: [UInt8], _ name: String) throws(FontError) -> FontFace

/// Why a font cannot be used.
public struct FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of error.
  public enum Kind: Hashable, Sendable {
    /// The file is no font, or a broken one.
    case unreadable
    /// There is no such face or instance in it.
    case unknownMember
    /// Its licence bits forbid the use.
    case forbidden
  }

  /// The kind of error.
  public let kind: Kind
  /// Why, in words that follow on the name of the font.
  public let message: String
  /// A suggestion; nil for none.
  public let hint: String?

  package init(_ kind: Kind, _ message: String, hint: String? = nil) {
    (self.kind, self.message, self.hint) = (kind, message, hint)
  }

  /// The message with its suggestion.
  public var description: String { hint.map { "\(message); \($0)" } ?? message }
}
