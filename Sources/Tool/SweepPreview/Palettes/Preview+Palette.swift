import HTTPTypes
import SweepDiagnostics
import SweepDials
import SweepEndpoint
import SweepGeometry
import SweepHTTP
import SweepRender
import SweepScene
import SweepTemplates
import SweepType
import SweepYAML

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Preview {
  /// The theme of a brand with its contrasts; written to a file beside the dial's document and named in
  /// the document, if the request says so.
  func palette(_ content: [UInt8]) -> Response {
    guard let request = try? JSONDecoder().decode(PaletteRequest.self, from: Data(content)),
      let id = DialID(request.id.split(separator: "/").map(String.init))
    else { return .message("the request cannot be read", .badRequest) }
    let outcome = catalogue.document(id)
    guard let document = outcome?.value else {
      return outcome.map { .refused($0.diagnostics, in: catalogue, status: .ok) } ?? .noDial
    }
    let fonts = catalogue.fontFiles(of: id)
    let current = document.drawnTheme(set: [:], in: .readingFonts)
    let theme = request.theme(from: current, fonts: fonts)
    guard let name = request.name else {
      return .json(theme.json.adding(["fonts": .array(fonts.map(JSON.string))]))
    }
    guard let folder = catalogue.folder else {
      return .message("there is no folder to save to", .forbidden)
    }
    guard Self.isName(name) else {
      return .message("a name is made of letters, digits, '-' and '_'", .ok)
    }
    return saving.withLock {
      write(theme, name, for: id, document, in: folder, replacing: request.replace ?? false)
    }
  }

  private func write(
    _ theme: PaletteTheme, _ stem: String, for id: DialID, _ document: Document,
    in folder: String, replacing: Bool
  ) -> Response {
    let name = stem + Catalogue.ending
    let file = FileWrite(id.siblingFolder + name, in: folder)
    let text = Array(theme.text.utf8)
    if file.isThere, file.old != text, !replacing || !file.isTheme {
      let isTheme = file.isTheme
      return .json(
        .object([
          "message": .string(
            "'\(file.path)' already exists" + (isTheme ? "" : ", and is no theme")),
          "path": .string(file.path), "exists": .boolean(isTheme),
        ]))
    }
    guard let path = id.path, let source = catalogue.source(id) else {
      return finish([(file, text)])
    }
    do throws(EditedText.Fault) {
      let edited = try document.edited(source.text, theme: name, reader: YAMLReader.read)
      return finish([(file, text), (FileWrite(path, in: folder), edited)])
    } catch {
      return .message("\(error)", .ok)
    }
  }
}

extension PaletteTheme {
  /// The theme as the page shows it.
  var json: JSON {
    let (bright, dim) = (colors(isDark: false), colors(isDark: true))
    let brand = palette.entries.map { entry in
      JSON.object([
        "color": .string(entry.color.hexDigits), "role": .string(entry.role?.rawValue ?? ""),
      ])
    }
    let keys = ThemeColor.Token.allCases.map { token in
      JSON.object([
        "name": .string(token.rawValue), "help": .string(token.entry.help),
        "needs": least(token).map(JSON.number) ?? .null,
        "light": json(of: token, in: bright), "dark": json(of: token, in: dim),
      ])
    }
    return .object([
      "colors": .array(brand), "roles": .array(Palette.Role.allCases.map { .string($0.rawValue) }),
      "keys": .array(keys), "base": .string(base.name),
      "bases": .array(Theme.library.map { .string($0.name) }),
      "font": .string(font ?? base.drawnFace.rawValue),
      "faces": .array(DrawnFace.allCases.map { .string($0.rawValue) }),
    ])
  }

  private func json(of token: ThemeColor.Token, in colors: Palette.Colors) -> JSON {
    let color = JSON.object(["color": .string((colors[token] ?? .black).hexDigits)])
    guard let check = check(token, in: colors) else { return color }
    // Rounded down, so that no ratio below its limit looks like one at it.
    return color.adding([
      "ratio": .number((check.ratio * 10).rounded(.down) / 10),
      "ground": .string(check.ground.rawValue), "isEnough": .boolean(check.isEnough),
      "mend": (check.mend?.hexDigits).map(JSON.string),
    ])
  }
}
