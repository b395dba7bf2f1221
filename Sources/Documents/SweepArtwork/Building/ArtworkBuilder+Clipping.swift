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
    guard let outline = try content(of: clip, named: "clipPathUnits", over: &layer),
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
    let isBox = mask["maskUnits"] != "userSpaceOnUse"
    let region = region(of: mask, isBox: isBox)
    if region.size.width <= 0 || region.size.height <= 0 { return false }
    if isBox, layer.isFlat { return false }
    guard var picture = try content(of: mask, named: "maskContentUnits", over: &layer) else {
      return false
    }
    if isBox {
      layer.maskUnits = MaskUnits(
        region: region, isContentInBox: layer.maskUnits?.isContentInBox ?? false)
      layer.showBoxes()
    } else if let seen = layer.paintedBox, let painted = picture.paintedBox,
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

  /// The rectangle outside of which a mask or filter is transparent, in its user's coordinates or
  /// as parts of the box.
  func region(of element: SVGElement, isBox: Bool) -> Rect {
    var lengths = lengths
    if isBox { lengths.viewport = Size(width: 1, height: 1) }
    func length(_ name: String, _ axis: LengthContext.Axis, _ standard: String) -> Double {
      lengths.length(element[name] ?? standard, axis) ?? lengths.length(standard, axis) ?? 0
    }
    return Rect(
      x: length("x", .x, "-10%"), y: length("y", .y, "-10%"), width: length("width", .x, "120%"),
      height: length("height", .y, "120%"))
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
      if layer.isFlat { return nil }
      let isPlain = properties["transform"] ?? element["transform"] == nil
      if isPlain, element.name == "clipPath" || element["maskUnits"] != "userSpaceOnUse" {
        layer.maskUnits = MaskUnits(region: nil, isContentInBox: true)
        layer.showBoxes()
      } else if let box = layer.objectBox {
        content.transform = [.matrix(Affine(unitSquareTo: box))]
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
