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
      let type = type(ofProperty: name)
      return second[name].map {
        areEqual(value, $0, as: type?.meaning ?? .text, isShare: type?.isShare ?? false)
      } ?? false
    }
  }

  /// What a property's values are; nothing is known of those of CSS alone.
  func type(ofProperty name: String) -> ValueType? {
    vocabulary == nil ? nil : Vocabulary.property(name)?.type
  }
}
