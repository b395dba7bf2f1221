/// The units of angles (CSS Values 4, 7.1).
package enum AngleUnit: String, CaseIterable, Sendable {
  case deg, grad, rad, turn

  /// The unit of a name in any case.
  package init?(_ name: ArraySlice<UInt8>) { self.init(rawValue: name.text.lowercased()) }

  /// The unit in degrees.
  package var degrees: Double {
    switch self {
    case .deg: 1
    case .grad: 0.9
    case .rad: 180 / .pi
    case .turn: 360
    }
  }
}
