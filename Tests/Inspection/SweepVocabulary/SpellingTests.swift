import Foundation
import SweepVocabulary
import Testing

@Suite("The spellings of SVG's values")
struct SpellingTests {
  /// Whether a value is of a type, by an engine that is not ours.
  private static func matches(_ value: String, _ type: ValueType) throws -> Bool {
    let expression = try NSRegularExpression(
      pattern: "^(?:\(type.pattern))$",
      options: type.ignoresCase ? [.caseInsensitive] : [])
    let trimmed = value.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n\r"))
    let whole = NSRange(trimmed.startIndex..., in: trimmed)
    return expression.firstMatch(in: trimmed, range: whole)?.range == whole
  }

  @Test("take what browsers take and refuse what they refuse", arguments: Spellings.all)
  func examples(_ spellings: Spellings) throws {
    let definition = try #require(
      Vocabulary.svg.attribute(spellings.attribute, of: spellings.element))
    for value in spellings.good {
      #expect(try Self.matches(value, definition.type), "\(spellings.attribute)='\(value)'")
    }
    for value in spellings.bad {
      #expect(try !Self.matches(value, definition.type), "\(spellings.attribute)='\(value)'")
    }
  }

  @Test("allow each initial value and each word of a type")
  func ownValues() throws {
    var looked: Set<ValueType> = []
    for element in Vocabulary.svg.elements {
      for definition in Vocabulary.svg.attributes(of: element) {
        if looked.insert(definition.type).inserted {
          for word in definition.type.keywords {
            #expect(try Self.matches(word, definition.type), "\(definition.name): '\(word)'")
          }
        }
        guard element.name == "g" || !Vocabulary.svg.common.contains(definition) else { continue }
        if let initial = definition.initial {
          #expect(
            try Self.matches(initial, definition.type),
            "\(element.name) \(definition.name)='\(initial)'")
        }
      }
    }
    #expect(looked.count > 80)
  }

  @Test("allow the words that every property takes", arguments: ["inherit", "unset", "var(--a)"])
  func anyProperty(_ word: String) throws {
    for name in ["fill", "stroke-width", "display", "font-size", "filter", "opacity", "cursor"] {
      let type = try #require(Vocabulary.svg.attribute(name, of: "g")).type
      #expect(try Self.matches(word, type), "\(name)")
    }
    let units = try #require(Vocabulary.svg.attribute("maskUnits", of: "mask")).type
    #expect(try !Self.matches(word, units))
  }
}
