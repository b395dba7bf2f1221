import SweepGeometry
import SweepScene

extension Layer {
  /// Gives the gradients of all shapes in the layer the coordinates of their layers. Layers that turn need
  /// them: librsvg measures the bounding box of a shape after its turn, browsers before it.
  mutating func putGradientsInUserSpace() {
    for index in sublayers.indices { sublayers[index].putGradientsInUserSpace() }
    shape = shape?.inUserSpace
  }
}

extension Layer.Shape {
  /// The shape with its gradients in its own coordinates.
  var inUserSpace: Layer.Shape {
    guard let box = path.boundingBox else { return self }
    var shape = self
    shape.fillColor = fillColor.inUserSpace(of: box)
    shape.strokeColor = strokeColor.inUserSpace(of: box)
    return shape
  }
}

extension Paint {
  /// The paint with a gradient in the coordinates of the shape with the bounding box, if it can be: a box
  /// without an area has no coordinates of its own.
  fileprivate func inUserSpace(of box: Rect) -> Paint {
    guard case .gradient(var gradient) = self, gradient.units == .objectBoundingBox,
      box.size.width > 0, box.size.height > 0
    else { return self }
    gradient.units = .userSpaceOnUse
    let map =
      Affine.translation(x: box.minX, y: box.minY)
      * .scale(x: box.size.width, y: box.size.height)
    switch gradient.geometry {
    // Along a side of the box, lines of one colour stay at right angles to it.
    case .linear(let from, let to)
    where gradient.transform.isIdentity && (from.x == to.x || from.y == to.y):
      gradient.geometry = .linear(from: map.apply(to: from), to: map.apply(to: to))
    case .linear, .radial, .conic: gradient.transform = map * gradient.transform
    }
    return .gradient(gradient)
  }
}
