import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds `data:` addresses that do not hold the picture they claim.
struct EmbeddedData: Rule {
  let definition = RuleDefinition(
    "SH1606", .warning, for: .others, except: [.untrusted: .error], example: .untrusted,
    "A 'data:' address must hold a PNG, JPEG, GIF or WebP whose first bytes match its type."
      + " Anything else, including another SVG, escapes these checks.",
    wrong: #"<image href="data:image/svg+xml,%3Csvg/%3E"/>"#,
    right: #"<image href="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="1" height="1"/>"#)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for found in facts.addresses.all where !found.address.isScript {
      guard case .data(let data) = found.address else { continue }
      let isPicture = Self.pictures.contains(data.type)
      if isPicture, data.pictureFormat?.rawValue == data.type { continue }
      // Other data is not a mistake in itself; data that only claims to be a picture is.
      guard facts.profile == .untrusted || isPicture && data.isBase64 else { continue }
      findings.add(
        isPicture
          ? "the data is not \(data.type.quoted) as its address claims"
          : "the data is \(data.type.quoted), not a PNG, JPEG, GIF or WebP", found.place,
        hint: "save the picture as PNG and embed that")
    }
  }

  private static let pictures: Set<String> = ["image/png", "image/jpeg", "image/gif", "image/webp"]
}
