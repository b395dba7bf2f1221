import SweepGeometry
import SweepScene
import SweepValidation
import SweepValues

// SMIL animations as animations of layers, with the timing of the file: zero is the moment at which the
// picture is shown.
extension ArtworkBuilder {
  typealias Unsupported = AnimationReader.Unsupported

  /// Animates the outline and the paint of a shape.
  mutating func animate(shape layer: inout Layer, _ element: SVGElement, _ style: Style) {
    guard !animations.isEmpty, !isClipping, case .shape(let shape) = layer.content else { return }
    for facts in animations[element.node] ?? [] where facts.kind == .animate {
      let own = layer
      convert(facts) { reader throws(Unsupported) in
        try own.accepting(Self.animation(of: shape, reader, style))
      }.map { layer.animations.append($0) }
    }
  }

  /// Animates the opacity, the transform and the place of an element.
  mutating func animate(whole layer: inout Layer, _ element: SVGElement, _ properties: Properties) {
    guard !animations.isEmpty, !isClipping, let list = animations[element.node] else { return }
    for facts in list where facts.kind == .animate && facts.attributeName == "opacity" {
      let own = layer
      convert(facts) { reader throws(Unsupported) in
        let values = try reader.values(base: own.opacity) { Style.fraction($0.text) }
        return try own.accepting(reader.animation(of: .opacity, through: values))
      }.map { layer.animations.append($0) }
    }
    turn(&layer, element, properties, list.filter { $0.kind == .animateTransform })
    for facts in list where facts.kind == .animateMotion {
      let ids = ids
      convert(facts) { reader throws(Unsupported) in try Self.motion(reader, ids) }.map {
        var outer = Layer(sublayers: [layer])
        outer.animations = [$0]
        layer = outer
      }
    }
  }

  /// Notes the animations that no layer has, in their order, with the reasons.
  mutating func noteAnimations(_ root: SVGElement) {
    let all = animations.values.joined().sorted { $0.node < $1.node }
    for facts in all where !converted.contains(facts.node) {
      let reason = unsupported[facts.node] ?? "no layer has what it changes"
      notes.add(.unsupported, "'\(facts.name)' is left out: \(reason)", root.other(facts.node))
    }
  }

  /// Reads an animation by a closure; nil for an unsupported one, which is remembered.
  private mutating func convert<Result>(
    _ facts: AnimationFacts, _ read: (AnimationReader) throws(Unsupported) -> Result
  ) -> Result? {
    do throws(Unsupported) {
      let result = try read(AnimationReader(facts))
      converted.insert(facts.node)
      return result
    } catch {
      unsupported[facts.node] = error.reason
      return nil
    }
  }
}

// Shapes.
extension ArtworkBuilder {
  private static func animation(
    of shape: Layer.Shape, _ reader: AnimationReader, _ style: Style
  ) throws(Unsupported) -> Layer.Animation {
    if reader.facts.has(.additive, "sum") { throw Unsupported("it adds to a value") }
    func number(_ bytes: ArraySlice<UInt8>) -> Double? {
      Length(bytes.text)?.absolute.flatMap { abs($0) < NumberFormat.limit ? $0 : nil }
    }
    switch reader.facts.attributeName {
    case "fill":
      let values = try reader.colors(of: shape.fillColor, style.fillOpacity, style)
      return try reader.animation(of: .fillColor, through: values)
    case "stroke":
      let values = try reader.colors(of: shape.strokeColor, style.strokeOpacity, style)
      return try reader.animation(of: .strokeColor, through: values)
    case "stroke-width":
      let values = try reader.values(base: shape.lineWidth) { bytes in
        number(bytes).flatMap { $0 >= 0 ? $0 : nil }
      }
      return try reader.animation(of: .lineWidth, through: values)
    case "stroke-dashoffset":
      let values = try reader.values(base: shape.lineDashPhase, number)
      return try reader.animation(of: .lineDashPhase, through: values)
    case "d":
      let values = try reader.values(base: shape.path) { Path(svgPathData: $0) }
      guard values.allSatisfy({ values[0].mixes(with: $0) }) else {
        throw Unsupported("its outlines have different segments")
      }
      return try reader.animation(of: .path, through: values)
    default: throw Unsupported("no layer has what it changes")
    }
  }
}

