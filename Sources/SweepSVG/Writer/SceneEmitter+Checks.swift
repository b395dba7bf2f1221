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

  func check(_ scene: Scene) throws(SceneError) {
    func positive(_ size: Size) -> Bool { size.width > 0 && size.height > 0 }
    guard positive(scene.size) else {
      throw SceneError(layer: "", field: "size", message: "must be more than zero")
    }
    guard positive(scene.viewBox.size) else {
      throw SceneError(layer: "", field: "viewBox", message: "must have an extent")
    }
    try Self.check("title", scene.title)
    try Self.check("description", scene.description)
    try Self.check("language", scene.language)
    try Self.check("fontFamily", scene.fontFamily)
  }

  /// Throws where XML cannot hold a text.
  static func check(_ field: String, _ text: String) throws(SceneError) {
    guard text.mayBeUnwritable, let scalar = text.firstUnwritable else { return }
    let code = String(scalar.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
    throw SceneError(
      layer: "", field: field, message: "holds the character U+\(padded), which XML cannot")
  }

  /// Throws the number that could not be written, if there was one.
  func throwFault() throws(SceneError) {
    guard let fault else { return }
    throw SceneError(
      layer: "", field: "\(fault)", message: "must be finite, and less than 1e9 away from zero")
  }
}

extension SceneError {
  /// The error as seen from the layer above.
  func inside(_ name: String) -> SceneError {
    SceneError(layer: layer.isEmpty ? name : "\(name)/\(layer)", field: field, message: message)
  }
}
