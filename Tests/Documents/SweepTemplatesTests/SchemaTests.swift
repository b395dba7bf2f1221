import Foundation
import SweepTemplates
import TestSupport
import Testing

struct SchemaTests {
  @Test func committedSchemaIsTheOneOfTheTables() throws {
    try checkRecorded(TemplateSchema.json(), against: "templates/template.schema.json")
  }

  @Test func committedReferenceIsTheOneOfTheTables() throws {
    try checkRecorded(TemplateReference.markdown(), against: "docs/template-reference.md")
  }

  @Test func theReferenceListsKeysInsideOfKeys() {
    let reference = TemplateReference.markdown()
    for key in ["pivot", "path", "perDecade", "beginTime", "stiffness", "labelWeight"] {
      #expect(reference.contains("| `\(key)` |"))
    }
    #expect(!reference.contains("`null`"))
  }

  @Test func schemaIsJSON() throws {
    let value = try JSONSerialization.jsonObject(with: Data(TemplateSchema.json().utf8))
    let object = try #require(value as? [String: Any])
    #expect(object["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
  }
}

/// Compares a text with the committed one, or with `RECORD_SCHEMA=1` writes it, and fails.
func checkRecorded(_ text: String, against path: String) throws {
  let url = Repository.root.appending(path: path)
  if ProcessInfo.processInfo.environment["RECORD_SCHEMA"] == "1" {
    try #require(ProcessInfo.processInfo.environment["CI"] == nil, "nothing is recorded in CI")
    try Data(text.utf8).write(to: url)
    Issue.record("recorded \(path)")
  }
  let committed = try String(contentsOf: url, encoding: .utf8)
  #expect(committed == text, "RECORD_SCHEMA=1 records \(path)")
}
