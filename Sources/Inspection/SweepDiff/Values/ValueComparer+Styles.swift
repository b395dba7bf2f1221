import SweepValues
import SweepVocabulary

extension CSSDeclaration {
  /// The declarations of a `style` that count, by property; nil where it is not well formed.
  static func byName(_ style: ArraySlice<UInt8>) -> [String: CSSDeclaration]? {
    let tokens = CSSTokenizer.tokens(of: style)
    guard unreadable(tokens).isEmpty else { return nil }
    return Dictionary(read(tokens).map { ($0.name, $0) }) { old, new in
      old.isImportant && !new.isImportant ? old : new
    }
  }
}

extension ValueComparer {
  /// Whether two lists of declarations set the same properties to the same values.
  func declarations(_ a: Bytes, _ b: Bytes) -> Bool {
    guard let first = CSSDeclaration.byName(a), let second = CSSDeclaration.byName(b),
      first.count == second.count
    else { return false }
    return first.allSatisfy { name, declaration in
      let type = type(ofProperty: name)
      guard let other = second[name], declaration.isImportant == other.isImportant else {
        return false
      }
      return areEqual(
        Array(declaration.text.utf8)[...], Array(other.text.utf8)[...],
        as: type?.meaning ?? .text, isShare: type?.isShare ?? false)
    }
  }

  /// What a property's values are; nothing is known of those of CSS alone.
  private func type(ofProperty name: String) -> ValueType? {
    vocabulary == nil ? nil : Vocabulary.property(name)?.type
  }

  /// Whether two lists of transforms have the same steps.
  func transforms(_ a: Bytes, _ b: Bytes) -> Bool {
    guard let a = TransformFunction.list(a), let b = TransformFunction.list(b), a.count == b.count
    else { return false }
    return zip(a, b).allSatisfy { a, b in
      a.kind == b.kind && zip(a.numbers, b.numbers).allSatisfy { areClose($0, $1) }
    }
  }
}
