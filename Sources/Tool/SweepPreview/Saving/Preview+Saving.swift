import HTTPTypes
import SweepDiagnostics
import SweepEndpoint
import SweepFiles
import SweepGeometry
import SweepHTTP
import SweepRender
import SweepTemplates
import SweepYAML

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The request of the page to save a choice of values.
private struct SaveRequest: Decodable {
  var id: String
  /// The name of the new document; nil for the dial's own.
  var name: String?
  var title: String?
  var values: [String: String]
  var replace: Bool?
}

/// The request of the page to undo a write, or to do it once more.
private struct FileRequest: Decodable {
  var path: String
  /// The text that the file must have; nil where it must not be there.
  var old: String?
  /// The text that it gets; nil to remove it.
  var new: String?

  /// The files of one step, of which there may be one or several.
  static func list(_ content: [UInt8]) -> [FileRequest]? {
    let data = Data(content)
    return (try? JSONDecoder().decode([FileRequest].self, from: data))
      ?? (try? JSONDecoder().decode(FileRequest.self, from: data)).map { [$0] }
  }
}

extension Preview {
  /// Writes chosen values into a dial's document, or a document with them beside it; replaces another
  /// document only on request.
  ///
  /// A failed save is a normal response too: browsers log all others to their consoles.
  func save(_ content: [UInt8]) -> Response {
    guard let folder = catalogue.folder else {
      return .message("there is no folder to save to", .forbidden)
    }
    guard let request = try? JSONDecoder().decode(SaveRequest.self, from: Data(content)),
      let id = DialID(request.id.split(separator: "/").map(String.init)),
      request.name != nil || id.path != nil
    else { return .message("the request cannot be read", .badRequest) }
    guard request.name.map(Self.isName) ?? true else {
      return .message("a name is made of letters, digits, '-' and '_'", .ok)
    }
    guard let outcome = catalogue.document(id) else { return .noDial }
    guard let document = outcome.value else {
      return .refused(outcome.diagnostics, in: catalogue, status: .ok)
    }
    let path = request.name.map { id.siblingFolder + $0 + Catalogue.ending } ?? id.path ?? ""
    let isOwn = path == id.path
    return saving.withLock {
      let write = FileWrite(path, in: folder)
      if write.isThere, !isOwn, request.replace != true {
        return .exists(path)
      }
      do throws(EditedText.Fault) {
        let source = catalogue.source(id)
        let text =
          if isOwn, let source {
            try document.edited(source.text, request.values, reader: YAMLReader.read)
          } else {
            try document.filledIn(request.values, source: source, reader: YAMLReader.read)
          }
        if let fault = misfit(id, request.values, text, at: path) { return fault }
        return finish([(write, try titled(text, request.title))])
      } catch {
        return .message("\(error)", .ok)
      }
    }
  }

  /// A document with another title, if there is one.
  private func titled(
    _ text: [UInt8], _ title: String?
  ) throws(EditedText.Fault) -> [UInt8] {
    guard let title, !title.isEmpty else { return text }
    var edited = try EditedText(text, reader: YAMLReader.read)
    try edited.set(["title"], to: .literal(JSON.string(title).line))
    return edited.bytes
  }

  /// Gives files the texts that they had before a write, or have had behind it.
  func restore(_ content: [UInt8]) -> Response {
    guard let folder = catalogue.folder, let requests = FileRequest.list(content),
      requests.allSatisfy({ isPlace($0.path, in: folder) })
    else { return .message("the request cannot be read", .badRequest) }
    return saving.withLock {
      let writes = requests.map { (FileWrite($0.path, in: folder), $0.new.map { Array($0.utf8) }) }
      for (request, (write, _)) in zip(requests, writes)
      where write.old != request.old.map({ Array($0.utf8) }) {
        return .message("'\(request.path)' has changed since", .ok)
      }
      return finish(writes, isRestored: true)
    }
  }

  /// Whether a path below the folder may be the path of a text that is written.
  private func isPlace(_ path: String, in folder: String) -> Bool {
    guard let id = DialID(["folder"] + path.split(separator: "/").map(String.init)),
      id.path == path, catalogue.isShown(id),
      (DocumentKey.endings + [Catalogue.svgEnding]).contains(where: path.hasSuffix)
    else { return false }
    return catalogue.inside(Paths.folder(of: "\(folder)/\(path)") + "/") != nil
      || Paths.folder(of: "\(folder)/\(path)") == folder
  }

  /// Writes files one after the other, unless that would break a document of the folder: all of them or
  /// none.
  func finish(_ writes: [(file: FileWrite, text: [UInt8]?)], isRestored: Bool = false) -> Response {
    for (index, (file, text)) in writes.enumerated() {
      guard let refusal = put(file, text, isRestored: isRestored) else { continue }
      for (file, _) in writes[..<index].reversed() { try? file.run(file.old) }
      return refusal
    }
    let files = writes.map { $0.file.json(with: $0.text) }
    return .json(
      files.count == 1 ? files[0] : .object(["id": .string(""), "files": .array(files)]), .created)
  }

  /// Writes a file unless that would break a document of the folder; the reason if it does.
  private func put(_ write: FileWrite, _ text: [UInt8]?, isRestored: Bool) -> Response? {
    if let reason = write.refusal { return .message(reason, .ok) }
    if let text, !isRestored, write.endsJSON(with: text) {
      return .message("'\(write.path)' is JSON, in which this cannot be written", .ok)
    }
    if let text, !isRestored, !write.isDrawing, !write.isTheme(with: text),
      let faults = write.faults(of: text)
    {
      return .refused(faults, in: catalogue, status: .ok)
    }
    if let (name, fault) = write.broken(by: text, among: catalogue) {
      return .message("then '\(name)' could not be drawn any more: \(fault)", .ok)
    }
    do throws(FileError) {
      try write.run(text)
      return nil
    } catch {
      return .message("\(error)", .ok)
    }
  }

  /// Why a text does not show what the page shows; nil where it does.
  private func misfit(
    _ id: DialID, _ values: [String: String], _ text: [UInt8], at path: String
  ) -> Response? {
    guard let folder = catalogue.folder else { return nil }
    let place = DocumentFolder.pending(folder, file: "\(folder)/\(path)", bytes: text)
    guard let saved = Document.read(text, file: path, in: place.folder(of: path)).value,
      let shown = catalogue.document(id)?.value
    else { return nil }
    var request = PictureRequest(.document(shown))
    request.environment = .readingFonts
    let start = request.environment.now()
    request.environment.now = { start }
    request.environment.folder = catalogue.folderOfValues(id)
    request.values = values
    var other = request
    (other.source, other.values) = (.document(saved), [:])
    guard let old = try? request.picture(), let new = try? other.picture(), old.bytes != new.bytes
    else { return nil }
    return .message("the document says otherwise itself, and would not show these values", .ok)
  }

  static func isName(_ name: String) -> Bool {
    (1...100).contains(name.utf8.count)
      && name.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x61...0x7a).contains($0 | 0x20) || "-_".utf8.contains($0)
      }
  }
}

extension Catalogue {
  /// The text of a dial's document and the name of its file; nil for one of the library.
  func source(_ id: DialID) -> (text: [UInt8], name: String)? {
    guard let file = file(of: id),
      let bytes = try? InputFile.read(file, limit: LoadLimits()[.size])
    else { return nil }
    return (bytes, Paths.name(of: id.path ?? file))
  }
}

extension DialID {
  /// The path of the folder in which a document made from this one lies, with a slash at its end.
  var siblingFolder: String {
    guard let path, let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[...slash])
  }
}
