import Foundation
import SweepDiagnostics
import SweepValidation
import TestSupport
import Testing

/// The documentation of profiles is true.
@Suite struct ProfileTests {
  private static let page = Repository.root.appending(path: "docs/embedding.md")

  @Test(arguments: Profile.allCases)
  func thePageSaysWhatAProfileHasAgainstFiles(_ profile: Profile) throws {
    let row = Self.row(of: profile)
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(text.split(separator: "\n").contains(row[...]), "docs/embedding.md lacks\n\(row)")
  }

  @Test func purposesAreSentences() {
    for profile in Profile.allCases {
      #expect(profile.purpose.hasSuffix("."))
      #expect(profile.purpose.first?.isUppercase == true)
    }
    #expect(Set(Profile.allCases.map(\.purpose)).count == Profile.allCases.count)
  }

  /// The codes beside those of `svg2`, the worst severity of each rule first.
  private static func row(of profile: Profile) -> String {
    let words = Diagnostic.Severity.allCases.compactMap { severity -> String? in
      let codes = RuleBook.all.map(\.definition).filter { rule in
        rule.severity(in: profile) == severity && rule.severity(in: .svg2) != severity
      }.map { "[\($0.code.rawValue)](rules.md#\($0.code.rawValue.lowercased()))" }
      return codes.isEmpty ? nil : "\(severity.rawValue): \(codes.joined(separator: ", "))"
    }
    return "| `\(profile.rawValue)` | \(profile.purpose) | \(words.joined(separator: "; ")) |"
  }
}
