import SweepDiagnostics
import SweepEndpoint
import SweepFiles
import SweepRender
import SweepTemplates
import SweepYAML

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file of the folder that is about to be written or removed.
struct FileWrite {
  /// The path below the folder.
  let path: String
  /// The bytes of the file; nil where there are none that can be read.
  let old: [UInt8]?
  /// Whether the file is a drawing, which is no document.
  let isDrawing: Bool
  private let folder: String
  private let file: String

  init(_ path: String, in folder: String) {
    (self.path, self.folder) = (path, folder)
    file = "\(folder)/\(path)"
    isDrawing = path.hasSuffix(Catalogue.svgEnding)
    old = try? InputFile.read(file, limit: LoadLimits()[isDrawing ? .artwork : .size])
  }

  /// Whether the file is a theme, which documents draw.
  var isTheme: Bool { old.map(ThemeFile.isTheme) ?? false }

  /// Whether the file remains a theme with a text, or becomes one.
  func isTheme(with text: [UInt8]) -> Bool { ThemeFile.isTheme(old ?? text) }

  /// Whether the file is there.
  var isThere: Bool { Paths.exists(file) || Paths.isLink(file) }

  /// Why nothing can be written in its place, so that it could not be given back either; nil where
  /// something can.
  var refusal: String? {
    if Paths.isLink(file) { return "'\(path)' is a link, through which nothing is written" }
    guard isThere else { return nil }
    let isText = old.map { String(validating: $0, as: UTF8.self) != nil } ?? false
    return isText ? nil : "'\(path)' is no text that could be given back"
  }

  /// Whether a text would leave a file in JSON as something else.
  func endsJSON(with text: [UInt8]) -> Bool {
    path.lowercased().hasSuffix(".json") && old.map(EditedText.isJSON) == true
      && !EditedText.isJSON(text)
  }

  /// Why a text in the file cannot be drawn; nil where it can.
  func faults(of text: [UInt8]) -> [Diagnostic]? {
    let place = DocumentFolder.pending(folder, file: file, bytes: text)
    return Self.faults(Document.read(text, file: path, in: place.folder(of: path)))
  }

  /// The first document beside the file that can be drawn now, but not once the file has a text or is
  /// removed, with what would then be wrong.
  func broken(by text: [UInt8]?, among catalogue: Catalogue) -> (name: String, fault: String)? {
    let pending = DocumentFolder.pending(folder, file: Paths.real(file) ?? file, bytes: text)
    let readers = readers(among: catalogue.texts)
    for path in readers.sorted() where path != self.path && catalogue.isDocument(path) {
      guard let faults = Self.faults(Document.read(path, in: pending)),
        Self.faults(Document.read(path, in: folder)) == nil
      else { continue }
      return (path, faults.first { $0.severity == .error }?.message ?? "it has errors")
    }
    return nil
  }

  /// The files that may read the file, themselves or by way of others: those that name one of these,
  /// or compose names that nobody can know before they are drawn.
  private func readers(among paths: [String]) -> Set<String> {
    let texts = paths.map { path in
      let bytes = try? InputFile.read("\(folder)/\(path)", limit: LoadLimits()[.size])
      return (path, bytes.map { String(decoding: $0, as: UTF8.self).lowercased() })
    }
    var readers: Set<String> = []
    var names = [Paths.name(of: path).lowercased()]
    while let name = names.popLast() {
      for (path, text) in texts where !readers.contains(path) {
        let isComposed =
          text.map { text in
            text.contains("\\")
              || text.contains("${") && ["yaml", "yml", "json"].contains { text.contains($0) }
          } ?? true
        guard isComposed || text?.contains(name) == true else { continue }
        readers.insert(path)
        names.append(Paths.name(of: path).lowercased())
      }
    }
    return readers
  }

  /// Writes the text, or removes the file.
  func run(_ text: [UInt8]?) throws(FileError) {
    if let text { return try OutputFile.write(text, to: file) }
    guard unlink(file) == 0 else { throw .last(file) }
  }

  /// The write as the page reads it.
  func json(with text: [UInt8]?) -> JSON {
    .object([
      "path": .string(path), "id": .string(DialID.folder(path).text),
      "old": old.map { .string(String(decoding: $0, as: UTF8.self)) } ?? .null,
      "new": text.map { .string(String(decoding: $0, as: UTF8.self)) } ?? .null,
    ])
  }

  private static func faults(_ outcome: Outcome<Document>) -> [Diagnostic]? {
    guard let document = outcome.value else { return outcome.diagnostics }
    var request = PictureRequest(.document(document))
    request.environment = .readingFonts
    do throws(PictureError) {
      _ = try request.picture()
      return nil
    } catch {
      return error.findings
    }
  }
}
