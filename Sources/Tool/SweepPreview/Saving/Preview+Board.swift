import HTTPTypes
import SweepDiagnostics
import SweepEndpoint
import SweepFiles
import SweepGeometry
import SweepHTTP
import SweepRender
import SweepTemplates

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The request of the page for a new document of one dial or several.
private struct BoardRequest: Decodable {
  var ids: [String]
  var title: String?
  /// Whether one dial gets parts of its own, and the values that are put in then.
  var hasParts: Bool?
  var values: [String: String]?
}

extension Preview {
  /// Writes a document of a dial, or a board of several, under a name that is free.
  func board(_ content: [UInt8]) -> Response {
    guard let folder = catalogue.folder else {
      return .message("there is no folder to save to", .forbidden)
    }
    guard let request = try? JSONDecoder().decode(BoardRequest.self, from: Data(content)),
      (1...6).contains(request.ids.count)
    else { return .message("the request cannot be read", .badRequest) }
    var dials: [(name: String, document: Document)] = []
    for text in request.ids {
      guard let id = DialID(text.split(separator: "/").map(String.init)),
        let document = catalogue.document(id)?.value
      else { return .noDial }
      let words = (id.path ?? id.text).split(separator: "/").last?.split(separator: ".").first
      let stem = Self.words(String(words ?? "dial"))
      let name =
        stem[0] + stem.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      dials.append((free(name) { name in dials.contains { $0.name == name } }, document))
    }
    let title = request.title ?? (dials.count == 1 ? dials[0].document.title : "Board")
    let isSmall = dials.count == 1 && request.hasParts != true
    return saving.withLock {
      let stem = Self.words(title).joined(separator: "-")
      let path = free(String(stem.prefix(60)), "-") {
        FileWrite($0 + Catalogue.ending, in: folder).isThere
      }
      let write = FileWrite(path + Catalogue.ending, in: folder)
      if isSmall {
        let text = Document.draft(
          of: dials[0].document.template, title: title, file: write.path, schema: false)
        return finish([(write, Array(text.utf8))])
      }
      var environment = PictureRequest(.document(dials[0].document)).environment
      environment.folder = folder
      let text = Document.board(
        of: dials, title: title, set: request.values ?? [:], in: environment)
      guard let text else { return .message("one of them cannot be drawn", .ok) }
      return finish([(write, Array(text.utf8))])
    }
  }

  /// A name, with a number behind it if it is taken.
  private func free(_ name: String, _ mark: String = "", _ isTaken: (String) -> Bool) -> String {
    guard isTaken(name) else { return name }
    var number = 2
    while isTaken("\(name)\(mark)\(number)") { number += 1 }
    return "\(name)\(mark)\(number)"
  }

  /// The words of letters and digits in a text, in lower case; one at least.
  private static func words(_ text: String) -> [String] {
    let words = text.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    return words.isEmpty ? ["dial"] : words.map(String.init)
  }
}
