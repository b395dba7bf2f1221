import SweepDiagnostics
import SweepFiles
import SweepTemplates
import SweepYAML

/// What a dial can be compared with.
enum Revision: String, CaseIterable, Sendable {
  /// The document as git's last commit has it.
  case head
  /// The picture that was accepted: the file beside the document.
  case golden
}

extension Catalogue {
  /// What a dial can be compared with.
  func revisions(of id: DialID) -> [Revision] {
    guard file(of: id) != nil else { return [] }
    var revisions: [Revision] = []
    let isCommitted = id.path.flatMap { committed($0, limit: LoadLimits()[.size]) } != nil
    if isCommitted { revisions.append(.head) }
    if golden(of: id) != nil { revisions.append(.golden) }
    return revisions
  }

  /// The document of git's last commit; nil where there is none.
  func committedDocument(_ id: DialID) -> Outcome<Document>? {
    guard let path = id.path, let bytes = committed(path, limit: LoadLimits()[.size]) else {
      return nil
    }
    let folder = DocumentFolder.elsewhere(Paths.folder(of: path)) { path, limit in
      committed(path, limit: limit)
    }
    return Document.read(bytes, file: "HEAD:\(path)", in: folder)
  }

  /// The accepted picture; nil where there is none.
  func golden(of id: DialID) -> [UInt8]? {
    guard let file = file(of: id),
      let picture = inside(String(file.dropLast(Self.ending.count)) + ".svg")
    else { return nil }
    return try? InputFile.read(picture, limit: 16 << 20)
  }

  /// A file of the folder as git's last commit has it; nil where it has none.
  private func committed(_ path: String, limit: Int) -> [UInt8]? {
    guard let folder else { return nil }
    // Links lead to what git knows by another path, perhaps in a repository of its own.
    let file = inside("\(folder)/\(path)") ?? "\(folder)/\(path)"
    var place = Paths.folder(of: file)
    // What has gone with its folder is asked for from above.
    while !Paths.exists(place), place.count > folder.count { place = Paths.folder(of: place) }
    let name = file.dropFirst(place.count).drop { $0 == "/" }
    return try? Git.output(
      "show", revisions: ["HEAD:./\(name)"], in: place, limit: limit, isQuiet: true)
  }
}
