import Foundation
import SweepDials
@testable import SweepTemplates
import TestSupport
import Testing

/// The limits of numeric keys: the shipped schema, documents and drawing refuse the same values.
struct KeyLimitTests {
  @Test(arguments: PartType.all.map(\.name)) func schemaAndDrawingAgreeOnTheLimitsOfParts(
    name: String
  ) throws {
    let schema = try ShippedSchema()
    let part = try #require(PartType.named(name))
    for key in NumericKey.all(of: part.defaults) {
      let rule = try schema.number("part-\(name)", key.path)
      for value in key.probes {
        let isDrawn = key.isDrawn(value)
        #expect(rule.allows(value) == isDrawn, "\(name).\(key.path): \(value)")
        // YAML has no way to write what is neither.
        let text = "sweephand: 1\nlayers:\n  - \(name): \(key.document(value))\n"
        let isRefused = mistakes(text).contains { $0.contains("[SH0304]: '\(key.name)'") }
        #expect(isRefused != isDrawn, "\(text)")
      }
    }
  }

  @Test func manyKeysHaveLimits() {
    let keys = PartType.all.flatMap { NumericKey.all(of: $0.defaults) }
    #expect(keys.count > 130)
  }

  @Test func sectionsHaveTheLimitsOfTheSchema() throws {
    let schema = try ShippedSchema()
    for (definition, key, before, after, limits) in [
      ("scale", "base", "scales: {main: {kind: log, domain: [1, 10], base: ", "}}", 1.0...1e6),
      ("scale", "exponent", "scales: {main: {kind: power, exponent: ", "}}", 0.05...20),
      ("scale", "threshold", "scales: {main: {kind: symlog, threshold: ", "}}", 1e-9...1e9),
      ("reading", "value", "readings: {main: {value: ", "}}", -1e12...1e12),
      ("reading", "then", "readings: {main: {then: ", "}}", -1e12...1e12),
      ("canvas", "size", "canvas: {size: ", "}", 1...10_000),
    ] {
      let rule = try schema.number(definition, key)
      for value in [limits.lowerBound, limits.upperBound].flatMap(NumericKey.around) {
        let found = mistakes("sweephand: 1\n\(before)\(value)\(after)\nlayers: [face]\n")
        let isRefused = found.contains { $0.contains("[SH0304]: '\(key)'") }
        #expect(rule.allows(value) != isRefused, "\(key): \(value)")
      }
    }
  }
}

/// A key of a part, or of a mapping in a part, that takes numbers in a range.
private struct NumericKey {
  var name: String
  /// The name with that of the mapping it stands in: `shadow.radius`.
  var path: String
  var range: KeyRange
  var isWhole: Bool
  /// Whether a part with the value gets past the checks of its keys.
  var isDrawn: (Double) -> Bool

  static func all<P: KeyedPart>(of part: P) -> [NumericKey] {
    P.keys.all.flatMap { key in
      numbers(key, in: "") { value in
        var changed = part
        key.set(value, &changed)
        return passes(changed, key.name)
      }
    }
  }

  /// The ranges of a key, or of the keys in its mapping.
  private static func numbers<Root>(
    _ key: Key<Root>, in prefix: String, _ isDrawn: @escaping (any Sendable) -> Bool
  ) -> [NumericKey] {
    let path = prefix + key.name
    switch key.kind {
    case .number(let range?):
      return [
        NumericKey(name: key.name, path: path, range: range, isWhole: false) { isDrawn($0) }
      ]
    case .integer(let range?):
      return [
        NumericKey(name: key.name, path: path, range: range, isWhole: true) { isDrawn(Int($0)) }
      ]
    case .object(let defaults): return inner(defaults, path, isDrawn)
    default: return []
    }
  }

  private static func inner<Value: Keyed>(
    _ defaults: Value, _ path: String, _ isDrawn: @escaping (any Sendable) -> Bool
  ) -> [NumericKey] {
    Value.keys.all.flatMap { key in
      numbers(key, in: path + ".") { value in
        var changed = defaults
        key.set(value, &changed)
        return isDrawn(changed)
      }
    }
  }

  /// Draws a part: an error that names the key and its range is the one looked for.
  private static func passes<P: KeyedPart>(_ part: P, _ name: String) -> Bool {
    let plot = Dial.Plot(x: Scale(0...10), y: Scale(0...10))
    do throws(DialError) {
      _ = try part.layer(in: DialContext(plot: plot))
      return true
    } catch {
      return P.keys.fault(in: part) != error
    }
  }

  /// Values below, at and above the limits.
  var probes: [Double] {
    if let members = range.members { return members + [members[0] - 1, members[0] + 1] }
    let ends = [range.lower, range.upper].compactMap { $0?.value }
    return isWhole ? ends.flatMap { [$0 - 1, $0, $0 + 1] } : ends.flatMap(Self.around)
  }

  static func around(_ limit: Double) -> [Double] {
    let step = max(abs(limit), 1e-3) * 1e-6
    return [limit - step, limit, limit + step]
  }

  /// The mapping of a part with the value.
  func document(_ value: Double) -> String {
    let text = isWhole ? "\(Int(value))" : "\(value)"
    let outer = path.split(separator: ".").dropLast()
    return outer.reversed().reduce("{\(name): \(text)}") { "{\($1): \($0)}" }
  }
}

/// The schema as it is shipped.
private struct ShippedSchema {
  let definitions: [String: Any]

  init() throws {
    let url = Repository.root.appending(path: "templates/template.schema.json")
    let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    definitions = try #require((schema as? [String: Any])?["$defs"] as? [String: Any])
  }

  /// The rule of a number; beside it only the name of a parameter may stand.
  func number(_ definition: String, _ path: String) throws -> NumberRule {
    var schema = try #require(definitions[definition] as? [String: Any])
    for name in path.split(separator: ".") {
      if let either = schema["anyOf"] as? [[String: Any]] { schema = try #require(either.first) }
      let properties = try #require(schema["properties"] as? [String: Any])
      schema = try #require(properties[String(name)] as? [String: Any])
    }
    let either = try #require(schema["anyOf"] as? [[String: Any]])
    try #require(either.count == 2)
    #expect(either[1]["$ref"] as? String == "#/$defs/parameter")
    return NumberRule(schema: either[0])
  }
}

/// The keywords of JSON Schema for numbers (draft 2020-12, validation, 6.2).
private struct NumberRule {
  let schema: [String: Any]

  func allows(_ value: Double) -> Bool {
    func limit(_ keyword: String) -> Double? { (schema[keyword] as? NSNumber)?.doubleValue }
    if let members = schema["enum"] as? [NSNumber] {
      return members.contains { $0.doubleValue == value }
    }
    return limit("minimum").map { value >= $0 } ?? true
      && limit("exclusiveMinimum").map { value > $0 } ?? true
      && limit("maximum").map { value <= $0 } ?? true
      && limit("exclusiveMaximum").map { value < $0 } ?? true
  }
}
