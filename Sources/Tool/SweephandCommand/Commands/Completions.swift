import ArgumentParser
import SweepDials
import SweepFiles
import SweepRender
import SweepTemplates
import SweepYAML

extension CompletionKind {
  /// The built-in templates.
  static let templates = CompletionKind.custom { _, _, _ in Template.library.map(\.name) }

  /// The themes.
  static let themes = CompletionKind.custom { _, _, _ in Theme.library.map(\.name) }

  /// The built-in templates, and the documents of the folder that is being typed.
  static let sources = CompletionKind.custom { _, _, prefix in
    let folder = prefix.lastIndex(of: "/").map { String(prefix[...$0]) } ?? ""
    let names = (try? FileSearch.names(in: folder.isEmpty ? "." : folder)) ?? []
    let paths = names.sorted().compactMap { name -> String? in
      let path = folder + name
      if FileSearch.isFolder(path, following: true) { return path + "/" }
      return DocumentKey.isNamed(name) || MovingPicture.isNamed(name) ? path : nil
    }
    return (folder.isEmpty ? Template.library.map(\.name) : []) + paths
  }

  /// The parameters of the template or document in the command, and behind `name=` their words.
  static let settings = CompletionKind.custom { words, _, prefix in
    let parameters = words.lazy.compactMap(parameters).first ?? []
    guard let sign = prefix.firstIndex(of: "=") else { return parameters.map { $0.name + "=" } }
    let name = String(prefix[..<sign])
    let choices = parameters.first { $0.name == name }?.words ?? []
    return choices.map { "\(name)=\($0)" }
  }

  private static func parameters(_ word: String) -> [Parameter]? {
    if let template = Template.named(word).value { return Document(template).parameters }
    guard word.contains("."), let bytes = try? InputFile.read(word, limit: LoadLimits()[.size])
    else { return nil }
    return Document.read(bytes, file: word, in: nil).value?.parameters
  }
}

extension Parameter {
  /// The words that a value can be.
  fileprivate var words: [String] { kind == .boolean ? ["true", "false"] : choices }
}
