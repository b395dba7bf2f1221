import SweepGeometry
import SweepScene

extension SceneEmitter {
  mutating func write(_ image: Layer.Image, of layer: Layer, _ head: ElementHead) throws(SceneError)
  {
    guard layer.bounds.size.width > 0, layer.bounds.size.height > 0 else {
      throw SceneError(layer: "", field: "bounds", message: "must have an extent to show an image")
    }
    check(image)
    guard image.contentsScale > 0, image.contentsScale < .infinity else {
      throw SceneError(
        layer: "", field: "contentsScale", message: "must be more than zero and finite")
    }
    markup.start("image")
    writeOuterAttributes(head, of: layer)
    attributes(of: image.frame(in: layer.bounds))
    markup.open(hrefName)
    markup.write("data:")
    markup.out.write(utf8: image.mediaType.rawValue)
    markup.write(";base64,")
    markup.out.writeBase64(image.bytes)
    markup.close()
    switch image.contentsGravity {
    case .resizeAspect: break
    case .resizeAspectFill: markup.attribute("preserveAspectRatio", "xMidYMid slice")
    default: markup.attribute("preserveAspectRatio", "none")
    }
    if image.magnificationFilter == .nearest {
      // `pixelated` is a value of CSS Images 3, the other one of SVG 1.1.
      markup.attribute(
        "image-rendering", options.profile == .svg11 ? "optimizeSpeed" : "pixelated")
    }
    writeCompositing(layer, head)
    end("image", with: head.animations)
  }

  /// Notes bytes that are not of the format that they are written as, which browsers do not show.
  private mutating func check(_ image: Layer.Image) {
    let type = Layer.Image.MediaType(signatureOf: image.bytes)
    if type == image.mediaType { return }
    let bytes = type.map { "the bytes of \($0.rawValue)" } ?? "bytes of no format that is known"
    note("is an image of type \(image.mediaType.rawValue) with \(bytes)")
  }

  /// Writes the sublayers once and then uses of them, each a step further.
  mutating func write(_ replicator: Layer.Replicator, of layer: Layer) throws(SceneError) {
    guard replicator.instanceCount >= 1, replicator.instanceCount <= SceneLimits.layers else {
      throw SceneError(
        layer: "", field: "instanceCount", message: "must be 1 … \(SceneLimits.layers)")
    }
    let id = ids.unique("instance")
    markup.start("g")
    attribute(id: id)
    markup.endStart()
    try write(layer.sublayers)
    markup.end("g")
    for steps in replicator.transforms(about: layer.anchor) {
      markup.start("use")
      let place = Layer(transform: steps)
      let transform = ElementTransform(steps: place.transform.indices)
      writeOuterAttributes(ElementHead(transform: transform), of: place)
      attribute(href: id)
      markup.endEmpty()
    }
  }

  /// Writes a reference to an element of the document.
  mutating func attribute(href id: String) {
    markup.open(hrefName)
    markup.write("#")
    ids.write(id, to: &markup.out)
    markup.close()
  }

  private var hrefName: StaticString { options.profile == .svg11 ? "xlink:href" : "href" }
}
