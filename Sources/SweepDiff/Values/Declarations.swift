import SweepVocabulary
import SweepXML

/// Declarations of properties, as `style` holds them (CSS Style Attributes, 3).
enum Declarations {
  /// The properties with their values; the last of a name counts. Nil where it is not well formed.
  static func read(_ bytes: ArraySlice<UInt8>) -> [String: ArraySlice<UInt8>]? {
    var all: [String: ArraySlice<UInt8>] = [:]
    for item in bytes.declarations where !item.isEmpty {
      guard let colon = item.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let name = item[..<colon].withoutSpace.text
      // Names of variables have case.
      all[name.hasPrefix("--") ? name : name.lowercased()] = item[(colon + 1)...].withoutSpace
    }
    return all
  }
}

extension ValueComparer {
  /// Whether two lists of declarations set the same properties to the same values.
  func declarations(_ a: Bytes, _ b: Bytes) -> Bool {
    guard let first = Declarations.read(a), let second = Declarations.read(b),
      first.count == second.count
    else { return false }
    return first.allSatisfy { name, value in
      second[name].map { areEqual(value, $0, as: meaning(ofProperty: name)) } ?? false
    }
  }

  /// What a property's values mean; nothing is known of those of CSS alone.
  func meaning(ofProperty name: String) -> ValueType.Meaning {
    guard vocabulary != nil else { return .text }
    return Vocabulary.property(name)?.type.meaning ?? .text
  }
}
