import SweepGeometry
import SweepScene
import SweepValues
import SweepXML

extension ArtworkBuilder {
  /// The layer clipped to a `clipPath`; nil if nothing is left.
  mutating func clipped(_ layer: Layer, by clip: SVGElement) throws(ArtworkError) -> Layer? {
    if let rect = plainRect(of: clip) { return layer.clipped(to: rect) }
    guard var layer = try clipped(layer, byClipOf: clip) else { return nil }
    let before = isClipping
    isClipping = true
    defer { isClipping = before }
    guard let outline = try content(of: clip, named: "clipPathUnits", over: &layer),
      !outline.sublayers.isEmpty
    else { return nil }
    layer.mask = outline
    return layer
  }

  /// The layer clipped to the clip of a `clipPath`, which is measured by the layer as well.
  private mutating func clipped(
    _ layer: Layer, byClipOf clip: SVGElement
  ) throws(ArtworkError) -> Layer? {
    trail.append(clip)
    defer { trail.removeLast() }
    var style = inheritedStyle(of: clip)
    let properties = properties(of: clip, &style)
    guard let outer = ownClip(of: clip, properties) else { return layer }
    return try clipped(layer, by: outer).map { Layer(sublayers: [$0]) }
  }

  /// The clip of a `clipPath` without a transform; nil for none.
  private mutating func ownClip(of clip: SVGElement, _ properties: Properties) -> SVGElement? {
    guard clip.name == "clipPath", isPlain(clip, properties),
      PaintValue.reference(properties["clip-path"] ?? "none") != nil
    else { return nil }
    return reference("clip-path", in: properties, clip)
  }

  private func isPlain(_ element: SVGElement, _ properties: Properties) -> Bool {
    properties["transform"] ?? element["transform"] == nil
  }

  /// The rectangle of a clip, if it is a single one without corners and rotation.
  private mutating func plainRect(of clip: SVGElement) -> Rect? {
    let shapes = clip.elements.filter { $0.isSVG && ElementKind($0.name) != nil }
    guard shapes.count == 1, let rect = shapes.first, rect.name == "rect",
      clip["clipPathUnits"] ?? "userSpaceOnUse" == "userSpaceOnUse",
      rect["transform"] == nil, clip["transform"] == nil
    else { return nil }
    var style = inheritedStyle(of: rect)
    let own = properties(of: clip, &style)
    let properties = properties(of: rect, &style)
    let complex = ["rx", "ry", "transform", "clip-path", "display", "visibility"]
    guard complex.allSatisfy({ properties[$0] == nil && own[$0] == nil }) else { return nil }
    let found = rectangle(of: rect, properties)
    return found.size.width > 0 && found.size.height > 0 ? found : nil
  }

  /// Applies a `mask` to a layer; false if nothing of it is visible.
  ///
  /// - Parameter mode: `alpha` or `luminance` where that is not the mask's to say.
  mutating func masked(
    _ layer: inout Layer, by mask: SVGElement, mode: String? = nil
  ) throws(ArtworkError) -> Bool {
    let isBox = mask["maskUnits"] != "userSpaceOnUse"
    let region = region(of: mask, isBox: isBox)
    if region.size.width <= 0 || region.size.height <= 0 { return false }
    if isBox { layer.hideFlat() }
    guard var picture = try content(of: mask, named: "maskContentUnits", over: &layer) else {
      return false
    }
    if isBox {
      layer.maskUnits = MaskUnits(
        region: region, isContentInBox: layer.maskUnits?.isContentInBox ?? false)
      layer.showBoxes()
    } else if layer.maskUnits == nil, let painted = picture.paintedBox,
      !region.contains(painted)
    {
      picture = Layer(sublayers: [picture]).clipped(to: region)
    }
    var style = inheritedStyle(of: mask)
    let own = properties(of: mask, &style)["mask-type"]
    let type = ["alpha", "luminance"].contains(mode) ? mode : own
    layer.maskType = type == "alpha" ? .alpha : .luminance
    layer.mask = picture
    if !isBox, layer.maskUnits != nil { layer = Layer(sublayers: [layer]).clipped(to: region) }
    return true
  }

  /// The rectangle outside of which a mask or filter is transparent, in its user's coordinates or
  /// as parts of the box.
  mutating func region(of element: SVGElement, isBox: Bool) -> Rect {
    var lengths = lengths
    if isBox { lengths.viewport = Size(width: 1, height: 1) }
    let standard = [
      ("x", LengthContext.Axis.x, "-10%"), ("y", .y, "-10%"), ("width", .x, "120%"),
      ("height", .y, "120%"),
    ]
    let found = standard.map { name, axis, standard in
      if let text = element[name] {
        if let length = lengths.length(text, axis) { return length }
        notes.add(.invalid, "the \(name) of '\(element.name)' cannot be read", element)
      }
      return lengths.length(standard, axis) ?? 0
    }
    return Rect(x: found[0], y: found[1], width: found[2], height: found[3])
  }

  /// The content of a `clipPath` or `mask`, in the coordinates of the layer that uses it, or in
  /// those of its box.
  private mutating func content(
    of element: SVGElement, named unitsName: String, over layer: inout Layer
  ) throws(ArtworkError) -> Layer? {
    var style = inheritedStyle(of: element)
    var properties = take(element, &style)
    properties["opacity"] = nil
    properties["filter"] = nil
    if ownClip(of: element, properties) != nil { properties["clip-path"] = nil }
    if element.name == "mask", properties["mask"] ?? "none" != "none" {
      notes.add(.unsupported, "the mask of a 'mask' counts only in some browsers", element)
    }
    let outer = lengths.fontSize
    lengths.fontSize = style.fontSize
    defer { lengths.fontSize = outer }
    trail.append(element)
    defer { trail.removeLast() }
    var content = Layer(sublayers: try layers(of: element, in: style))
    if element[unitsName] == "objectBoundingBox" {
      layer.hideFlat()
      if element.name == "mask" || isPlain(element, properties) {
        layer.maskUnits = MaskUnits(region: nil, isContentInBox: true)
        layer.showBoxes()
      } else if let box = layer.objectBox {
        content.transform = [.matrix(Affine(unitSquareTo: box))]
        layer.isMeasuredAtRest = true
      }
    }
    return try composed(content, element, properties, keepsTransform: element.name == "clipPath")
  }
}

extension Affine {
  /// The map of the square of 0 … 1 to a rectangle.
  init(unitSquareTo box: Rect) {
    self.init(a: box.size.width, b: 0, c: 0, d: box.size.height, tx: box.minX, ty: box.minY)
  }
}

extension Rect {
  /// Whether another rectangle lies in this one.
  func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}

extension Layer {
  /// Hides a layer with an empty box, which nothing is seen of until a needle in it turns.
  mutating func hideFlat() {
    guard isFlat else { return }
    if sublayers.isEmpty { self = Layer(sublayers: [self]) }
    isHidden = true
  }

  /// Whether the box around the outlines has no extent, and there is no text in it.
  fileprivate var isFlat: Bool {
    if holdsText { return false }
    return objectBox.map { $0.size.width <= 0 || $0.size.height <= 0 } ?? true
  }

  private var holdsText: Bool {
    if case .text = content { return true }
    return sublayers.contains(where: \.holdsText)
  }

  /// Keeps the outlines that count for the box alone: without paint, but not hidden.
  mutating func showBoxes() {
    if sublayers.isEmpty { isHidden = false }
    for index in sublayers.indices
    where !sublayers[index].isHidden || sublayers[index].sublayers.isEmpty {
      sublayers[index].showBoxes()
    }
  }
}
