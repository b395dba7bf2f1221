import SweepArtwork
import SweepGeometry
import SweepValidation
import SweepValues
import SweepVocabulary
import SweepXML

/// Puts together the animations of one element.
struct CSSMoverBuilder {
  /// A value of a property in a keyframe, as it is written.
  private struct Entry {
    let offset: Double
    let value: [CSSToken]
    let easing: CSSEasing
  }

  private let node: Int
  private let style: ElementStyle
  private let facts: Facts
  /// The properties that `!important` declarations keep from being animated.
  private let fixed: Set<String>
  /// The animations, and the values of their keyframes by properties.
  private var effects: [(item: CSSAnimationList.Item, entries: [String: [Entry]])] = []

  init(_ node: Int, _ style: ElementStyle, _ facts: Facts) {
    (self.node, self.style, self.facts) = (node, style, facts)
    fixed = Set(style.declarations.filter(\.isImportant).map(\.standardName))
  }

  /// Adds an animation; returns the number of declarations that were looked at.
  mutating func add(
    _ item: CSSAnimationList.Item, _ rule: CSSKeyframes, _ notes: inout MotionNotes
  ) -> Int {
    var entries: [String: [Entry]] = [:]
    var count = 1
    for frame in rule.frames {
      let easing = easing(of: frame, &notes) ?? item.easing
      for declaration in frame.declarations where !declaration.isImportant {
        let name = declaration.standardName
        if CSSAnimationList.property(name) != nil || fixed.contains(name) { continue }
        guard isRead(name, &notes) else { continue }
        count += frame.offsets.count
        for offset in frame.offsets where count < 1_000_000 {
          entries[name, default: []].append(
            Entry(offset: offset, value: declaration.value, easing: easing))
        }
      }
    }
    if !entries.isEmpty { effects.append((item, entries)) }
    return count
  }

  /// The easing that a keyframe sets; nil for none.
  private func easing(of frame: CSSKeyframes.Frame, _ notes: inout MotionNotes) -> CSSEasing? {
    var easing: CSSEasing?
    for declaration in frame.declarations {
      switch CSSAnimationList.property(declaration.name) {
      case "animation-timing-function":
        if let read = style.substituting(declaration.value).flatMap({ CSSEasing($0) }) {
          easing = read
        } else {
          notes.add(
            "the animation-timing-function '\(declaration.text.prefix(60))' cannot be read",
            at: node)
        }
      case "animation-composition" where declaration.text.lowercased() != "replace":
        notes.add("the animation-composition of keyframes is left out", at: node)
      default: break
      }
    }
    return easing
  }

  private func isRead(_ name: String, _ notes: inout MotionNotes) -> Bool {
    if Vocabulary.property(name) != nil, !Self.unread.contains(name) { return true }
    // No browser of today reads the prefixes of its forerunners.
    if name != "will-change", !["-moz-", "-ms-", "-o-"].contains(where: name.hasPrefix) {
      notes.add("the animation of '\(name.prefix(40))' is left out", at: node)
    }
    return false
  }

  private static let unread: Set<String> = [
    "all", "font", "marker", "offset", "offset-path", "offset-anchor", "offset-position",
    "transform-box", "transition", "perspective", "backdrop-filter", "box-shadow",
  ]
}

extension CSSMoverBuilder {
  /// The element with its animations; nil if nothing of them is read.
  mutating func mover(
    _ styles: inout ElementStyles, _ notes: inout MotionNotes, isImportant: Bool
  ) -> CSSMotion.Mover? {
    guard !effects.isEmpty else { return nil }
    let names = Set(effects.flatMap(\.entries.keys))
    let isTransform = !names.isDisjoint(with: CSSTransformState.properties)
    let parts = isTransform ? CSSTransformState.properties : []
    let properties = parts + names.subtracting(parts).sorted()
    var reader = valueReader
    var transform: CSSTransformState?
    if isTransform {
      transform = state(&styles, &reader, &notes)
      if transform == nil { return nil }
    }
    var base = properties.map { name in
      reader.base(name) ?? unreadBase(name, reader, &notes)
    }
    var tracks = effects.map { effect in
      effect.entries.sorted { $0.key < $1.key }.compactMap { name, entries in
        track(
          properties.firstIndex(of: name) ?? 0, name, entries, effect.item.easing, reader, &notes)
      }
    }
    equalise(properties, &base, &tracks)
    note(properties, base, tracks, &notes)
    return CSSMotion.Mover(
      node: node, properties: properties, base: base,
      effects: zip(effects, tracks).map { CSSMotion.Effect(timing: $0.item.timing, tracks: $1) },
      transform: transform, isImportant: isImportant,
      hasPathProperty: style.properties["d"] != nil)
  }

  private func unreadBase(
    _ name: String, _ reader: CSSValueReader, _ notes: inout MotionNotes
  ) -> CSSAnimatedValue {
    notes.add("the \(name) cannot be read", at: node)
    return reader.value(name, CSSTokenizer.tokens(of: "initial".utf8)) ?? .word("initial")
  }

  /// The keyframes of a property; nil for none that can be read.
  private func track(
    _ index: Int, _ name: String, _ entries: [Entry], _ easing: CSSEasing,
    _ reader: CSSValueReader, _ notes: inout MotionNotes
  ) -> CSSTrack? {
    var frames: [CSSTrack.Frame] = []
    // The sort keeps the order of equals, of which the last counts.
    for entry in entries.sorted(by: { $0.offset < $1.offset }) {
      guard let value = reader.value(name, entry.value) else {
        let text = CSSDeclaration.text(of: entry.value).prefix(60)
        notes.add("the \(name) '\(text)' of a keyframe cannot be read", at: node)
        continue
      }
      if frames.last?.offset == entry.offset { frames.removeLast() }
      frames.append(CSSTrack.Frame(offset: entry.offset, value: value, easing: entry.easing))
    }
    guard let first = frames.first, let last = frames.last else { return nil }
    return CSSTrack(
      property: index, frames: frames, limit: CSSValueReader.limit(name), easing: easing
    ).completed(first: first.offset > 0, last: last.offset < 1)
  }

