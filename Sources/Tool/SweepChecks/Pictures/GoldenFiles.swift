package import SweepDiagnostics
package import SweepFiles
import SweepTemplates

/// Documents, and the pictures that none of them draws.
package struct GoldenFiles {
  /// The documents, sorted.
  package let documents: [String]
  /// The pictures without a document, sorted.
  package let orphans: [String]

  /// Finds documents in folders; the path of a document is used as it is.
  ///
  /// - Parameter areChanges: whether the paths are any files that have changed: files that are not
  ///   documents are skipped, and a picture stands for the document beside it.
  package init(_ paths: [String], areChanges: Bool) throws(FileError) {
    var documents: [String] = []
    var pictures: [String] = []
    for path in paths {
      guard path != "-" else {
        throw FileError(path: path, reason: "check takes files, whose pictures are beside them")
      }
      guard FileSearch.isFolder(path, following: true) else {
        documents += areChanges ? Self.near(path).filter(Self.isDocument) : [path]
        continue
      }
      let found = try Self.documents(in: path)
      guard !found.isEmpty else {
        throw FileError(
          path: path, reason: "contains no document (YAML or JSON with the key 'sweephand')")
      }
      documents += found
      pictures += try FileSearch.list(path, [".svg"])
    }
    documents = FileSearch.once(documents)
    let stems = Set(documents.map(Self.stem))
    self.documents = documents
    let artwork = Set(documents.flatMap(Self.namedPictures))
    self.orphans = pictures.filter { picture in
      !stems.contains(Self.stem(picture)) && !Self.isArtwork(picture, of: stems)
        && !artwork.contains(Self.plain(picture))
    }
  }

  /// The documents in a folder and those below it, sorted; files that cannot be read are among them.
  package static func documents(in folder: String) throws(FileError) -> [String] {
    try FileSearch.list(folder, DocumentKey.endings).filter(isDocument)
  }

  /// A file, or for a picture the documents that may draw it.
  private static func near(_ path: String) -> [String] {
    guard path.lowercased().hasSuffix(".svg") else { return [path] }
    return DocumentKey.endings.map { stem(path) + $0 }.filter(Paths.exists)
  }

  /// Whether a file is a document; one that cannot be read is left to the check.
  private static func isDocument(_ path: String) -> Bool {
    guard let bytes = try? InputFile.read(path, limit: GoldenCheck.limit) else {
      return !path.lowercased().hasSuffix(".json")
    }
    return DocumentKey.isAtRoot(of: bytes)
  }

  /// The finding about a picture without a document.
  package static func finding(_ orphan: String) -> Diagnostic {
    Diagnostic(
      .orphan, "no document draws this picture", file: FileName.shown(orphan),
      hint: "remove it, or put the document beside it")
  }

  /// The picture that a document draws.
  package static func picture(of document: String) -> String { stem(document) + ".svg" }

  /// Another document with the same picture; nil for none.
  static func rival(of document: String) -> String? {
    let own = Paths.real(document)
    return DocumentKey.endings.map { stem(document) + $0 }.first {
      Paths.exists($0) && Paths.real($0) != own && isDocument($0)
    }
  }

  /// Whether a file is in a folder named like a document.
  private static func isArtwork(_ path: String, of stems: Set<String>) -> Bool {
    var folder = Paths.folder(of: path)
    while folder != ".", folder != "/" {
      if stems.contains(folder) { return true }
      folder = Paths.folder(of: folder)
    }
    return false
  }

  /// The SVG files that a document names.
  private static func namedPictures(_ document: String) -> [String] {
    let bytes = (try? InputFile.read(document, limit: GoldenCheck.limit)) ?? []
    let text = String(decoding: bytes, as: UTF8.self)
    let name = /"(?<quoted>[^"\n]+\.svg)"|'(?<single>[^'\n]+\.svg)'|(?<bare>[^\s"'\[\]{},]+\.svg)/
    return text.matches(of: name.ignoresCase()).compactMap { match in
      (match.quoted ?? match.single ?? match.bare).map {
        plain("\(Paths.folder(of: document))/\($0)")
      }
    }
  }

  /// A path without `.` and `..`.
  private static func plain(_ path: String) -> String {
    var steps: [Substring] = []
    for step in path.split(separator: "/") where step != "." {
      if step == "..", let last = steps.last, last != ".." {
        steps.removeLast()
      } else {
        steps.append(step)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + steps.joined(separator: "/")
  }

  /// The path without its ending.
  private static func stem(_ path: String) -> String {
    guard let point = path.lastIndex(of: "."), !path[point...].contains("/") else { return path }
    return String(path[..<point])
  }
}
