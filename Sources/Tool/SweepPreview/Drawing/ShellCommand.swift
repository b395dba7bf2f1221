import SweepDiagnostics
import SweepDials
import SweepEndpoint
import SweepSVG
import SweepScene
import SweepTemplates

/// The command line that makes the shown picture.
enum ShellCommand {
  /// The words, quoted for a POSIX shell.
  ///
  /// - Parameter name: the template's name or the document's path.
  /// - Parameter theme: the parameter whose value may name a file beside the document.
  static func text(_ name: String, _ query: PreviewQuery, theme: String?) -> String {
    let folder = name.lastIndex(of: "/").map { name[...$0] } ?? ""
    var words = ["sweephand", "render", name]
    for (name, value) in query.picture.values.sorted(by: { $0.key < $1.key }) {
      let isFile = name == theme && ThemeFile.isName(value)
      words += ["--set", "\(name)=\(isFile ? folder : "")\(value)"]
    }
    if let moment = query.picture.moment { words += ["--at", "\(moment.value)s"] }
    if query.picture.motion != .reduced { words += ["--motion", query.picture.motion.rawValue] }
    if let language = query.picture.language { words += ["--lang", language] }
    if query.interactivity != .none {
      words.append("--interactive=\(query.interactivity.rawValue)")
    }
    return words.map(\.shellWord).joined(separator: " ")
  }
}
