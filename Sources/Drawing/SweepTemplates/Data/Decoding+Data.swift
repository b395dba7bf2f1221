import SweepDiagnostics
import SweepDials

extension Decoding {
  /// The data of a plot; nil for an error, which is reported.
  ///
  /// - Parameter node: the mapping of its keys.
  /// - Parameter kind: the type of the horizontal readings; detected by default.
  mutating func data(
    _ settings: DataSettings, _ node: Node?, as kind: DataColumn.Kind?
  ) -> PlotData? {
    if let file = settings.file { return data(in: file, settings, node, as: kind) }
    if let points = settings.points { return PlotData(points: points, isDated: kind == .date) }
    let points = (settings.values ?? []).enumerated().map { index, value in
      DataPoint(settings.first.map { $0 + Double(index) * settings.every } ?? Double(index), value)
    }
    return PlotData(points: points, isDated: settings.first != nil)
  }

  private mutating func data(
    in file: String, _ settings: DataSettings, _ node: Node?, as kind: DataColumn.Kind?
  ) -> PlotData? {
    guard let y = settings.y else {
      sink.error(
        .missingKey, "missing key 'y' beside 'file'", at: place("file", in: node),
        hint: "name the column of the readings")
      return nil
    }
    guard let table = table(file, columns: [y] + [settings.x].compactMap(\.self), node) else {
      return nil
    }
    guard let up = column(table.columns[0], as: .number, "y", settings, node) else { return nil }
    if up.values.allSatisfy({ $0 == nil }) {
      sink.warn(
        .noReadings, "'y' names a column without a reading in \(file.quoted)",
        at: place("y", in: node))
    }
    guard settings.x != nil else {
      return PlotData(points: up.values.enumerated().map { DataPoint(Double($0), $1) })
    }
    let cells = table.columns[1]
    if let empty = cells.first(where: \.text.isEmpty) {
      report("x", "names a column with an empty cell in line \(empty.line) of \(file.quoted)", node)
      return nil
    }
    guard let across = column(cells, as: kind, "x", settings, node) else { return nil }
    var data = PlotData(
      points: zip(across.values, up.values).map { DataPoint($0 ?? 0, $1) })
    if case .dates = across { data.isDated = true }
    if case .categories(_, let names) = across { data.categories = names }
    return data
  }

  private mutating func table(
    _ file: String, columns: [String], _ node: Node?
  ) -> DataTable? {
    // A path set from outside is relative to the working directory.
    let isOption = if case .option = place("file", in: node) { true } else { false }
    do throws(GrammarError) {
      try checkName(node?["file"], isOption: isOption)
      let bytes = try DocumentFile.bytes(
        file, in: isOption ? optionFolder : folder, or: environment.dataRoot,
        limit: (.data, environment.limits[.data]), noting: environment.filesRead)
      return table(bytes, file, columns, node)
    } catch {
      let isElsewhere = error.code == .pathRefused || error.code == .filesUnavailable
      let hint =
        isElsewhere && environment.allowsFileReferences
        ? "the command line's --data-root allows another folder" : error.hint
      sink.error(error.code, "'file' \(error.message)", at: place("file", in: node), hint: hint)
      return nil
    }
  }

  private mutating func table(
    _ bytes: [UInt8], _ file: String, _ columns: [String], _ node: Node?
  ) -> DataTable? {
    do throws(DataTable.Fault) {
      guard file.lowercased().hasSuffix(".json") else {
        return try DataTable(csv: bytes, columns: columns, environment.limits)
      }
      let source = SourceText(bytes, file: file)
      // Every byte of it may be a value with a place.
      let most = environment.limits[.data] / 4
      let root = JSONReader.read(source, environment.limits, .data, most: most, into: &sink)
      guard let root else { return nil }
      return try DataTable(json: root, columns: columns, environment.limits)
    } catch {
      let key = error.column.map { $0 == columns[0] ? "y" : "x" } ?? "file"
      sink.error(
        error.code, "'\(key)' names data that cannot be used: \(file.quoted) \(error.message)",
        at: place(key, in: node), hint: error.hint)
      return nil
    }
  }

  private mutating func column(
    _ cells: [DataTable.Cell], as kind: DataColumn.Kind?, _ key: String,
    _ settings: DataSettings, _ node: Node?
  ) -> DataColumn? {
    do throws(DataColumn.Fault) {
      return try DataColumn(cells, as: kind, in: settings.timeZone)
    } catch {
      let file = (settings.file ?? "").quoted
      report(
        key, "names a column whose cell in line \(error.line) of \(file) \(error.message)", node)
      return nil
    }
  }

  /// Reports data that cannot be used, naming the key at fault.
  mutating func report(_ key: String, _ message: String, _ node: Node?) {
    sink.error(.unusableData, "'\(key)' \(message)", at: place(key, in: node))
  }

  private func place(_ key: String, in node: Node?) -> SourceLocation {
    if let value = node?[key] { return blame(value) }
    return node.map { .source($0.span) } ?? .file("data")
  }
}
