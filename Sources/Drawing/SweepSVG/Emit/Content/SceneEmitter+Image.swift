import SweepGeometry
import SweepScene

extension SceneEmitter {
  mutating func write(_ image: Layer.Image, of layer: Layer, _ head: ElementHead) throws(SceneError)
  {
    guard layer.bounds.size.width > 0, layer.bounds.size.height > 0 else {
      throw SceneError(layer: "", field: "bounds", message: "must have an extent to show an image")
    }
    check(image)
    markup.start("image")
    writeOuterAttributes(head, of: layer)
    attribute("x", layer.bounds.minX, unless: 0)
    attribute("y", layer.bounds.minY, unless: 0)
    attribute("width", layer.bounds.size.width)
    attribute("height", layer.bounds.size.height)
    markup.open(hrefName)
    markup.write("data:")
    markup.out.write(utf8: image.mediaType.rawValue)
    markup.write(";base64,")
    markup.out.writeBase64(image.bytes)
    markup.close()
    switch image.contentsGravity {
    case .resizeAspect: break
    case .resizeAspectFill: markup.attribute("preserveAspectRatio", "xMidYMid slice")
    case .resize: markup.attribute("preserveAspectRatio", "none")
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
  mutating func write(_ replicator: Layer.Replicator, sublayers: [Layer]) throws(SceneError) {
    guard replicator.instanceCount >= 1, replicator.instanceCount <= SceneLimits.layers else {
      throw SceneError(
        layer: "", field: "instanceCount", message: "must be 1 … \(SceneLimits.layers)")
    }
    let id = ids.unique("copy")
    markup.start("g")
    attribute(id: id)
    markup.endStart()
    try write(sublayers)
    markup.end("g")
    let once = replicator.instanceTransform.affine
    var product = Affine.identity
    for copy in 1..<max(replicator.instanceCount, 1) {
      product = product * once
      markup.start("use")
      let step = Layer(transform: [replicator.transform(ofCopy: copy, product: product)])
      writeOuterAttributes(ElementHead(transform: ElementTransform(steps: 0..<1)), of: step)
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

extension Layer.Replicator {
  /// The transform of the n-th copy: one step multiplied if that is exact, else the product.
  fileprivate func transform(ofCopy copy: Int, product: Affine) -> TransformOperation {
    switch instanceTransform.first {
    case .rotate(let angle) where instanceTransform.count == 1: return .rotate(angle * Double(copy))
    case .translate(let vector) where instanceTransform.count == 1:
      return .translate(vector * Double(copy))
    default: return .matrix(product)
    }
  }
}
