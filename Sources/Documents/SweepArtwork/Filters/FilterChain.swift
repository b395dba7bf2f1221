import SweepGeometry
import SweepScene
import SweepValues
import SweepXML

/// The steps of a `filter`, worked out one after the other (SVG 1.1, 15).
struct FilterChain {
  /// The properties of an element.
  typealias Reader = (SVGElement) -> Properties

  /// The results of earlier steps, by name.
  private var results: [String: FilterImage] = [:]
  private var last = FilterImage.graphic
  private let properties: Reader
  /// Whether any step mixes colours as light, and not as sRGB writes them.
  private(set) var isLinear = false

  init(_ properties: @escaping Reader) { self.properties = properties }

  /// The result of a filter; nil if no layer can represent it.
  mutating func image(of filter: SVGElement) -> FilterImage? {
    let steps = filter.elements.filter { $0.isSVG && $0.name.hasPrefix("fe") }
    guard !steps.isEmpty, steps.count <= 50, filter.href == nil,
      filter["primitiveUnits"] ?? "userSpaceOnUse" == "userSpaceOnUse",
      !filter.elements.contains(where: { $0.isSVG("animate") || $0.isSVG("set") })
    else { return nil }
    for step in steps {
      let hasOwnRegion = ["x", "y", "width", "height"].contains { step[$0] != nil }
      if mixesLight(step) { isLinear = true }
      guard !hasOwnRegion, let image = result(of: step) else { return nil }
      if let name = step["result"] { results[name] = image }
      last = image
    }
    return last
  }

  private func result(of step: SVGElement) -> FilterImage? {
    switch step.name {
    case "feFlood": return color(of: step).map { .flood($0) }
    case "feOffset":
      guard let dx = number("dx", of: step), let dy = number("dy", of: step) else { return nil }
      return input(of: step)?.moved(by: Vector(dx: dx, dy: dy))
    case "feGaussianBlur":
      return radius(of: step).flatMap { input(of: step)?.blurred(by: $0) }
    case "feDropShadow":
      guard let dx = number("dx", of: step, else: 2), let dy = number("dy", of: step, else: 2),
        let radius = radius(of: step, else: 2), let color = color(of: step)
      else { return nil }
      return input(of: step)?.casting(color, at: Vector(dx: dx, dy: dy), radius: radius)
    case "feColorMatrix": return recolored(by: step)
    case "feComponentTransfer": return faded(by: step)
    case "feMerge":
      let nodes = step.elements.filter { $0.isSVG("feMergeNode") }.map { input(of: $0) }
      return nodes.reduce(FilterImage()) { below, image in
        below.flatMap { below in image.flatMap { $0.over(below) } }
      }
    case "feBlend":
      guard step["mode"] ?? "normal" == "normal" else { return nil }
      return both(step) { $0.over($1) }
    case "feComposite":
      switch step["operator"] ?? "over" {
      case "over": return both(step) { $0.over($1) }
      case "in": return both(step) { $0.within($1) }
      case "out": return both(step) { $0.outside($1) }
      default: return nil
      }
    default: return nil
    }
  }

  private func both(
    _ step: SVGElement, _ mix: (FilterImage, FilterImage) -> FilterImage?
  ) -> FilterImage? {
    guard let first = input(of: step), let second = input(of: step, "in2") else { return nil }
    return mix(first, second)
  }

  /// The input of a step: the step before, unless it names another.
  private func input(of step: SVGElement, _ name: String = "in") -> FilterImage? {
    guard let name = step[name], !name.isEmpty else { return last }
    if let result = results[name] { return result }
    return switch name {
    case "SourceGraphic": .graphic
    case "SourceAlpha": .alpha
    default: nil
    }
  }

  /// The input in the colour, and with the opacity, that a matrix gives it.
  private func recolored(by step: SVGElement) -> FilterImage? {
    guard step["type"] ?? "matrix" == "matrix", let values = step["values"],
      let m = ValueReader.numbers(values), m.count == 20,
      m[15...17].allSatisfy({ $0 == 0 }), m[19] == 0
    else { return nil }
    let rows = [m[0...3], m[5...8], m[10...13]].map(Array.init)
    if rows == [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]], m[4] == 0, m[9] == 0, m[14] == 0 {
      return input(of: step)?.faded(by: m[18])
    }
    guard rows.allSatisfy({ $0.allSatisfy { $0 == 0 } }) else { return nil }
    let space = mixesLight(step) ? "srgb-linear" : "srgb"
    return Color(css: "color(\(space) \(m[4]) \(m[9]) \(m[14]))").flatMap {
      input(of: step)?.painted($0)?.faded(by: m[18])
    }
  }

  /// The input with the opacity that a function gives it.
  private func faded(by step: SVGElement) -> FilterImage? {
    guard step.elements.count == 1, let function = step.elements.first,
      function.isSVG("feFuncA"), function["type"] == "linear",
      let slope = number("slope", of: function, else: 1), number("intercept", of: function) == 0
    else { return nil }
    return input(of: step)?.faded(by: slope)
  }

  private func color(of step: SVGElement) -> Color? {
    let properties = properties(step)
    guard let color = Color(css: properties["flood-color"] ?? "black") else { return nil }
    let opacity = properties["flood-opacity"].map { Style.fraction($0) } ?? 1
    return opacity.map { color.opacity(color.alpha * $0) }
  }

  private func number(_ name: String, of step: SVGElement, else standard: Double = 0) -> Double? {
    guard let text = step[name] else { return standard }
    return Double(spelledBy: text).flatMap { abs($0) < 1e6 ? $0 : nil }
  }

  /// The standard deviation of a blur; nil for two different ones, and for excessive ones.
  private func radius(of step: SVGElement, else standard: Double = 0) -> Double? {
    guard let text = step["stdDeviation"] else { return standard }
    guard let numbers = ValueReader.numbers(text), (1...2).contains(numbers.count),
      numbers[0] == numbers[numbers.count - 1], (0...1000).contains(numbers[0])
    else { return nil }
    return numbers[0]
  }

  /// Whether a step mixes colours as light: the property is inherited, and so by default.
  private func mixesLight(_ step: SVGElement) -> Bool {
    var element: SVGElement? = step
    while let current = element {
      if let value = properties(current)["color-interpolation-filters"], value != "inherit" {
        return value.lowercased() != "srgb"
      }
      element = current.parent
    }
    return true
  }
}
