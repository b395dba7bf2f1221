import SweepDials
import TestSupport
import Testing

@testable import SweepTemplates

/// New parts, and the values with which their lists begin.
@Suite struct PartSampleTests {
  private func errors(_ text: String) -> [String] {
    mistakes(text).filter { $0.contains("error[") }
  }

  @Test(arguments: PartSample.all.map(\.name)) func whatAListBeginsWithCanBeDrawn(
    name: String
  ) throws {
    let sample = try #require(PartSample.all.first { $0.name == name })
    let type = try #require(PartType.named(name))
    let hasPlot = !errors(sample.document(hasPlot: false)).isEmpty
    #expect(errors(sample.document(hasPlot: hasPlot)) == [])
    for key in type.allFields {
      guard let first = PartSample.first(of: key, in: name) else { continue }
      let member = "\"\(key.name)\": \(first)"
      let given = try Regex(#""\#(key.name)": \[[^\]]*\]"#)
      let others = [member, String(sample.keys.dropFirst().dropLast())].filter { !$0.isEmpty }
      let keys =
        sample.keys.contains(given)
        ? sample.keys.replacing(given, with: member) : "{\(others.joined(separator: ", "))}"
      #expect(errors(sample.document(keys, hasPlot: hasPlot)) == [], "\(name).\(key.name)")
    }
  }

  @Test func onlyPartsWithAColorOfTheirOwnTakeOneByReading() throws {
    let have = try ["needle", "bands"].map { name in
      try #require(PartType.named(name)).allFields.contains { $0.name == "colorAt" }
    }
    #expect(have == [true, false])
  }
}
