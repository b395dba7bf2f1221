extension Layer {
  /// The layer of a path of names below this one, as messages name it: `needle/shadow`, `tick[3]`,
  /// `#0`. It is nil for a path that nothing has; nil removes the layer, and a layer for a path that
  /// nothing has is not added.
  public subscript(path: String) -> Layer? {
    get { sublayers[path: path] }
    set { sublayers[path: path] = newValue }
  }
}

extension Layer.Scene {
  /// The layer of a path of names, as messages name it: `needle/shadow`, `tick[3]`, `#0`. It is nil
  /// for a path that nothing has; nil removes the layer, and a layer for a path that nothing has is
  /// not added.
  public subscript(path: String) -> Layer? {
    get { layers[path: path] }
    set { layers[path: path] = newValue }
  }
}

extension [Layer] {
  fileprivate subscript(path path: String) -> Layer? {
    get {
      guard let (index, rest) = place(of: path) else { return nil }
      return rest.isEmpty ? self[index] : self[index][rest]
    }
    set {
      guard let (index, rest) = place(of: path) else { return }
      if !rest.isEmpty {
        self[index][rest] = newValue
      } else if let newValue {
        self[index] = newValue
      } else {
        remove(at: index)
      }
    }
  }

  /// The index of the first layer that a path leads to or through, and the names that follow. Names may
  /// contain slashes.
  private func place(of path: String) -> (index: Int, rest: String)? {
    for (index, name) in pathComponents.enumerated() where path.hasPrefix(name) {
      if name.isEmpty, self[index].sublayers.place(of: path) != nil { return (index, path) }
      if name.isEmpty { continue }
      let rest = path.dropFirst(name.count)
      if rest.isEmpty { return (index, "") }
      let names = String(rest.dropFirst())
      if rest.first == "/", self[index].sublayers.place(of: names) != nil { return (index, names) }
    }
    return nil
  }

  /// The layers from the first to the one at a path; none for the empty path, nil for another one.
  func chain(to path: String) -> [Layer]? {
    if path.isEmpty { return [] }
    guard let (index, rest) = place(of: path) else { return nil }
    return self[index].sublayers.chain(to: rest).map { [self[index]] + $0 }
  }
}
