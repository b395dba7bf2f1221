import SweepDiagnostics

extension Decoding {
  /// The value of an expression in a scalar; nil if an error has been reported.
  mutating func value(
    of text: Substring, in scalar: Scalar, at origin: ValueOrigin
  ) -> Expression.Outcome? {
    do throws(ExpressionError) {
      switch try ExpressionParser.parse(text).outcome({ binding?[$0] }) {
      case .value(let value): return .value(value.settled)
      case .absent: return .absent
      case .refused:
        refuse()
        return nil
      }
    } catch {
      let location = place(of: error.range, in: text, scalar, origin)
      if error.code == .unknownParameter {
        reportUnknown(text.bytes(in: error.range), at: origin, location)
      } else {
        sink.error(error.code, "'\(origin.name)' \(error.message)", at: location, hint: error.hint)
      }
      return nil
    }
  }

  /// The location of a range of an expression's bytes: within the scalar's first line if the
  /// expression is found there, else the scalar.
  private func place(
    of range: Range<Int>, in text: Substring, _ scalar: Scalar, _ origin: ValueOrigin
  ) -> SourceLocation {
    let span = scalar.span
    // Looking for a line costs a walk over the document.
    guard sink.count < DiagnosticSink.limit else { return .source(span) }
    let rest = span.source.line(span.line).unicodeScalars.dropFirst(span.column - 1)
    let line = Array(rest.prefix(2 * Expression.length))
    let scalars = Array("${".unicodeScalars) + Array(text.unicodeScalars)
    guard let start = line.firstRange(of: scalars)?.lowerBound else { return .source(span) }
    let before = text.utf8.prefix(range.lowerBound)
    let column = span.column + start + 2 + Substring(before).unicodeScalars.count
    return .source(
      SourceSpan(
        source: span.source, line: span.line, column: column,
        length: max(1, text.bytes(in: range).unicodeScalars.count)))
  }
}

extension Expression.Outcome {
  /// The value of a key.
  var operand: Operand {
    if case .value(let value) = self { .parameter(value, name: nil) } else { .absent }
  }
}

extension Substring {
  /// The text of some bytes.
  fileprivate func bytes(in range: Range<Int>) -> String {
    String(Substring(utf8.dropFirst(range.lowerBound).prefix(range.count)))
  }
}
