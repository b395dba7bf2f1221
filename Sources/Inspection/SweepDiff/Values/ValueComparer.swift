import SweepValues
import SweepVocabulary
import SweepXML

/// Whether two spellings of a value mean the same.
///
/// As colours, `#fff` and `white` are equal. Equal bytes are equal and nothing is parsed. What cannot
/// be read as its meaning says is compared as text, so that a fault never makes two values equal.
struct ValueComparer {
  /// What attributes mean; without it all are text.
  var vocabulary: Vocabulary?
  /// How far numbers may be apart.
  var tolerance = 0.0

  typealias Bytes = ArraySlice<UInt8>

  /// Whether two values of an attribute or property mean the same.
  func areEqual(_ a: Bytes, _ b: Bytes, as kind: ValueKind) -> Bool {
    if a.elementsEqual(b) { return true }
    if kind.isSet { return Set(words(a)) == Set(words(b)) }
    if kind.isList {
      var item = kind
      item.isList = false
      return items(a, b) { areEqual($0, $1, as: item) }
    }
    let (first, second) = (a.withoutSpace, b.withoutSpace)
    switch kind.form {
    case .exact: return false
    case .fonts: return fonts(first) == fonts(second)
    case .weight: return quantities(weight(first), weight(second), kind)
    case .alignment: return alignment(first) == alignment(second)
    case .numbers: return numbers(first, second)
    case .arguments(let kind): return arguments(first, second, of: kind)
    case .any: break
    }
    if kind.isShare { return quantities(first, second, kind) }
    return kind.meaning == .text || kind.meaning == .script
      ? false : first.elementsEqual(second) || parsed(first, second, kind)
  }

  /// As ``areEqual(_:_:as:)-(Bytes,_,_)``, for texts of which no more is known.
  func areEqual(_ a: String, _ b: String, as meaning: ValueType.Meaning) -> Bool {
    areEqual(Array(a.utf8)[...], Array(b.utf8)[...], as: ValueKind(meaning: meaning))
  }

  private func parsed(_ a: Bytes, _ b: Bytes, _ kind: ValueKind) -> Bool {
    switch kind.meaning {
    case .text, .script, .id, .attributeName, .reference: false
    case .keyword: kind.units == .styled && a.text.lowercased() == b.text.lowercased()
    case .references: words(a).elementsEqual(words(b))
    case .number, .length, .numbers, .angle, .points, .viewBox: quantities(a, b, kind)
    case .color, .paint, .resource: paints(a, b)
    case .path: paths(a, b)
    case .transforms: transforms(a, b)
    case .clock: clocks(a, b)
    case .times: items(a, b) { times($0, $1) }
    case .values: items(a, b) { quantities($0, $1, kind) }
    case .fractions, .splines: items(a, b) { quantities($0, $1, kind) }
    case .declarations: declarations(a, b)
    }
  }

  /// Whether two numbers are as near to each other as is asked for.
  func areClose(_ a: Double, _ b: Double) -> Bool {
    // The rest is for what a tolerance such as 0.1 cannot say exactly.
    a == b || (tolerance > 0 && abs(a - b) <= tolerance * (1 + 1e-9))
  }

  /// As ``areClose(_:_:)``, for numbers that sums made, which are off by a few last bits.
  func areCloseSums(_ a: Double, _ b: Double) -> Bool {
    areClose(a, b) || abs(a - b) <= tolerance + 1e-9 * max(1, abs(a), abs(b))
  }

  /// Whether lists parted by semicolons are of one length and equal one by one.
  func items(_ a: Bytes, _ b: Bytes, _ areEqual: (Bytes, Bytes) -> Bool) -> Bool {
    let a = a.semicolonItems
    let b = b.semicolonItems
    return a.count == b.count
      && zip(a, b).allSatisfy { $0.elementsEqual($1) || areEqual($0, $1) }
  }

  private func words(_ bytes: Bytes) -> [Bytes] { bytes.split(whereSeparator: \.isXMLSpace) }
}
