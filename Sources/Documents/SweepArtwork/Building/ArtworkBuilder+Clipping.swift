import SweepGeometry
import SweepScene
import SweepValues
import SweepXML

extension ArtworkBuilder {
  /// The layer clipped to a `clipPath`; nil if nothing is left.
  mutating func clipped(_ layer: Layer, by clip: SVGElement) throws(ArtworkError) -> Layer? {
    var layer = layer
    if let rect = plainRect(of: clip) { return layer.clipped(to: rect) }
    let before = isClipping
    isClipping = true
    defer { isClipping = before }
    guard let outline = try content(of: clip, named: "clipPathUnits", over: layer),
      !outline.sublayers.isEmpty
    else { return nil }
    layer.mask = outline
    return layer
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
    let region = region(of: mask, in: mask["maskUnits"], over: layer)
    if let region, region.size.width <= 0 || region.size.height <= 0 { return false }
    guard var picture = try content(of: mask, named: "maskContentUnits", over: layer) else {
      return false
    }
    if let region, let seen = layer.paintedBox, let painted = picture.paintedBox,
      !region.contains(seen), !region.contains(painted)
    {
      picture = Layer(sublayers: [picture]).clipped(to: region)
    }
    var style = inheritedStyle(of: mask)
    let own = properties(of: mask, &style)["mask-type"]
    let type = ["alpha", "luminance"].contains(mode) ? mode : own
    layer.maskType = type == "alpha" ? .alpha : .luminance
    layer.mask = picture
    return true
  }

  /// The rectangle outside of which a mask or filter is transparent; nil if it is not known.
  func region(of element: SVGElement, in units: String?, over layer: Layer) -> Rect? {
    let isBox = units != "userSpaceOnUse"
    guard let box = isBox ? layer.objectBox : .zero else { return nil }
    var lengths = lengths
    if isBox { lengths.viewport = Size(width: 1, height: 1) }
    func length(_ name: String, _ axis: LengthContext.Axis, _ standard: String) -> Double {
      lengths.length(element[name] ?? standard, axis) ?? lengths.length(standard, axis) ?? 0
    }
    let found = Rect(
      x: length("x", .x, "-10%"), y: length("y", .y, "-10%"), width: length("width", .x, "120%"),
      height: length("height", .y, "120%"))
    if !isBox { return found }
    return Rect(
      x: box.minX + found.minX * box.size.width, y: box.minY + found.minY * box.size.height,
      width: found.size.width * box.size.width, height: found.size.height * box.size.height)
  }

  /// The content of a `clipPath` or `mask`, in the coordinates of the layer that uses it.
  private mutating func content(
    of element: SVGElement, named unitsName: String, over layer: Layer
  ) throws(ArtworkError) -> Layer? {
    var style = inheritedStyle(of: element)
    var properties = take(element, &style)
    properties["opacity"] = nil
    properties["filter"] = nil
    let outer = lengths.fontSize
    lengths.fontSize = style.fontSize
    defer { lengths.fontSize = outer }
    trail.append(element)
    defer { trail.removeLast() }
    var content = Layer(sublayers: try layers(of: element, in: style))
    if element[unitsName] == "objectBoundingBox" {
      if layer.holdsText {
        notes.add(.unsupported, "'\(element.name)' is measured without the texts in it", element)
      }
      guard let box = layer.objectBox, box.size.width > 0, box.size.height > 0 else { return nil }
      content.transform = [.matrix(Affine(unitSquareTo: box))]
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
  /// Whether there is a text in it.
  var holdsText: Bool {
    if case .text = content { return true }
    return sublayers.contains(where: \.holdsText)
  }
}
