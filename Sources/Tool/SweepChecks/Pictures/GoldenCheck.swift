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
  private let joins: Bool

  /// The most bytes that are read of a document.
  static let limit = 1 << 24

  /// Makes a check.
  ///
  /// - Parameters:
  ///   - updates: whether pictures that differ are recorded.
  ///   - options: what counts as a difference.
  ///   - respelled: how severe it is that a picture means the same and its bytes differ.
  ///   - joins: whether all changes of a picture are one finding, about the document.
  package init(
    in environment: RenderEnvironment, form: PictureRequest.Form, updates: Bool,
    comparing options: DiffOptions = DiffOptions(), respelled: Diagnostic.Severity = .error,
    joins: Bool = false
  ) {
    (self.environment, self.form, self.updates) = (environment, form, updates)
    (self.options, self.respelled, self.joins) = (options, respelled, joins)
  }

  /// The findings in a document, and how its picture differs from the recorded one.
  package func findings(_ document: String) throws(FileError) -> [Diagnostic] {
    let recorded = GoldenFiles.picture(of: document)
    if let rival = GoldenFiles.rival(of: document) {
      let (name, other) = (FileName.shown(recorded).quoted, FileName.shown(rival).quoted)
      throw FileError(
        path: document,
        reason: "has the same picture \(name.visible) as \(other.visible)\n"
          + "  help: rename one of them")
    }
    var request = PictureRequest(
      .text(
        try InputFile.read(document, limit: Self.limit), file: FileName.shown(document),
        folder: Paths.folder(of: document)))
    (request.environment, request.form) = (environment, form)
    request.environment.filesRead = FilesRead([document])
    let picture: Picture
    do throws(PictureError) {
      picture = try request.picture()
    } catch {
      return error.findings
    }
    guard !request.environment.filesRead.contains(recorded) else {
      throw FileError(
        path: document,
        reason: "reads \(FileName.shown(recorded).quoted.visible), which would be its picture\n"
          + "  help: rename the document")
    }
    return picture.findings + (try compare(picture.bytes, with: recorded, of: document))
  }

  private func compare(
    _ bytes: [UInt8], with picture: String, of document: String
  ) throws(FileError) -> [Diagnostic] {
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
      [Diagnostic(code, message, severity: severity, file: name, hint: Self.hint)]
    }
    guard isThere else { return finding(.unrecorded, "the document's picture is not recorded") }
    do {
      let difference = try Difference(
        from: XMLDocument(bytes: recorded, name: name), to: XMLDocument(bytes: bytes, name: name),
        options: options)
      return difference.isEmpty
        ? finding(.respelled, "the picture means the same but its bytes differ", respelled)
        : changes(difference.diagnostics(file: name, isOld: true), of: document)
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

  private static let hint = "'sweephand check --update' records it"

  /// The changes of a picture as findings; in CI's annotations as one about the document, which is the
  /// file that was changed.
  private func changes(_ changes: [Diagnostic], of document: String) -> [Diagnostic] {
    var last = changes.last ?? Diagnostic(.changed, "", file: "")
    last.hint = Self.hint
    guard joins else { return changes.dropLast() + [last] }
    let shown = changes.prefix(8).map(\.message) + (changes.count > 8 ? ["…"] : [])
    return [
      Diagnostic(
        .changed, "the recorded picture differs: \(shown.joined(separator: "; "))",
        file: FileName.shown(document), hint: Self.hint)
    ]
  }
}
