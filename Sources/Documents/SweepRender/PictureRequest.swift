public import SweepDiagnostics
public import SweepDials
import SweepRuntime
public import SweepSVG
public import SweepScene
public import SweepTemplates
import SweepYAML

/// A picture to render: the document, its values and the options of the output. It is the only way
/// from a document to the bytes of a picture, for the command line, the server and the preview.
///
/// ```swift
/// var request = PictureRequest(.text(bytes, file: "boiler.yaml", folder: nil))
/// request.values = ["value": "72"]
/// let picture = try request.picture()
/// ```
public struct PictureRequest: Sendable {
  /// The source of the document.
  public enum Source: Sendable {
    /// A document that has been read.
    case document(Document)
    /// The text of a document in UTF-8, its name in findings, and the folder of its files; nil for
    /// none. All of its errors are found, not only those of its outline.
    case text([UInt8], file: String, folder: String?)
  }

  /// The format of a picture's bytes.
  public enum Form: Hashable, Sendable {
    /// SVG, written with options.
    case svg(SVGOptions)
  }

  /// The document.
  public var source: Source
  /// The texts that parameters are set to, by their names; none by default.
  public var values: [String: String] = [:]
  /// The moment of a still picture; nil, the default, for one that moves.
  public var moment: Seconds?
  /// The clock, the folders, the language and the limits; those of the system by default, with YAML
  /// and artwork in SVG.
  public var environment = RenderEnvironment().readingFiles
  /// The picture's name instead of the document's; nil, the default, for that.
  public var title: String?
  /// The accessible description of the picture; nil, the default, for the document's.
  public var description: String?
  /// The form of the bytes; SVG with its default options by default.
  public var form = Form.svg(SVGOptions())

  /// Makes a request with the defaults named at each property.
  public init(_ source: Source) { self.source = source }

  /// The interactivity of the picture; none by default.
  public var interactivity: Dial.Interactivity {
    get { environment.interactivity }
    set { environment.interactivity = newValue }
  }

  /// Draws the picture.
  ///
  /// - Throws: ``PictureError`` with everything that is wrong with the document and the values.
  public func picture() throws(PictureError) -> Picture { try drawing().picture() }

  /// Draws the scene, from which pictures at several moments or in several forms can be made.
  ///
  /// - Throws: ``PictureError`` with everything that is wrong with the document and the values.
  public func drawing() throws(PictureError) -> Drawing {
    let clock = ClockUse()
    var environment = environment
    environment.now = clock.noting(environment.now)
    let (outcome, name) = outcome(in: environment)
    guard let drawn = outcome.value else { throw PictureError(findings: outcome.diagnostics) }
    var scene = worded(drawn)
    if let moment { scene = scene.presentation(at: moment) }
    return Drawing(
      scene: scene, findings: outcome.diagnostics, form: writtenForm, readsClock: clock.isRead,
      name: name, places: outcome.places, keys: environment.limits[.keys])
  }

  private func outcome(in environment: RenderEnvironment) -> (Outcome<Layer.Scene>, name: String) {
    switch source {
    case .document(let document):
      (document.scene(set: values, in: environment), document.template.name)
    case .text(let bytes, let file, let folder):
      (Document.render(bytes, file: file, folder: folder, set: values, in: environment), file)
    }
  }

  /// The format with the options that the interactivity requires.
  private var writtenForm: Form {
    switch form {
    case .svg(let options): .svg(options.enabling(interactivity))
    }
  }
}

/// Why there is no picture.
public struct PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The findings, sorted by position; at least one is an error.
  public let findings: [Diagnostic]

  /// The findings as people read them, with excerpts and hints.
  public var description: String { findings.map(\.description).joined(separator: "\n") }
}
