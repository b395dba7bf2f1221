import SweepDiagnostics

/// Finds hints for the first errors of a kind: each takes a while, and nobody reads hundreds.
struct HintSearch {
  private static let limit = 100
  private static let most = 2_000

  private let find: (String) -> String?
  private var hints: [String: String?] = [:]

  /// Finds each hint in some way.
  init(_ find: @escaping (String) -> String?) { self.find = find }

  /// Searches among names, which are made at the first error: "did you mean …?".
  init(among names: @escaping () -> [String]) {
    let sorted = Names(names)
    self.init { Suggestion.hint($0, among: sorted.all) }
  }

  /// The hint; nil if none is known, or after enough hints.
  mutating func hint(_ name: String) -> String? {
    if let known = hints[name] { return known }
    guard hints.count < Self.limit else { return nil }
    let hint = find(name)
    hints[name] = hint
    return hint
  }

  /// Names in their order, made when first asked for.
  private final class Names {
    private(set) lazy var all = Array(make().sorted().prefix(HintSearch.most))
    private let make: () -> [String]
    init(_ make: @escaping () -> [String]) { self.make = make }
  }
}
