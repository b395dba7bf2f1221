import SweepDiagnostics
import SweepDials
import SweepDiff
import SweepFiles
import SweepSVG
import SweepScene
import SweepTemplates
import SweepXML

/// Draws documents again and holds them against their recorded pictures.
struct GoldenCheck {
  let form: FormOptions
  let interaction: InteractionOptions
  let dataRoot: String?
  /// Whether pictures that differ are recorded.
  let updates: Bool

  /// The bytes that are read of a document at most.
  static let limit = 1 << 24

  /// What is to be said of a document: its mistakes, or how its picture differs.
  func findings(_ document: String) throws(FileError) -> [Diagnostic] {
    let bytes = try InputFile.read(document, limit: Self.limit)
    var environment = RenderEnvironment(dataRoot: dataRoot)
    environment.interactivity = interaction.interactivity
    let outcome = Document.render(
      bytes, file: FileName.shown(document), folder: Paths.folder(of: document), in: environment)
    guard let scene = outcome.value else { return outcome.diagnostics }
    let options = interaction.adapt(form.options())
    let written: SVGOutput
    do throws(SceneError) {
      written = try SVGWriter(options).write(scene)
    } catch {
      return [Diagnostic(.undrawable, "\(error)", file: FileName.shown(document))]
    }
    let picture = GoldenFiles.picture(of: document)
    return outcome.diagnostics + (try compare(written.bytes, with: picture))
  }

  private func compare(_ bytes: [UInt8], with picture: String) throws(FileError) -> [Diagnostic] {
    let isThere = Paths.exists(picture)
    let recorded = isThere ? try InputFile.read(picture, limit: XMLLimits.default.size) : []
    if recorded == bytes { return [] }
    if updates {
      try OutputFile.write(bytes, to: picture)
      Console.error("recorded \(FileName.shown(picture).visible)")
      return []
    }
    guard isThere else {
      return [
        Diagnostic(
          .unrecorded, "the document's picture is not recorded", file: FileName.shown(picture),
          hint: "'--update' records it")
      ]
    }
    return differences(from: recorded, to: bytes, FileName.shown(picture))
  }

  private func differences(
    from recorded: [UInt8], to bytes: [UInt8], _ picture: String
  ) -> [Diagnostic] {
    do {
      let old = try XMLDocument(bytes: recorded, name: picture)
      let new = try XMLDocument(bytes: bytes, name: picture)
      let difference = try Difference(from: old, to: new)
      guard difference.isEmpty else { return difference.diagnostics(file: picture) }
      return [
        Diagnostic(
          .respelled, "the picture is spelled otherwise and means the same", file: picture,
          hint: "'--update' records it")
      ]
    } catch {
      return [
        Diagnostic(
          .unrecorded, "the recorded picture cannot be read: \(error)", file: picture,
          hint: "'--update' records it anew")
      ]
    }
  }
}
