import SweepValidation
import SweepXML

/// The animations of a file's style sheets and `style` attributes (CSS Animations 1).
struct CSSMotion: Sendable {
  /// An animation of an element.
  struct Effect: Sendable {
    let timing: CSSAnimationTiming
    let tracks: [CSSTrack]
  }

  /// An element with animations.
  struct Mover: Sendable {
    let node: Int
    /// The animated properties; with a transform, those that make it come first.
    let properties: [String]
    /// The values of the properties without animations.
    let base: [CSSAnimatedValue]
    /// The animations, those that count more behind the others.
    let effects: [Effect]
    /// The transform; nil where none is animated.
    let transform: CSSTransformState?
    /// Whether the declarations of animations are `!important`.
    let isImportant: Bool
    /// Whether a rule sets `d`, which would count more than the attribute.
    let hasPathProperty: Bool
  }

  /// The seconds after which nothing changes any more; infinite for endless motion.
  let end: Double

  private let movers: [Mover]

  /// Reads the animations of a file.
  ///
  /// - Parameter animated: the properties that SMIL animates, by the numbers of the elements.
  init(
    _ facts: Facts, animated: @autoclosure () -> [Int: Set<String>], _ notes: inout MotionNotes
  ) {
    movers = CSSMotionReader.movers(of: facts, animated: animated(), &notes)
    end = movers.flatMap(\.effects).map(\.timing.end).max() ?? 0
  }

  /// The changed values at a moment, by the elements' nodes.
  func changes(at seconds: Double) -> [Int: ElementChange] {
    var changes: [Int: ElementChange] = [:]
    changes.reserveCapacity(movers.count)
    for mover in movers { changes[mover.node] = mover.change(at: seconds) }
    return changes
  }
}

extension CSSMotion {
  /// The list of the animations, in the order of their elements.
  func timeline(in tree: XMLTree) -> [MotionEntry] {
    movers.flatMap { mover in
      mover.effects.flatMap { effect in
        effect.tracks.map { track in
          MotionEntry(
            element: tree.path(of: mover.node), attribute: mover.properties[track.property],
            kind: "@keyframes", begins: [effect.timing.delay], end: effect.timing.end,
            cycle: effect.timing.cycle,
            values: track.frames.compactMap { $0.value?.text }.joined(separator: ";"))
        }
      }
    }
  }
}

extension CSSMotion.Mover {
  /// Makes an element whose animations are left out, so that it stands still.
  init(still node: Int, isImportant: Bool) {
    self.init(
      node: node, properties: [], base: [], effects: [], transform: nil,
      isImportant: isImportant, hasPathProperty: false)
  }

  fileprivate func change(at seconds: Double) -> ElementChange {
    var values = base
    var isChanged = [Bool](repeating: false, count: base.count)
    for effect in effects {
      guard let progress = effect.timing.progress(at: seconds) else { continue }
      for track in effect.tracks {
        let index = track.property
        values[index] = track.value(at: progress, base: values[index])
        isChanged[index] = true
      }
    }
    var change = ElementChange()
    // Without its animations the element stands still in browsers.
    change.properties["animation"] = isImportant ? "none!important" : "none"
    for (index, name) in properties.enumerated() where isChanged[index] {
      guard let text = values[index].text else { continue }
      if name == "d" {
        put(path: text, into: &change)
      } else {
        change.properties[name] = text
      }
    }
    transform?.put(values, into: &change)
    return change
  }

  /// Changes the data of a path, which renderers read in the attribute.
  private func put(path data: String, into change: inout ElementChange) {
    change.attributes["d"] = data
    if hasPathProperty { change.properties["d"] = data == "none" ? data : "path('\(data)')" }
  }
}
