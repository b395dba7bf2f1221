public import SweepGeometry
import SweepValues

/// An imported drawing as layers: the content of an SVG file, with the names of its elements.
///
/// The module `SweepArtwork` makes it from SVG. Its coordinates are those of the file's `viewBox`.
public struct Artwork: Hashable, Sendable {
  /// The part of the plane that is shown, in the drawing's units.
  public var viewBox: Rect
  /// The fit of the view box into the drawing's rectangle.
  public var fit: ViewBoxFit
  /// The layers, the last one on top; each is called as its element's `id`.
  public var layers: [Layer]
  /// The ids of elements by the names that their editor shows for them, where these differ.
  public var labels: [String: String]

  /// Makes a drawing.
  public init(
    viewBox: Rect, fit: ViewBoxFit = ViewBoxFit(), layers: [Layer], labels: [String: String] = [:]
  ) {
    self.viewBox = viewBox
    self.fit = fit
    self.layers = layers
    self.labels = labels
  }

  /// The map from the drawing's units to those of a rectangle.
  public func affine(to frame: Rect) -> Affine { fit.affine(from: viewBox, to: frame) ?? .identity }

  /// The names of its elements, by id and by label, sorted.
  public var names: [String] {
    var names = Set(labels.keys)
    var rest = layers
    while let layer = rest.popLast() {
      if !layer.name.isEmpty { names.insert(layer.name) }
      rest += layer.sublayers
    }
    return names.sorted()
  }
}

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

extension Artwork {
  /// Makes artwork of a PNG, JPEG, GIF or WebP picture, with one unit for each pixel; nil for other
  /// bytes, and for a picture without a size.
  public init?(picture bytes: [UInt8]) {
    guard let type = Image.MediaType(signatureOf: bytes),
      let size = PictureFormat(signatureOf: bytes)?.pixelSize(of: bytes)
    else { return nil }
    var layer = Layer(content: .image(Image(type, bytes: bytes)))
    layer.bounds = Rect(origin: .zero, size: size)
    layer.anchorPoint = .zero
    self.init(viewBox: layer.bounds, layers: [layer])
  }

  /// The artwork in a layer, as small as covers a rectangle, beyond which it may go.
  package func covering(_ frame: Rect) -> Layer {
    let map = ViewBoxFit(.cover).affine(from: viewBox, to: frame) ?? .identity
    return Layer(transform: [.matrix(map)], sublayers: layers)
  }
}
