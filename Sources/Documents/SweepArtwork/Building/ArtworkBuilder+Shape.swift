import SweepGeometry
import SweepScene
import SweepXML

extension ArtworkBuilder {
  /// The layer of an outline; nil for one that cannot be seen.
  mutating func shape(_ element: SVGElement, _ style: Style) -> Layer? {
    guard style.isVisible, let path = outline(of: element), !path.isEmpty else { return nil }
    guard path.isWritable else {
      notes.add(.invalid, "'\(element.name)' with numbers of 1e9 and more is left out", element)
      return nil
    }
    var shape = Shape(path)
    if isClipping {
      shape.fillRule = style.clipRule
      return Layer(content: .shape(shape))
    }
    let box = path.boundingBox
    let fill = paint(style.fill, style.fillOpacity, box, element)
    let stroke =
      style.strokeWidth > 0 ? paint(style.stroke, style.strokeOpacity, box, element) : .none
    shape.fillRule = style.fillRule
    shape.fillColor = .none
    shape.set(style)
    switch (fill, stroke) {
    case (.plain(.none), .plain(.none)): return nil
    case (.plain(let inside), .plain(let line)):
      (shape.fillColor, shape.strokeColor) = (inside, line)
      return Layer(content: .shape(shape))
    default: break
    }
    if case .warped(let gradient, let map) = stroke {
      shape.strokeColor = .gradient(
        gradient.applying(map, stretch: abs(map.determinant).squareRoot()))
      notes.add(
        .unsupported, "the oval gradient of the stroke of '\(element.name)' is round", element)
    } else if case .plain(let line) = stroke {
      shape.strokeColor = line
    }
    guard case .warped(let gradient, let map) = fill, let back = map.inverted else {
      if case .plain(let inside) = fill { shape.fillColor = inside }
      return Layer(content: .shape(shape))
    }
    return shape.over(gradient, map: map, back: back)
  }
}

extension Shape {
  /// The shape over its outline filled with an oval gradient: a round one in coordinates of its own.
  fileprivate func over(_ gradient: Gradient, map: Affine, back: Affine) -> Layer? {
    let unwarped = path.applying(back)
    guard unwarped.isWritable else { return nil }
    var inside = Shape(unwarped, fillColor: .gradient(gradient))
    inside.fillRule = fillRule
    let filled = Layer(content: .shape(inside), transform: [.matrix(map)])
    if strokeColor == .none { return Layer(sublayers: [filled]) }
    return Layer(sublayers: [filled, Layer(content: .shape(self))])
  }

  /// Takes over how strokes are drawn.
  fileprivate mutating func set(_ style: Style) {
    lineWidth = style.strokeWidth
    lineCap = style.lineCap
    lineJoin = style.lineJoin
    miterLimit = style.miterLimit
    lineDashPattern = style.dashes
    lineDashPhase = style.dashPhase
  }
}

extension Point {
  /// Whether both numbers of the point can be written.
  var isWritable: Bool { abs(x) < NumberFormat.limit && abs(y) < NumberFormat.limit }
}

extension Path {
  /// Whether every number in the path can be written.
  var isWritable: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let to), .line(let to): to.isWritable
      case .quad(let control, let to): control.isWritable && to.isWritable
      case .cubic(let control1, let control2, let to):
        control1.isWritable && control2.isWritable && to.isWritable
      case .arc(let radii, let rotation, _, _, let to):
        to.isWritable && Point(radii.width, radii.height).isWritable
          && abs(rotation.degrees) < NumberFormat.limit
      case .close: true
      }
    }
  }
}
