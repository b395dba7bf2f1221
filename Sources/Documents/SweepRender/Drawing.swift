public import SweepDiagnostics
import SweepDials
import SweepSVG
public import SweepScene
import SweepTemplates
import SweepTimeline

/// The scene of a request, from which its pictures are made.
public struct Drawing: Sendable {
  /// The scene, at the moment of the request if it names one.
  public internal(set) var scene: Layer.Scene
  /// Warnings and notes from reading and building the scene.
  public let findings: [Diagnostic]
  /// The form of the pictures; the request's until it is changed.
  public var form: PictureRequest.Form
  /// Whether the scene was drawn with the time of the clock, for the word `now`: a picture of it is
  /// as wrong as it is old, unless its script reads the clock again.
  public let readsClock: Bool
  /// The name of the document.
  let name: String
  let places: PartPlaces
  /// The most keys of its animations.
  let keys: Int

  /// Makes the picture.
  ///
  /// - Parameter moment: the moment of a still picture; nil for the scene as it is.
  /// - Throws: ``PictureError`` if the scene cannot be written.
  public func picture(at moment: Seconds? = nil) throws(PictureError) -> Picture {
    let scene = moment.map { self.scene.presentation(at: $0) } ?? self.scene
    try checkWork(of: scene)
    do throws(SceneError) {
      switch form {
      case .svg(let options):
        let output = try SVGWriter(options).write(scene)
        let issues = output.issues.map {
          finding(
            .notShown, .warning, "\($0)", layer: $0.layer, property: $0.property?.rawValue)
        }
        let notes = output.fonts.map { font in
          Diagnostic(
            .fontEmbedded,
            "embedded \(font.characters) characters of '\(font.name)' in \(font.bytes) bytes",
            severity: .note, file: name)
        }
        return Picture(bytes: output.bytes, findings: findings + issues + notes)
      }
    } catch {
      let code = error.field == "font" ? DiagnosticCode.fontForbidden : .notWritten
      var fault = finding(
        code, .error, "\(error)", layer: error.layer, property: error.field)
      if let unknown = error.unknownName {
        fault.hint = Suggestion.hintOrList(unknown.name, among: unknown.names, "the names are")
      }
      throw PictureError(findings: findings + [fault])
    }
  }

  /// Names the part of the document in the layer that it has drawn, by the annotation `part`.
  package mutating func markParts() {
    for part in places.parts {
      scene.layers.change(at: part.path) { layer in
        var semantics = layer.semantics ?? Semantics()
        semantics.annotations.append(Semantics.Annotation("part", part.id))
        layer.semantics = semantics
      }
    }
  }

  /// Refuses animations that would take too long to write, before they do.
  private func checkWork(of scene: Layer.Scene) throws(PictureError) {
    let work = scene.work
    guard work > keys else { return }
    let fault = Diagnostic(
      .tooLarge, "the animations need about \(work) keys, more than \(keys)", file: name,
      hint: "use fewer readings or an easing that does not swing; \(LoadLimits.Name.keys.hint)")
    throw PictureError(findings: findings + [fault])
  }

  /// A finding at the part that drew a layer.
  private func finding(
    _ code: DiagnosticCode, _ severity: Diagnostic.Severity, _ message: String, layer: String,
    property: String?
  ) -> Diagnostic {
    var finding = Diagnostic(code, message, severity: severity, file: name)
    places.place(&finding, atLayer: layer, property)
    return finding
  }
}

/// A picture as it is shipped.
public struct Picture: Hashable, Sendable {
  /// The bytes of its file.
  public let bytes: [UInt8]
  /// Warnings and notes on the document, and on features that the picture does not show.
  public let findings: [Diagnostic]
}
