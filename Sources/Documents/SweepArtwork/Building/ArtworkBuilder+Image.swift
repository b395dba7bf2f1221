import SweepGeometry
import SweepScene
import SweepValues
import SweepXML

extension ArtworkBuilder {
  /// The layer of a picture that the file holds; one from elsewhere has been noted before.
  mutating func image(_ element: SVGElement, _ style: Style) -> Layer? {
    guard style.isVisible, let href = element.href?.withoutSpace,
      href.lowercased().hasPrefix("data:")
    else { return nil }
    if isClipping { return nil }
    guard let image = Image(dataURI: href) else {
      notes.add(
        .invalid, "'image' that is no PNG, JPEG, GIF or WebP in base64 is left out", element)
      return nil
    }
    let size = Size(
      width: length("width", .x, of: element), height: length("height", .y, of: element))
    guard size.width > 0, size.height > 0 else {
      notes.add(.unsupported, "'image' without a width and height is left out", element)
      return nil
    }
    var layer = Layer(content: .image(image))
    layer.bounds = Rect(origin: .zero, size: size)
    layer.anchorPoint = .zero
    layer.position = Point(length("x", .x, of: element), length("y", .y, of: element))
    guard case .image(var shown) = layer.content else { return layer }
    switch ViewBoxFit(preserveAspectRatio: element["preserveAspectRatio"] ?? "").scaling {
    case .contain: break
    case .cover: shown.contentsGravity = .resizeAspectFill
    case .stretch: shown.contentsGravity = .resize
    }
    layer.content = .image(shown)
    return layer
  }
}

extension Image {
  /// Makes a picture from `data:image/png;base64,…`; the format is told by its first bytes.
  fileprivate init?(dataURI: String) {
    guard case .data(let data) = Address(dataURI), data.isBase64,
      let bytes = Base64.decode(data.payload), let type = MediaType(signatureOf: bytes)
    else { return nil }
    self.init(type, bytes: bytes)
  }
}
