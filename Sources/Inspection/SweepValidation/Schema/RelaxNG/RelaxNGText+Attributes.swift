import SweepVocabulary

// What stands in the start tags.
extension RelaxNGText {
  mutating func attributes(_ pattern: AttributePattern) {
    let members = pattern.members
    let required = members.filter { if case .attribute = $0 { true } else { false } }
    for member in required { self.pattern(member) }
    let others = members.filter { if case .attribute = $0 { false } else { true } }
    let plain = others.compactMap(\.plain)
    let bound = others.filter { $0.plain == nil }
    // A name that other patterns have too must not be taken by the common one.
    let taken = Set(bound.flatMap(\.definitions).map(\.name))
    let shared = shared(besides: Set(pattern.definitions.map(\.name)))
    guard !others.isEmpty || shared != nil || vocabulary.allowsForeign else { return }
    element("interleave") { writer in
      if let shared { writer.line("<ref name=\"\(shared)\"/>") }
      writer.grouped(plain.filter { !taken.contains($0.name) })
      for pattern in bound { writer.pattern(pattern) }
      for definition in plain where taken.contains(definition.name) {
        writer.pattern(.optional(.attribute(definition)))
      }
      if writer.vocabulary.allowsForeign { writer.line("<ref name=\"foreignAttributes\"/>") }
    }
  }

  /// The name of the definition of what every element may have, without those of its own; nil where
  /// there is none.
  private mutating func shared(besides own: Set<String>) -> String? {
    if vocabulary.common.isEmpty { return nil }
    // Some properties have names that no attribute can have.
    let left = vocabulary.common.filter { !own.contains($0.name) && !$0.name.hasPrefix("-") }
    if let place = shared.firstIndex(of: left) { return Self.sharedName(place) }
    shared.append(left)
    return Self.sharedName(shared.count - 1)
  }

  mutating func defineShared() {
    for (place, definitions) in shared.enumerated() {
      element("define name=\"\(Self.sharedName(place))\"") { writer in
        writer.element("interleave") { $0.grouped(definitions) }
      }
    }
  }

  private static func sharedName(_ place: Int) -> String { "commonAttributes\(place + 1)" }

  /// Attributes that may be left out, those with the same values together.
  private mutating func grouped(_ definitions: [AttributeDefinition]) {
    var groups: [(value: String, names: [String])] = []
    var places: [String: Int] = [:]
    for definition in definitions {
      let value = value(definition.type)
      if let place = places[value] {
        groups[place].names.append(definition.name)
      } else {
        places[value] = groups.count
        groups.append((value, [definition.name]))
      }
    }
    for group in groups {
      element("zeroOrMore") { writer in
        writer.element("attribute") { writer in
          writer.element("choice") { writer in
            for name in group.names { writer.name(name) }
          }
          writer.line(group.value)
        }
      }
    }
  }

  private mutating func name(_ name: String) {
    // Without a prefix an attribute is in no namespace, unlike the grammar's elements.
    line(name.contains(":") ? "<name>\(name)</name>" : "<name ns=\"\">\(name)</name>")
  }

  private mutating func pattern(_ pattern: AttributePattern) {
    switch pattern {
    case .attribute(let definition):
      element("attribute name=\"\(definition.name)\"") { $0.line($0.value(definition.type)) }
    case .optional(let inner): element("optional") { $0.pattern(inner) }
    case .choice(let inner): element("choice") { for one in inner { $0.pattern(one) } }
    case .group(let inner): element("group") { for one in inner { $0.pattern(one) } }
    }
  }
}

extension AttributePattern {
  /// The one attribute that may be left out.
  fileprivate var plain: AttributeDefinition? {
    if case .optional(.attribute(let definition)) = self { definition } else { nil }
  }
}
