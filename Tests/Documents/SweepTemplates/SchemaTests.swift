import Foundation
import SweepTemplates
import TestSupport
import Testing

struct SchemaTests {
  @Test func committedSchemaIsTheOneOfTheTables() throws {
    #expect(
      try Recording.difference(of: TemplateSchema.json(), from: "templates/template.schema.json")
        == nil)
  }

  @Test func committedReferenceIsTheOneOfTheTables() throws {
    #expect(
      try Recording.difference(of: TemplateReference.markdown(), from: "docs/template-reference.md")
        == nil)
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
