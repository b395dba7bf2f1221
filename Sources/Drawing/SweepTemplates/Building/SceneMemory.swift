import SweepDials
import SweepScene

/// What has been made of a document on the way to a picture, with what it was made from.
///
/// What did not look at a parameter is the same whatever that is.
struct SceneMemory: Sendable {
  /// Something that was read in a document.
  struct Piece<Value: Sendable>: Sendable {
    var value: Value
    /// The parameters that were looked at, and the kinds of values that parts name.
    var names: Set<String>
  }

  var canvas: Piece<CanvasSettings>?
  var theme: Piece<Theme>?
  var compact: Piece<Bool?>?
  var scales: Piece<NamedValues<Scale>>?
  var readings: Piece<NamedValues<Reading>>?
  var plots: Piece<NamedValues<Plot>>?
  /// The parts in the places of the document, nil where one must be read anew.
  var parts: [Piece<LayerEntry?>?] = []
  /// The layers of those that are drawn once, in the same places.
  var layers: [Layer?] = []

  /// What parts name besides parameters; no parameter is called so.
  static let (scaleNames, readingNames, plotNames) = ("a scale", "a reading", "a plot")
}

extension SceneMemory {
  /// Forgets what may change with some parameters, and finds the layers that cannot.
  ///
  /// - Parameter dial: the dial that was made of all pieces.
  mutating func keep(without varying: Set<String>, in dial: Dial) {
    var names = varying
    var members: DialContext.Members = []
    Self.forget(&canvas, names)
    Self.forget(&compact, names)
    if Self.forget(&theme, names) { members.insert(.theme) }
    let readingNames = (readings?.value.names ?? []) + ["reading", Self.readingNames]
    if Self.forget(&scales, names) {
      members.formUnion(.followingScale)
      names.formUnion(readingNames + [Self.scaleNames])
    }
    if Self.forget(&plots, names) {
      members.insert(.plot)
      names.insert(Self.plotNames)
    }
    if Self.forget(&readings, names) {
      members.insert(.reading)
      names.formUnion(readingNames)
    }
    keepLayers(of: dial, without: members)
    for index in parts.indices where Self.forget(&parts[index], names) { layers[index] = nil }
  }

  /// Draws the layers that do not depend on what differs.
  private mutating func keepLayers(of dial: Dial, without members: DialContext.Members) {
    layers = parts.map { _ in nil }
    // In another size the parts may have another form.
    guard canvas != nil, compact != nil, dial.interactivity == .none,
      let drawn = try? dial.layers(without: members)
    else { return }
    var rest = drawn[...]
    for (index, part) in parts.enumerated() where part?.value != nil {
      layers[index] = rest.popFirst() ?? nil
    }
  }

  /// Forgets a piece that looked at one of some names; true where it is not there any more.
  @discardableResult
  private static func forget<Value>(_ piece: inout Piece<Value>?, _ names: Set<String>) -> Bool {
    if piece?.names.isDisjoint(with: names) == false { piece = nil }
    return piece == nil
  }
}
