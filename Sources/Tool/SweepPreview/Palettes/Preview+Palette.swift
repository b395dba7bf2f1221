import HTTPTypes
import SweepDiagnostics
import SweepDials
import SweepEndpoint
import SweepFiles
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
    let named = request.theme.flatMap { text in document.themeName.map { [$0: text] } } ?? [:]
    var environment = RenderEnvironment.readingFonts
    environment.folder = catalogue.folderOfValues(id)
    let current = document.drawnTheme(set: named, in: environment)
    let own = catalogue.writableTheme(request.theme ?? document.theme, beside: id)
    let brand = own.flatMap { Palette(file: $0.text) }
    let theme = request.theme(from: current, brand, fonts: fonts)
    guard let name = request.name else {
      let file = brand == nil ? nil : own.map { JSON.string(Paths.stem(of: $0.name)) }
      return .json(theme.json.adding(["fonts": .array(fonts.map(JSON.string)), "file": file]))
    }
    guard let folder = catalogue.folder else {
      return .message("there is no folder to save to", .forbidden)
    }
    guard Self.isName(name) else {
      return .message("a name is made of letters, digits, '-' and '_'", .ok)
    }
    // The dial's own file is made anew unasked, unless something is in it that this cannot write.
    let isOwn = own?.name == name + Catalogue.ending
    let start = PaletteRequest(id: request.id, colors: []).theme(from: current, brand, fonts: fonts)
    return saving.withLock {
      write(
        theme, name, for: id, document, in: folder, replacing: request.replace ?? false,
        isOwn ? start.text : nil)
    }
  }

  /// Writes the theme beside the document.
  ///
  /// - Parameter known: the text of the file that is replaced unasked; nil for none.
  private func write(
    _ theme: PaletteTheme, _ stem: String, for id: DialID, _ document: Document,
    in folder: String, replacing: Bool, _ known: String?
  ) -> Response {
    let name = stem + Catalogue.ending
    let file = FileWrite(id.siblingFolder + name, in: folder)
    let text = Array(theme.text.utf8)
    let isKnown = file.old == text || known.map { file.old == Array($0.utf8) } == true
    if file.isThere, !isKnown, !replacing || !file.isTheme {
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

extension Catalogue {
  /// A theme file beside a dial's document, with its text; nil for none.
  fileprivate func writableTheme(_ name: String, beside id: DialID) -> (
    name: String, text: String
  )? {
    guard let folder, name.hasSuffix(Self.ending), !name.contains("/"),
      let file = inside("\(folder)/\(id.siblingFolder)\(name)"),
      let bytes = try? InputFile.read(file, limit: 1 << 16)
    else { return nil }
    return (name, String(decoding: bytes, as: UTF8.self))
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
      "kept": .object(["light": json(light), "dark": json(dark)]),
    ])
  }

  private func json(_ colors: Palette.Colors) -> JSON {
    .object(
      colors.map { JSON.Member($0.rawValue, .string($1.hexDigits)) }.sorted { $0.key < $1.key })
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