// Transforms.
extension ArtworkBuilder {
  /// A function that is animated: its steps with their value at rest.
  private struct Turn {
    var steps: [TransformOperation]
    let animation: Layer.Animation
    let isAdditive: Bool

    /// The function, if a layer can have it.
    func checked() throws(Unsupported) -> Self {
      _ = try Layer(transform: steps).accepting(animation)
      return self
    }
  }

  private mutating func turn(
    _ layer: inout Layer, _ element: SVGElement, _ properties: Properties,
    _ list: [AnimationFacts]
  ) {
    guard !list.isEmpty else { return }
    let text = properties["transform"] ?? element["transform"] ?? ""
    let own = properties["transform"] == nil ? Self.steps(text) ?? [] : []
    guard properties["transform"] == nil, layer.transform.starts(with: own) else {
      for facts in list { unsupported[facts.node] = "a style sets the transform" }
      return
    }
    var turns: [Turn] = []
    for facts in list {
      let isFirst = turns.isEmpty
      let turn = convert(facts) { reader throws(Unsupported) in
        try Self.turn(reader, own: isFirst ? own : nil).checked()
      }
      if let turn { turns.append(turn) }
    }
    guard let first = turns.first else { return }
    var content = layer
    content.transform = Array(layer.transform.dropFirst(own.count))
    for turn in turns.reversed() {
      if !content.transform.isEmpty { content = Layer(sublayers: [content]) }
      content.transform = turn.steps
      content.animations.append(turn.animation)
    }
    if first.isAdditive, !own.isEmpty { content = Layer(transform: own, sublayers: [content]) }
    layer = content
  }

  /// Reads an `animateTransform`.
  ///
  /// - Parameter own: the element's transform, which the first one can replace; nil for a later one.
  private static func turn(
    _ reader: AnimationReader, own: [TransformOperation]?
  ) throws(Unsupported) -> Turn {
    guard reader.facts.attributeName ?? "transform" == "transform" else {
      throw Unsupported("no layer has what it changes")
    }
    let isAdditive = reader.facts.has(.additive, "sum")
    let type = TransformFunction.Kind(rawValue: reader.facts.value(.type) ?? "translate")
    guard let kind = type, kind != .matrix else { throw Unsupported("its values are not read") }
    let values = try reader.values(base: nil as [Double]?) { bytes in
      ValueReader.numbers(bytes).flatMap { TransformFunction(kind, $0)?.numbers }
    }
    if !isAdditive, own == nil { throw Unsupported("it replaces another animation") }
    let isReplacing = !isAdditive && own?.isEmpty == false
    if isReplacing, !reader.isAlwaysActive {
      throw Unsupported("it replaces a transform for a time")
    }
    let rest = isReplacing ? reader.timing.fillMode == .forwards ? values.last : values[0] : nil
    var steps: [TransformOperation]
    let animation: Layer.Animation
    switch kind {
    case .translate:
      let vectors = values.map { Vector(dx: $0[0], dy: $0[1]) }
      steps = [.translate(rest.map { Vector(dx: $0[0], dy: $0[1]) } ?? .zero)]
      animation = try reader.animation(of: .translation, through: vectors)
    case .scale:
      let factors = values.map { ScaleFactors(x: $0[0], y: $0[1]) }
      steps = [.scale(x: rest?[0] ?? 1, y: rest?[1] ?? 1)]
      animation = try reader.animation(of: .scale, through: factors)
    case .rotate:
      let center = Vector(dx: values[0][1], dy: values[0][2])
      guard values.allSatisfy({ $0[1] == center.dx && $0[2] == center.dy }) else {
        throw Unsupported("it turns about a point that moves")
      }
      steps = [.rotate(.degrees(rest?[0] ?? 0))]
      if center != .zero {
        let back = Vector(dx: -center.dx, dy: -center.dy)
        steps = [.translate(center)] + steps + [.translate(back)]
      }
      animation = try reader.animation(of: .rotation, through: values.map { .degrees($0[0]) })
    case .skewX, .skewY, .matrix: throw Unsupported("layers do not skew in time")
    }
    return Turn(steps: steps, animation: animation, isAdditive: isAdditive)
  }
}

