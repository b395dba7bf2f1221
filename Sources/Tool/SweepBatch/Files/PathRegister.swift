import SweepDiagnostics

/// Notices rows that would write the file of another row.
///
///
/// Holds two hashes for each row, about twenty bytes. Files named by their content need none.
struct PathRegister {
  private var keys: [Int: UInt32] = [:]

  /// The fault of a row whose file already has another content.
  mutating func fault(of outcome: RowOutcome) -> RowFault? {
    guard let path = outcome.path,
      let key = outcome.key.flatMap({ UInt32($0.prefix(8), radix: 16) })
    else { return nil }
    let place = path.hashValue
    guard let first = keys.updateValue(key, forKey: place), first != key else { return nil }
    keys[place] = first
    return RowFault(
      "has the file name of an earlier row, \(path.quoted), with other values",
      hint: "name files by a column that differs in each row, by {row} or by {hash}")
  }
}

extension RowOutcome {
  /// The path of the picture; nil for none.
  fileprivate var path: String? {
    switch result {
    case .drawn(_, let path), .kept(_, let path): path
    case .failed: nil
    }
  }
}
