import HTTPTypes
import SweepDiagnostics
import SweepDials
import SweepDiff
import SweepEndpoint
import SweepRuntime
import SweepSVG
import SweepScene
import SweepTemplates
import SweepTimeline
import SweepXML

/// A picture on the bench: the file, and on demand what the page needs besides.
struct Drawing: Sendable {
  /// The file as it is shipped.
  let file: [UInt8]
  let title: String
  let description: String
  /// What is said of the document, and of what the file does not show.
  private let remarks: [Diagnostic]
  /// What is drawn, and how it is written; nil for a picture that was drawn before.
  private let source: (scene: Scene, options: SVGOptions)?

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
    if let moment = query.picture.moment { scene = scene.presentation(at: moment) }
    var options = SVGOptions(motion: query.picture.motion)
    if query.interactivity == .click { options.motion = .full }
    if query.interactivity == .script { options.script = Runtime.script }
    let written = try Self.write(scene, options)
    file = written.bytes
    source = (scene, options)
    (title, description) = (scene.title, scene.description)
    remarks =
      outcome.diagnostics
      + written.issues.map {
        Diagnostic(.notShown, "\($0)", severity: .warning, file: Self.name)
      }
  }

  /// Takes a picture that was drawn before.
  init(_ picture: [UInt8]) {
    file = picture
    source = nil
    (title, description) = ("", "")
    remarks = []
  }

  /// The file with the names of all layers as ids, to be looked into.
  func stage() throws(RefusedCall) -> [UInt8] {
    guard let source else { return file }
    var options = source.options
    options.idPrefix = .none
    return try Self.write(source.scene, options).bytes
  }

  /// What is said of the document and of the file, by all that looks at them.
  func diagnostics() -> [Diagnostic] {
    remarks + Examiner.shared.findings(file, name: Self.name)
  }

  /// How the picture can be used, as far as its file tells.
  var interactivity: Dial.Interactivity {
    let text = String(decoding: file, as: UTF8.self)
    return text.contains(" data-control=") ? .script : text.contains(".click\"") ? .click : .none
  }

  /// The file without its script, which may stand beside it as well.
  private static func bare(_ bytes: [UInt8]) -> [UInt8] {
    Array(
      String(decoding: bytes, as: UTF8.self)
        .replacing(/<script>.*?<\/script>/.dotMatchesNewlines(), with: "").utf8)
  }

  /// What has changed in words since another picture; nil where the two cannot be compared.
  ///
  /// With the names of all layers as ids more can be said. A picture that was drawn before has them
  /// or has them not.
  func changes(from old: Drawing) -> [String]? {
    do {
      let before = try XMLDocument(bytes: Self.bare(old.stage()), name: Self.name)
      let forms = try old.source == nil ? [stage(), file] : [stage()]
      let changes = try forms.map { bytes in
        let now = try XMLDocument(bytes: Self.bare(bytes), name: Self.name)
        return try Difference(from: before, to: now).sentences
      }
      return changes.min { $0.count < $1.count }?.map(\.description)
    } catch {
      return nil
    }
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
