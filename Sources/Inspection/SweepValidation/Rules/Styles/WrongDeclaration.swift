import SweepDiagnostics
import SweepValues
import SweepVocabulary
import SweepXML

/// Finds declarations with values that are invalid for the property.
struct WrongDeclaration: Rule {
  let definition = RuleDefinition(
    // The contract of the output names what stands in styles.
    "SH1802", .error, for: .others,
    "The value of a declaration must be valid for its property: a colour for 'fill', a length for"
      + " 'stroke-width'. Browsers ignore the declaration otherwise.",
    wrong: #"<path d="M0 0H9" style="stroke-width: 2 px"/>"#,
    fix: (#"style="stroke-width: 2 px""#, #"style="stroke-width: 2px""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for block in facts.styles.blocks
    where facts.svgName(of: block.piece.node) != nil && !block.isConditional {
      for declaration in block.declarations {
        check(declaration, block.piece, facts, &findings)
      }
    }
  }

  private func check(
    _ declaration: CSSDeclaration, _ piece: StyleFacts.Piece, _ facts: Facts,
    _ findings: inout FindingList
  ) {
    guard !declaration.name.hasPrefix("--"),
      let type = Vocabulary.property(declaration.name)?.type
    else { return }
    let text = declaration.text
    guard facts.spellings.fault(in: Array(text.utf8)[...], of: type) != nil,
      !isBeyondTheTable(declaration.value)
    else { return }
    let name = declaration.name.quoted
    let hints = findings.hints
    findings.add(
      text.isEmpty
        ? "\(name) has no value" : "\(name) is \(text.quoted), which is not \(type.name)",
      piece.place(declaration.range), severity: text.isEmpty ? .warning : nil,
      hint: text.isEmpty ? nil : hints.value(text, of: type, facts.spellings))
  }

  /// Whether the value is computed, or written for browsers of one maker or of old.
  private func isBeyondTheTable(_ value: [CSSToken]) -> Bool {
    value.contains { token in
      let text = token.text.lowercased()
      switch token.kind {
      case .function: return Self.functions.contains(text) || text.hasPrefix("-")
      case .word: return text.hasPrefix("-") || text == "progid" || text == "ie"
      case .number: return text.unicodeScalars.contains { $0.value < 32 }
      // Escaped characters in them look like delimiters.
      case .string: return text.contains("'")
      case .url: return text.contains { "\"'() ".contains($0) }
      default: return false
      }
    }
  }

  private static let functions: Set<String> = [
    "var", "env", "attr", "if", "calc", "min", "max", "clamp", "round", "mod", "rem", "abs", "sign",
    "sqrt", "pow", "hypot", "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "exp", "log",
    "calc-size", "anchor-size", "expression", "alpha", "chroma", "gray", "toggle", "first-valid",
    "random", "sibling-index", "sibling-count", "progress",
  ]
}

extension StyleFacts.Block {
  /// Whether browsers may skip it because it first asks for a feature.
  var isConditional: Bool {
    rule?.conditions.contains { $0.lowercased().hasPrefix("supports") } ?? false
  }
}
