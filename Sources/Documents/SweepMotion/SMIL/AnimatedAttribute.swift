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
  var isProperty = false
  /// The value without animations.
  let base: AnimatedValue
}

/// A value of an attribute during an animation.
enum AnimatedValue: Sendable {
  case value(Value)
  case transforms([TransformFunction])
}

/// Reads the values of an animated attribute.
struct AnimatedValueReader {
  let target: AnimatedAttribute
  private let kind: ValueKind
  private let type: ValueType?
  private let styles: BaseStyles
  /// The context of lengths; nil where percentages of a box stay as they are.
  private let lengths: LengthContext?

  /// Finds the attribute of an animation; nil if it has no effect.
  init?(_ animation: AnimationFacts, _ styles: BaseStyles, _ notes: inout MotionNotes) {
    let facts = styles.facts
    guard let node = animation.target, let element = facts.svgName(of: node) else { return nil }
    self.styles = styles
    let name = animation.attributeName ?? ""
    let local = name.hasPrefix("xlink:") ? String(name.dropFirst(6)) : name
    switch animation.kind {
    case .animateColor:
      notes.add("no browser plays 'animateColor'; 'animate' does the same", at: animation.node)
      return nil
    case .animateMotion:
      (kind, type, lengths) = (ValueKind(.text), nil, nil)
      let key = AnimatedAttribute.Key(node: node, name: AnimatedAttribute.motion)
      target = AnimatedAttribute(key: key, base: .transforms([]))
    case .animateTransform:
      guard Vocabulary.svg.attribute(local, of: element)?.type.meaning == .transforms else {
        notes.add("'\(local)' of '\(element)' holds no transforms", at: animation.node)
        return nil
      }
      (kind, type, lengths) = (ValueKind(.transforms), nil, nil)
      let text = facts.value(local, of: node) ?? ""
      target = AnimatedAttribute(
        key: AnimatedAttribute.Key(node: node, name: local),
        base: .transforms(TransformFunction.list(Array(text.utf8)[...]) ?? []))
    case .animate, .set:
      let isProperty =
        Vocabulary.presentationAttributes.contains(local) || styles.setsGeometry(local, of: node)
      let definition =
        Vocabulary.svg.attribute(local, of: element)
        ?? (isProperty ? Vocabulary.property(local) : nil)
      guard let definition, definition.isAnimatable else {
        notes.add(
          "'\(local)' of '\(element)' is not an attribute that can be animated",
          at: animation.node)
        return nil
      }
      (kind, type) = (ValueKind(attribute: local, definition.type), definition.type)
      let key = AnimatedAttribute.Key(node: node, name: local)
      let text =
        isProperty
        ? styles.value(local, of: node) ?? definition.initial
        : facts.value(local, of: node) ?? definition.initial
      let isOpen = animation[.values] == nil && animation[.from] == nil
      let texts = animation.allValues.map(\.item.text) + (isOpen ? [text ?? ""] : [])
      let isShare = texts.allSatisfy { $0.hasSuffix("%") } && styles.hasBoxUnits(node)
      lengths = isShare ? nil : styles.lengths(of: node, for: local)
      target = AnimatedAttribute(
        key: key, isProperty: isProperty,
        base: .value(Self.value(text ?? "", kind, type, key, styles, lengths)))
    }
  }

  /// Reads a value; nil if it is invalid.
  func value(_ text: String) -> Value? {
    if let type, !styles.facts.accepts(text, as: type) { return nil }
    return Self.value(text, kind, type, target.key, styles, lengths)
  }

  private static func value(
    _ text: String, _ kind: ValueKind, _ type: ValueType?, _ key: AnimatedAttribute.Key,
    _ styles: BaseStyles, _ lengths: LengthContext?
  ) -> Value {
    let word = text.lowercased()
    let known =
      word == "currentcolor"
      ? styles.value("color", of: key.node)
      : word == "inherit" ? styles.inherited(key.name, of: key.node) : nil
    let written = Value(known ?? text, as: kind)
    let value =
      lengths.map { written.absolute($0, LengthContext.Axis(of: key.name)) } ?? written
    // The second number is the first if it is missing (Filter Effects 1, 9.14).
    let isPair = type == .positivePair || type == .countPair
    return isPair && value.numbers?.count == 1 ? Value("\(text) \(text)", as: kind) : value
  }
}

/// The function of an animation: its value at a place in its iterations.
enum AnimationFunction: Sendable {
  case value(ValueAnimation)
  case transform(TransformAnimation)
  case motion(MotionAnimation)

  /// Reads the function of an animation; nil if its values are invalid, so that it has no effect.
  init?(_ animation: AnimationFacts, _ reader: AnimatedValueReader, _ facts: Facts) {
    let found: Self? =
      switch animation.kind {
      case .animateTransform: TransformAnimation(animation).map(Self.transform)
      case .animateMotion: MotionAnimation(animation, facts).map(Self.motion)
      case .animate, .animateColor, .set:
        ValueAnimation(animation, reader.value).map(Self.value)
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