// Motion along a path.
extension ArtworkBuilder {
  private static func motion(
    _ reader: AnimationReader, _ ids: [String: SVGElement]
  ) throws(Unsupported) -> Layer.Animation {
    let facts = reader.facts
    guard facts[.keyPoints] == nil, !facts.has(.additive, "sum"), !facts.has(.accumulate, "sum")
    else { throw Unsupported("its keyPoints or sums are not read") }
    let modes: [String: MotionAnimation.RotationMode] = [
      "auto": .auto, "auto-reverse": .autoReverse, "0": .none,
    ]
    guard let rotation = modes[facts.value(.rotate) ?? "0"] else {
      throw Unsupported("it turns by an angle of its own")
    }
    let path = try way(reader, ids)
    guard path.length() > 0 else { throw Unsupported("its path has no length") }
    let paces = try reader.timingFunctions(facts.keySplines.count + 1)
    guard paces.count <= 1, facts.mode != .discrete else {
      throw Unsupported("its pace along the path is not read")
    }
    return try Layer().accepting(
      .motion(
        MotionAnimation(
          along: path, rotationMode: rotation, calculationMode: .paced,
          timingFunction: paces.first ?? .linear, timing: reader.timing)))
  }

  private static func way(
    _ reader: AnimationReader, _ ids: [String: SVGElement]
  ) throws(Unsupported) -> Path {
    let facts = reader.facts
    if let mpath = facts.mpath {
      let id = SVGElement.localReference(of: mpath, in: facts)
      guard let data = id.flatMap({ ids[$0] })?["d"] else {
        throw Unsupported("its path is not there")
      }
      return try outline(Array(data.utf8)[...])
    }
    if let data = facts.bytes(.path) { return try outline(data) }
    let points = try reader.values(base: Point.zero) { bytes in
      ValueReader.numbers(bytes).flatMap { $0.count == 2 ? Point($0[0], $0[1]) : nil }
    }
    if points.count > 2, facts.mode != .paced || facts[.keyTimes] != nil {
      throw Unsupported("its pace along the path is not read")
    }
    return .polyline(points)
  }

  private static func outline(_ data: ArraySlice<UInt8>) throws(Unsupported) -> Path {
    guard let path = Path(svgPathData: data), path.isWritable else {
      throw Unsupported("its path is not read")
    }
    return path
  }
}

extension AnimationReader {
  /// The colours through which a paint goes.
  fileprivate func colors(
    of paint: Paint, _ opacity: Double, _ style: Style
  ) throws(Unsupported) -> [Color] {
    guard case .color(let base) = paint else { throw Unsupported("its paint is no colour") }
    return try values(base: base) { bytes in
      switch PaintValue(bytes.text) {
      case .color(let color): color.opacity(color.alpha * opacity)
      case .current: style.color.opacity(style.color.alpha * opacity)
      default: nil
      }
    }
  }
}

extension Layer {
  /// The animation, if the layer can have it: times, repetitions and values have limits.
  fileprivate func accepting(
    _ animation: Layer.Animation
  ) throws(AnimationReader.Unsupported) -> Layer.Animation {
    guard let fault = animation.fault(on: self) else { return animation }
    throw AnimationReader.Unsupported("its \(fault.field) \(fault.message)")
  }
}
