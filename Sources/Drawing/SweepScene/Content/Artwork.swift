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
  /// The name of the drawing as a whole, as the `id` of the file's root; empty for none.
  public var name: String
  /// The names that the editor shows for several elements; the first of these has the name.
  public var sharedLabels: Set<String> = []
  /// The centres of rotation that the editor shows, from the middles of elements, by their ids.
  public var centers: [String: Vector] = [:]

  /// Makes a drawing.
  public init(
    viewBox: Rect, fit: ViewBoxFit = ViewBoxFit(), layers: [Layer], labels: [String: String] = [:],
    name: String = ""
  ) {
    self.viewBox = viewBox
    self.fit = fit
    self.layers = layers
    self.labels = labels
    self.name = name
  }

  /// The name of the layer of a copy by `use`, beside the element of that name.
  package static func copyName(_ name: String) -> String { name.isEmpty ? "" : name + " copy" }

  /// The map from the drawing's units to those of a rectangle.
  public func affine(to frame: Rect) -> Affine { fit.affine(from: viewBox, to: frame) ?? .identity }

  /// The names of its elements, by id and by label, and of the drawing as a whole, sorted.
  public var names: [String] {
    var names = Set(labels.keys)
    if !name.isEmpty { names.insert(name) }
    var copies: Set<String> = []
    var rest = layers
    while let layer = rest.popLast() {
      if !layer.name.isEmpty { names.insert(layer.name) }
      copies.insert(Self.copyName(layer.name))
      rest += layer.sublayers
    }
    return names.subtracting(copies).sorted()
  }
}

extension Artwork {
  /// The path of an element through the layers, as indices among siblings; nil for an unknown name, and
  /// empty for that of the drawing as a whole.
  ///
  /// Visible layers are preferred to hidden ones, and the element itself to its copies.
  ///
  /// - Parameter name: its id, or the label that its editor shows.
  public func path(to name: String) -> [Int]? { place(of: name)?.path }

  private typealias Place = (path: [Int], rank: Int)

  private func place(of name: String) -> Place? {
    func first(_ id: String) -> Place? {
      Self.places([id, Self.copyName(id)], in: layers, isHidden: false).min { $0.rank < $1.rank }
    }
    let isWhole = name == self.name && !name.isEmpty
    return first(name) ?? labels[name].flatMap(first) ?? (isWhole ? ([], 0) : nil)
  }

  /// The places of the layers with one of two names, in their order.
  private static func places(_ names: [String], in layers: [Layer], isHidden: Bool) -> [Place] {
    layers.enumerated().flatMap { index, layer in
      let isHidden = isHidden || layer.isHidden
      if let which = names.firstIndex(of: layer.name) {
        return [(path: [index], rank: which + (isHidden ? 2 : 0))]
      }
      return places(names, in: layer.sublayers, isHidden: isHidden)
        .map { (path: [index] + $0.path, rank: $0.rank) }
    }
  }

  /// The drawing without an element and its copies; unchanged for an unknown name.
  public func without(_ name: String) -> Artwork { changed(name) { _, _ in nil } }

  /// The drawing with nothing but an element, in the groups that hold it.
  public func only(_ name: String) -> Artwork {
    guard let path = path(to: name) else { return self }
    var artwork = self
    artwork.layers = layers.keepingOnly(path[...])
    return artwork
  }

  /// The drawing with an element and its copies exchanged; a hidden element shows.
  ///
  /// - Parameter name: its id or label, nil for the drawing as a whole; an unknown one changes nothing.
  /// - Parameter change: gives the new layer from the old one and the map from the coordinates
  ///   around the element to the drawing's; nil takes it out.
  public func changed(_ name: String?, _ change: (Layer, Affine) -> Layer?) -> Artwork {
    guard let (path, rank) = name.map(place) ?? ([], 0) else { return self }
    var artwork = self
    if path.isEmpty {
      artwork.layers = [change(layer(at: []), .identity)].compactMap(\.self)
      return artwork
    }
    if rank > 1 { artwork.layers = layers.shown(at: path[...]) }
    let outer = outerMap(at: path)
    let id = layer(at: path).name
    let names = [id, Self.copyName(id)]
    artwork.layers = artwork.layers.replacing(names) { change($0, outer) }
    return artwork
  }

  /// The layer at a path; all layers in one for an empty one.
  package func layer(at path: [Int]) -> Layer {
    path.reduce(Layer(sublayers: layers)) { $0.sublayers[$1] }
  }

  /// The map from the coordinates around the layer at a path to the drawing's.
  package func outerMap(at path: [Int]) -> Affine {
    path.indices.dropFirst().reduce(.identity) { $0 * layer(at: Array(path[..<$1])).affine }
  }
}

extension [Layer] {
  /// The layers with those of some names exchanged, in masks too.
  fileprivate func replacing(_ names: [String], _ change: (Layer) -> Layer?) -> [Layer] {
    compactMap { layer in
      if names.contains(layer.name) { return change(layer) }
      var layer = layer
      if !layer.sublayers.isEmpty { layer.sublayers = layer.sublayers.replacing(names, change) }
      if let mask = layer.mask { layer.mask = [mask].replacing(names, change).first ?? Layer() }
      return layer
    }
  }

  /// The layers with those along a path shown.
  fileprivate func shown(at path: ArraySlice<Int>) -> [Layer] {
    guard let index = path.first else { return self }
    var layers = self
    layers[index].isHidden = false
    layers[index].sublayers = layers[index].sublayers.shown(at: path.dropFirst())
    return layers
  }

  fileprivate func keepingOnly(_ path: ArraySlice<Int>) -> [Layer] {
    guard let index = path.first else { return self }
    var layer = self[index]
    layer.isHidden = false
    if path.count > 1 { layer.sublayers = layer.sublayers.keepingOnly(path.dropFirst()) }
    return [layer]
  }
}

extension Artwork {
  /// Makes artwork of a PNG, JPEG, GIF or WebP picture, with one unit for each pixel; nil for other
  /// bytes, and for a picture without a size.
  public init?(picture bytes: [UInt8]) {
    guard let type = Layer.Image.MediaType(signatureOf: bytes),
      let size = PictureFormat(signatureOf: bytes)?.pixelSize(of: bytes)
    else { return nil }
    var layer = Layer(
      content: .image(Layer.Image(type, bytes: bytes, contentsGravity: .resizeAspect)))
    layer.bounds = Rect(origin: .zero, size: size)
    layer.anchorPoint = .zero
    self.init(viewBox: layer.bounds, layers: [layer])
  }

  /// The artwork in a layer, as small as covers a rectangle, beyond which it may go.
  package func covering(_ frame: Rect) -> Layer {
    let map = ViewBoxFit(.cover).affine(from: viewBox, to: frame) ?? .identity
    return Layer(transform: [.matrix(map)], sublayers: layers)
  }

  /// The artwork in a layer that points up from a place, the middle of its edge at the back.
  package func standing(at foot: Point, pointing direction: Angle, length: Double) -> Layer {
    let ahead = Vector(heading: direction)
    let half = Vector(
      dx: ahead.dx * viewBox.size.width / 2, dy: ahead.dy * viewBox.size.height / 2)
    let extent = 2 * (half.dx * ahead.dx + half.dy * ahead.dy)
    let steps: [TransformOperation] = [
      .rotate(-direction), .scale(length / extent),
      .translate(.zero - (viewBox.center - half)),
    ]
    return Layer(position: foot, transform: steps, sublayers: layers)
  }
}
