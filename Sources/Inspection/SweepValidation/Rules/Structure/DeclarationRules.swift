import SweepDiagnostics
import SweepValues
import SweepVocabulary
import SweepXML

/// Finds text in styles that is not a declaration.
struct BrokenDeclaration: Rule {
  let definition = RuleDefinition(
    // The contract of the output lists the content of styles.
    "SH1801", .error, for: .others,
    "A style consists of declarations such as 'fill: red', separated by semicolons; in a 'style'"
      + " element they stand in the braces of a rule. Browsers skip anything else up to the next"
      + " semicolon.",
    wrong: #"<path d="M0 0H9" style="fill=blue"/>"#,
    fix: (#"style="fill=blue""#, #"style="fill: blue""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for block in facts.styles.blocks where facts.svgName(of: block.piece.node) != nil {
      for tokens in block.unreadable where !isForOldBrowsers(tokens) {
        add(tokens, block.piece, &findings)
      }
      if let brace = block.rule?.unclosed {
        findings.add(
          "the rule has no closing brace", block.piece.place(brace), severity: .warning,
          hint: "write '}' after its last declaration")
      }
    }
  }

  private func add(
    _ tokens: ArraySlice<CSSToken>, _ piece: StyleFacts.Piece, _ findings: inout FindingList
  ) {
    guard let first = tokens.first, let last = tokens.last else { return }
    let range = first.range.lowerBound..<last.range.upperBound
    // Without a word in it, no declaration is lost.
    let isLost = tokens.contains { $0.kind == .word || $0.kind == .broken }
    let equals = tokens.firstIndex { $0.isMark("=") }
    findings.add(
      "\(CSSDeclaration.text(of: tokens).quoted) is not a declaration", piece.place(range),
      severity: isLost ? nil : .warning,
      hint: !isLost
        ? "remove it"
        : equals == nil ? "write 'name: value'" : "write ':' between the name and the value")
  }

  /// Whether it is meant for old browsers only: `*zoom: 1`.
  private func isForOldBrowsers(_ tokens: ArraySlice<CSSToken>) -> Bool {
    tokens.first?.isMark("*") == true && tokens.contains { $0.isMark(":") }
  }
}

/// Finds declarations of unknown properties.
struct UnknownProperty: Rule {
  let definition = RuleDefinition(
    // The contract of the output lists the content of styles.
    "SH1803", .warning, for: .others,
    "CSS has no such property, so browsers ignore the declaration. Attributes such as 'viewBox'"
      + " and 'points' are not properties.",
    wrong: #"<path d="M0 0H9" style="fil: red"/>"#,
    fix: (#"style="fil: red""#, #"style="fill: red""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let hints = findings.hints
    for block in facts.styles.blocks where !block.isConditional {
      guard let element = facts.svgName(of: block.piece.node) else { continue }
      for declaration in block.declarations where !Self.isKnown(declaration.name) {
        let name = declaration.name
        let isAttribute = Vocabulary.svg.attribute(name, of: element) != nil
        findings.add(
          "CSS has no property \(name.quoted)", block.piece.place(declaration.range),
          hint: isAttribute
            ? "write it as an attribute"
            : hints.name(name, .property, among: { Array(Vocabulary.propertyNames) }))
      }
    }
  }

  private static func isKnown(_ name: String) -> Bool {
    name.hasPrefix("-") || name.hasPrefix("_") || name == "behavior" || known.contains(name)
  }

  private static let known = Set(Vocabulary.propertyNames.map { $0.lowercased() })
}

/// Finds declarations with values that are invalid for the property.
struct WrongDeclaration: Rule {
  let definition = RuleDefinition(
    // The contract of the output lists the content of styles.
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
    let hints = findings.hints
    findings.add(
      text.isEmpty
        ? "\(declaration.name.quoted) has no value" : type.message(declaration.name, text),
      piece.place(declaration.range),
      severity: text.isEmpty || lacksOnlyUnit(declaration, piece) ? .warning : nil,
      hint: text.isEmpty ? nil : hints.value(text, of: type, facts.spellings))
  }

  /// Whether it is a bare number that Chrome and Safari take in 'style' attributes, as in old pages of
  /// HTML, and Firefox does not.
  private func lacksOnlyUnit(_ declaration: CSSDeclaration, _ piece: StyleFacts.Piece) -> Bool {
    piece.attribute != nil && Double(declaration.text) != nil
      && ["width", "height", "font-size", "letter-spacing", "word-spacing"]
        .contains(declaration.name)
  }

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
  /// Whether browsers may skip it because it tests for a feature.
  var isConditional: Bool {
    rule?.conditions.contains { $0.lowercased().hasPrefix("supports") } ?? false
  }
}
