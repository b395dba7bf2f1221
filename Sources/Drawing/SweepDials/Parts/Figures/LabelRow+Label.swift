import SweepGeometry

extension LabelRow {
  /// One label.
  struct Label {
    let text: String
    let place: Place
  }

  /// What the place of a label depends on: numbers alone, which are copied at no cost.
  struct Place {
    let value: Double
    let angle: Angle
    let heading: Vector
    /// The width in parts of the type's size.
    let advance: Double
    /// Whether a character reaches far below the baseline.
    let hangs: Bool
  }
}
