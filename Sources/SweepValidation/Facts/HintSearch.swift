import SweepDiagnostics

/// Finds hints for the first mistakes of a kind: among many names each takes a while, and nobody
/// reads hundreds.
struct HintSearch {
  private static let limit = 100
  private static let most = 2_000

  private let names: () -> [String]
  private var sorted: [String]?
  private var hints: [String: String?] = [:]

  /// Searches among names, which are asked for when there is a mistake.
  init(_ names: @escaping () -> [String]) { self.names = names }

  /// The words "did you mean …?"; nil where no name is near enough, or enough was said.
  mutating func hint(_ name: String) -> String? {
    if let known = hints[name] { return known }
    guard hints.count < Self.limit else { return nil }
    let candidates = sorted ?? Array(names().sorted().prefix(Self.most))
    sorted = candidates
    let hint = Suggestion.hint(name, among: candidates)
    hints[name] = hint
    return hint
  }
}
