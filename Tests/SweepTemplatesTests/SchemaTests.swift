import Foundation
import SweepTemplates
import Testing

struct SchemaTests {
  private var url: URL {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../templates/template.schema.json").standardized
  }

  @Test func committedSchemaIsTheOneOfTheTables() throws {
    let schema = TemplateSchema.json()
    if ProcessInfo.processInfo.environment["RECORD_SCHEMA"] == "1" {
      try #require(ProcessInfo.processInfo.environment["CI"] == nil, "nothing is recorded in CI")
      try Data(schema.utf8).write(to: url)
      Issue.record("recorded \(url.path)")
    }
    let committed = try String(contentsOf: url, encoding: .utf8)
    #expect(committed == schema, "run RECORD_SCHEMA=1 swift test --filter SchemaTests")
  }

  @Test func schemaIsJSON() throws {
    let value = try JSONSerialization.jsonObject(with: Data(TemplateSchema.json().utf8))
    let object = try #require(value as? [String: Any])
    #expect(object["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
  }
}
