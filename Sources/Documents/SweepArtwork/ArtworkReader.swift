public import SweepScene
import SweepXML

/// Reads imported SVG files into layers, and leaves out unsafe content.
///
/// Only content that layers can represent is read: shapes, text, embedded pictures, gradients,
/// groups, clips and masks (SVG 1.1 and the parts of SVG 2 that Inkscape, Illustrator and Figma
/// write). So neither scripts nor links nor external files can reach the output; ``ArtworkNote``
/// lists the omissions.
///
/// ```swift
/// let gauge = try ArtworkReader.read(bytes, name: "gauge.svg")
/// for note in gauge.notes { print(note) }
/// dial.parts.append(ArtworkPart(gauge.artwork))
/// ```
public enum ArtworkReader {
  /// An artwork, with notes on the omissions.
  public typealias Result = (artwork: Artwork, notes: [ArtworkNote])

  /// Reads an SVG file in UTF-8, in UTF-16 with a byte order mark, or in Latin-1 or Windows-1252 that
  /// its first line names, packed with gzip or not; short texts may be declared as entities.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - name: what to call the file in messages; nothing is read from there.
  ///   - size: the most bytes, unpacked; 8 MiB by default.
  ///   - elements: the most elements; 50,000 by default.
  /// - Throws: what makes the file unreadable, with its place.
  public static func read(
    _ bytes: [UInt8], name: String = "", size: Int = 8 << 20, elements: Int = 50_000
  ) throws(ArtworkError) -> Result {
    let limits = XMLLimits(size: size, depth: ArtworkLimits.depth, elements: elements)
    let document: XMLDocument
    do throws(XMLError) {
      document = try XMLDocument(
        bytes: SourceText.prepared(bytes, size: size), name: name, limits: limits)
    } catch {
      throw ArtworkError(error)
    }
    let root = SVGElement(rootOf: document)
    guard root.isSVG("svg") else { throw ArtworkError(notSVG: root) }
    var notes = NoteList()
    notes.inspect(root, instructions: document.instructions)
    var builder = ArtworkBuilder(root, notes)
    builder.animations = root.animations
    let artwork = try builder.artwork(root)
    return (artwork, builder.notes.sorted)
  }

  /// Reads the artwork that documents name.
  public static let file: ArtworkFileReader = { bytes, name, size, elements throws(ArtworkError) in
    try read(bytes, name: name, size: size, elements: elements)
  }
}
