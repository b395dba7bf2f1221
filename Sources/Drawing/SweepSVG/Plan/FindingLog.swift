import SweepScene
import SweepTimeline

/// The findings of a picture, and the way to the layer that is being written.
struct FindingLog {
  private(set) var findings: [Finding] = []
  var layers: [Layer] = []
  /// The places among siblings from the root to the layer, of which -1 is a mask.
  var trail: [Int] = []
  private var paths = LayerPaths()

  var path: String {
    mutating get { paths.path(along: trail, in: layers) }
  }

  mutating func add(_ new: [Finding]) {
    if new.isEmpty { return }
    let path = path
    for var finding in new {
      finding.layer = path
      findings.append(finding)
    }
  }

  /// Notes a finding once for each layer.
  mutating func note(_ message: String) {
    let finding = Finding(message, in: path)
    if !findings.contains(finding) { findings.append(finding) }
  }

  /// Notes a finding that is about no layer.
  mutating func add(unplaced finding: Finding) { findings.append(finding) }
}

/// The paths of layers in messages, found once for all siblings that follow each other.
struct LayerPaths {
  /// The last trail, and the names of siblings at each of its steps.
  private var last: [Int] = []
  private var names: [[String]] = []

  /// The names of the layers along a trail, joined by `/`.
  ///
  /// - Parameter roots: the layers of the tree, which are always the same.
  mutating func path(along trail: [Int], in roots: [Layer]) -> String {
    let known = zip(last, trail).prefix { $0 == $1 }.count
    if names.count > known + 1 { names.removeSubrange((known + 1)...) }
    last = trail
    var (layers, path) = (roots, [String]())
    for (place, index) in trail.enumerated() {
      if place == names.count { names.append(index < 0 ? [] : layers.pathComponents) }
      // A step into a mask has no name.
      if index < 0 { continue }
      guard layers.indices.contains(index) else { break }
      if !names[place][index].isEmpty { path.append(names[place][index]) }
      let entersMask = place + 1 < trail.count && trail[place + 1] < 0
      layers = entersMask ? [layers[index].mask].compactMap { $0 } : layers[index].sublayers
    }
    return path.joined(separator: "/")
  }
}
