import SweepDiagnostics
import SweepDials

/// A row of data from which a reading is taken, as documents write it.
struct RowSettings: DefaultKeyed {
  var data = DataSettings()
  var row: String?

  static let keys: KeyTable<RowSettings> = KeyTable(
    DataSettings.keys.all.filter { ["file", "x", "y", "zone"].contains($0.name) }.map {
      $0.inside(\.data)
    }
      + [
        Key(
          "row", \.row, optional: .word,
          "The value of x in the row; by default the last row. A row without a reading has none.")
      ])
}

extension Decoding {
  /// The reading of a row, nil where its cell is empty, and the one before it; nil without a file, or
  /// if an error is reported.
  mutating func row(
    _ settings: RowSettings, _ node: Node?
  ) -> (value: Double?, previous: Double?)? {
    guard settings.data.file != nil, let data = data(settings.data, node, as: nil) else {
      return nil
    }
    let points = data.points
    if settings.row == nil, points.isEmpty { return (nil, nil) }
    guard let index = index(of: settings, in: data) else {
      report("row", "is not among the rows: \((settings.row ?? "").quoted)", node)
      return nil
    }
    return (points[index].y, points[..<index].last { $0.y != nil }?.y)
  }

  private func index(of settings: RowSettings, in data: PlotData) -> Int? {
    guard let row = settings.row else { return data.points.indices.last }
    let x =
      if !data.categories.isEmpty {
        data.categories.firstIndex(of: row).map(Double.init)
      } else {
        data.isDated ? try? Grammar.date(row, in: settings.data.timeZone) : try? Grammar.number(row)
      }
    return data.points.firstIndex { $0.x == x }
  }
}
