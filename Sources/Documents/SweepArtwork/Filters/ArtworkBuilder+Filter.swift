import SweepGeometry
import SweepScene
import SweepValues
import SweepXML

extension ArtworkBuilder {
  /// A layer with an element's filters; nil if it is invisible, or if one of the filters is left
  /// out: the bare element is no picture of it.
  mutating func filtered(
    _ content: Layer, _ element: SVGElement, _ properties: Properties
  ) -> Layer? {
    guard let value = properties["filter"], value.lowercased() != "none", value != "inherit",
      !isClipping
    else { return content }
    guard let list = FilterFunction.list(value) else {
      // As in browsers, an invalid value counts for nothing.
      notes.add(.invalid, "the filter of '\(element.name)' cannot be read", element)
      return content
    }
    var layer = content
    guard list.count <= ArtworkLimits.filterFunctions else { return unfiltered(element) }
    for item in list {
      switch item {
      case .reference(let id):
        guard let filter = ids[id], filter.isSVG("filter") else {
          notes.add(.invalid, "the filter of '\(element.name)' is not there", element)
          continue
        }
        noteDisplay(of: filter)
        // A filter without steps makes everything transparent.
        if filter.href == nil, !filter.elements.contains(where: \.isFilterStep) { return nil }
        guard let read = self.filter(filter) else { return unfiltered(element) }
        switch read.region {
        case .box(let region), .user(let region):
          if region.size.width <= 0 || region.size.height <= 0 { return nil }
        case .painted: break
        }
        add(read, to: &layer)
      case .function(let function):
        filterSteps += 1
        if filterSteps > ArtworkLimits.filterSteps { return unfiltered(element) }
        guard let read = function.filter(lengths, ink: style(of: element).color) else {
          notes.add(.invalid, "the filter of '\(element.name)' cannot be read", element)
          return content
        }
        if case .painted(let margin) = read.region, margin > reach { return unfiltered(element) }
        add(read, to: &layer)
      }
    }
    return layer
  }

  /// Notes that an element is left out, because its filter is.
  private mutating func unfiltered(_ element: SVGElement) -> Layer? {
    notes.add(
      .unsupported, "'\(element.name)' is left out, whose filter cannot be drawn", element)
    return nil
  }

  /// The greatest extent of a filter in user units.
  private var reach: Double { 100 * max(lengths.viewport.width, lengths.viewport.height) }

  private mutating func add(_ filter: LayerFilter, to layer: inout Layer) {
    if layer.isPlaced { layer = Layer(sublayers: [layer]) }
    if case .box = filter.region { layer.showBoxes() }
    layer.filter = filter
  }

  /// The filter of an element; nil if it does what is not safe or costs too much.
  private mutating func filter(_ element: SVGElement) -> LayerFilter? {
    var steps = FilterSteps(element, lengths)
    for step in element.elements where step.isFilterStep {
      var style = inheritedStyle(of: step)
      let own = properties(of: step, &style)
      steps.add(step, own, ink: self.style(of: step).color, mixesLight: mixesLight(step))
    }
    filterSteps += steps.all.reduce(0) { $0 + $1.cost }
    guard steps.isComplete, filterSteps <= ArtworkLimits.filterSteps else { return nil }
    let isBox = element["filterUnits"] != "userSpaceOnUse"
    var region = region(of: element, isBox: isBox)
    let most = isBox ? 100 : reach
    let room = Rect(center: Point(most / 2, most / 2), radius: most)
    if !room.contains(region) {
      notes.add(.unsupported, "the region of a 'filter' is made smaller", element)
      region = region.intersection(room)
    }
    var filter = LayerFilter(
      steps.all, in: isBox ? .box(region) : .user(region), mixesLight: steps.mixesLight ?? true)
    filter.measuresBox = element["primitiveUnits"] == "objectBoundingBox"
    return filter
  }

  /// Whether a step mixes colours as light: the property is inherited, and so by default.
  private mutating func mixesLight(_ step: SVGElement) -> Bool {
    var element: SVGElement? = step
    while let current = element {
      var style = inheritedStyle(of: current)
      let value = properties(of: current, &style)["color-interpolation-filters"]
      if let value, value != "inherit" { return value.lowercased() != "srgb" }
      element = current.parent
    }
    return true
  }
}

extension SVGElement {
  /// Whether it is a step of a filter.
  var isFilterStep: Bool { isSVG && name.hasPrefix("fe") }
}

extension Rect {
  fileprivate func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(min(maxX, other.maxX) - left, 0),
      height: max(min(maxY, other.maxY) - top, 0))
  }
}

extension LayerFilter.Step {
  /// The plain steps that take as long: `feMorphology` looks at all pixels within its radius.
  fileprivate var cost: Int {
    guard name == "feMorphology" else { return 1 }
    let radii = attributes.first { $0.name == "radius" }?.value.split(separator: " ") ?? []
    let widest = radii.compactMap { Double($0) }.max() ?? 0
    return 1 + Int(min(widest, Double(ArtworkLimits.filterSteps)))
  }
}
