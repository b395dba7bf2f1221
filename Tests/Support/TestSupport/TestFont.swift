package import Foundation

/// Free fonts that the system has, or that `Scripts/test.sh` puts into `.build/fonts`.
package enum TestFont: String, CaseIterable {
  case dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
  case liberation = "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf"
  case noto = "NotoSans-Regular.ttf"
  case arabic = "NotoSansArabic-Regular.ttf"
  case devanagari = "NotoSansDevanagari-Regular.ttf"
  case postScript = "B612-Regular.otf"
  case variable = "Inter-roman.var.ttf"

  /// The folder of the fonts that the system does not have.
  package static let folder = Repository.root.appending(path: ".build/fonts")

  package var path: String {
    rawValue.hasPrefix("/") ? rawValue : Self.folder.appending(path: rawValue).path
  }

  package func bytes() throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }
}
