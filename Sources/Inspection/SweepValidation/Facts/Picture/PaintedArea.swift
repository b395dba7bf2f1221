import SweepGeometry
import SweepValues
import SweepXML

/// An area painted over what is below it.
struct PaintedArea {
  enum Region {
    case rect(Rect)
    case ellipse(Point, Size)
    /// Somewhere within a box, nobody knows where.
    case within(Rect)
    /// Somewhere within the bounds of a path.
    case outline(Outline)
    case anywhere
  }

  /// A path whose bounds are found when they are asked for, as most never are.
  final class Outline {
    private let data: ArraySlice<UInt8>
    /// nil for path data that cannot be read, whose bounds nobody knows.
    private(set) lazy var path = Path(svgPathData: data)
    private(set) lazy var box = path?.boundingBox

    init(_ data: ArraySlice<UInt8>) { self.data = data }

    func cover(_ point: Point) -> Cover {
      guard path != nil else { return .perhaps }
      return box?.contains(point) == true ? .perhaps : .no
    }
  }

  /// Whether a point is covered.
  enum Cover { case no, perhaps, yes }

  let shape: Region
  /// From pixels of the file to the shape's coordinates; nil where it is not known.
  let inverse: Affine?
  /// nil where it is not one opaque colour.
  let color: PlainColor?

  func cover(_ point: Point) -> Cover {
    guard let inverse else { return .perhaps }
    let point = inverse.apply(to: point)
    switch shape {
    case .rect(let rect): return rect.contains(point) ? .yes : .no
    case .ellipse(let center, let radii):
      guard radii.width > 0, radii.height > 0 else { return .no }
      let x = (point.x - center.x) / radii.width
      let y = (point.y - center.y) / radii.height
      return x * x + y * y <= 1 ? .yes : .no
    case .within(let box): return box.contains(point) ? .perhaps : .no
    case .outline(let outline): return outline.cover(point)
    case .anywhere: return .perhaps
    }
  }
}

extension PaintedArea.Region {
  /// The area of an element that is filled; nil for what paints nothing by itself.
  init?(_ element: PictureNames.Element, _ node: Int, of tree: XMLTree) {
    func number(_ name: String, _ initial: Double = 0) -> Double? {
      guard let attribute = tree.attribute(name, of: node) else { return initial }
      return Double(spelledBy: tree.value(ofAttribute: attribute).withoutSpace)
    }
    switch element {
    case .rect, .image:
      guard let x = number("x"), let y = number("y"), let width = number("width", .nan),
        let height = number("height", .nan), width >= 0, height >= 0
      else {
        self = .anywhere
        return
      }
      let rect = Rect(x: x, y: y, width: width, height: height)
      // Round corners hide little; a picture may be see-through.
      self = element == .rect ? .rect(rect) : .within(rect)
    case .circle, .ellipse:
      let radius = element == .circle ? ("r", "r") : ("rx", "ry")
      guard let x = number("cx"), let y = number("cy"), let rx = number(radius.0),
        let ry = number(radius.1)
      else {
        self = .anywhere
        return
      }
      self = .ellipse(Point(x, y), Size(width: rx, height: ry))
    case .path:
      guard let attribute = tree.attribute("d", of: node) else { return nil }
      self = .outline(PaintedArea.Outline(tree.value(ofAttribute: attribute)))
    case .polygon, .polyline, .use, .foreignObject, .switch, .svg: self = .anywhere
    case .g, .a, .text: return nil
    }
  }
}
