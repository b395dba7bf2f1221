import SweepDiagnostics
import SweepFiles
import SweepRender
import SweepTemplates
import SweepYAML

/// The dials that can be looked at: the library's, and the documents and SVG files of a folder as they are now.
struct Catalogue: Sendable {
  /// The extension of new documents.
  static let ending = ".yaml"
  /// The extension of SVG files.
  static let svgEnding = ".svg"
  /// The most files of a folder that are listed.
  static let limit = 500

  /// The folder, as an absolute path without links; nil for none.
  let folder: String?
  /// The hidden file of the folder that is shown, because it was named; nil for none.
  var hidden: DialID?
  /// The SVG files from the page.
  let opened = OpenedFiles()

  /// The documents of the folder, by their paths, then its SVG files, then the built-in dials; and the
  /// number of files of the folder beyond the limit. An SVG file beside a document of its name is a
  /// picture of it, and not listed.
  var listing: (ids: [DialID], more: Int) {
    let files =
      folder.flatMap { try? FileSearch.list($0, DocumentKey.endings + MovingPicture.endings) } ?? []
    let (documents, pictures) = (
      files.filter { !MovingPicture.isNamed($0) }, files.filter(MovingPicture.isNamed)
    )
    var ids: [DialID] = []
    var stems: Set<Substring> = []
    var rest = (documents + pictures)[...]
    while ids.count < Self.limit, let file = rest.popFirst() {
      let stem = Self.stem(of: file)
      let isListed =
        MovingPicture.isNamed(file) ? !stems.contains(stem) : Self.isDocument(file)
      guard let folder, isListed else { continue }
      stems.insert(stem)
      let path = file.dropFirst(folder.count).drop { $0 == "/" }
      let id = DialID(["folder"] + path.split(separator: "/").map(String.init))
      if let id, isShown(id) { ids.append(id) }
    }
    return (ids + Template.names.map(DialID.library), rest.count)
  }

  /// The path of a file without its ending.
  static func stem(of path: String) -> Substring {
    path.prefix(upTo: path.lastIndex(of: ".") ?? path.endIndex)
  }

  /// Whether a dial may be shown and written: each but hidden files that were not named.
  func isShown(_ id: DialID) -> Bool { !id.isHidden || id == hidden }

  /// The paths below the folder of all documents and theme files in it, however their names end.
  var texts: [String] {
    guard let folder else { return [] }
    let files = (try? FileSearch.list(folder, DocumentKey.endings)) ?? []
    return files.map { String($0.dropFirst(folder.count).drop { $0 == "/" }) }
  }

  /// Whether a path below the folder is that of a document.
  func isDocument(_ path: String) -> Bool {
    folder.map { Self.isDocument("\($0)/\(path)") } ?? false
  }

  /// The theme files that a dial's document can name, as it names them: those in its folder and below.
  func themeFiles(of id: DialID) -> [String] {
    files(of: id, DocumentKey.endings) { file in
      (try? InputFile.read(file, limit: 1 << 16)).map(ThemeFile.isTheme) ?? false
    }
  }

  /// The folder of the files that values of a dial without a document can name; nil for other dials.
  func folderOfValues(_ id: DialID) -> String? { id.path == nil ? folder : nil }

  /// The font files that a dial's document can name.
  func fontFiles(of id: DialID) -> [String] {
    files(of: id, [".ttf", ".otf", ".ttc"]) { _ in true }
  }

  /// The files in the folder of a dial's document and below, as the document names them.
  private func files(
    of id: DialID, _ endings: [String], where isWanted: (String) -> Bool
  ) -> [String] {
    guard let folder = self.folder else { return [] }
    let place = id.path.map { Paths.folder(of: "\(folder)/\($0)") } ?? folder
    let files = (try? FileSearch.list(place, endings)) ?? []
    return files.prefix(Self.limit).filter(isWanted)
      .map { String($0.dropFirst(place.count).drop { $0 == "/" }) }
      .filter { !$0.contains { ":\\".contains($0) } }
  }

  private static func isDocument(_ file: String) -> Bool {
    (try? InputFile.read(file, limit: LoadLimits()[.size])).map(DocumentKey.isAtRoot) ?? false
  }

  /// The current document of a dial; nil for an unknown name and for SVG files.
  func document(_ id: DialID) -> Outcome<Document>? {
    switch id {
    case .library(let name):
      guard let template = Template.named(name).value else { return nil }
      return Outcome(Document(template))
    case .folder(let path):
      guard let folder, !id.isSVGFile, file(of: id) != nil else { return nil }
      return Document.read(path, in: folder)
    case .opened: return nil
    }
  }

  /// The name of a dial on a command line, relative to a folder.
  func name(of id: DialID, from workingFolder: String?) -> String {
    switch id {
    case .library(let name), .opened(let name): return name
    case .folder(let path):
      let file = file(of: id) ?? path
      guard let workingFolder, file.hasPrefix(workingFolder + "/") else { return file }
      let near = String(file.dropFirst(workingFolder.count + 1))
      return near.hasPrefix("-") ? "./\(near)" : near
    }
  }

  /// The absolute path of a dial's file; nil for one that is not in the folder.
  func file(of id: DialID) -> String? {
    guard let folder, let path = id.path, isShown(id), DocumentKey.isNamed(path) || id.isSVGFile
    else { return nil }
    return inside("\(folder)/\(path)")
  }

  /// A path without links, if it is a file in the folder; otherwise nil.
  func inside(_ path: String) -> String? {
    guard let folder, let real = Paths.real(path) else { return nil }
    return real.hasPrefix(folder == "/" ? folder : folder + "/") ? real : nil
  }
}
