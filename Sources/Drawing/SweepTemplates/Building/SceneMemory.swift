import SweepDials
import SweepScene

/// The intermediate results of a document on the way to a picture, with their dependencies.
///
/// Results that did not read a parameter do not depend on it. It changes only while the first picture
/// is made.
final class SceneMemory: @unchecked Sendable {
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
  /// Of readings that cannot be kept together, those that do not change, and the settings of others.
  var knownReadings: [KnownSettings<ReadingSettings>] = []
  var language: Piece<String>?
  var plots: Piece<NamedValues<Dial.Plot>>?
  /// The parts in the places of the document, nil if one must be read again.
  var parts: [Piece<LayerEntry?>?] = []
  /// The layers of those that are drawn once, in the same places.
  var layers: [Layer?] = []

  /// The dial with those layers, if nothing in it but the readings has to be read again; then of the parts
  /// too.
  private(set) var dial: Dial?

  /// Names of dependencies beside parameters; no parameter has such a name.
  static let (scaleNames, plotNames) = ("a scale", "a plot")

  /// The dependency on a named reading.
  static func reference(to reading: String) -> String { "the reading \(reading)" }
}

extension SceneMemory {
  /// Invalidates the results that may change with some parameters, and finds the independent
  /// layers.
  ///
  /// - Parameter dial: the dial that was made of all pieces.
  /// - Parameter settings: the settings of a reading, of which some names change.
  func keep(
    without varying: Set<String>, in dial: Dial,
    settings: (_ reading: Int, _ names: Set<String>) -> KnownSettings<ReadingSettings>
  ) {
    var names = varying
    var members: DialContext.Members = []
    Self.forget(&canvas, names)
    Self.forget(&compact, names)
    Self.forget(&language, names)
    if Self.forget(&theme, names) { members.insert(.theme) }
    if Self.forget(&scales, names) {
      members.formUnion(.followingScale)
      let readings = readings?.value.names ?? []
      names.formUnion(readings + readings.map(Self.reference) + ["reading", Self.scaleNames])
    }
    if Self.forget(&plots, names) {
      members.formUnion(.followingPlot)
      names.insert(Self.plotNames)
    }
    if forgetReadings(&names, settings) { members.insert(.reading) }
    if readings == nil { members.insert(.limits) }
    let isOther = parts.contains { $0?.names.isDisjoint(with: names) != true }
    if isOther { members.insert(.parts) }
    keepLayers(of: dial, without: members)
    for index in parts.indices where Self.forget(&parts[index], names) { layers[index] = nil }
    guard canvas != nil, compact != nil, theme != nil, scales != nil, plots != nil,
      parts.allSatisfy({ $0 != nil })
    else { return }
    self.dial = dial
    self.dial?.cachedLayers = zip(parts, layers).filter { $0.0?.value != nil }.map(\.1)
  }

  /// Invalidates the readings that may change, and adds their names to those on which others may depend;
  /// true if the first one, which is the dial's, is among them.
  private func forgetReadings(
    _ names: inout Set<String>,
    _ settings: (_ reading: Int, _ names: Set<String>) -> KnownSettings<ReadingSettings>
  ) -> Bool {
    let (all, before) = (readings?.value, names)
    guard Self.forget(&readings, names), let all else { return readings == nil }
    var isFirst = all.items.isEmpty
    knownReadings = all.items.indices.map { index in
      let (name, reading) = all.items[index]
      if let reading, all.reads[index].isDisjoint(with: names) { return .value(reading) }
      let known = settings(index, names)
      names.formUnion([name, Self.reference(to: name)])
      if index == 0 { isFirst = true }
      return known
    }
    if isFirst { names.insert("reading") }
    // Only what all have in common has changed.
    guard names == before, !isFirst else { return isFirst }
    knownReadings = []
    names.formUnion(all.names + all.names.map(Self.reference) + ["reading"])
    return true
  }

  /// Draws the layers that do not depend on the changed members.
  private func keepLayers(of dial: Dial, without members: DialContext.Members) {
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

  /// Invalidates an entry that depends on any of the names; true if it is gone.
  @discardableResult
  private static func forget<Value>(_ piece: inout Piece<Value>?, _ names: Set<String>) -> Bool {
    if piece?.names.isDisjoint(with: names) == false { piece = nil }
    return piece == nil
  }
}
