import Foundation
import TestSupport
import Testing

/// The output conforms to `docs/report.schema.json`.
@Suite struct ReportSchemaTests {
  @Test func `reports are as the schema says`() async throws {
    let schema = try JSONSerialization.jsonObject(
      with: try Data(contentsOf: Repository.root.appending(path: "docs/report.schema.json")))
    let judge = SchemaJudge(root: try #require(schema as? [String: Any]))
    try await withTemporaryFolder { folder in
      let head = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><title>A</title>"
      try folder.write(head + "<path id='a' d='M0 0H'/><g><rect/></g></svg>", to: "old/a.svg")
      try folder.write(
        head + "<g><rect x='2'/><line/></g><path id='a' d='M1'/></svg>", to: "new/a.svg")
      try folder.write("<svg", to: "old/b.svg")
      try folder.write(head + "</svg>", to: "new/c.svg")
      try folder.write("sweephand: 1\ntemplate: speedometer\n", to: "dials/a.yaml")
      for arguments in [
        ["validate", "--profile", "svg2", "old", "gone.svg"], ["validate", "new/c.svg"],
        ["diff", "old", "new"], ["check", "dials"], ["diff", "old/a.svg", "old/a.svg"],
        ["diff", "--moments", "0,1s", "old/a.svg", "new/a.svg"],
      ] {
        let output = try await Sweephand.run(arguments + ["--format", "json"], folder: folder)
          .output
        let value = try JSONSerialization.jsonObject(with: Data(output.utf8))
        #expect(judge.faults(value) == [], "\(arguments): \(output)")
        #expect(judge.faults(["value": value]) != [])
      }
    }
  }
}

/// The few words of JSON Schema that the schema of reports uses.
private struct SchemaJudge {
  let root: [String: Any]

  func faults(_ value: Any) -> [String] { faults(value, root, "$") }

  private func faults(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    if let name = schema["$ref"] as? String {
      let definitions = root["$defs"] as? [String: [String: Any]] ?? [:]
      let key = String(name.split(separator: "/").last ?? "")
      return definitions[key].map { faults(value, $0, path) } ?? ["\(path): no \(name)"]
    }
    if let choices = schema["oneOf"] as? [[String: Any]] {
      let fitting = choices.count { faults(value, $0, path).isEmpty }
      return fitting == 1 ? [] : ["\(path): \(fitting) of the choices fit"]
    }
    if let words = schema["enum"] as? [String], !words.contains(value as? String ?? "") {
      return ["\(path): \(value)"]
    }
    if let constant = schema["const"] as? NSObject, constant != value as? NSObject {
      return ["\(path): \(value)"]
    }
    let types = (schema["type"] as? [String]) ?? (schema["type"] as? String).map { [$0] } ?? []
    if !types.isEmpty, !types.contains(where: { has(value, $0) }) {
      return ["\(path): not \(types): \(value)"]
    }
    return members(value, schema, path)
  }

  private func members(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    if let items = value as? [Any], let item = schema["items"] as? [String: Any] {
      return items.enumerated().flatMap { faults($1, item, "\(path)[\($0)]") }
    }
    guard let object = value as? [String: Any],
      let properties = schema["properties"] as? [String: [String: Any]]
    else { return [] }
    let required = schema["required"] as? [String] ?? []
    return required.filter { object[$0] == nil }.map { "\(path): \($0) is missing" }
      + object.flatMap { key, value in
        properties[key].map { faults(value, $0, "\(path).\(key)") } ?? ["\(path): unknown \(key)"]
      }
  }

  private func has(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer": value is Int
    case "number": value is Double
    case "boolean": value is Bool
    case "null": value is NSNull
    default: false
    }
  }
}
