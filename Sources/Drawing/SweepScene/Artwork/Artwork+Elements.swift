public import SweepGeometry

extension Artwork {
  /// The path of an element through the layers, as indices among siblings; nil for an unknown name.
  ///
  /// - Parameter name: its id, or the label that its editor shows.
  public func path(to name: String) -> [Int]? {
    find(name, in: layers) ?? labels[name].flatMap { find($0, in: layers) }
  }

  private func find(_ name: String, in layers: [Layer]) -> [Int]? {
    for (index, layer) in layers.enumerated() {
      if layer.name == name { return [index] }
      if let rest = find(name, in: layer.sublayers) { return [index] + rest }
    }
    return nil
  }

  /// The drawing without an element; unchanged for an unknown name.
  public func without(_ name: String) -> Artwork {
    changed(at: path(to: name)) { _, _ in nil }
  }

  /// The drawing with nothing but an element, in the groups that hold it.
  public func only(_ name: String) -> Artwork {
    guard let path = path(to: name) else { return self }
    var artwork = self
    artwork.layers = layers.keepingOnly(path[...])
    return artwork
  }

  /// The drawing with an element exchanged.
  ///
  /// - Parameter path: the way to the element; nil changes nothing.
  /// - Parameter change: gives the new layer from the old one and the map from the coordinates
  ///   around it to the drawing's; nil takes it out.
  public func changed(at path: [Int]?, _ change: (Layer, Affine) -> Layer?) -> Artwork {
    guard let path else { return self }
    var artwork = self
    artwork.layers = layers.changed(at: path[...], .identity, change)
    return artwork
  }
}

extension [Layer] {
  fileprivate func changed(
    at path: ArraySlice<Int>, _ outer: Affine, _ change: (Layer, Affine) -> Layer?
  ) -> [Layer] {
    guard let index = path.first, indices.contains(index) else { return self }
    var layers = self
    if path.count == 1 {
      if let layer = change(self[index], outer) {
        layers[index] = layer
      } else {
        layers.remove(at: index)
      }
    } else {
      layers[index].sublayers = self[index].sublayers.changed(
        at: path.dropFirst(), outer * self[index].affine, change)
    }
    return layers
  }

  fileprivate func keepingOnly(_ path: ArraySlice<Int>) -> [Layer] {
    guard let index = path.first else { return self }
    var layer = self[index]
    if path.count > 1 { layer.sublayers = layer.sublayers.keepingOnly(path.dropFirst()) }
    return [layer]
  }
}
