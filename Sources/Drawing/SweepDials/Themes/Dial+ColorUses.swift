package import SweepScene

extension Dial {
  /// The colours of the theme that layers of the dial depend on, also through mixtures and gradients:
  /// those without which they would look different.
  ///
  /// - Parameter paths: the indices that lead to each layer, from the root.
  package func colorUses(of paths: [[Int]]) -> [[ThemeColor.Token]] {
    var uses = paths.map { _ in [ThemeColor.Token]() }
    guard let base = try? scene().layers else { return uses }
    for token in ThemeColor.Token.allCases {
      var other = self
      // As little as possible, so that no colour that stands out from another is chosen anew.
      let green = context.theme[token].green
      other.context.theme[token].green = green < 0.5 ? green + 1e-9 : green - 1e-9
      guard let layers = try? other.scene().layers else { continue }
      for (index, path) in paths.enumerated() where layers.layer(at: path) != base.layer(at: path) {
        uses[index].append(token)
      }
    }
    return uses
  }
}

extension [Layer] {
  /// The layer behind indices from the root; nil for none.
  package func layer(at path: [Int]) -> Layer? {
    guard let first = path.first, indices.contains(first) else { return nil }
    let rest = [Int](path.dropFirst())
    return rest.isEmpty ? self[first] : self[first].sublayers.layer(at: rest)
  }

  /// Changes the layer behind indices from the root, if there is one.
  package mutating func change(at path: [Int], _ change: (inout Layer) -> Void) {
    guard let first = path.first, indices.contains(first) else { return }
    let rest = [Int](path.dropFirst())
    if rest.isEmpty { return change(&self[first]) }
    self[first].sublayers.change(at: rest, change)
  }
}
