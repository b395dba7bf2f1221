import SweepDiagnostics
import SweepDials

/// The accessible title and description of a picture.
struct PictureSettings: DefaultKeyed {
  var title = ""
  var description = ""
  var role = Dial.Role.image
  var language = ""

  static let keys: KeyTable<PictureSettings> = KeyTable([
    Key("title", \.title, .text, "The picture's name; by default the document's title."),
    Key(
      "description", \.description, .text,
      "The description of the picture; ${words} stands for its readings. By default the document's description."
    ),
    Key(
      "role", \.role, .choice,
      "The role for assistive technology: a picture, a meter with a reading in a range, or nothing."
    ),
    Key(
      "language", \.language, .document(.language),
      "The language of the words, as in de or en-GB; by default English."),
  ])
}

extension FieldCodec where Value == String {
  /// A language as a BCP 47 tag.
  static var language: Self {
    .scalar(
      .text, "a language", json: JSON.string,
      parse: { text, _ throws(GrammarError) in try Grammar.language(text) })
  }
}
