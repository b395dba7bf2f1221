import SweepDials
import SweepGeometry
import SweepScene
@testable import SweepTemplates

/// The Swift source of the designs that the built-in templates are.
struct DesignSource {
  private let template: Template
  private let reading: Parameter?
  /// Whether the ends of the scale are set together.
  private let hasRange: Bool

  static var text: String {
    """
    // swift-format-ignore-file
    // Made from templates/ by LibraryTests, which records it with RECORD=1.

    public import SweepDials
    public import SweepGeometry
    public import SweepScene


    """ + Template.library.map { DesignSource($0).text }.joined(separator: "\n") + """

      extension TemplateValues {
        /// The designs of the built-in templates with their examples, in the order of lists.
        package static let designs: [any TemplateDesign] = [
      \(Template.names.map { "    \(typeName($0)).example,\n" }.joined())  ]
      }

      """
  }

  init(_ template: Template) {
    self.template = template
    let ends = ["min", "max"].compactMap(template.parameter).filter { $0.kind == .number }
    hasRange = ends.count == 2 && (ends[0].defaultNode == nil) == (ends[1].defaultNode == nil)
    reading = (Self.leading(template) + template.parameters).first { parameter in
      [.number, .numbers, .gappedNumbers, .time].contains(parameter.kind)
        && (parameter.defaultNode != nil || parameter.isExample)
    }
  }

  /// The parameters that a design begins with: what its first group sets by default or shows.
  private static func leading(_ template: Template) -> [Parameter] {
    template.parameters.filter { parameter in
      parameter.group == template.parameters.first?.group
        && (parameter.defaultNode != nil || parameter.isExample) && parameter.kind.traits.isData
        && !["min", "max"].contains(parameter.name)
    }
  }

  // MARK: Names

