import SweepDiagnostics
public import SweepDials
package import SweepScene
public import SweepType
import SweepValues

/// The readers of files in formats that need a library of the system.
package struct FileReaders: Sendable {
  /// The reader of documents and theme files; nil, the default, for those in JSON alone.
  package var document: NodeReader?
  /// The reader of artwork in SVG; nil, the default, where none can be read.
  package var artwork: ArtworkFileReader?

  package init(document: NodeReader? = nil, artwork: ArtworkFileReader? = nil) {
    (self.document, self.artwork) = (document, artwork)
  }

  /// Takes the readers of others where there are none.
  mutating func fill(from others: FileReaders) {
    document = document ?? others.document
    artwork = artwork ?? others.artwork
  }
}

/// The inputs of a document from outside: the clock, the time zone, a folder of data, a role.
public struct RenderEnvironment: Sendable {
  /// The clock, in seconds since 1970-01-01 00:00 UTC.
  public var now: @Sendable () -> Double
  /// The name of the time zone in which `now` is read; nil for the system's.
  public var timeZone: String?
  /// A folder beside the document's own that data may be read from; nil for none.
  public var dataRoot: String?
  /// The folder of files that parameters set from outside name; nil for the document's.
  public var folder: String?
  /// Whether parameters set from outside may name files at all; true by default.
  public var allowsFileReferences = true
  /// The language of the words, as a BCP 47 tag, instead of the document's; nil for that.
  public var language: String?
  /// The role for assistive technology, instead of the document's; nil for that.
  public var role: Dial.Role?
  /// The form of figures and words, instead of the document's; nil for that.
  public var text: Lettering?
  /// The font of all text, instead of the document's; nil for that.
  public var font: FontFace?
  /// The reader of fonts that documents name, such as `FontFace.reader` of `SweepFonts`; nil, the
  /// default, for none.
  public var fontReader: FontReader?

  /// The readers of the files that need a library of the system.
  package var readers = FileReaders()

  /// The files that the document has read, also by way of copies of this environment.
  package var filesRead = FilesRead()

  /// The limits of input.
  public var limits = LoadLimits()

  /// The interactivity of dials; none by default.
  public var interactivity = Dial.Interactivity.none

  /// Makes an environment; by default the system's clock and time zone, and no other folder.
  public init(
    now: (@Sendable () -> Double)? = nil, timeZone: String? = nil, dataRoot: String? = nil
  ) {
    self.dataRoot = dataRoot
    self.now = now ?? { SystemClock.now }
    self.timeZone = timeZone
  }

  /// The time of the clock in a zone, or in the environment's own.
  func time(in name: String?) throws(GrammarError) -> TimeOfDay { try time(at: now(), in: name) }

  /// The time at a moment, in seconds since 1970-01-01 00:00 UTC.
  func time(at seconds: Double, in name: String?) throws(GrammarError) -> TimeOfDay {
    guard abs(seconds) < 1e12 else { return TimeOfDay(hour: 0, minute: 0) }
    let moment = Int(seconds.rounded(.down))
    let offset = try TimeZoneDatabase.system.offset(of: name ?? timeZone, at: moment)
    return Self.time(secondsSince1970: seconds + Double(offset))
  }

  /// The time so many seconds after 1970-01-01 00:00; without a day outside the years 1 … 9999.
  static func time(secondsSince1970 seconds: Double) -> TimeOfDay {
    guard abs(seconds) < 1e12 else { return TimeOfDay(hour: 0, minute: 0) }
    let whole = seconds.rounded(.down)
    let days = (whole / 86400).rounded(.down)
    let rest = Int(whole - days * 86400)
    return TimeOfDay(
      hour: rest / 3600, minute: rest / 60 % 60, second: Double(rest % 60) + (seconds - whole),
      date: CalendarDate(daysSince1970: Int(days)))
  }
}
