import SweepVocabulary
import SweepXML

/// Writes a vocabulary as a RELAX NG grammar in its XML syntax.
///
/// The shape follows what libxml2 is fast with: it needs time exponential in optional attributes that
/// stand in a sequence, and linear time when they stand in an interleave, one pattern for all names
/// whose values look alike. And it compiles the pattern of a value anew for each value, so that
/// the grammar for libxml2 leaves most spellings to `SchemaChecker`.
struct RelaxNGText {
  enum Spelling {
    /// Spellings that libxml2 can check fast; see ``ValueType/SchemaForm``.
    case quick
    /// All of it, for people and other tools.
    case exact
  }

  private static let structure = "http://relaxng.org/ns/structure/1.0"

  let vocabulary: Vocabulary
  let spelling: Spelling
  private var text = ""
  private var depth = 0
  var shared: [[AttributeDefinition]] = []

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
      if writer.vocabulary.allowsForeign { writer.text += Self.foreignAttributes }
      if writer.namesForeign { writer.text += Self.foreignElements }
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

// Lines and indentation.
extension RelaxNGText {
  mutating func line(_ content: String) {
    text += String(repeating: "  ", count: depth) + content + "\n"
  }

  mutating func element(_ tag: String, _ content: (inout Self) -> Void) {
    line("<\(tag)>")
    depth += 1
    content(&self)
    depth -= 1
    line("</\(tag.prefix { $0 != " " })>")
  }
}

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

// What is for others.
extension RelaxNGText {
  /// Whether elements for others stand in the grammar; libxml2 does not get to see any.
  var namesForeign: Bool { vocabulary.allowsForeign && spelling == .exact }

  static let foreignAttributes = """
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

    """

  static let foreignElements = """
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
