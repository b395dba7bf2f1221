import SweepVocabulary
import SweepXML

/// Writes a vocabulary as a RELAX NG grammar in its XML syntax.
///
/// The shape follows what libxml2 is fast with: it needs time exponential in optional attributes that
/// stand in a sequence, and linear time when they stand in an interleave, one pattern for all names
/// whose values look alike. And it compiles the pattern of a value anew for each value, so that
/// the grammar for libxml2 leaves most spellings to our own judge.
struct RelaxNGText {
  /// How much of a value's spelling the grammar says.
  enum Spelling {
    /// What libxml2 can check fast; see ``ValueType/SchemaForm``.
    case quick
    /// All of it, for people and other tools.
    case exact
  }

  private static let structure = "http://relaxng.org/ns/structure/1.0"

  private let vocabulary: Vocabulary
  private let spelling: Spelling
  private var text = ""
  private var depth = 0
  /// The attributes of any element, once for each set of those that elements define themselves.
  private var shared: [[AttributeDefinition]] = []

  /// The grammar of a vocabulary.
  static func write(_ vocabulary: Vocabulary, _ spelling: Spelling) -> String {
    var writer = RelaxNGText(vocabulary: vocabulary, spelling: spelling)
    writer.write()
    return writer.text
  }

  private init(vocabulary: Vocabulary, spelling: Spelling) {
    self.vocabulary = vocabulary
    self.spelling = spelling
  }

  private mutating func write() {
    line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    let datatypes = "http://www.w3.org/2001/XMLSchema-datatypes"
    element(
      "grammar xmlns=\"\(Self.structure)\" ns=\"\(XMLName.svg)\" xmlns:xlink=\"\(XMLName.xlink)\""
        + " datatypeLibrary=\"\(datatypes)\""
    ) { writer in
      writer.element("start") { $0.line("<ref name=\"\($0.vocabulary.root)\"/>") }
      for definition in writer.vocabulary.elements { writer.define(definition) }
      writer.defineShared()
      if writer.vocabulary.allowsForeign { writer.text += Self.foreign }
    }
  }

  private mutating func define(_ definition: ElementDefinition) {
    element("define name=\"\(definition.key)\"") { writer in
      writer.element("element name=\"\(definition.name)\"") { writer in
        writer.attributes(definition.attributes)
        writer.content(definition.content)
      }
    }
  }
}

// Attributes.
extension RelaxNGText {
  private mutating func attributes(_ pattern: AttributePattern) {
    let members = pattern.parts
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

  private mutating func defineShared() {
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

  private func value(_ type: ValueType) -> String {
    if type.schema == .words {
      let words = type.keywords.map { "<value>\($0.escapedForXML)</value>" }.joined()
      return type.keywords.count == 1 ? words : "<choice>\(words)</choice>"
    }
    if type.pattern.isEmpty { return "<text/>" }
    if spelling == .exact || type.schema == .pattern {
      let pattern = (type.ignoresCase ? type.pattern.ignoringCase : type.pattern).escapedForXML
      return "<data type=\"string\"><param name=\"pattern\">\(pattern)</param></data>"
    }
    if case .datatype(let name) = type.schema {
      let data = "<data type=\"\(name)\"/>"
      if type.keywords.isEmpty { return data }
      let words = type.keywords.map { "<value>\($0.escapedForXML)</value>" }.joined()
      return "<choice>\(data)\(words)</choice>"
    }
    return "<text/>"
  }
}

// What stands between the tags.
extension RelaxNGText {
  private mutating func content(_ content: ElementDefinition.Content) {
    switch content {
    case .empty where !vocabulary.allowsForeign: break
    case .empty: line("<ref name=\"foreignElements\"/>")
    case .any: line("<ref name=\"anyContent\"/>")
    case .text(let type) where vocabulary.allowsForeign && value(type) == "<text/>":
      element("mixed") { $0.line("<ref name=\"foreignElements\"/>") }
    case .text(let type): line(value(type))
    case .elements(let particles, let isMixed):
      let parts = particles.filter { !$0.keys.isEmpty }
      // libxml2 refuses a group of one part between elements that may lie within each other.
      if !isMixed, parts.count == 1 { return particle(parts[0]) }
      element(isMixed ? "mixed" : "group") { writer in
        for particle in parts { writer.particle(particle) }
        if parts.isEmpty { writer.line("<empty/>") }
      }
    }
  }

  private mutating func particle(_ particle: ElementDefinition.Particle) {
    let name =
      switch (particle.minimum, particle.maximum) {
      case (1, 1): "group"
      case (0, 1): "optional"
      case (0, _): "zeroOrMore"
      default: "oneOrMore"
      }
    element(name) { writer in
      writer.element("choice") { writer in
        for key in particle.keys { writer.line("<ref name=\"\(key)\"/>") }
        if writer.vocabulary.allowsForeign { writer.line("<ref name=\"foreignElement\"/>") }
      }
    }
  }

  /// What is let through of other namespaces: nobody looks into it.
  private static let foreign = """
      <define name="foreignAttributes">
        <zeroOrMore>
          <attribute>
            <anyName>
              <except>
                <nsName ns=""/><nsName ns="\(XMLName.xlink)"/><nsName ns="\(XMLName.xml)"/>
              </except>
            </anyName>
          </attribute>
        </zeroOrMore>
      </define>
      <define name="foreignElements"><zeroOrMore><ref name="foreignElement"/></zeroOrMore></define>
      <define name="foreignElement">
        <element>
          <anyName><except><nsName/></except></anyName>
          <ref name="anything"/>
        </element>
      </define>
      <define name="anything">
        <zeroOrMore><attribute><anyName/></attribute></zeroOrMore>
        <ref name="anyContent"/>
      </define>
      <define name="anyContent">
        <zeroOrMore>
          <choice>
            <text/>
            <element><anyName/><ref name="anything"/></element>
          </choice>
        </zeroOrMore>
      </define>

    """
}

// Lines and indentation.
extension RelaxNGText {
  private mutating func line(_ content: String) {
    text += String(repeating: "  ", count: depth) + content + "\n"
  }

  private mutating func element(_ tag: String, _ content: (inout Self) -> Void) {
    line("<\(tag)>")
    depth += 1
    content(&self)
    depth -= 1
    line("</\(tag.prefix { $0 != " " })>")
  }
}

extension AttributePattern {
  /// The parts of a group, those of groups within it too.
  fileprivate var parts: [AttributePattern] {
    if case .group(let patterns) = self { patterns.flatMap(\.parts) } else { [self] }
  }

  /// The one attribute that may be left out.
  fileprivate var plain: AttributeDefinition? {
    if case .optional(.attribute(let definition)) = self { definition } else { nil }
  }
}

extension String {
  /// The pattern with both cases of each of its letters, as XML Schema has no other way to say it.
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

  fileprivate var escapedForXML: String {
    reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      default: text.append(character)
      }
    }
  }
}
