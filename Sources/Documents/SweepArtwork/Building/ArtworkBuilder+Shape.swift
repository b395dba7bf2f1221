import SweepGeometry
import SweepScene
import SweepValues
import SweepXML

extension ArtworkBuilder {
  /// The layer of an outline; nil for one that cannot be seen.
  mutating func shape(
    _ element: SVGElement, _ style: Style, _ properties: Properties
  ) -> Layer? {
    guard let path = outline(of: element, properties), !path.isEmpty else { return nil }
    guard path.isWritable else {
      notes.add(.invalid, "'\(element.name)' with numbers of 1e9 and more is left out", element)
      return nil
    }
    var shape = Layer.Shape(path)
    if isClipping {
      shape.fillRule = style.clipRule
      return style.isVisible ? Layer(content: .shape(shape)) : nil
    }
    if !style.isVisible { return box(of: shape) }
    let box = path.boundingBox
    shape.fillRule = style.fillRule
    shape.fillColor = paint(style.fill, style.fillOpacity, box, element, style)
    if style.strokeWidth > 0 {
      shape.strokeColor = paint(style.stroke, style.strokeOpacity, box, element, style)
    }
    if shape.fillColor == .none, shape.strokeColor == .none { return self.box(of: shape) }
    shape.set(style)
    if let text = element["pathLength"], !style.dashes.isEmpty { stretch(&shape, text, element) }
    return shape.layer(strokesFirst: style.strokesFirst)
  }

  /// A hidden layer that counts when the box of its containers is measured.
  private mutating func box(of shape: Layer.Shape) -> Layer {
    hidesSome = true
    var shape = shape
    (shape.fillColor, shape.strokeColor) = (.none, .none)
    var layer = Layer(content: .shape(shape))
    layer.isHidden = true
    return layer
  }

  /// Gives dashes that are measured by a `pathLength` their lengths in user units (SVG 2, 9.6.1).
  private mutating func stretch(_ shape: inout Layer.Shape, _ text: String, _ element: SVGElement) {
    guard let total = ValueReader.numbers(text)?.first, total >= 0 else {
      return notes.add(
        .invalid, "the pathLength of '\(element.name)' cannot be read", element)
    }
    // A dash that is so many times as long as the path shows no gap.
    let factor = total > 0 ? shape.path.length() / total : .infinity
    let dashes = shape.lineDashPattern.map { $0 * factor }
    let phase = shape.lineDashPhase * factor
    let isWritable =
      dashes.allSatisfy { $0 < NumberFormat.limit } && abs(phase) < NumberFormat.limit
    shape.lineDashPattern = isWritable ? dashes : []
    shape.lineDashPhase = isWritable ? phase : 0
  }
}

extension Layer.Shape {
  /// The layer of the shape; its stroke may be below its fill.
  fileprivate func layer(strokesFirst: Bool) -> Layer {
    guard strokesFirst, strokeColor != .none, fillColor != .none else {
      return Layer(content: .shape(self))
    }
    var (below, above) = (self, self)
    below.fillColor = .none
    above.strokeColor = .none
    return Layer(sublayers: [below, above].map { Layer(content: .shape($0)) })
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
