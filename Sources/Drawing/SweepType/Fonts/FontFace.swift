/// A face of a font file, in which texts are set that name neither a drawn face nor a font family.
///
/// `SweepFonts` reads font files; what draws and writes pictures knows this type alone, so that it
/// needs no font. A face is equal to itself and its copies, not to one that is read a second time.
///
/// ```swift
/// var gauge = Speedometer(142, in: 0...260)
/// gauge.theme.font = try FontFace(contentsOf: "brand.ttf")
/// ```
public struct FontFace: Sendable {
  package let source: any FontSource

  package init(_ source: any FontSource) { self.source = source }

  /// What messages call the face: its file's name, with what follows on `#`.
  public var name: String { source.name }

  /// The name of the family, by which systems know the font; empty where the file has none.
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
  /// Hashes what the face is known by.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }
}

/// Reads a face from the bytes of a font file.
///
/// - Parameter name: The file's name, followed by `#` and a face or an instance where one is chosen.
public typealias FontReader =
  @Sendable (_ bytes: [UInt8], _ name: String) throws(FontError) -> FontFace

/// Why a font cannot be used.
public struct FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// The file is no font, or a broken one.
    case unreadable
    /// There is no such face or instance in it.
    case unknownMember
    /// Its licence bits forbid the use.
    case forbidden
  }

  /// What is wrong.
  public let kind: Kind
  /// Why, in words that follow on the name of the font.
  public let message: String
  /// What helps; nil for nothing.
  public let hint: String?

  package init(_ kind: Kind, _ message: String, hint: String? = nil) {
    (self.kind, self.message, self.hint) = (kind, message, hint)
  }

  /// The message with what helps.
  public var description: String { hint.map { "\(message); \($0)" } ?? message }
}
