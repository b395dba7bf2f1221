import SweepGeometry
import SweepScene

/// The attributes of a picture for scripts and for user input.
extension SceneEmitter {
  /// Writes the semantics of a layer for assistive technology and scripts. Of several choices the
  /// checked one is in the focus order (ARIA Authoring Practices, radio group).
  mutating func write(_ semantics: Semantics) {
    if options.profile == .svg11 { return }
    switch semantics.role {
    case .radio(let label, let isChecked):
      markup.attribute("role", "radio")
      markup.attribute("aria-label", text: label)
      markup.attribute("aria-checked", isChecked ? "true" : "false")
      markup.attribute("tabindex", isChecked ? "0" : "-1")
    case .button(let label):
      markup.attribute("role", "button")
      markup.attribute("aria-label", text: label)
      markup.attribute("tabindex", "0")
    case .text(let label): writeLabel(label)
    case nil: break
    }
    write(semantics.annotations)
  }

  mutating func write(_ annotations: [Annotation]) {
    for annotation in annotations {
      markup.attribute(data: annotation.name, text: annotation.value)
    }
  }

  /// The script, if the scene uses one and the profile allows it.
  func script(of scene: Scene) -> String? {
    scene.annotations.isEmpty || options.profile != .output ? nil : options.script
  }

  /// Writes the script, in a section that holds it as it is in XML as well as in HTML.
  mutating func writeScript(of scene: Scene) {
    guard let script = script(of: scene) else { return }
    markup.start("script")
    markup.endStart()
    markup.write("<![CDATA[")
    markup.out.write(utf8: script)
    markup.write("]]>")
    markup.endText("script")
  }

  /// Throws for a script that cannot be written.
  static func check(script: String) throws(SceneError) {
    try check("script", script)
    if script.contains("]]>") {
      throw SceneError(layer: "", field: "script", message: "must not hold ']]>'")
    }
  }

  /// Throws for semantics that cannot be written.
  static func check(_ semantics: Semantics) throws(SceneError) {
    switch semantics.role {
    case .radio(let label, _), .button(let label), .text(let label): try check("label", label)
    case nil: break
    }
    try check(semantics.annotations)
  }

  static func check(_ annotations: [Annotation]) throws(SceneError) {
    for annotation in annotations {
      guard !annotation.name.isEmpty,
        annotation.name.utf8.allSatisfy({ (0x61...0x7a).contains($0) })
      else {
        throw SceneError(layer: "", field: "data", message: "must have names of small letters")
      }
      try check("data", annotation.value)
    }
  }
}
