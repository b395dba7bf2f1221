import SweepGeometry
import SweepScene

extension SceneEmitter {
  static func check(prefix: String) throws(SceneError) {
    let scalars = prefix.unicodeScalars
    let isName = scalars.allSatisfy(IDTable.isNameCharacter)
    guard isName, let first = scalars.first, !("0"..."9").contains(first) else {
      throw SceneError(
        layer: "", field: "idPrefix", message: "must match [A-Za-z_][A-Za-z0-9_]*")
    }
  }

  func check(_ scene: Layer.Scene) throws(SceneError) {
    func isPositive(_ size: Size) -> Bool {
      size.width > 0 && size.width < NumberFormat.limit && size.height > 0
        && size.height < NumberFormat.limit
    }
    guard isPositive(scene.size) else {
      throw SceneError(layer: "", field: "size", message: "must be more than zero and below 1e9")
    }
    let corner = scene.viewBox.origin
    guard isPositive(scene.viewBox.size), max(abs(corner.x), abs(corner.y)) < NumberFormat.limit
    else {
      throw SceneError(layer: "", field: "viewBox", message: "must have an extent and be below 1e9")
    }
    try Self.check("title", scene.title)
    try Self.check("description", scene.description)
    try Self.check("language", scene.language)
    try Self.check(family: scene.fontFamily)
    try Self.check(scene.annotations)
    if let script = options.script { try Self.check(script: script) }
    if scene.language.isEmpty { return }
    let isTag = scene.language.split(separator: "-", omittingEmptySubsequences: false)
      .allSatisfy { part in !part.isEmpty && part.unicodeScalars.allSatisfy(\.isInTag) }
    guard isTag else {
      throw SceneError(
        layer: "", field: "language", message: "must be a BCP 47 tag such as 'en-GB'")
    }
  }

  mutating func check(_ text: Layer.Text, _ traits: TextTraits) throws(SceneError) {
    try Self.check("string", text.string, traits)
    if text.sharesStyle(with: soundText) { return }
    if let family = text.fontFamily { try Self.check(family: family) }
    guard (1...9).contains(text.fontWeight / 100), text.fontWeight % 100 == 0 else {
      throw SceneError(layer: "", field: "fontWeight", message: "must be one of 100, 200 … 900")
    }
    try Self.check(notNegative: text.fontSize, "fontSize")
    soundText = text
  }

  private static func check(family: String) throws(SceneError) {
    let traits = TextTraits(of: family)
    try check("fontFamily", family, traits)
    if traits.contains(.endsList) {
      throw SceneError(
        layer: "", field: "fontFamily", message: "must be names with commas between them")
    }
  }

  /// Throws for a length that is negative or not finite.
  static func check(length: Double, _ field: String) throws(SceneError) {
    try check(notNegative: length, field)
    guard length.isFinite else {
      throw SceneError(layer: "", field: field, message: "must be finite")
    }
  }

  static func check(notNegative number: Double, _ field: String) throws(SceneError) {
    guard number < 0 else { return }
    throw SceneError(layer: "", field: field, message: "must not be negative")
  }

  /// Throws where XML cannot hold a text.
  static func check(_ field: String, _ text: String) throws(SceneError) {
    try check(field, text, TextTraits(of: text))
  }

  private static func check(
    _ field: String, _ text: String, _ traits: TextTraits
  ) throws(SceneError) {
    guard traits.contains(.unwritable), let scalar = text.firstUnwritable else { return }
    let code = String(scalar.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
    throw SceneError(
      layer: "", field: field, message: "holds the character U+\(padded), which XML cannot")
  }

  /// Throws the number that could not be written, if there was one.
  func throwFault() throws(SceneError) {
    guard let fault else { return }
    throw SceneError(
      layer: "", field: Self.fieldName(of: "\(fault)"),
      message: "must be finite, and less than 1e9 away from zero")
  }

  /// The name of the model's property that an attribute is written for.
  private static func fieldName(of attribute: String) -> String {
    switch attribute {
    case "stroke-miterlimit": "miterLimit"
    case "font-size": "fontSize"
    case "letter-spacing": "letterSpacing"
    case "cx", "cy", "r", "rx", "ry": "path"
    case "x1", "y1", "x2", "y2", "fx", "fy": "geometry"
    case "offset", "stop-opacity": "stops"
    case "translate", "rotate", "scale", "skewX", "skewY", "matrix": "transform"
    case "x", "y": "position"
    case "width", "height": "bounds"
    default:
      SMILAttribute.allCases.first { "\($0.name)" == attribute }?.property.rawValue ?? attribute
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isInTag: Bool { IDTable.isNameCharacter(self) && self != "_" }
}
