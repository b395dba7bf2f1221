import SweepDiagnostics
import SweepDials

/// The JSON schema of the document format, made from the same tables that read it.
///
/// With it, editors complete and check documents. It checks less than the program: for instance,
/// neither that a parameter exists nor the names of colours.
public enum TemplateSchema {
  /// The title of the schema of documents, by which a file of it is known.
  package static let title = "Sweephand document"

  /// The schema in draft 2020-12, as a complete document.
  public static func json() -> String {
    let schema = JSON.object([
      "$schema": .string(draft),
      "title": .string(title),
      "description": .string("A dial with parameters, or a template filled in."),
      "type": .string("object"),
      "if": .object(["required": .array([.string("template")])]),
      "then": .object(["$ref": .string("#/$defs/sample")]),
      "else": .object(["$ref": .string("#/$defs/template")]),
      "$defs": definitions,
    ])
    return schema.document
  }

  /// The schema of theme files, in the same draft.
  public static func themeJSON() -> String {
    var schema = object(ThemeSettings.fieldInfo, withParameters: false)
    schema.insert("$schema", .string(draft))
    schema.insert("title", .string("Sweephand theme"))
    schema.insert("description", .string("The colours, the type and the construction of dials."))
    schema.insert("$defs", .object([JSON.Member("theme", theme)] + words))
    return schema.document
  }

  private static let draft = "https://json-schema.org/draft/2020-12/schema"

  private static var definitions: JSON {
    var members: [JSON.Member] = [
      JSON.Member("template", object(TemplateKeys.fieldInfo, declaring: "parameters")),
      JSON.Member("sample", object(SampleKeys.fieldInfo)),
      JSON.Member("canvas", object(CanvasSettings.fieldInfo)),
      JSON.Member("theme", theme),
      JSON.Member("scale", object(ScaleSettings.fieldInfo)),
      JSON.Member("reading", object(ReadingSettings.fieldInfo)),
      JSON.Member("plot", object(PlotSettings.fieldInfo)),
      JSON.Member("picture", object(PictureSettings.fieldInfo)),
      JSON.Member("control", object(ControlSettings.fieldInfo)),
      JSON.Member("layer", layer),
      JSON.Member("animation", object(AnimationSettings.fieldInfo)),
    ]
    for part in PartType.all {
      var schema = object(part.fields() + CommonKeys.fieldInfo, orNull: true)
      schema.insert("description", .string(part.summary))
      members.append(JSON.Member("part-\(part.name)", schema))
    }
    return .object(members + words)
  }

  /// The syntax of single values.
  private static var words: [JSON.Member] {
    let number = #"-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?"#
    func pattern(_ pattern: String) -> JSON {
      .object(["type": .string("string"), "pattern": .string("^\(pattern)$")])
    }
    func either(_ other: JSON) -> JSON {
      .object(["anyOf": .array([.object(["type": .string("number")]), other])])
    }
    return [
      JSON.Member(
        "parameter", pattern(#"\$(\{[A-Za-z][A-Za-z0-9_]*\}|[A-Za-z][A-Za-z0-9_]*)"#)),
      JSON.Member("duration", either(pattern(number + "(s|ms|min)?"))),
      JSON.Member(
        "quantity",
        either(
          pattern(
            "(" + number
              + #"(ms|s|min|h|d)|[0-9]{1,2}:[0-9]{2}(:[0-9]{2})?|[0-9]{4}-[0-9]{2}-[0-9]{2}.*)"#))),
      JSON.Member("angle", either(pattern(number + "(deg|°|turn|rad)?"))),
      JSON.Member(
        "color",
        .object([
          "type": .string("string"),
          "description": .string("#rgb, #rgba, #rrggbb, #rrggbbaa or a name of CSS"),
        ])),
      JSON.Member(
        "themeColor",
        .object([
          "type": .string("string"),
          "description": .string("#rrggbb, a name of CSS or a colour of the theme"),
          "examples": .array(ThemeColor.Token.allCases.map { .string($0.rawValue) }),
        ])),
      JSON.Member(
        "time",
        .object([
          "type": .string("string"),
          "description": .string("10:08, 10:08:42, 2026-11-21 10:08, now or now Europe/Berlin"),
        ])),
    ]
  }

  /// A theme is a name or a mapping.
  private static var theme: JSON {
    .object([
      "anyOf": .array([.object(["type": .string("string")]), object(ThemeSettings.fieldInfo)])
    ])
  }

  /// A layer is the name of a part, or the name with its keys.
  private static var layer: JSON {
    let names = PartType.all.map { JSON.string($0.name) }
    let keyed = JSON.object([
      "type": .string("object"),
      "properties": .object(
        PartType.all.map {
          JSON.Member(
            $0.name, .object(["$ref": .string("#/$defs/part-\($0.name)")]))
        }),
      "additionalProperties": .boolean(false),
      "minProperties": .number(1),
      "maxProperties": .number(1),
    ])
    return .object(["anyOf": .array([.object(["enum": .array(names)]), keyed])])
  }
}
