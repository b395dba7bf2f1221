package import SweepGeometry
import SweepValues

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