  /// Repeats lists of dashes until all have the same number.
  private func equalise(
    _ properties: [String], _ base: inout [CSSAnimatedValue], _ tracks: inout [[CSSTrack]]
  ) {
    guard let index = properties.firstIndex(of: "stroke-dasharray") else { return }
    let values = tracks.joined().filter { $0.property == index }.flatMap(\.frames).compactMap(
      \.value)
    guard let count = CSSValueReader.commonCount(of: [base[index]] + values), count > 1 else {
      return
    }
    base[index] = base[index].repeated(to: count)
    tracks = tracks.map { $0.map { $0.property == index ? $0.repeated(to: count) : $0 } }
  }

  /// Notes the values that cannot be computed.
  private func note(
    _ properties: [String], _ base: [CSSAnimatedValue], _ tracks: [[CSSTrack]],
    _ notes: inout MotionNotes
  ) {
    for track in tracks.joined() {
      let values = track.frames.map { $0.value ?? base[track.property] }
      if zip(values, values.dropFirst()).contains(where: { $0.isUnknown(to: $1) }) {
        notes.add("the \(properties[track.property]) changes at once half-way", at: node)
      } else if Set(values.map(\.text)).count > 1, values.contains(where: \.mixesInOklab) {
        notes.add(
          "the \(properties[track.property]) mixes in sRGB, in browsers in Oklab", at: node)
      }
    }
  }
}

extension CSSMoverBuilder {
  /// The reader of values of the element.
  private var valueReader: CSSValueReader {
    CSSValueReader(style: style, box: style.lengths) { [facts, node] name in
      facts.value(name, of: node)
    }
  }

  /// The change that says the element's own transform in one value, and the point about which it turns;
  /// nil where they are not known.
  func placement(_ styles: inout ElementStyles) -> (change: ElementChange, pivot: Point)? {
    var notes = MotionNotes(facts.tree, file: "")
    var reader = valueReader
    guard let state = state(&styles, &reader, &notes) else { return nil }
    let values = CSSTransformState.properties.compactMap { reader.base($0) }
    guard values.count == CSSTransformState.properties.count else { return nil }
    var change = ElementChange()
    state.put(values, into: &change)
    return (change, state.pivot(values))
  }

  /// The box and the path of the element's transform; nil if they are unknown.
  private func state(
    _ styles: inout ElementStyles, _ reader: inout CSSValueReader, _ notes: inout MotionNotes
  ) -> CSSTransformState? {
    if facts.tree.parent(of: node) == nil {
      notes.add("the transform of the outermost element is left out", at: node)
      return nil
    }
    var box = Rect(origin: .zero, size: style.lengths.viewport)
    switch style.properties["transform-box"]?.lowercased() ?? "view-box" {
    case "view-box": break
    case "fill-box", "content-box":
      guard let own = styles.box(of: node, style) else {
        notes.add("the transform is left out: the box of the element is not known", at: node)
        return nil
      }
      box = own
    default:
      notes.add("the transform is left out: its transform-box is not evaluated", at: node)
      return nil
    }
    reader.box.viewport = box.size
    let path = offsetPath(&notes)
    reader.pathLength = path?.measure.length ?? 0
    let attributes = [
      "linearGradient": "gradientTransform", "radialGradient": "gradientTransform",
      "pattern": "patternTransform",
    ]
    let set = Set(style.declarations.map(\.name))
    return CSSTransformState(
      box: box, path: path,
      attribute: facts.svgName(of: node).flatMap { attributes[$0] } ?? "transform",
      used: set.union(style.properties.keys), important: fixed)
  }

  private func offsetPath(_ notes: inout MotionNotes) -> (measure: PathMeasure, isClosed: Bool)? {
    if style.properties["offset"] != nil || style.properties["offset-anchor"] != nil {
      notes.add("'offset' and 'offset-anchor' are not evaluated", at: node)
    }
    guard let text = style.properties["offset-path"], text.lowercased() != "none" else {
      return nil
    }
    guard let data = CSSValueReader.pathData(text),
      let path = Path(svgPathData: Array(data.utf8)[...])
    else {
      notes.add("the offset-path '\(text.prefix(60))' is not evaluated", at: node)
      return nil
    }
    return (PathMeasure(path), path.elements.last == .close)
  }
}

extension CSSTrack {
  /// The track with the property's own value where the first or the last keyframe is missing
  /// (CSS Animations 1, 3).
  fileprivate func completed(first: Bool, last: Bool) -> CSSTrack {
    var frames = frames
    // The pace to the first keyframe is that of the animation.
    if first { frames.insert(Frame(offset: 0, value: nil, easing: easing), at: 0) }
    if last { frames.append(Frame(offset: 1, value: nil, easing: easing)) }
    return CSSTrack(property: property, frames: frames, limit: limit, easing: easing)
  }

  fileprivate func repeated(to count: Int) -> CSSTrack {
    let frames = frames.map {
      Frame(offset: $0.offset, value: $0.value?.repeated(to: count), easing: $0.easing)
    }
    return CSSTrack(property: property, frames: frames, limit: limit, easing: easing)
  }
}
