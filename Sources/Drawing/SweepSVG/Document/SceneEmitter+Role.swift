import SweepGeometry
import SweepScene

extension SceneEmitter {
  /// Writes the accessible role of the picture (WAI-ARIA 1.2, 5.4).
  mutating func writeRole(_ scene: Scene, labels: [String]) {
    switch scene.role {
    case .decoration: return markup.attribute("aria-hidden", "true")
    case .image: markup.attribute("role", "img")
    case .meter: markup.attribute("role", "meter")
    case .slider: markup.attribute("role", "slider")
    case .choice: markup.attribute("role", "radiogroup")
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
      attribute("aria-valuemin", ofMeter: range.lowerBound)
      attribute("aria-valuemax", ofMeter: range.upperBound)
      attribute("aria-valuenow", ofMeter: min(max(value, range.lowerBound), range.upperBound))
      if case .slider = scene.role {
        markup.attribute("tabindex", "0")
      } else if !scene.description.isEmpty {
        markup.attribute("aria-valuetext", text: scene.description)
      }
    case .image, .choice, .decoration: break
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

extension Scene {
  /// Ornaments have no name.
  var writesTitle: Bool { !title.isEmpty && role != .decoration }

  /// A meter has its description as the text of its value, and does not repeat it; that of a slider
  /// or a choice would not follow the selection.
  var writesDescription: Bool { !description.isEmpty && role == .image }
}
