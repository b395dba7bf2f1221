import HTTPTypes
import SweepDiagnostics
import SweepDials
import SweepEndpoint
import SweepRuntime
import SweepSVG
import SweepScene
import SweepTemplates

/// A picture on the bench, in the two spellings that the page needs.
struct Drawing: Sendable {
  /// The file as it is shipped.
  let file: [UInt8]
  /// The same with the names of all layers as ids, to be looked into.
  let stage: [UInt8]
  let title: String
  let description: String
  /// What is said of the document, and of the file.
  let diagnostics: [Diagnostic]

  /// Draws a document.
  ///
  /// - Parameter folder: the folder of files that parameters name; nil for none.
  init(
    _ document: Document, _ query: PreviewQuery, folder: String?
  ) throws(RefusedCall) {
    var environment = RenderEnvironment()
    environment.interactivity = query.interactivity
    environment.folder = folder
    environment.areFilesNamable = folder != nil
    environment.language = query.picture.language
    let outcome = document.scene(set: query.picture.values, in: environment)
    guard var scene = outcome.value else {
      throw RefusedCall(.unprocessableContent, outcome.diagnostics)
    }
    if query.interactivity == .script { scene.interaction?.script = Runtime.script }
    if let moment = query.picture.moment { scene = scene.presentation(at: moment) }
    var options = SVGOptions(motion: query.picture.motion)
    if query.interactivity == .click { options.motion = .full }
    let written = try Self.write(scene, options)
    options.idPrefix = .none
    file = written.bytes
    stage = try Self.write(scene, options).bytes
    (title, description) = (scene.title, scene.description)
    diagnostics =
      outcome.diagnostics
      + written.issues.map {
        Diagnostic(.notShown, "\($0)", severity: .warning, file: Self.name)
      } + Examiner.shared.findings(file, name: Self.name)
  }

  /// Takes a picture that was drawn before.
  init(_ picture: [UInt8]) {
    (file, stage) = (picture, picture)
    (title, description) = ("", "")
    diagnostics = Examiner.shared.findings(picture, name: Self.name)
  }

  /// What diagnostics call the file.
  static let name = "picture.svg"

  private static func write(
    _ scene: Scene, _ options: SVGOptions
  ) throws(RefusedCall) -> SVGOutput {
    do throws(SceneError) {
      return try SVGWriter(options).write(scene)
    } catch {
      throw RefusedCall(.unprocessableContent, [Diagnostic(.notWritten, "\(error)", file: name)])
    }
  }
}
