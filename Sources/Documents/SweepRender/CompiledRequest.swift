import SweepDiagnostics
import SweepDials
import SweepGeometry
import SweepSVG
import SweepScene
public import SweepTemplates
import SweepTimeline

/// A request for many pictures, between which only some of the parameters change.
///
/// Steps that cannot depend on these are made once. The pictures equal those of
/// ``PictureRequest/picture()``, byte for byte.
///
/// ```swift
/// let template = Template.library[0]
/// let request = PictureRequest(.document(Document(template)))
/// let compiled = try request.compiled(varying: ["value"])
/// let picture = try compiled?.picture(values: ["value": "72"])
/// ```
public struct CompiledRequest: Sendable {
  /// The parts that are kept, in a block that rows share without copying them.
  private final class Kept: @unchecked Sendable {
    let request: PictureRequest
    let document: CompiledDocument
    private let lock = Lock()
    private var recorded: CachedMarkup?

    init(_ request: PictureRequest, _ document: CompiledDocument) {
      (self.request, self.document) = (request, document)
    }

    /// The bytes of the layers that stay, which are recorded from the first picture: one without its readings
    /// could have other definitions.
    func markup(
      of scene: Layer.Scene, by writer: SVGWriter
    ) throws(SceneError) -> CachedMarkup {
      if let markup = lock.withLock({ recorded }) { return markup }
      let markup = try writer.markup(of: document.fixedLayers, in: scene)
      lock.withLock { recorded = markup }
      return markup
    }

    /// The names of the layers whose bytes are recorded.
    var names: [String] { lock.withLock { recorded?.names ?? [] } }
  }

  private let kept: Kept

  init(
    _ request: PictureRequest, _ document: Document, varying: [String]
  ) throws(CompiledDocument.UnknownParameter) {
    kept = Kept(
      request,
      try document.compiled(varying: varying, set: request.values, in: request.environment))
  }

  /// The names of the layers whose bytes are kept once a picture is drawn.
  var keptLayers: [String] { kept.names }

  /// Draws a picture.
  ///
  /// - Parameter values: texts of the parameters that vary, by their names; the others have the
  ///   request's.
  /// - Throws: ``PictureError`` with everything that is wrong with the document and the values.
  public func picture(values: [String: String]) throws(PictureError) -> Picture {
    if let picture = soundPicture(values) { return picture }
    var request = kept.request
    request.values.merge(values) { $1 }
    return try request.picture()
  }

  /// The picture, if it can be drawn from the cache without the clock, and has no findings.
  package func soundPicture(_ values: [String: String]) -> Picture? {
    let request = kept.request
    guard let scene = kept.document.soundScene(set: values) else { return nil }
    let worded = request.worded(scene)
    guard worded.work <= request.environment.limits[.keys] else { return nil }
    switch request.form {
    case .svg(let options):
      let writer = SVGWriter(options)
      guard let markup = try? kept.markup(of: worded, by: writer),
        let output = try? writer.write(worded, with: markup),
        output.issues.isEmpty, output.fonts.isEmpty
      else { return nil }
      return Picture(bytes: output.bytes, findings: [])
    }
  }
}

extension PictureRequest {
  /// Prepares the request for many pictures, between which only some of the parameters change.
  ///
  /// - Returns: nil for a document that has not been read, a still picture and one that can be used:
  ///   of these nothing is kept.
  /// - Throws: ``SweepTemplates/CompiledDocument/UnknownParameter``.
  public func compiled(
    varying: [String]
  ) throws(CompiledDocument.UnknownParameter) -> CompiledRequest? {
    guard case .document(let document) = source, moment == nil, interactivity == .none else {
      return nil
    }
    return try CompiledRequest(self, document, varying: varying)
  }

  /// The scene with the request's words.
  func worded(_ scene: Layer.Scene) -> Layer.Scene {
    var scene = scene
    if let title { scene.title = title }
    if let description { scene.description = description }
    return scene
  }
}
