import SweepFiles

/// Documents, and the pictures that none of them draws.
struct GoldenFiles {
  /// The documents, sorted.
  let documents: [String]
  /// The pictures without a document, sorted.
  let orphans: [String]

  /// Looks for documents in folders; a path of a document stands for itself.
  init(_ paths: [String]) throws(FileError) {
    var documents: [String] = []
    var pictures: [String] = []
    for path in paths {
      guard FileSearch.isFolder(path, following: true) else {
        documents.append(path)
        continue
      }
      let found = try FileSearch.list(path, ".yaml")
      guard !found.isEmpty else { throw FileError(path: path, reason: "holds no .yaml file") }
      documents += found
      pictures += try FileSearch.list(path, ".svg")
    }
    let stems = Set(documents.map(Self.stem))
    self.documents = documents
    self.orphans = pictures.filter { picture in
      !stems.contains(Self.stem(picture)) && !Self.isArtwork(picture, of: stems)
    }
  }

  /// The picture that a document draws.
  static func picture(of document: String) -> String { stem(document) + ".svg" }

  /// Whether a file lies in a folder that is called as a document.
  private static func isArtwork(_ path: String, of stems: Set<String>) -> Bool {
    var folder = Paths.folder(of: path)
    while folder != ".", folder != "/" {
      if stems.contains(folder) { return true }
      folder = Paths.folder(of: folder)
    }
    return false
  }

  /// The path without its ending.
  private static func stem(_ path: String) -> String {
    guard let point = path.lastIndex(of: "."), !path[point...].contains("/") else { return path }
    return String(path[..<point])
  }
}
