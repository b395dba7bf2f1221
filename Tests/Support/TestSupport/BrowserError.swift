/// Why the browser told nothing.
package enum BrowserError: Error, CustomStringConvertible {
  /// The name of what is not installed.
  case missing(String)
  /// The standard error of the browser.
  case failed(String)
  /// The error on the page.
  case page(String)

  package var description: String {
    switch self {
    case .missing(let name): "there is no \(name) on this machine: Scripts/test.sh installs it"
    case .failed(let errors): "the browser failed: \(errors)"
    case .page(let message): "the page failed: \(message)"
    }
  }
}
