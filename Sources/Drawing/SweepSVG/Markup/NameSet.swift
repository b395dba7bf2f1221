/// A set of names in ASCII that compares the first few one by one, which costs less than hashing.
struct NameSet {
  private var few: [String] = []
  private var many: Set<String> = []
  /// A bit for each length of the few, by which nearly every new name is known to be one.
  private var lengths: UInt64 = 0

  init() { few.reserveCapacity(32) }

  /// Adds a name, and says whether it was new.
  mutating func insert(_ name: String) -> Bool {
    guard many.isEmpty else { return many.insert(name).inserted }
    let bit = UInt64(1) << UInt64(name.utf8.count & 63)
    if lengths & bit != 0, few.contains(name) { return false }
    lengths |= bit
    few.append(name)
    if few.count > 32 { many = Set(few) }
    return true
  }
}
