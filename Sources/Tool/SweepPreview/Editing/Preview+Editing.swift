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

/// The request of the page to change values in a text.
private struct EditRequest: Decodable {
  /// A value to change.
  struct Change: Decodable {
    /// The path to the value in the text; nil for that of a parameter.
    var path: [EditedText.Step]?
    var parameter: String?
    /// The text of the value; nil to remove it.
    var value: String?
    /// Whether the value is written as it is, such as a number or a list.
    var isLiteral: Bool?
    /// Whether the value is a new item of a list, before the one at the path.
    var isNew: Bool?
    /// Whether the item at the path and the one behind it change places.
    var isSwap: Bool?
  }

  var id: String
  /// The path of the text below the folder; nil for the dial's own.
  var file: String?
  var changes: [Change]
  /// The query of the picture.
  var query: String?
  /// Whether the picture is only drawn, and nothing is written.
  var isDraft: Bool?
}

extension EditedText.Step: Decodable {
  /// Reads the name of a key or the index of an item.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let index = try? container.decode(Int.self) {
      self = .item(index)
    } else {
      self = .key(try container.decode(String.self))
    }
  }
}

extension Preview {
  /// The parts of a dial's picture, and what they are made of, with the texts in which it is written.
  func parts(_ segments: ArraySlice<String>, _ request: Request) async -> Response {
    guard let id = DialID(segments) else { return .noDial }
    do throws(RefusedRequest) {
      let query = try PreviewQuery(request.query ?? "")
      let outcome = try await gate.run { () throws(RefusedRequest) -> Outcome<Anatomy>? in
        guard let picture = try self.request(id, query)?.picture,
          case .document(let document) = picture.source
        else { return nil }
        return document.anatomy(set: picture.values, in: picture.environment)
      }
      // An SVG file has none.
      guard let outcome else {
        return id.isSVGFile ? .refused([], in: catalogue, status: .ok) : .noDial
      }
      guard let anatomy = outcome.value else {
        return .refused(outcome.diagnostics, in: catalogue, status: .ok)
      }
      return .json(anatomy.json.adding(["files": .array(files(of: anatomy, id))]))
    } catch {
      return .refused(error.diagnostics, in: catalogue, status: .ok)
    }
  }

  /// The texts that the anatomy refers to, with paths where they can be written; the dial's own is
  /// always among them.
  private func files(of anatomy: Anatomy, _ id: DialID) -> [JSON] {
    var files = anatomy.sources.map { source -> (path: String?, text: String) in
      let file = "\(source.folder?.path ?? "")/\(Paths.name(of: source.file))"
      let path = catalogue.inside(file).map { file in
        String(file.dropFirst(catalogue.folder?.count ?? 0).drop { $0 == "/" })
      }
      return (path, String(decoding: source.bytes, as: UTF8.self))
    }
    if let path = id.path, !files.contains(where: { $0.0 == path }),
      let source = catalogue.source(id)
    {
      files.append((path, String(decoding: source.text, as: UTF8.self)))
    }
    return files.map { path, text in
      JSON.object([
        "path": path.map(JSON.string) ?? .null, "text": .string(text),
        "isOwn": .boolean(path == id.path),
      ])
    }
  }

  /// Changes a value in a text of the folder, or draws the picture as it would be.
  func edit(_ content: [UInt8]) async -> Response {
    guard let folder = catalogue.folder else {
      return .message("there is no folder to save to", .forbidden)
    }
    guard let request = try? JSONDecoder().decode(EditRequest.self, from: Data(content)),
      let id = DialID(request.id.split(separator: "/").map(String.init)),
      let path = request.file ?? id.path, let file = catalogue.inside("\(folder)/\(path)"),
      DocumentKey.endings.contains(where: path.hasSuffix)
    else { return .message("the request cannot be read", .badRequest) }
    do throws(EditedText.Fault) {
      guard request.isDraft == true else {
        return try saving.withLock { () throws(EditedText.Fault) in
          let write = FileWrite(path, in: folder)
          return finish([(write, try text(write.old ?? [], request, id))])
        }
      }
      let old = (try? InputFile.read(file, limit: LoadLimits()[.size])) ?? []
      let place = DocumentFolder.pending(folder, file: file, bytes: try text(old, request, id))
      let draft = id.path.map { Document.read($0, in: place) }
      return await show(id, request.query ?? "", of: draft)
    } catch {
      return .message("\(error)", .ok)
    }
  }

  /// The stage's picture of a document as it is about to be. The file and its findings follow once it
  /// is written.
  private func show(_ id: DialID, _ query: String, of draft: Outcome<Document>?) async -> Response {
    do throws(RefusedRequest) {
      let query = try PreviewQuery(query)
      let drawn = try await gate.run { () throws(RefusedRequest) -> JSON? in
        guard let (request, warnings) = try self.request(id, query, of: draft) else { return nil }
        let stage = try BenchPicture.stage(of: request)
        let findings = warnings + request.contrastFindings
        return .object([
          "stage": .string(String(decoding: stage, as: UTF8.self)),
          "diagnostics": .array(findings.map { $0.json(in: catalogue) }),
        ])
      }
      return drawn.map { .json($0) } ?? .noDial
    } catch {
      return .refused(error.diagnostics, in: catalogue, status: .ok)
    }
  }

  /// The text with the changes, one after the other.
  private func text(
    _ old: [UInt8], _ request: EditRequest, _ id: DialID
  ) throws(EditedText.Fault) -> [UInt8] {
    var text = old
    for change in request.changes {
      if let name = change.parameter {
        guard let document = catalogue.document(id)?.value, let value = change.value else {
          throw EditedText.Fault(description: "the parameter \(name.quoted) cannot be set")
        }
        text = try document.edited(text, [name: value], reader: YAMLReader.read)
        continue
      }
      var edited = try EditedText(text, reader: YAMLReader.read)
      let path = change.path ?? []
      if change.isSwap == true {
        try edited.swap(path)
      } else if let value = change.value, change.isNew == true {
        try edited.insert(value, at: path)
      } else if let value = change.value {
        try edited.widenTheme(for: path)
        try edited.set(path, to: change.isLiteral == true ? .literal(value) : .text(value))
      } else {
        try edited.remove(path)
      }
      text = edited.bytes
    }
    return text
  }
}
