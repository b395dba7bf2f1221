import SweepGeometry
import SweepScene
import SweepTimeline

extension SceneEmitter {
  /// Writes the accessible role of the picture (WAI-ARIA 1.2, 5.4).
  mutating func writeRole(_ scene: Layer.Scene, labels: [String]) {
    switch scene.role {
    case .decoration: return markup.attribute("aria-hidden", "true")
    case .image: markup.attribute("role", "img")
    case .meter: markup.attribute("role", "meter")
    case .slider: markup.attribute("role", "slider")
    case .choice: markup.attribute("role", "radiogroup")
    case .group: markup.attribute("role", "group")
    }
    if !labels.isEmpty {
      markup.open("aria-labelledby")
      for (index, label) in labels.enumerated() {
        if index > 0 { markup.space() }
        ids.write(label, to: &markup.out)
      }
      markup.close()
    }
    switch scene.role {
    case .meter(let value, let range), .slider(let value, let range):
      attributes(ofMeter: value, in: range)
      if case .slider = scene.role {
        markup.attribute("tabindex", "0")
      } else if !scene.description.isEmpty {
        markup.attribute("aria-valuetext", text: scene.description)
      }
    case .image, .choice, .group, .decoration: break
    }
  }

  private mutating func attributes(ofMeter value: Double?, in range: ClosedRange<Double>) {
    attribute("aria-valuemin", ofMeter: range.lowerBound)
    attribute("aria-valuemax", ofMeter: range.upperBound)
    if let value {
      attribute("aria-valuenow", ofMeter: min(max(value, range.lowerBound), range.upperBound))
    }
  }

  /// Readings keep six decimals, however coarse the coordinates are; beyond their limit, where
  /// dates are, they are whole.
  private mutating func attribute(_ name: StaticString, ofMeter value: Double) {
    markup.open(name)
    if abs(value) >= 1e6, abs(value) < 1e15 {
      markup.out.write(utf8: "\(Int(value.rounded()))")
    } else {
      number("role", value, format: NumberFormat(precision: 6))
    }
    markup.close()
  }
}

extension Layer.Scene {
  /// Ornaments have no name.
  var writesTitle: Bool { !title.isEmpty && role != .decoration }

  /// A meter has its description as the text of its value, and does not repeat it; that of a slider
  /// or a choice would not follow the selection.
  var writesDescription: Bool { !description.isEmpty && role == .image }
}

/// Markup for scripts and for interaction.
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
    case .slider(let value, let range, let label):
      markup.attribute("role", "slider")
      markup.attribute("aria-label", text: label)
      markup.attribute("tabindex", "0")
      attributes(ofMeter: value, in: range)
    case .text(let label): writeLabel(label)
    case nil: break
    }
    write(semantics.annotations)
  }

  mutating func write(_ annotations: [Semantics.Annotation]) {
    for annotation in annotations {
      markup.attribute(data: annotation.name, text: annotation.value)
    }
  }

  /// Whether a script can use the scene, and the profile allows one.
  private func takesScript(_ scene: Layer.Scene) -> Bool {
    options.profile == .output && scene.annotations.contains { $0.name == "control" }
  }

  /// The script, if the scene uses one and the profile allows it.
  func script(of scene: Layer.Scene) -> String? { takesScript(scene) ? options.script : nil }

  /// Writes the script, in a section that holds it as it is in XML as well as in HTML.
  mutating func writeScript(of scene: Layer.Scene) {
    guard takesScript(scene) else { return }
    guard let script = options.script else {
      return log.add(unplaced: Finding("a control needs a script, and the options have none"))
    }
    markup.start("script")
    markup.endStart()
    markup.write("<![CDATA[")
    markup.out.write(utf8: script)
    markup.write("]]>")
    markup.endText("script")
  }

  static func check(script: String) throws(SceneError) {
    try check("script", script)
    if script.contains("]]>") {
      throw SceneError(layer: "", field: "script", message: "must not hold ']]>'")
    }
  }

  /// Throws for semantics that cannot be written.
  static func check(_ semantics: Semantics) throws(SceneError) {
    switch semantics.role {
    case .radio(let label, _), .button(let label), .slider(_, _, let label), .text(let label):
      try check("label", label)
    case nil: break
    }
    try check(semantics.annotations)
  }

  static func check(_ annotations: [Semantics.Annotation]) throws(SceneError) {
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
