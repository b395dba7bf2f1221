package import SweepGeometry

extension Artwork {
  /// The rectangle about the outlines and pictures of an element; nil without any.
  package func outlineBox(of name: String) -> Rect? {
    path(to: name).flatMap { layer(at: $0).outlineBox(outerMap(at: $0)) }
  }

  /// The drawing in which a name that it lacks is that of the element in a box, after a drawing was
  /// saved with other names.
  ///
  /// - Returns: The drawing and the element's own name, empty for none; nil if the drawing has the name, or
  ///   nothing in that box.
  package func naming(_ name: String, at box: Rect) -> (artwork: Artwork, element: String)? {
    guard path(to: name) == nil, let path = path(near: box) else { return nil }
    var artwork = self
    let own = layer(at: path).name
    if own.isEmpty {
      artwork.layers.name(name, at: path[...])
    } else {
      artwork.labels[name] = own
    }
    return (artwork, own)
  }

  /// The path of the element whose box is nearest to another one, of equal ones the innermost with a name; nil if none
  /// has its edges within a fiftieth of the drawing's size.
  private func path(near box: Rect) -> [Int]? {
    var best: (path: [Int], distance: Double)?
    func visit(_ layers: [Layer], _ path: [Int], _ outer: Affine) {
      for (index, layer) in layers.enumerated() {
        let place = path + [index]
        if let own = layer.outlineBox(outer, withTexts: true) {
          let distance = own.distance(to: box, isText: layer.text != nil)
          let least = best?.distance ?? .infinity
          if distance < least - 1e-6 || distance <= least + 1e-6 && !layer.name.isEmpty {
            best = (place, distance)
          }
        }
        visit(layer.sublayers, place, outer * layer.affine)
      }
    }
    visit(layers, [], .identity)
    let reach = 0.02 * max(viewBox.size.width, viewBox.size.height)
    return best.flatMap { $0.distance <= reach ? $0.path : nil }
  }
}

extension Layer {
  /// The rectangle about the outlines and pictures in the layer, as they are on the other side of a map.
  ///
  /// - Parameter withTexts: whether texts count, with about the widths of their characters.
  package func outlineBox(_ outer: Affine, withTexts: Bool = false) -> Rect? {
    let map = outer * affine
    var boxes = sublayers.compactMap { $0.outlineBox(map, withTexts: withTexts) }
    switch content {
    case .shape(let shape): boxes += [shape.path.applying(map).boundingBox].compactMap { $0 }
    case .image: boxes.append(bounds.mapped(by: map))
    case .text(let text) where withTexts: boxes.append(text.usualBox.mapped(by: map))
    default: break
    }
    return boxes.first.map { boxes.dropFirst().reduce($0) { $0.union($1) } }
  }
}

extension Layer.Text {
  /// The rectangle about its figures or capitals, as wide as digits of common sans-serifs.
  package var usualBox: Rect {
    let parts = [self] + runs.map(\.text)
    let width = parts.reduce(0) { width, part in
      let narrow = part.string.filter { " .,:'’\u{a0}\u{202f}".contains($0) }.count
      let ems = 0.556 * Double(part.string.count) - 0.278 * Double(narrow)
      return width + ems * part.fontSize + part.letterSpacing * Double(part.string.count)
    }
    let share =
      switch alignment {
      case .start: 0.0
      case .middle: 0.5
      case .end: 1.0
      }
    return Rect(x: -width * share, y: -0.72 * fontSize, width: width, height: 0.72 * fontSize)
  }
}

extension [Layer] {
  fileprivate mutating func name(_ name: String, at path: ArraySlice<Int>) {
    guard let index = path.first else { return }
    if path.count == 1 {
      self[index].name = name
    } else {
      self[index].sublayers.name(name, at: path.dropFirst())
    }
  }
}

extension Rect {
  /// The greatest distance between edges of two rectangles; of texts, whose widths follow their characters,
  /// one of the ends or the middle is where it was.
  fileprivate func distance(to other: Rect, isText: Bool) -> Double {
    let (left, right) = (abs(minX - other.minX), abs(maxX - other.maxX))
    let across =
      isText ? min(left, right, abs(center.x - other.center.x)) : max(left, right)
    return max(across, abs(minY - other.minY), abs(maxY - other.maxY))
  }
}
