// Made by Scripts/font-widths.py from LiberationMono of Debian.

extension FontWidths {
  /// LiberationMono, regular and bold.
  static let mono = FontWidths(
    regular: Array(repeating: 600, count: 206),
    bold: Array(repeating: 600, count: 206))
}
