import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds data within addresses that are not the pictures they should be.
struct EmbeddedData: SafetyRule {
  let code = DiagnosticCode(
    "SH1606",
    "A 'data:' address holds a PNG, JPEG, GIF or WebP, and its bytes begin as such a file does."
      + " Anything else, another SVG too, escapes the checks of this file.")

  let examples = RuleExamples(
    for: .untrusted,
    bad: [
      "<image href=\"data:image/svg+xml,%3Csvg/%3E\"/>",
      "<image href=\"data:image/png;base64,R0lGODlhAQABAAAAACw=\"/>",
      "<path d=\"M0 0H9\" fill=\"url(data:font/woff2;base64,AAAA)\"/>",
    ],
    good: ["<image href=\"data:image/gif;base64,R0lGODlhAQABAAAAACw=\" width=\"1\" height=\"1\"/>"])

  let elsewhere: Diagnostic.Severity? = .warning

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for found in facts.addresses.all where !found.address.isScript {
      guard case .data(let data) = found.address else { continue }
      let isPicture = Self.pictures.contains(data.type)
      if isPicture, data.pictureFormat?.rawValue == data.type { continue }
      // Other data is no mistake by itself, but what is no picture behind a picture's name is.
      guard facts.profile == .untrusted || isPicture && data.isBase64 else { continue }
      findings.add(
        isPicture
          ? "the data is not \(data.type.quoted), as its address says"
          : "the data is \(data.type.quoted), not a PNG, JPEG, GIF or WebP", found.place,
        hint: "save the picture as PNG and put that in")
    }
  }

  private static let pictures: Set<String> = ["image/png", "image/jpeg", "image/gif", "image/webp"]
}
