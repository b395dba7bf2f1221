import SweepDiagnostics
import SweepDials

/// The reference of parts and keys for people, made from the same tables that read documents.
public enum TemplateReference {
  /// The reference as Markdown, with a table for each part and section.
  public static func markdown() -> String {
    var text = """
      # Parts and keys

      The program writes this page from the tables with which it reads documents; [Documents](template-format.md)
      explains the format. Lengths are in dial units: the radius of a face is 100. Directions are clockwise from 12 o'clock, in degrees.

      ## Parts

      Every part also takes `when` (whether it is drawn), and `scale`, `reading` and `plot` (the names of others than the
      dial's). A click on a picture opens its document.


      """
    for part in PartType.all {
      let sample = "../samples/reference/\(part.name)"
      text += "### \(part.name)\n\n\(part.summary)\n\n"
      text +=
        "[![The part '\(part.name)'](\(sample).svg)](\(sample).yaml)\n\n" + table(part.fields())
    }
    text += "## Sections\n\n"
    text += "### canvas\n\n" + table(CanvasSettings.fieldInfo)
    text += "### scales: each\n\n" + table(ScaleSettings.fieldInfo)
    text += "### readings: each\n\n" + table(ReadingSettings.fieldInfo)
    text += "### plots: each\n\n" + table(PlotSettings.fieldInfo)
    text += "### theme\n\n" + table(ThemeSettings.fieldInfo)
    text += "### picture\n\n" + table(PictureSettings.fieldInfo)
    text += "### control\n\n" + table(ControlSettings.fieldInfo)
    text += "### parameters: each\n\n" + table(Parameter.fieldInfo)
    text += "### animations: each, of a shape\n\n" + table(AnimationSettings.fieldInfo)
    text += "## Colours of a theme\n\n"
    text += ThemeColor.Token.allCases.map { "`\($0.rawValue)`" }.joined(separator: " ") + "\n"
    return text
  }

  private static func table(_ fields: [FieldInfo]) -> String {
    var text = "| key | value | default | |\n|---|---|---|---|\n"
    for field in fields {
      let standard = field.isRequired ? "required" : field.defaultValue.map(cell) ?? ""
      text += "| `\(field.name)` | \(field.type.words) | \(standard) | \(field.help) |\n"
    }
    text += "\n"
    for field in fields {
      guard let inner = field.type.keys else { continue }
      text += "`\(field.name)` has the keys\n\n" + table(inner)
    }
    return text
  }

  private static func cell(_ value: JSON) -> String {
    switch value {
    case .string(""): "empty"
    case .null: ""
    case .number(let number) where !number.isFinite: ""
    case .array(let items) where items.isEmpty: "none"
    case .array(let items): items.map(cell).joined(separator: " ")
    default: "`\(value.document.split(whereSeparator: \.isNewline).joined())`"
    }
  }
}

extension FieldType {
  /// The keys of a mapping, or of each one in a list.
  fileprivate var keys: [FieldInfo]? {
    switch self {
    case .object(let fields): fields
    case .list(let type), .named(let type): type.keys
    default: nil
    }
  }

  /// The accepted values, in a few words.
  fileprivate var words: String {
    switch self {
    case .number(let range): range?.words(of: "number") ?? "number"
    case .integer(let range): range?.words(of: "whole number") ?? "whole number"
    case .reading(let range): (range?.words(of: "number") ?? "number") + ", or null"
    case .boolean: "`true` or `false`"
    case .text: "text"
    case .color: "colour"
    case .themeColor: "colour, or one of the theme"
    case .duration: "time"
    case .angle: "angle"
    case .choice(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .time: "time of day"
    case .numbers(let count): count.map { "\($0) numbers" } ?? "numbers"
    case .quantity: "number, or time"
    case .quantities(let count): count.map { "\($0) numbers or times" } ?? "numbers or times"
    case .easing: "pace"
    case .pathData: "path data"
    case .picture: "file, as in `face.png`"
    case .object: "mapping, see below"
    case .list(let type): "list: \(type.words)"
    case .named(let type): "names to \(type.words)"
    case .reference("part-shape"): "`shape`"
    case .reference(let name): name
    case .any: "any"
    }
  }
}
