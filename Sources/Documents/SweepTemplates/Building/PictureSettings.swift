import SweepDiagnostics
import SweepDials

/// What a picture is called and what it shows, for those who cannot see it.
struct PictureSettings: FieldDecodable {
  var title = ""
  var description = ""
  var role = Dial.Role.image
  var language = ""

  static var defaults: PictureSettings { PictureSettings() }

  static let fields: [Field<PictureSettings>] = [
    Field("title", \.title, .text, "The picture's name; by default the document's title."),
    Field(
      "description", \.description, .text,
      "What the picture shows, where ${words} stands for its readings in words; by default the document's description."
    ),
    Field(
      "role", \.role, .choice,
      "What it is to assistive technology: a picture, a meter that shows a reading within a range, or nothing at all."
    ),
    Field(
      "language", \.language, .language,
      "The language of the words, as in de or en-GB; by default none, which counts as English."),
  ]
}

extension ValueType where Value == String {
  /// A language as a BCP 47 tag.
  static var language: Self {
    .scalar(
      .text, "a language", json: JSON.string,
      parse: { text, _ throws(GrammarError) in try Grammar.language(text) },
      convert: { value throws(GrammarError) in
        guard case .text(let text) = value else { return nil }
        return try Grammar.language(text)
      })
  }
}
