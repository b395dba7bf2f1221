import SweepValidation
import SweepValues
import SweepVocabulary

/// The attribute or property of an element that animations change.
struct AnimatedAttribute: Sendable {
  struct Key: Hashable, Sendable {
    let node: Int
    let name: String
  }

  /// The name that stands for `animateMotion`.
  static let motion = "(motion)"

  let key: Key
  /// Whether it is a property, which is written to `style`.
  let isProperty: Bool
  /// The value without animations.
  let base: AnimatedValue
  /// Reads a value of it.
  let read: @Sendable (String) -> Value

  /// Finds the attribute of an animation; nil if it has no effect.
  init?(_ animation: AnimationFacts, _ styles: BaseStyles, _ notes: inout MotionNotes) {
    let facts = styles.facts
    guard let node = animation.target, let element = facts.svgName(of: node) else { return nil }
    let asText: @Sendable (String) -> Value = { Value($0, as: ValueKind(.text)) }
    if animation.kind == .animateMotion {
      (key, isProperty, read) = (Key(node: node, name: Self.motion), false, asText)
      base = .transforms([])
      return
    }
    let name = animation.attributeName ?? (animation.kind == .animateTransform ? "transform" : "")
    let local = name.hasPrefix("xlink:") ? String(name.dropFirst(6)) : name
    key = Key(node: node, name: local)
    if animation.kind == .animateTransform {
      (isProperty, read) = (false, asText)
      let text = facts.value(local, of: node) ?? ""
      base = .transforms(TransformFunction.list(Array(text.utf8)[...]) ?? [])
      return
    }
    let isStyled = Vocabulary.presentationAttributes.contains(local)
    let definition =
      isStyled ? Vocabulary.property(local) : Vocabulary.svg.attribute(local, of: element)
    guard let definition else {
      notes.add("'\(local)' of '\(element)' is not an attribute that can be animated", at: animation.node)
      return nil
    }
    isProperty = isStyled
    let kind = ValueKind(attribute: local, definition.type)
    let axis = LengthContext.Axis(of: local)
    let lengths = styles.lengths(of: node)
    let (color, parent) = (styles.value("color", of: node), styles.inherited(local, of: node))
    read = { text in
      let word = text.lowercased()
      let known = word == "currentcolor" ? color ?? text : word == "inherit" ? parent ?? text : text
      return Value(known, as: kind).absolute(lengths, axis)
    }
    let text =
      isStyled ? styles.value(local, of: node) : facts.value(local, of: node) ?? definition.initial
    base = .value(read(text ?? ""))
  }
}

/// A value of an attribute during an animation.
enum AnimatedValue: Sendable {
  case value(Value)
  case transforms([TransformFunction])
}

/// The function of an animation: its value at a place in its iterations.
enum AnimationFunction: Sendable {
  case value(ValueAnimation)
  case transform(TransformAnimation)
  case motion(MotionAnimation)

  init?(_ animation: AnimationFacts, _ target: AnimatedAttribute, _ facts: Facts) {
    let found: Self? =
      switch animation.kind {
      case .animateTransform: TransformAnimation(animation).map(Self.transform)
      case .animateMotion: MotionAnimation(animation, facts).map(Self.motion)
      case .animate, .animateColor, .set:
        ValueAnimation(animation, target.read).map(Self.value)
      }
    guard let found else { return nil }
    self = found
  }

  /// The value at a place, on top of the value below.
  func value(at place: IterationPlace, over base: AnimatedValue) -> AnimatedValue {
    switch (self, base) {
    case (.value(let function), .value(let base)): .value(function.value(at: place, over: base))
    case (.transform(let function), .transforms(let base)):
      .transforms(function.value(at: place, over: base))
    case (.motion(let function), .transforms(let base)):
      .transforms(function.value(at: place, over: base))
    default: base
    }
  }
}

extension LengthContext.Axis {
  /// The reference of percentages of an attribute (SVG 1.1, 7.10).
  init(of name: String) {
    switch name {
    case "x", "x1", "x2", "cx", "fx", "dx", "width", "rx", "markerWidth", "refX": self = .x
    case "y", "y1", "y2", "cy", "fy", "dy", "height", "ry", "markerHeight", "refY": self = .y
    default: self = .diagonal
    }
  }
}
