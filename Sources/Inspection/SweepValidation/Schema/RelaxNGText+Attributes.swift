import SweepGeometry
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
  fileprivate var plain: AttributeDefinition? {
    if case .optional(.attribute(let definition)) = self { definition } else { nil }
  }
}

// How values are spelled.
extension RelaxNGText {
  func value(_ type: ValueType) -> String {
    if type.schema == .words {
      let words = type.keywords.map { "<value>\($0.escapedForMarkup())</value>" }.joined()
      return type.keywords.count == 1 ? words : "<choice>\(words)</choice>"
    }
    if type.pattern.isEmpty { return "<text/>" }
    if spelling == .exact || type.schema == .pattern {
      let pattern = (type.ignoresCase ? type.pattern.ignoringCase : type.pattern).escapedForMarkup()
      return "<data type=\"string\"><param name=\"pattern\">\(pattern)</param></data>"
    }
    if case .datatype(let name) = type.schema {
      let data = "<data type=\"\(name)\"/>"
      if type.keywords.isEmpty { return data }
      let words = type.keywords.map { "<value>\($0.escapedForMarkup())</value>" }.joined()
      return "<choice>\(data)\(words)</choice>"
    }
    return "<text/>"
  }
}

extension String {
  fileprivate var ignoringCase: String {
    var text = ""
    var isClass = false
    var isEscaped = false
    let scalars = Array(unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      text.unicodeScalars.append(scalar)
      if isEscaped {
        isEscaped = false
        continue
      }
      switch scalar {
      case "\\": isEscaped = true
      case "[": isClass = true
      case "]": isClass = false
      case "a"..."z", "A"..."Z":
        let isCapital = scalar.value < 97
        let other = Character(Unicode.Scalar(UInt8(scalar.value) ^ 32))
        if !isClass {
          text.unicodeScalars.removeLast()
          text += isCapital ? "[\(other)\(scalar)]" : "[\(scalar)\(other)]"
        } else if place > 0, scalars[place - 1] == "-", place > 1, scalars[place - 2] != "\\" {
          text += "\(Character(Unicode.Scalar(UInt8(scalars[place - 2].value) ^ 32)))-\(other)"
        } else if place + 1 == scalars.count || scalars[place + 1] != "-" {
          text.append(other)
        }
      default: break
      }
    }
    return text
  }
}
