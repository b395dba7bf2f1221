import HTTPTypes
import SweepDiagnostics
import SweepEndpoint
import SweepFiles
import SweepHTTP
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
  var name: String
  var values: [String: String]
  var replace: Bool?
}

extension Preview {
  /// Writes a document with chosen values beside the others; replaces an existing one only on
  /// request.
  ///
  /// A failed save is a normal response too: browsers log all others to their consoles.
  func save(_ content: [UInt8]) -> Answer {
    guard let folder = catalogue.folder else {
      return .message("there is no folder to save to", .forbidden)
    }
    guard let request = try? JSONDecoder().decode(SaveRequest.self, from: Data(content)),
      let id = DialID(request.id.split(separator: "/").map(String.init))
    else { return .message("the request cannot be read", .badRequest) }
    guard Self.isName(request.name) else {
      return .message("a name is made of letters, digits, '-' and '_'", .ok)
    }
    guard let outcome = catalogue.document(id) else { return .noDial }
    guard let document = outcome.value else {
      return .refused(outcome.diagnostics, in: catalogue, status: .ok)
    }
    for name in request.values.keys.sorted() where document.template.parameter(name) == nil {
      return .message("there is no parameter \(name.quoted)", .ok)
    }
    let path = id.siblingFolder + request.name + Catalogue.ending
    let file = "\(folder)/\(path)"
    guard !Paths.isLink(file) else {
      return .message("'\(path)' is a link, through which nothing is written", .ok)
    }
    if Paths.exists(file), request.replace != true {
      return .json(
        .object([
          "message": .string("'\(path)' already exists"), "path": .string(path),
          "exists": .boolean(true),
        ]))
    }
    let text = document.filledIn(request.values, source: source(id))
    let check = Document.read(Array(text.utf8), file: path, folder: Paths.folder(of: file))
    guard let sound = check.value, sound.scene(in: .readingFonts).value != nil else {
      let faults = check.value.map { $0.scene(in: .readingFonts).diagnostics } ?? check.diagnostics
      return .refused(faults, in: catalogue, status: .ok)
    }
    do throws(FileError) {
      try OutputFile.write(Array(text.utf8), to: file)
    } catch {
      return .message("\(error)", .ok)
    }
    return .json(
      .object(["path": .string(path), "id": .string(DialID.folder(path).text)]), .created)
  }

  /// The text of a dial's document; nil for one of the library.
  private func source(_ id: DialID) -> (text: String, name: String)? {
    guard let file = catalogue.file(of: id),
      let bytes = try? InputFile.read(file, limit: LoadLimits()[.size])
    else { return nil }
    return (String(decoding: bytes, as: UTF8.self), "\(file.split(separator: "/").last ?? "")")
  }

  private static func isName(_ name: String) -> Bool {
    (1...100).contains(name.utf8.count)
      && name.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x61...0x7a).contains($0 | 0x20) || "-_".utf8.contains($0)
      }
  }
}

extension DialID {
  /// The path of the folder in which a document made from this one lies, with a slash at its end.
  var siblingFolder: String {
    guard let path, let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[...slash])
  }
}
