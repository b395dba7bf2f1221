import SweepValues

extension [CSSToken] {
  /// The tokens with each `var()` replaced by its value (CSS Variables 1, 3); nil if one has
  /// neither a value nor a fallback, or if the result is too large.
  func substituting(_ variables: [String: String], depth: Int = 0) -> [CSSToken]? {
    var result: [CSSToken] = []
    var at = startIndex
    while at < endIndex {
      guard self[at].kind == .function, self[at].text.lowercased() == "var" else {
        result.append(self[at])
        at += 1
        continue
      }
      let end = close(of: at)
      let content = self[(at + 1)..<end].drop { $0.kind == .space }
      guard let name = content.first, name.kind == .word, depth < 16 else { return nil }
      if let value = variables[name.text] {
        result += CSSTokenizer.tokens(of: value.utf8)
      } else {
        let rest = content.dropFirst().drop { $0.kind == .space }
        guard rest.first?.isMark(",") == true,
          let value = Array(rest.dropFirst()).substituting(variables, depth: depth + 1)
        else { return nil }
        result += value
      }
      guard result.count < 1_000 else { return nil }
      at = end + 1
    }
    return result
  }

  /// The place of the mark that closes a function, or the end.
  private func close(of open: Int) -> Int {
    var depth = 0
    for index in open..<count {
      if self[index].kind == .function || self[index].isMark("(") { depth += 1 }
      if self[index].isMark(")") { depth -= 1 }
      if depth == 0 { return index }
    }
    return count
  }
}

extension Style {
  /// Takes over the variables among an element's properties, and puts values in place of all that
  /// refer to some. A property whose variable has no value is as if it were not set.
  mutating func resolveVariables(in properties: inout Properties) {
    var own: [String: String] = [:]
    for (name, value) in properties where name.hasPrefix("--") {
      own[name] = value
      properties[name] = nil
    }
    // Variables of the element may refer to each other; those in circles never get a value.
    var isChanging = !own.isEmpty
    for name in own.keys { variables[name] = nil }
    while isChanging {
      isChanging = false
      for (name, value) in own {
        guard let value = Self.substituted(value, variables) else { continue }
        variables[name] = value
        own[name] = nil
        isChanging = true
      }
    }
    for (name, value) in properties where value.contains("var(") {
      properties[name] = Self.substituted(value, variables)
    }
  }

  private static func substituted(_ text: String, _ variables: [String: String]) -> String? {
    guard text.contains("var(") else { return text }
    return CSSTokenizer.tokens(of: text.utf8).substituting(variables)
      .map { CSSDeclaration.text(of: $0) }
  }
}