  /// The name of the type of a template.
  static func typeName(_ template: String) -> String {
    let short = ["vu", "led", "ev", "kpi"]
    let name = template.split(separator: "-").map { word in
      short.contains(String(word))
        ? word.uppercased() : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    // Parts of the library, and Foundation's timer, have these names.
    let taken = PartType.all.map(\.name) + ["timer"]
    // Swift has a protocol of this name.
    if name == "Clock" { return "AnalogClock" }
    return taken.contains(name.prefix(1).lowercased() + name.dropFirst()) ? name + "Dial" : name
  }

  private static func identifier(_ word: String) -> String {
    let parts = word.split(separator: "-")
    let name = parts.dropFirst().reduce(
      parts.first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? ""
    ) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
    return quoted(name)
  }

  private static func quoted(_ name: String) -> String {
    ["case", "default", "in", "for", "is", "repeat", "switch", "where"].contains(name)
      ? "`\(name)`" : name
  }

  // MARK: Types and values

  /// Whether a choice has the words of the key `text`.
  private static func isLettering(_ parameter: Parameter) -> Bool {
    parameter.words == Lettering.allCases.map(\.rawValue)
  }

  private static func type(_ parameter: Parameter) -> String {
    switch parameter.kind {
    case .number: "Double"
    case .integer: "Int"
    case .boolean: "Bool"
    case .text: "String"
    case .color: "ThemeColor"
    case .duration: "Seconds"
    case .angle: "Angle"
    case .choice where isLettering(parameter): "Lettering"
    // The library has a type of this name.
    case .choice where parameter.name == "seconds": "SecondsStyle"
    case .choice: parameter.name.prefix(1).uppercased() + parameter.name.dropFirst()
    case .theme: "Theme"
    case .time: "TimeOfDay"
    case .numbers: "[Double]"
    case .gappedNumbers: "[Double?]"
    case .texts: "[String]"
    }
  }

  /// The default; nil for a parameter without one.
  private static func value(_ parameter: Parameter) -> String? {
    parameter.defaultNode.flatMap { value(of: $0, for: parameter) }
  }

  private static func value(of node: Node, for parameter: Parameter) -> String? {
    var decoding = Decoding(environment: RenderEnvironment())
    guard let value = decoding.value(of: node, for: parameter, in: decoding.environment) else {
      return nil
    }
    func number(_ number: Double) -> String {
      number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
    }
    switch value {
    case .number(let value): return number(value)
    case .integer(let value): return "\(value)"
    case .boolean(let value): return "\(value)"
    case .text(let text) where parameter.kind == .choice || parameter.kind == .theme:
      return "." + identifier(text)
    case .text(let text): return string(text)
    case .color(.token(let token)): return ".token(.\(token))"
    case .color(.color(let color)):
      let rgb = String(color.rgb, radix: 16)
      return ".color(Color(0x\(String(repeating: "0", count: 6 - rgb.count))\(rgb)))"
    case .duration(let seconds): return number(seconds.value)
    case .angle(let angle): return ".degrees(\(number(angle.degrees)))"
    case .theme(let theme): return "." + theme.name
    case .time(let time):
      var text = "TimeOfDay(hour: \(time.hour), minute: \(time.minute)"
      if time.second != 0 { text += ", second: \(number(time.second))" }
      if let date = time.date {
        text += ", date: CalendarDate(year: \(date.year), month: \(date.month), day: \(date.day))"
      }
      return text + ")"
    case .numbers(let numbers): return "[" + numbers.map(number).joined(separator: ", ") + "]"
    case .gappedNumbers(let numbers):
      return "[" + numbers.map { $0.map(number) ?? "nil" }.joined(separator: ", ") + "]"
    case .texts(let texts): return "[" + texts.map(string).joined(separator: ", ") + "]"
    }
  }

  private static func string(_ text: String) -> String {
    "\""
      + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing(
        "\n", with: "\\n") + "\""
  }

  // MARK: Declarations

  private var text: String {
    let name = Self.typeName(template.name)
    var text = Self.comment(template.description, indent: "")
    text +=
      "///\n/// The template `\(template.name)` in documents.\npublic struct \(name): TemplateDesign {\n"
    text += "  public static let template = \"\(template.name)\"\n\n"
    for parameter in template.parameters { text += property(parameter) }
    for parameter in template.parameters
    where parameter.kind == .choice && !Self.isLettering(parameter) {
      text += choice(parameter)
    }
    text += initializer + example(name)
    text += "  public func add(to given: inout TemplateValues) {\n"
    for parameter in template.parameters {
      text +=
        "    given.\(parameter.kind.rawValue)(\"\(parameter.name)\", \(Self.quoted(parameter.name)))\n"
    }
    return text + "  }\n}\n"
  }

  /// The parameters that the initialiser sets.
  private var arguments: [Parameter] {
    let rest = Self.leading(template).filter { $0.name != reading?.name }
    let more = ["unit", "theme"].compactMap(template.parameter).filter { parameter in
      parameter.defaultNode != nil && !rest.contains { $0.name == parameter.name }
    }
    return (reading.map { [$0] } ?? []) + rest + more
  }

  private func property(_ parameter: Parameter) -> String {
    var text = Self.comment(parameter.help, indent: "  ")
    text += "  public var \(Self.quoted(parameter.name)): \(Self.type(parameter))"
    let isEnd = hasRange && ["min", "max"].contains(parameter.name)
    let isSet = isEnd || arguments.contains { $0.name == parameter.name }
    if let value = Self.value(parameter) {
      if !isSet { text += " = \(value)" }
    } else {
      text += "?"
    }
    return text + "\n"
  }

  /// The dial of the template alone.
  private func example(_ name: String) -> String {
    let lines = template.parameters.compactMap { parameter in
      parameter.exampleNode.flatMap { Self.value(of: $0, for: parameter) }
        .map { "    design.\(Self.quoted(parameter.name)) = \($0)\n" }
    }
    let body =
      lines.isEmpty
      ? "    \(name)()\n" : "    var design = \(name)()\n\(lines.joined())    return design\n"
    return "  /// The dial with the example of the template.\n"
      + "  public static var example: \(name) {\n\(body)  }\n\n"
  }

  private func choice(_ parameter: Parameter) -> String {
    var text = "\n" + Self.comment(parameter.help, indent: "  ")
    text +=
      "  public enum \(Self.type(parameter)): String, Hashable, Sendable, CaseIterable {\n    case "
    text += parameter.words.map { word in
      let name = Self.identifier(word)
      return name == word || name == "`\(word)`" ? name : "\(name) = \"\(word)\""
    }.joined(separator: ", ")
    return text + "\n  }\n"
  }

  private var initializer: String {
    let arguments = arguments
    var list: [String] = []
    var body: [String] = []
    for parameter in arguments {
      let name = Self.quoted(parameter.name)
      let label = parameter.name == reading?.name ? "_ \(name)" : name
      let type = Self.type(parameter)
      list.append(
        "\(label): " + (Self.value(parameter).map { "\(type) = \($0)" } ?? "\(type)? = nil"))
      body.append("    self.\(name) = \(name)")
    }
    if hasRange, let low = template.parameter("min"), let high = template.parameter("max") {
      let place = reading == nil ? 0 : 1
      if let low = Self.value(low), let high = Self.value(high) {
        list.insert("in ends: ClosedRange<Double> = \(low)...\(high)", at: place)
        body.insert("    (min, max) = (ends.lowerBound, ends.upperBound)", at: place)
      } else {
        list.insert("in ends: ClosedRange<Double>? = nil", at: place)
        body.insert("    (min, max) = (ends?.lowerBound, ends?.upperBound)", at: place)
      }
    }
    var text = "\n  /// Makes the dial; what is not given is as in the template.\n"
    let line = "  public init(\(list.joined(separator: ", "))) {"
    text +=
      line.count <= 100 ? line : "  public init(\n    \(list.joined(separator: ",\n    "))\n  ) {"
    return text + "\n" + body.joined(separator: "\n") + "\n  }\n\n"
  }

  /// A doc comment in lines of at most 100 characters.
  private static func comment(_ text: String, indent: String) -> String {
    var lines: [String] = []
    var line = indent + "///"
    for word in text.split(separator: " ") {
      if line.count + word.count + 1 > 100 { (lines, line) = (lines + [line], indent + "///") }
      line += " " + word
    }
    return (lines + [line]).joined(separator: "\n") + "\n"
  }
}
