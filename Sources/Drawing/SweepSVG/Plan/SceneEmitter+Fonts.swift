import SweepGeometry
import SweepScene
import SweepTimeline
import SweepType

/// A rule of style that holds a part of the scene's font.
struct FontRule {
  /// The id that is its family's name, which no page has.
  let family: String
  /// The weight of its characters; nil for every weight.
  let weight: Int?
  let bytes: [UInt8]
  let face: EmbeddedFont
}

/// Texts in a font that was read from a file.
extension SceneEmitter {
  /// The drawn face of a scene's texts; nil if they are written as text.
  mutating func face(of scene: Layer.Scene) throws(SceneError) -> TextFace? {
    guard let font = scene.font else { return scene.drawnFace.map(TextFace.drawn) }
    do throws(FontError) {
      switch options.fonts {
      case .outline:
        try font.source.checkOutlining()
        return .font(font)
      case .embed: plan.fonts = try rules(of: font, for: scene)
      case .system: break
      }
    } catch {
      throw SceneError(layer: "", field: "font", message: "'\(font.name)' \(error)")
    }
    return nil
  }

  private mutating func rules(
    of font: FontFace, for scene: Layer.Scene
  ) throws(FontError) -> [FontRule] {
    var characters: [Int?: Set<Unicode.Scalar>] = [:]
    scene.layers.forEach { $0.collect(&characters, apart: font.source.hasWeights) }
    if characters.isEmpty { return [] }
    let missing = characters.values.reduce(into: Set()) { $0.formUnion($1) }.sorted()
      .filter(font.source.lacks).map { Character($0) }
    if !missing.isEmpty { log.add(unplaced: Finding(missing: missing, in: .font(font))) }
    let family = ids.unique("font")
    return try characters.sorted { $0.key ?? 0 < $1.key ?? 0 }
      .map { weight, characters throws(FontError) in
        let bytes = try font.source.subset(of: characters, weight: weight ?? 400)
        let held = characters.count { !font.source.lacks($0) }
        let face = EmbeddedFont(name: font.name, characters: held, bytes: bytes.count)
        return FontRule(family: family, weight: weight, bytes: bytes, face: face)
      }
  }

  /// Writes the families of texts that name none.
  mutating func writeFamily(of scene: Layer.Scene) {
    var list = scene.fontFamily
    if options.fonts == .system, let own = scene.font?.quotedFamily, !own.isEmpty {
      list = list.isEmpty ? own : "\(own), \(list)"
    }
    guard let own = plan.fonts.first?.family else {
      if !list.isEmpty { markup.attribute("font-family", text: list) }
      return
    }
    markup.open("font-family")
    ids.write(own, to: &markup.out)
    if !list.isEmpty {
      markup.write(", ")
      markup.out.writeEscaped(list, TextTraits(of: list), inAttribute: true)
    }
    markup.close()
  }

  /// Writes the rules by which the document's own fonts are known (CSS Fonts 4, 4).
  mutating func writeFontRules() {
    for rule in plan.fonts {
      markup.write("@font-face{font-family:")
      ids.write(rule.family, to: &markup.out)
      markup.write(";font-weight:")
      markup.out.write(utf8: rule.weight.map { "\($0)" } ?? "1 1000")
      markup.write(";src:url(data:font/")
      markup.write(rule.bytes.starts(with: "OTTO".utf8) ? "otf" : "ttf")
      markup.write(";base64,")
      markup.out.writeBase64(rule.bytes)
      markup.write(")}")
    }
  }
}

extension FontFace {
  /// The family as a list of CSS has it; empty where its name has characters that could mean more.
  fileprivate var quotedFamily: String {
    let isPlain = family.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || " -_.+".unicodeScalars.contains($0)
    }
    return isPlain && !family.isEmpty ? "'\(family)'" : ""
  }
}

extension Layer {
  /// Adds the characters that the scene's font shows.
  ///
  /// - Parameter apart: whether to separate the characters by weight.
  fileprivate func collect(_ characters: inout [Int?: Set<Unicode.Scalar>], apart: Bool) {
    func add(_ string: String, in style: Layer.Text) {
      guard style.fontFamily == nil, style.drawnFace == nil else { return }
      characters[apart ? style.fontWeight : nil, default: []].formUnion(string.unicodeScalars)
    }
    if case .text(let text) = content {
      for part in [text] + text.runs.map(\.text) { add(part.string, in: part) }
      // A script writes other numbers there.
      let annotations = (semantics?.annotations ?? []).filter { $0.name != "danger" }
      if !annotations.isEmpty {
        add("0123456789.+-−" + annotations.map(\.value).joined(), in: text)
      }
    }
    if let row = textRow {
      for item in row.items { add(item.string, in: row.style) }
    } else {
      for sublayer in sublayers { sublayer.collect(&characters, apart: apart) }
    }
    mask?.collect(&characters, apart: apart)
  }
}
