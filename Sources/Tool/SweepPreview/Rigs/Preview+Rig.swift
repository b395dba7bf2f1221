import HTTPTypes
import SweepArtwork
import SweepDiagnostics
import SweepEndpoint
import SweepFiles
import SweepGeometry
import SweepHTTP
import SweepRender
import SweepScene
import SweepTemplates
import SweepValidation
import SweepXML
import SweepYAML

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Preview {
  /// Keeps an SVG file from the page, unless it is one that the page does not show.
  func open(_ content: [UInt8]) async -> Response {
    guard let request = try? JSONDecoder().decode(OpenRequest.self, from: Data(content)),
      let data = Data(base64Encoded: request.content)
    else { return .message("the request cannot be read", .badRequest) }
    let stem = Paths.stem(of: Paths.name(of: request.name)).map {
      Self.isName(String($0)) ? $0 : "-"
    }
    let name = (stem.isEmpty ? "drawing" : String(stem.prefix(80))) + Catalogue.svgEnding
    do throws(RefusedRequest) {
      let file = try await gate.run { () throws(RefusedRequest) in
        try drawable(Array(data), named: name)
      }
      catalogue.opened.keep(file, as: name)
      return .json(.object(["id": .string(DialID.opened(name).text)]), .created)
    } catch {
      return .refused(error.diagnostics, in: catalogue, status: .ok)
    }
  }

  /// The bytes of an SVG file as text in UTF-8; refuses files that the page does not show.
  private func drawable(_ bytes: [UInt8], named name: String) throws(RefusedRequest) -> [UInt8] {
    let picture: MovingPicture
    do throws(XMLError) { picture = try MovingPicture(bytes, name: name) } catch {
      throw RefusedRequest(.unprocessableContent, [Diagnostic(error, file: name, in: bytes)])
    }
    let hazards = BenchPicture(picture).hazards(named: name)
    guard hazards.isEmpty else { throw RefusedRequest(.unprocessableContent, hazards) }
    return String(validating: bytes, as: UTF8.self) == nil ? picture.file : bytes
  }

  /// The parts of a gauge in an SVG file, with the document that turns its needle and a picture of that;
  /// or writes the document, and a file from the page beside it.
  func rig(_ content: [UInt8]) async -> Response {
    guard let request = try? JSONDecoder().decode(RigRequest.self, from: Data(content)),
      let choices = request.choices,
      let id = DialID(request.id.split(separator: "/").map(String.init)), id.isSVGFile
    else { return .message("the request cannot be read", .badRequest) }
    guard let (name, bytes) = catalogue.svgBytes(id, nil) else { return .noDial }
    do throws(RefusedRequest) {
      return try await gate.run { () throws(RefusedRequest) in
        let artwork = try Self.artwork(bytes, name)
        let drawing = request.listsParts == true ? artwork.json : nil
        let rig: Rig
        do throws(RigError) { rig = try Rig(artwork, choices) } catch {
          return .json(error.json.adding(["drawing": drawing]))
        }
        let draft = RigDraft(rig: rig, artwork: artwork, bytes: bytes)
        return request.name == nil
          ? try answer(draft, request, Paths.name(of: name), drawing) : write(draft, request, id)
      }
    } catch {
      return .refused(error.diagnostics, in: catalogue, status: .ok)
    }
  }

  private static func artwork(
    _ bytes: [UInt8], _ name: String
  ) throws(RefusedRequest) -> Artwork {
    do throws(ArtworkError) {
      return try ArtworkReader.read(bytes, name: name).artwork
    } catch {
      let fault = Diagnostic(.notArtwork, error.message, file: name, hint: error.hint)
      throw RefusedRequest(.unprocessableContent, [fault])
    }
  }

  private func answer(
    _ draft: RigDraft, _ request: RigRequest, _ file: String, _ drawing: JSON?
  ) throws(RefusedRequest) -> Response {
    let picture = try draft.picture(at: request.value)
    return .json(draft.json(file).adding(["svg": picture, "drawing": drawing]))
  }

  /// Writes the document beside the drawing, and a drawing from the page under a name that is free.
  private func write(_ draft: RigDraft, _ request: RigRequest, _ id: DialID) -> Response {
    guard let folder = catalogue.folder else {
      return .message("there is no folder to save to", .forbidden)
    }
    guard let name = request.name, Self.isName(name) else {
      return .message("a name is made of letters, digits, '-' and '_'", .ok)
    }
    return saving.withLock {
      let document = FileWrite(id.siblingFolder + name + Catalogue.ending, in: folder)
      if document.isThere, request.replace != true { return .exists(document.path) }
      guard case .opened(let own) = id else {
        let text = draft.text(Paths.name(of: id.path ?? ""))
        return finish([(document, Array(text.utf8))])
      }
      let names = [own] + (2...99).map { "\(Paths.stem(of: own))-\($0)\(Catalogue.svgEnding)" }
      let places = names.lazy.map { FileWrite($0, in: folder) }
      guard let drawing = places.first(where: { !$0.isThere || $0.old == draft.bytes }) else {
        return .exists(own)
      }
      let text = Array(draft.text(drawing.path).utf8)
      return finish((drawing.isThere ? [] : [(drawing, draft.bytes)]) + [(document, text)])
    }
  }
}
