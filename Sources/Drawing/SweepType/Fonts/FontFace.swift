package import SweepGeometry

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

  /// The name of the face in messages: its file's name, with what follows on `#`.
  public var name: String { source.name }

  /// The name of the family in font systems; empty if the file has none.
  public var family: String { source.family }

  /// The words of the font about its licence (OpenType 1.9, `name`, 13 and 14); empty for none.
  public var licence: String { source.licence }

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
  /// The fault.
  public enum Kind: Hashable, Sendable {
    /// The file is no font, or a broken one.
    case unreadable
    /// There is no such face or instance in it.
    case unknownMember
    /// Its licence bits forbid the use.
    case forbidden
  }

  /// The fault.
  public let kind: Kind
  /// Why, in words that follow on the name of the font.
  public let message: String
  /// A hint; nil for none.
  public let hint: String?

  package init(_ kind: Kind, _ message: String, hint: String? = nil) {
    (self.kind, self.message, self.hint) = (kind, message, hint)
  }

  /// The message with its suggestion.
  public var description: String { hint.map { "\(message); \($0)" } ?? message }
}

/// A source of a font's outlines: a reader of font files.
///
/// Lengths are parts of the font size; y points down.
package protocol FontSource: AnyObject, Sendable {
  var name: String { get }
  var family: String { get }
  var licence: String { get }
  var capHeight: Double { get }
  /// Whether the outlines follow the weight of a text.
  var hasWeights: Bool { get }

  /// The glyphs of a line in the order in which they are seen, and their places.
  ///
  /// - Parameter isTracked: Whether room is added between characters, which ligatures would hide.
  func shape(_ text: String, weight: Int, isTracked: Bool) -> ShapedLine
  /// The outline of a glyph about its origin; nil if it is too long or broken.
  func outline(of glyph: UInt32, weight: Int) -> Path?

  /// Whether the font has no glyph for a character.
  func lacks(_ character: Unicode.Scalar) -> Bool
  /// Throws if the licence forbids outlines in a picture.
  func checkOutlining() throws(FontError)
  /// The bytes of a font with only the glyphs of these characters.
  func subset(of characters: Set<Unicode.Scalar>, weight: Int) throws(FontError) -> [UInt8]
}

/// The glyphs of a line of text.
package struct ShapedLine: Hashable, Sendable {
  package struct Glyph: Hashable, Sendable {
    package let id: UInt32
    /// The place of its origin, from the start of the line on its base line.
    package let place: Point
    /// The number of characters that are seen before it, which tracking counts.
    package let index: Int

    package init(_ id: UInt32, at place: Point, index: Int) {
      (self.id, self.place, self.index) = (id, place, index)
    }
  }

  package var glyphs: [Glyph]
  package var advance: Double
  /// The number of characters.
  package var count: Int
  /// The characters that the font lacks, each once.
  package var missing: [Character]

  package init(
    _ glyphs: [Glyph] = [], advance: Double = 0, count: Int = 0, missing: [Character] = []
  ) {
    (self.glyphs, self.advance, self.count, self.missing) = (glyphs, advance, count, missing)
  }
}

extension FontFace {
  /// The most segments of a line, above which it is not drawn.
  private static let mostSegments = 100_000

  /// The length of a line in fractions of the font size; nil if the font does not have a character.
  package func advance(of text: String, weight: Int) -> Double? {
    let line = source.shape(text, weight: weight, isTracked: false)
    return line.missing.isEmpty ? line.advance : nil
  }

  /// Sets a line of text as one path, which is empty if the font does not have a character.
  package func typeset(
    _ text: String, fontSize: Double, weight: Int, at place: Point,
    anchor: TextAnchor.Horizontal, letterSpacing: Double
  ) -> TypesetRow {
    let line = source.shape(text, weight: weight, isTracked: letterSpacing != 0)
    let advance = line.advance * fontSize + letterSpacing * Double(line.count)
    let start: Double =
      switch anchor {
      case .start: 0
      case .middle: -advance / 2
      case .end: -advance
      }
    let grid = PlacingGrid(size: fontSize)
    var outlines: [UInt32: Path?] = [:]
    var (path, missing) = (Path(), line.missing)
    for glyph in line.glyphs where missing.isEmpty {
      let known = outlines[glyph.id]
      let outline = known ?? source.outline(of: glyph.id, weight: weight)
      if known == nil { outlines[glyph.id] = .some(outline) }
      guard let outline, path.elements.count + outline.elements.count <= Self.mostSegments else {
        missing = text.inkCharacters
        break
      }
      let shift = Vector(
        dx: place.x + start + glyph.place.x * fontSize + letterSpacing * Double(glyph.index),
        dy: place.y + glyph.place.y * fontSize)
      grid.append(
        outline, times: fontSize,
        movedBy: Vector(dx: grid.nearest(shift.dx), dy: grid.nearest(shift.dy)), to: &path)
    }
    // A font of pictures has characters, and no outlines of them.
    if path.isEmpty, missing.isEmpty { missing = text.inkCharacters }
    if !missing.isEmpty { path = Path() }
    return TypesetRow(
      path: path, unlit: Path(), ink: .fill, advance: advance, inkBounds: path.boundingBox ?? .zero,
      missing: missing)
  }
}

extension String {
  /// The characters that are no white space, each once.
  fileprivate var inkCharacters: [Character] {
    var seen: Set<Character> = []
    return filter { !$0.isWhitespace && seen.insert($0).inserted }.map { $0 }
  }
}
