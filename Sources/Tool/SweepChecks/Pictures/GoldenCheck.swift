package import SweepDiagnostics
package import SweepDiff
package import SweepFiles
package import SweepRender
package import SweepTemplates
import SweepXML

/// Draws documents again and compares them with their recorded pictures.
package struct GoldenCheck {
  private let environment: RenderEnvironment
  private let form: PictureRequest.Form
  private let updates: Bool
  private let options: DiffOptions
  /// The severity of a picture with other bytes of the same meaning.
  private let respelled: Diagnostic.Severity

  /// The most bytes that are read of a document.
  static let limit = 1 << 24

  /// Makes a check.
  ///
  /// - Parameters:
  ///   - updates: whether pictures that differ are recorded.
  ///   - options: what counts as a difference.
  ///   - respelled: how severe it is that a picture means the same and its bytes differ.
  package init(
    in environment: RenderEnvironment, form: PictureRequest.Form, updates: Bool,
    comparing options: DiffOptions = DiffOptions(), respelled: Diagnostic.Severity = .error
  ) {
    (self.environment, self.form, self.updates) = (environment, form, updates)
    (self.options, self.respelled) = (options, respelled)
  }

  /// The findings in a document, and how its picture differs from the recorded one.
  package func findings(_ document: String) throws(FileError) -> [Diagnostic] {
    var request = PictureRequest(
      .text(
        try InputFile.read(document, limit: Self.limit), file: FileName.shown(document),
        folder: Paths.folder(of: document)))
    (request.environment, request.form) = (environment, form)
    let picture: Picture
    do throws(PictureError) {
      picture = try request.picture()
    } catch {
      return error.findings
    }
    let recorded = GoldenFiles.picture(of: document)
    return picture.findings + (try compare(picture.bytes, with: recorded))
  }

  private func compare(_ bytes: [UInt8], with picture: String) throws(FileError) -> [Diagnostic] {
    let name = FileName.shown(picture)
    let isThere = Paths.exists(picture)
    let recorded = isThere ? try InputFile.read(picture, limit: XMLLimits.default.size) : []
    if recorded == bytes { return [] }
    if updates {
      try OutputFile.write(bytes, to: picture)
      Console.error("recorded \(name.visible)")
      return []
    }
    func finding(
      _ code: DiagnosticCode, _ message: String, _ severity: Diagnostic.Severity = .error
    ) -> [Diagnostic] {
      [Diagnostic(code, message, severity: severity, file: name, hint: "'--update' records it")]
    }
    guard isThere else { return finding(.unrecorded, "the document's picture is not recorded") }
    do {
      let difference = try Difference(
        from: XMLDocument(bytes: recorded, name: name), to: XMLDocument(bytes: bytes, name: name),
        options: options)
      return difference.isEmpty
        ? finding(.respelled, "the picture means the same but its bytes differ", respelled)
        : difference.diagnostics(file: name, isOld: true)
    } catch let error as DiffError {
      throw FileError(path: name, reason: "\(error)")
    } catch let error as XMLError {
      var broken = finding(.unrecorded, "the recorded picture cannot be read: \(error)")[0]
      (broken.line, broken.column) = (error.position?.line, error.position?.column)
      return [broken]
    } catch {
      return finding(.unrecorded, "the recorded picture cannot be read: \(error)")
    }
  }
}
