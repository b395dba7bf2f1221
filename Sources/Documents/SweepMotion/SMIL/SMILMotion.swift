import SweepGeometry
import SweepValidation
import SweepValues
import SweepXML

/// The animations of a file by SMIL 3.0 (5 and 12), as SVG 1.1 (19.2) and SVG 2 use them.
struct SMILMotion: Sendable {
  /// An animation with an effect, by its number among all.
  private struct Effect: Sendable {
    let number: Int
    let function: AnimationFunction
    /// The element's name and its values as they are written.
    let kind: String
    let values: String
  }

  /// The effects on one attribute of an element, in document order.
  private struct Stack: Sendable {
    let target: AnimatedAttribute
    var effects: [Effect]
    /// The animated property of an element around it that this one inherits.
    var inherited: AnimatedAttribute.Key?
  }

  /// The seconds after which nothing changes any more; infinite for endless motion.
  let end: Double

  private let elements: [TimedElement]
  private let stacks: [Stack]
  private let tree: XMLTree
  private let intervals: IntervalCache

  init(_ facts: Facts, _ events: [MotionEvent], _ notes: inout MotionNotes) {
    let animations = facts.animations
    let numbers = Dictionary(uniqueKeysWithValues: animations.enumerated().map { ($1.node, $0) })
    let table = EventTable(events, facts)
    elements = animations.map { TimedElement($0, numbers, table, facts) }
    let styles = BaseStyles(facts)
    var stacks: [Stack] = []
    var places: [AnimatedAttribute.Key: Int] = [:]
    for (number, animation) in animations.enumerated() {
      guard let reader = AnimatedValueReader(animation, styles, &notes) else { continue }
      guard let function = AnimationFunction(animation, reader, facts) else {
        notes.add("the animation has no valid values, and so no effect", at: animation.node)
        continue
      }
      let target = reader.target
      let effect = Effect(
        number: number, function: function, kind: animation.name, values: animation.writtenValues)
      if let place = places[target.key] {
        stacks[place].effects.append(effect)
      } else {
        places[target.key] = stacks.count
        stacks.append(Stack(target: target, effects: [effect]))
      }
    }
    for place in stacks.indices where stacks[place].target.isProperty {
      let key = stacks[place].target.key
      stacks[place].inherited = styles.sources(of: key.name, of: key.node).lazy
        .map { AnimatedAttribute.Key(node: $0, name: key.name) }.first { places[$0] != nil }
    }
    // Outer elements come before those that inherit from them.
    self.stacks = stacks.sorted { $0.target.key.node < $1.target.key.node }
    tree = facts.tree
    intervals = IntervalCache(elements)
    end = intervals.end
    if intervals.intervals(until: 0).isExhausted {
      notes.add("intervals are left out: animations begin too often within a minute", at: 0)
    }
  }

  /// The animated properties of the elements.
  var properties: [Int: Set<String>] {
    stacks.reduce(into: [:]) { $0[$1.target.key.node, default: []].insert($1.target.key.name) }
  }

  /// The changed values at a moment, by the elements' nodes.
  func changes(at seconds: Double) -> [Int: ElementChange] {
    let intervals = intervals.intervals(until: seconds)
    var changes: [Int: ElementChange] = [:]
    var shown: [AnimatedAttribute.Key: AnimatedValue] = [:]
    var moves: [Int: (motion: [TransformFunction]?, transform: [TransformFunction]?)] = [:]
    for stack in stacks {
      let layers = stack.effects.compactMap { effect in
        elements[effect.number].place(
          in: intervals.current(of: effect.number, at: seconds), seconds
        )
        .map { (effect, $0.begin, $0.place) }
      }
      guard !layers.isEmpty else { continue }
      // Later ones count more, and among those that begin together the later in the document.
      let sorted = layers.sorted { ($0.1, $0.0.number) < ($1.1, $1.0.number) }
      let target = stack.target
      var value = stack.inherited.flatMap { shown[$0] } ?? target.base
      for (effect, _, place) in sorted { value = effect.function.value(at: place, over: value) }
      shown[target.key] = value
      switch (value, target.key.name) {
      case (.value(let value), _):
        changes[target.key.node, default: ElementChange()].set(value.animatedText, of: target)
      case (.transforms(let list), AnimatedAttribute.motion):
        moves[target.key.node, default: (nil, nil)].motion = list
      case (.transforms(let list), "transform"):
        moves[target.key.node, default: (nil, nil)].transform = list
      case (.transforms(let list), let name):
        changes[target.key.node, default: ElementChange()].attributes[name] = list.text
      }
    }
    for (node, move) in moves {
      // Motion comes on top of the transform (SVG 1.1, 19.2.12).
      let own =
        move.transform?.text
        ?? tree.attribute("transform", of: node).map {
          tree.string(ofAttribute: $0)
        }
      let text = [move.motion?.text, own].compactMap { $0 }.joined(separator: " ")
      changes[node, default: ElementChange()].attributes["transform"] = text
    }
    return changes
  }
}

