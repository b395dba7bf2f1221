import SweepGeometry
import SweepScene
import SweepValues
import SweepXML

extension ArtworkBuilder {
  /// The layer of a picture that the file holds; one from elsewhere has been noted before.
  mutating func image(
    _ element: SVGElement, _ style: Style, _ properties: Properties
  ) -> Layer? {
    guard style.isVisible, let href = element.href?.withoutSpace,
      href.lowercased().hasPrefix("data:")
    else { return nil }
    if isClipping { return nil }
    guard let image = Layer.Image(dataURI: href) else {
      notes.add(
        .invalid, "'image' that is no PNG, JPEG, GIF or WebP in base64 is left out", element)
      return nil
    }
    let format = PictureFormat(signatureOf: image.bytes)
    if format?.isDamaged(image.bytes) == true {
      notes.add(.invalid, "the picture of 'image' is damaged", element)
    }
    let pixels = format?.pixelSize(of: image.bytes)
    let frame = frame(of: element, properties, pixels)
    guard frame.size.width > 0, frame.size.height > 0 else {
      notes.add(.unsupported, "'image' without a width and height is left out", element)
      return nil
    }
    let fit = ViewBoxFit(preserveAspectRatio: element["preserveAspectRatio"] ?? "")
    if fit.scaling != .stretch, fit.alignment != Point(0.5, 0.5) {
      if let pixels { return placed(image, of: pixels, fit, in: frame) }
      notes.add(.unsupported, "'image' of unknown size stands in the middle", element)
    }
    return layer(image, in: frame, fit.scaling)
  }

  /// The rectangle of a picture; `auto` sizes follow from its pixels (SVG 2, 12.3).
  private mutating func frame(
    of element: SVGElement, _ properties: Properties, _ pixels: Size?
  ) -> Rect {
    var frame = rectangle(of: element, properties)
    guard let pixels else { return frame }
    func isAuto(_ name: String) -> Bool { properties[name] ?? "auto" == "auto" }
    switch (isAuto("width"), isAuto("height")) {
    case (true, true): frame.size = pixels
    case (true, false): frame.size.width = frame.size.height * pixels.width / pixels.height
    case (false, true): frame.size.height = frame.size.width * pixels.height / pixels.width
    case (false, false): break
    }
    return frame
  }

  /// A picture that is not centred in its rectangle.
  private func placed(
    _ image: Layer.Image, of pixels: Size, _ fit: ViewBoxFit, in frame: Rect
  ) -> Layer? {
    let box = Rect(origin: .zero, size: pixels)
    guard let map = fit.affine(from: box, to: frame),
      let place = Path.rect(box).applying(map).boundingBox
    else { return nil }
    let picture = layer(image, in: place, .stretch)
    return fit.scaling == .cover ? Layer(sublayers: [picture]).clipped(to: frame) : picture
  }

  private func layer(_ image: Layer.Image, in frame: Rect, _ scaling: ViewBoxFit.Scaling) -> Layer {
    var image = image
    switch scaling {
    case .contain: image.contentsGravity = .resizeAspect
    case .cover: image.contentsGravity = .resizeAspectFill
    case .stretch: image.contentsGravity = .resize
    }
    var layer = Layer(content: .image(image))
    // Its place is no transform, which librsvg leaves out of the boxes of groups.
    layer.bounds = frame
    layer.anchorPoint = .zero
    layer.position = frame.origin
    return layer
  }
}

extension Layer.Image {
  /// Makes a picture from `data:image/png;base64,…`; the first bytes determine the format.
  fileprivate init?(dataURI: String) {
    guard case .data(let data) = Address(dataURI), data.isBase64,
      let bytes = Base64.decode(data.payload), let type = MediaType(signatureOf: bytes)
    else { return nil }
    self.init(type, bytes: bytes)
  }
}
