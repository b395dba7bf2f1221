import SweepScene
import SweepXML

/// A gradient's element with those that it takes attributes and stops from (SVG 1.1, 13.2).
struct GradientSource {
  /// The elements, the gradient itself first.
  let elements: [SVGElement]

  init(_ element: SVGElement, _ ids: [String: SVGElement]) {
    var elements = [element]
    while let id = elements.last?.localReference, let next = ids[id], elements.count < 16,
      next.isSVG("linearGradient") || next.isSVG("radialGradient"),
      !elements.contains(where: { $0 == next })
    {
      elements.append(next)
    }
    self.elements = elements
  }

  /// The value of an attribute, from the nearest element that has it; lines and circles are taken
  /// from gradients of the kind alone.
  subscript(name: String) -> String? {
    let isShared = ["gradientTransform", "gradientUnits", "spreadMethod"].contains(name)
    return elements.lazy.filter { isShared || $0.name == elements[0].name }
      .compactMap { $0[name] }.first
  }
}

extension ArtworkBuilder {
  /// The stops of a gradient, in rising order; may be empty.
  mutating func stops(of source: GradientSource) -> [Layer.Gradient.Stop] {
    let holder = source.elements.first { element in
      element.elements.contains { $0.isSVG("stop") }
    }
    guard let holder else { return [] }
    if let known = stops[holder.node] { return known }
    var found: [Layer.Gradient.Stop] = []
    for element in holder.elements.prefix(256) where element.isSVG("stop") {
      var style = inheritedStyle(of: element)
      let properties = take(element, &style)
      var color = Color.black
      switch properties["stop-color"].map({ PaintValue($0) }) {
      case nil: break
      case .color(let read)??: color = read
      case .current??: color = style.color
      default: notes.add(.invalid, "the stop-color of 'stop' cannot be read", element)
      }
      color.alpha *= properties["stop-opacity"].flatMap { Style.fraction($0) } ?? 1
      let place = Style.fraction(element["offset"] ?? "0") ?? 0
      found.append(Layer.Gradient.Stop(max(place, found.last?.location ?? 0), color))
    }
    stops[holder.node] = found
    return found
  }
}
