/// The weights that a face is cut in.
package enum Weight: String, Hashable, Sendable, CaseIterable {
  case light, regular, bold

  /// the instance for a weight of CSS, 1 … 1000: light up to 300, bold from 600 on.
  package init(_ number: Int) { self = number <= 300 ? .light : number < 600 ? .regular : .bold }
}
