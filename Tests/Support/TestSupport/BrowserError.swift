/// Why the browser told nothing.
package enum BrowserError: Error, CustomStringConvertible {
  /// The name of what is not installed.
  case missing(String)
  /// What the browser wrote to its standard error.
  case failed(String)
  /// What went wrong on the page.
  case page(String)

  package var description: String {
    switch self {
    case .missing(let name): "there is no \(name) on this machine: Scripts/test.sh installs it"
    case .failed(let errors): "the browser failed: \(errors)"
    case .page(let message): "the page failed: \(message)"
    }
  }
}
