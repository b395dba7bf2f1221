import HTTPTypes
import SweepDiagnostics
import SweepEndpoint
import SweepFiles
import SweepRender
import SweepTemplates
import SweepValidation
import SweepXML
import SweepYAML

/// The revision to compare a dial with.
enum Revision: String, CaseIterable, Sendable {
  /// The document as git's last commit has it.
  case head
  /// The picture that was accepted: the file beside the document.
  case golden
}

extension Catalogue {
  /// The revision to compare a dial with.
  func revisions(of id: DialID) -> [Revision] {
    guard file(of: id) != nil else { return [] }
    var revisions: [Revision] = []
    let isCommitted = id.path.flatMap { committed($0, limit: LoadLimits()[.size]) } != nil
    if isCommitted { revisions.append(.head) }
    if golden(of: id) != nil { revisions.append(.golden) }
    return revisions
  }

  /// The document in git's last commit; nil for none.
  func committedDocument(_ id: DialID) -> Outcome<Document>? {
    guard let path = id.path, let bytes = committed(path, limit: LoadLimits()[.size]) else {
      return nil
    }
    let folder = DocumentFolder.elsewhere(Paths.folder(of: path)) { path, limit in
      committed(path, limit: limit)
    }
    return Document.read(bytes, file: "HEAD:\(path)", in: folder)
  }

  /// An SVG file as it is now, or as git's last commit has it; nil for none.
  func svgFile(_ id: DialID, _ revision: Revision?) throws(RefusedRequest) -> MovingPicture? {
    guard let (name, bytes) = svgBytes(id, revision) else { return nil }
    do throws(XMLError) {
      return try MovingPicture(bytes, name: name)
    } catch {
      throw RefusedRequest(
        .unprocessableContent, [Diagnostic(error, file: name, in: bytes)])
    }
  }

  /// The bytes of an SVG file with its name in messages; nil for none.
  func svgBytes(_ id: DialID, _ revision: Revision?) -> (name: String, bytes: [UInt8])? {
    if case .opened(let name) = id { return opened[name].map { (name, $0) } }
    guard id.isSVGFile, let path = id.path, let file = file(of: id) else { return nil }
    let limit = XMLLimits.default.size
    let bytes =
      revision == .head ? committed(path, limit: limit) : try? InputFile.read(file, limit: limit)
    return bytes.map { (path, $0) }
  }

  /// The accepted picture; nil for none.
  func golden(of id: DialID) -> [UInt8]? {
    guard !id.isSVGFile, let file = file(of: id),
      let picture = inside(Self.stem(of: file) + Self.svgEnding)
    else { return nil }
    return try? InputFile.read(picture, limit: 16 << 20)
  }

  /// A file of the folder in git's last commit; nil for none.
  private func committed(_ path: String, limit: Int) -> [UInt8]? {
    guard let folder else { return nil }
    // The target of a link has another path in git, perhaps in another repository.
    let file = inside("\(folder)/\(path)") ?? "\(folder)/\(path)"
    var place = Paths.folder(of: file)
    // A folder that was deleted is looked up from the folder above it.
    while !Paths.exists(place), place.count > folder.count { place = Paths.folder(of: place) }
    let name = file.dropFirst(place.count).drop { $0 == "/" }
    return try? Git.output(
      "show", revisions: ["HEAD:./\(name)"], in: place, limit: limit, isQuiet: true)
  }
}
