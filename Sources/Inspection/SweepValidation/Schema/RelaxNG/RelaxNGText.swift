import SweepVocabulary
import SweepXML

/// Writes a vocabulary as a RELAX NG grammar in its XML syntax.
///
/// The shape follows what libxml2 is fast with: it needs time exponential in optional attributes that
/// stand in a sequence, and linear time when they stand in an interleave, one pattern for all names
/// whose values look alike. And it compiles the pattern of a value anew for each value, so that
/// the grammar for libxml2 leaves most spellings to our own judge.
struct RelaxNGText {
  /// How much of a value's spelling is in the grammar.
  enum Spelling {
    /// What libxml2 can check fast; see ``ValueType/SchemaForm``.
    case quick
    /// All of it, for people and other tools.
    case exact
  }

  private static let structure = "http://relaxng.org/ns/structure/1.0"

  let vocabulary: Vocabulary
  let spelling: Spelling
  private var text = ""
  private var depth = 0
  /// The attributes of any element, once for each set of those that elements define themselves.
  var shared: [[AttributeDefinition]] = []

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
