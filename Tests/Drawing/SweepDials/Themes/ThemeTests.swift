import Foundation
@testable import SweepDials
import SweepScene
import Testing

/// Themes against WCAG 2.2: text stands out from the face (1.4.3), and so do marks (1.4.11).
@Suite struct ThemeTests {
  static let text: [ThemeColor.Token] = [.ink, .muted, .good]
  static let marks: [ThemeColor.Token] = [
    .mark, .accent, .needle, .needleShade, .hand, .secondHand, .good, .warning, .danger,
  ]

  @Test(arguments: Theme.library)
  func `text and marks stand out`(theme: Theme) {
    for (tokens, least) in [(Self.text, 4.5), (Self.marks, 3)] {
      for token in tokens {
        for face in [theme.face, theme.faceEdge] {
          let contrast = theme[token].contrast(with: face)
          #expect(contrast >= least, "\(theme.name): \(token) has \(contrast) on \(face)")
        }
      }
    }
  }

  @Test(arguments: Theme.library)
  func `words of danger can be read`(theme: Theme) {
    for face in [theme.face, theme.faceEdge] {
      #expect(theme.ink(.token(.danger)).contrast(with: face) >= 4.5, "\(theme.name)")
    }
  }

  @Test(arguments: Theme.library.filter { $0.face.isDark })
  func `danger is a full red on dark faces`(theme: Theme) {
    let red = theme.danger
    #expect(red.red >= 0.85 && max(red.green, red.blue) <= 0.36, "\(theme.name): \(red)")
  }

  @Test func `contrast is that of the specification`() {
    #expect(Color.black.contrast(with: Color(0xffffff)) == 21)
    #expect(abs(Color(0x777777).contrast(with: Color(0xffffff)) - 4.478) < 0.001)
  }

  @Test func `every theme has a name and a look of its own`() {
    #expect(Set(Theme.library.map(\.name)).count == Theme.library.count)
    #expect(Set(Theme.library.map { [$0.face, $0.mark, $0.needle] }).count == Theme.library.count)
  }
}

extension Color {
  /// The contrast ratio of WCAG 2.2, from 1 to 21.
  fileprivate func contrast(with other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private var luminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