extension SMILMotion {
  /// The list of the animations that begin, in document order.
  func timeline(in tree: XMLTree) -> [MotionEntry] {
    let known = intervals.intervals(until: 0)
    let entries = stacks.flatMap { stack in
      stack.effects.compactMap { effect -> (Int, MotionEntry)? in
        let intervals = known.all[effect.number]
        guard let last = intervals.last else { return nil }
        let element = elements[effect.number]
        let repeats = element.repeatedDuration > element.simpleDuration
        let spacing = known.isCut ? Self.spacing(of: intervals) : nil
        let entry = MotionEntry(
          element: tree.path(of: stack.target.key.node),
          attribute: effect.kind == "animateMotion" ? "motion" : stack.target.key.name,
          kind: effect.kind, begins: intervals.prefix(spacing == nil ? 100 : 1).map(\.begin),
          end: known.isCut && intervals.count > 1 ? .infinity : last.end,
          cycle: spacing ?? (repeats ? element.simpleDuration : nil), values: effect.values)
        return (effect.number, entry)
      }
    }
    return entries.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The seconds from one begin to the next if an animation begins again and again, and evenly.
  private static func spacing(of intervals: [Intervals.Interval]) -> Double? {
    guard intervals.count > 2 else { return nil }
    let step = intervals[1].begin - intervals[0].begin
    let isEven = zip(intervals, intervals.dropFirst()).allSatisfy {
      abs($1.begin - $0.begin - step) < 1e-6
    }
    return isEven ? step : nil
  }
}

extension AnimationFacts {
  /// The values as they are written.
  fileprivate var writtenValues: String {
    if let values = value(.values) ?? value(.path) { return values }
    return [AnimationAttribute.from, .to, .by].compactMap { attribute in
      value(attribute).map { "\(attribute.name) \($0)" }
    }.joined(separator: " ")
  }
}

extension ElementChange {
  fileprivate mutating func set(_ text: String, of target: AnimatedAttribute) {
    if target.isProperty {
      properties[target.key.name] = text
    } else {
      attributes[target.key.name] = text
    }
  }
}

extension TimedElement {
  /// The place in the iterations at a moment; nil if the animation has no effect then.
  fileprivate func place(
    in interval: Intervals.Interval?, _ seconds: Double
  ) -> (begin: Double, place: IterationPlace)? {
    guard let interval else { return nil }
    let isOver = seconds >= interval.end
    if isOver, !freezes { return nil }
    var time = (isOver ? interval.end : seconds) - interval.begin
    // A frozen value is the last one shown, not the one that would follow.
    if isOver { time = max(0, time - 1e-9) }
    // Behind its iterations, `min` keeps it as `fill` says.
    if time >= repeatedDuration {
      guard freezes else { return nil }
      time = repeatedDuration - 1e-9
    }
    guard simpleDuration.isFinite else {
      return (interval.begin, IterationPlace(iteration: 0, progress: 0))
    }
    let iteration = (time / simpleDuration).rounded(.down)
    let progress = time / simpleDuration - iteration
    // The end of an iteration is its last value.
    let isEnd = isOver && progress > 1 - 2e-9 / simpleDuration
    return (
      interval.begin, IterationPlace(iteration: iteration, progress: isEnd ? 1 : progress)
    )
  }
}

/// The intervals of a file's animations up to a moment, kept for the next one.
private final class IntervalCache: @unchecked Sendable {
  private let elements: [TimedElement]
  private let lock = Lock()
  private var known: Intervals
  private var horizon = 60.0

  init(_ elements: [TimedElement]) {
    self.elements = elements
    known = Intervals(elements, until: horizon)
  }

  func intervals(until seconds: Double) -> Intervals {
    lock.withLock {
      if seconds > horizon, known.isCut {
        horizon = seconds * 2
        known = Intervals(elements, until: horizon)
      }
      return known
    }
  }

  /// The time at which the last change is over.
  var end: Double {
    let all = known
    if all.isCut { return .infinity }
    return elements.indices.reduce(0) { end, number in
      all.all[number].reduce(end) { max($0, elements[number].lastChange(in: $1)) }
    }
  }
}

extension TimedElement {
  /// The time after which an interval changes nothing.
  fileprivate func lastChange(in interval: Intervals.Interval) -> Double {
    if interval.end.isFinite { return interval.end }
    // An endless animation of one value stands.
    return simpleDuration.isFinite && repeatedDuration.isInfinite ? .infinity : interval.begin
  }
}
