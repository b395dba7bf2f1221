/// A set of names in ASCII that compares the first few one by one, which costs less than hashing.
struct NameSet {
  private var few: [String] = []
  private var many: Set<String> = []

  init() { few.reserveCapacity(32) }

  /// Adds a name, and says whether it was new.
  mutating func insert(_ name: String) -> Bool {
    guard many.isEmpty else { return many.insert(name).inserted }
    let length = name.utf8.count
    if few.contains(where: { $0.utf8.count == length && $0 == name }) { return false }
    few.append(name)
    if few.count > 32 { many = Set(few) }
    return true
  }
}
