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
  private let folder: String
  private let file: String

  init(_ path: String, in folder: String) {
    (self.path, self.folder) = (path, folder)
    file = "\(folder)/\(path)"
    old = try? InputFile.read(file, limit: LoadLimits()[.size])
  }

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

  /// Why a text in the file cannot be drawn; nil where it can.
  func faults(of text: [UInt8]) -> [Diagnostic]? {
    let place = DocumentFolder.pending(folder, file: file, bytes: text)
    return Self.faults(Document.read(text, file: path, in: place.folder(of: path)))
  }

  /// The first document beside the file that can be drawn now, but not once the file has a text or is
  /// removed, with what would then be wrong.
  func broken(by text: [UInt8]?, among catalogue: Catalogue) -> (name: String, fault: String)? {
    let pending = DocumentFolder.pending(folder, file: Paths.real(file) ?? file, bytes: text)
    for path in catalogue.documents where path != self.path && mayName(path) {
      guard let faults = Self.faults(Document.read(path, in: pending)),
        Self.faults(Document.read(path, in: folder)) == nil
      else { continue }
      return (path, faults.first { $0.severity == .error }?.message ?? "it has errors")
    }
    return nil
  }

  /// Whether a document can depend on others: whether it names one, or composes names that nobody can
  /// know before it is drawn.
  private func mayName(_ path: String) -> Bool {
    guard let bytes = try? InputFile.read("\(folder)/\(path)", limit: LoadLimits()[.size]) else {
      return true
    }
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    return ["yaml", "yml", "json", "${", "\\"].contains { text.contains($0) }
  }

  /// Writes the text, or removes the file.
  func run(_ text: [UInt8]?) throws(FileError) {
    if let text { return try OutputFile.write(text, to: file) }
    guard unlink(file) == 0 else { throw .last(file) }
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
