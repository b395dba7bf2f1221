import SweepDiagnostics
import SweepFiles
import SweepTemplates

/// What a dial can be held against.
enum Revision: String, Sendable {
  /// The document as git's last commit has it.
  case head
  /// The picture that was accepted: the file beside the document.
  case golden
}

extension Catalogue {
  /// What a dial can be held against.
  func revisions(of id: DialID) -> [Revision] {
    guard let file = file(of: id) else { return [] }
    var revisions: [Revision] = []
    if committed(file) != nil { revisions.append(.head) }
    if golden(of: id) != nil { revisions.append(.golden) }
    return revisions
  }

  /// The document of git's last commit; nil where there is none.
  func committedDocument(_ id: DialID) -> Outcome<Document>? {
    guard let path = id.path, let file = file(of: id), let bytes = committed(file) else {
      return nil
    }
    return Document.read(bytes, file: "HEAD:\(path)", folder: Paths.folder(of: file))
  }

  /// The accepted picture; nil where there is none.
  func golden(of id: DialID) -> [UInt8]? {
    guard let file = file(of: id),
      let picture = inside(String(file.dropLast(Self.ending.count)) + ".svg")
    else { return nil }
    return try? InputFile.read(picture, limit: 16 << 20)
  }

  private func committed(_ file: String) -> [UInt8]? {
    let name = file.split(separator: "/").last ?? ""
    return try? Git.output(
      ["-C", Paths.folder(of: file), "show", "HEAD:./\(name)"], limit: LoadLimits()[.size],
      isQuiet: true)
  }
}
