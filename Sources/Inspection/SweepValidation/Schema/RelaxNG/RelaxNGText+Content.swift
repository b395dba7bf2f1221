import SweepVocabulary

// What stands between the tags.
extension RelaxNGText {
  mutating func content(_ content: ElementDefinition.ContentModel) {
    switch content {
    case .empty where !namesForeign: break
    case .empty: line("<ref name=\"foreignElements\"/>")
    case .any: line(namesForeign ? "<ref name=\"anyContent\"/>" : "<text/>")
    case .text(let type) where namesForeign && value(type) == "<text/>":
      element("mixed") { $0.line("<ref name=\"foreignElements\"/>") }
    case .text(let type): line(value(type))
    case .elements(let particles, let isMixed):
      let parts = particles.filter { !$0.keys.isEmpty }
      // libxml2 refuses a group of one part between elements that may lie within each other.
      if !isMixed, parts.count == 1 { return particle(parts[0]) }
      // It is slow with text that is mixed in, and fast with text as one of the choices.
      if isMixed, parts.count == 1, parts[0].isAny { return particle(parts[0], text: true) }
      element(isMixed ? "mixed" : "group") { writer in
        for particle in parts { writer.particle(particle) }
        if parts.isEmpty { writer.line("<empty/>") }
      }
    }
  }

  private mutating func particle(_ particle: ElementDefinition.Particle, text: Bool = false) {
    let name =
      switch (particle.minimum, particle.maximum) {
      case (1, 1): "group"
      case (0, 1): "optional"
      case (0, _): "zeroOrMore"
      default: "oneOrMore"
      }
    element(name) { writer in
      writer.element("choice") { writer in
        if text { writer.line("<text/>") }
        for key in particle.keys { writer.line("<ref name=\"\(key)\"/>") }
        if writer.namesForeign { writer.line("<ref name=\"foreignElement\"/>") }
      }
    }
  }
}
