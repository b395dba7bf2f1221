import SweepDiagnostics

/// Reads an expression, by recursive descent.
struct ExpressionParser {
  private var lexer: ExpressionLexer
  private var token: ExpressionToken
  private var depth = 0

  /// The expression that a text is. Throws at the first word that does not fit.
  static func parse(_ text: Substring) throws(ExpressionError) -> Expression {
    let count = text.utf8.count
    guard count <= Expression.length else {
      throw ExpressionError(
        "has an expression of \(count) bytes, more than \(Expression.length)", at: 0..<1,
        hint: "give parts of it names under 'values'")
    }
    var parser = try ExpressionParser(text)
    let expression = try parser.choice()
    guard parser.token.kind == .end else { throw parser.unexpected("an operator or the end") }
    return expression
  }

  private init(_ text: Substring) throws(ExpressionError) {
    lexer = ExpressionLexer(text)
    token = try lexer.next()
  }

  // MARK: From the weakest to the strongest

  private mutating func choice() throws(ExpressionError) -> Expression {
    try deeper()
    defer { depth -= 1 }
    var left = try conjunction()
    while let place = try take("or") {
      left = .operation(.or, left, try conjunction(), at: place)
    }
    return left
  }

  private mutating func conjunction() throws(ExpressionError) -> Expression {
    var left = try negation()
    while let place = try take("and") {
      left = .operation(.and, left, try negation(), at: place)
    }
    return left
  }

  private mutating func negation() throws(ExpressionError) -> Expression {
    guard let place = try take("not") else { return try comparison() }
    try deeper()
    defer { depth -= 1 }
    return .not(try negation(), at: place)
  }

  private mutating func comparison() throws(ExpressionError) -> Expression {
    let signs: [Expression.Operator] = [.atMost, .atLeast, .less, .greater, .equal, .unequal]
    let left = try sum()
    guard let (sign, place) = try take(signs) else { return left }
    let right = try sum()
    if case .sign(let next) = token.kind, signs.contains(where: { $0.rawValue == next }) {
      throw ExpressionError(
        "compares more than two values at once", at: token.range,
        hint: "write 'a < b and b < c'")
    }
    return .operation(sign, left, right, at: place)
  }

  private mutating func sum() throws(ExpressionError) -> Expression {
    var left = try product()
    while let (sign, place) = try take([.add, .subtract]) {
      left = .operation(sign, left, try product(), at: place)
    }
    return left
  }

  private mutating func product() throws(ExpressionError) -> Expression {
    var left = try factor()
    while let (sign, place) = try take([.multiply, .divide, .remainder]) {
      left = .operation(sign, left, try factor(), at: place)
    }
    return left
  }

  private mutating func factor() throws(ExpressionError) -> Expression {
    let place = token.range
    guard try take([.subtract]) != nil else { return try value() }
    try deeper()
    defer { depth -= 1 }
    return .negative(try factor(), at: place)
  }

  private mutating func value() throws(ExpressionError) -> Expression {
    let word = token
    switch word.kind {
    case .number(let number):
      try advance()
      return .literal(.number(number))
    case .text(let text):
      try advance()
      return .literal(.text(text))
    case .name("true"), .name("false"):
      try advance()
      return .literal(.boolean(word.kind == .name("true")))
    case .name(let name) where !["and", "or", "not"].contains(name):
      try advance()
      return token.kind == .sign("(")
        ? try call(name, word.range) : .name(name, at: word.range)
    case .sign("("):
      try advance()
      let inner = try choice()
      try expect(")")
      return inner
    default: throw unexpected("a value")
    }
  }

  private mutating func call(
    _ name: String, _ place: Range<Int>
  ) throws(ExpressionError) -> Expression {
    let names = Expression.Function.allCases.map(\.rawValue)
    guard let function = Expression.Function(rawValue: name) else {
      throw ExpressionError(
        "calls the unknown function \(name.quoted)", at: place,
        hint: Suggestion.hintOrList(name, among: names, "the functions are"))
    }
    try advance()
    var values: [Expression] = []
    if token.kind != .sign(")") {
      values.append(try choice())
      while token.kind == .sign(",") {
        try advance()
        values.append(try choice())
      }
    }
    try expect(")")
    let counts = function.counts
    guard counts.contains(values.count) else {
      let most = counts.upperBound
      let count = counts.count == 1 ? "\(most)" : "\(counts.lowerBound) to \(most)"
      throw ExpressionError(
        "gives '\(name)' \(values.count) values, and it takes \(count)", at: place)
    }
    return .call(function, values, at: place)
  }

  // MARK: Words

  private mutating func advance() throws(ExpressionError) { token = try lexer.next() }

  private mutating func take(_ word: String) throws(ExpressionError) -> Range<Int>? {
    guard token.kind == .name(word) else { return nil }
    let place = token.range
    try advance()
    return place
  }

  private mutating func take(
    _ signs: [Expression.Operator]
  ) throws(ExpressionError) -> (Expression.Operator, Range<Int>)? {
    guard case .sign(let text) = token.kind, let sign = signs.first(where: { $0.rawValue == text })
    else { return nil }
    let place = token.range
    try advance()
    return (sign, place)
  }

  private mutating func expect(_ sign: String) throws(ExpressionError) {
    guard token.kind == .sign(sign) else { throw unexpected("'\(sign)'") }
    try advance()
  }

  private mutating func deeper() throws(ExpressionError) {
    depth += 1
    guard depth <= Expression.depth else {
      throw ExpressionError(
        "has an expression nested more than \(Expression.depth) deep", at: token.range,
        hint: "give parts of it names under 'values'")
    }
  }

  private func unexpected(_ wanted: String) -> ExpressionError {
    let found =
      switch token.kind {
      case .end: "the end"
      case .number: "a number"
      case .text: "a text"
      case .name(let name): name.quoted
      case .sign(let sign): "'\(sign)'"
      }
    return ExpressionError(
      "has an expression with \(found) where \(wanted) should be", at: token.range)
  }
}
