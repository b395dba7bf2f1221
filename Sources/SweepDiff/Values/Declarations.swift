import SweepVocabulary
import SweepXML

/// Declarations of properties, as `style` holds them (CSS Style Attributes, 3).
enum Declarations {
  /// The properties with their values; the last of a name counts. Nil where it is not well formed.
  static func read(_ bytes: ArraySlice<UInt8>) -> [String: ArraySlice<UInt8>]? {
    var all: [String: ArraySlice<UInt8>] = [:]
    for item in items(bytes) where !item.isEmpty {
      guard let colon = item.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let name = item[..<colon].withoutSpace.text
      // Names of variables have case.
      all[name.hasPrefix("--") ? name : name.lowercased()] = item[(colon + 1)...].withoutSpace
    }
    return all
  }

  /// What stands between semicolons outside of quotes and brackets.
  private static func items(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var items: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    var quote: UInt8?
    var depth = 0
    for (index, byte) in zip(bytes.indices, bytes) {
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case 0x22, 0x27: quote = byte
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth = max(0, depth - 1)
      case UInt8(ascii: ";") where depth == 0:
        items.append(bytes[start..<index].withoutSpace)
        start = index + 1
      default: break
      }
    }
    items.append(bytes[start...].withoutSpace)
    return items
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
