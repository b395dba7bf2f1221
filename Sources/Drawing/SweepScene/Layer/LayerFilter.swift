package import SweepGeometry

/// A filter of SVG on a layer: steps, each of which makes a picture of earlier ones (Filter Effects
/// 1, 8 and 9).
package struct LayerFilter: Hashable, Sendable {
  /// A step, or a part of one.
  package struct Step: Hashable, Sendable {
    package var name: String
    package var attributes: [Attribute]
    package var children: [Step]

    package init(_ name: String, _ attributes: [Attribute] = [], children: [Step] = []) {
      (self.name, self.attributes, self.children) = (name, attributes, children)
    }
  }

  /// An attribute in the spelling of the output.
  package struct Attribute: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// The part of the plane that the filter draws in.
  package enum Region: Hashable, Sendable {
    /// A rectangle in the layer's own coordinates.
    case user(Rect)
    /// Parts of the box around the outlines in the layer, wherever these are.
    case box(Rect)
    /// A rectangle about everything the layer paints, with this much more to each side.
    case painted(margin: Double)
  }

  package var steps: [Step]
  package var region: Region
  /// Whether colours are mixed as light, unless a step says otherwise; if not, as sRGB.
  package var mixesLight: Bool
  /// Whether the lengths of steps are parts of the box around the outlines.
  package var measuresBox = false

  package init(_ steps: [Step], in region: Region, mixesLight: Bool) {
    (self.steps, self.region, self.mixesLight) = (steps, region, mixesLight)
  }

  /// The filter of a layer whose content turns in a layer around it: its region has the same margin
  /// about all that is painted.
  ///
  /// - Parameter box: the rectangle about the content at rest.
  package func following(_ box: Rect) -> LayerFilter {
    let reach = reach(of: box)
    let margin = max(
      box.minX - reach.minX, box.minY - reach.minY, reach.maxX - box.maxX, reach.maxY - box.maxY, 0)
    var filter = self
    filter.region = .painted(margin: margin)
    return filter
  }

  /// A rectangle that contains the region, of a layer whose content is in another one.
  func reach(of box: Rect) -> Rect {
    switch region {
    case .user(let rect): return rect
    case .painted(let margin): return box.expanded(by: margin)
    case .box(let part):
      // Outlines are in the box, and may be smaller.
      let left = box.minX + min(part.minX, 0) * box.size.width
      let top = box.minY + min(part.minY, 0) * box.size.height
      return Rect(
        x: left, y: top, width: box.minX + max(part.maxX, 1) * box.size.width - left,
        height: box.minY + max(part.maxY, 1) * box.size.height - top)
    }
  }

  /// The filter with all colours of its result made white.
  package var whitened: LayerFilter {
    var filter = self
    filter.steps.append(
      Step("feColorMatrix", [Attribute("values", "0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0")]))
    return filter
  }
}

/// The units of a mask, where they are not those of the layer that it is on.
package struct MaskUnits: Hashable, Sendable {
  /// The part of the box around the layer's outlines that the mask lets through; nil for all.
  package var region: Rect?
  /// Whether the box around the layer's outlines is the mask's square of 0 … 1.
  package var isContentInBox: Bool

  package init(region: Rect?, isContentInBox: Bool) {
    (self.region, self.isContentInBox) = (region, isContentInBox)
  }
}

extension Layer {
  /// The filter; none by default. It replaces the shadow and the blur.
  package var filter: LayerFilter? {
    get { storage.fields.extras?.values.filter }
    set { extras.filter = newValue }
  }

  /// The units of the mask, where they differ; nil by default.
  package var maskUnits: MaskUnits? {
    get { storage.fields.extras?.values.maskUnits }
    set { extras.maskUnits = newValue }
  }

  /// Whether its mask or its transform is measured by the box that its outlines have at rest, though
  /// they may move; false by default.
  package var isMeasuredAtRest: Bool {
    get { storage.fields.extras?.values.isMeasuredAtRest ?? false }
    set { extras.isMeasuredAtRest = newValue }
  }

  /// The smallest rectangle, in the parent's coordinates, about all outlines and pictures, without
  /// strokes: SVG's object bounding box. Texts do not count, and neither do hidden groups.
  package var objectBox: Rect? {
    var boxes = sublayers.compactMap { $0.isHidden && $0.sublayerCount > 0 ? nil : $0.objectBox }
    switch content {
    case .shape(let shape): if let box = shape.path.boundingBox { boxes.append(box) }
    case .image: boxes.append(bounds)
    default: break
    }
    guard let first = boxes.first else { return nil }
    return boxes.dropFirst().reduce(first) { $0.union($1) }.mapped(by: affine)
  }
}
