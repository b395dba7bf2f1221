import SweepDiagnostics
import SweepDials
import SweepGeometry
import SweepScene

/// A type of values whose Swift type is not known.
protocol AnyCodec: DocumentKeyKind {
  /// The type as the schema has it.
  var schema: FieldType { get }
  /// The value, or nil where an error has been reported.
  func read(
    _ operand: Operand, _ origin: ValueOrigin, _ decoding: inout Decoding
  ) -> (any Sendable)?
  /// The value as the documentation shows a default.
  func shown(_ value: any Sendable) -> JSON
}

extension FieldCodec: AnyCodec {
  func read(
    _ operand: Operand, _ origin: ValueOrigin, _ decoding: inout Decoding
  ) -> (any Sendable)? {
    decode(operand, origin, &decoding)
  }

  func shown(_ value: any Sendable) -> JSON { (value as? Value).map(json) ?? .null }
}

extension KeyKind {
  /// Reads and describes values of the kind.
  var codec: any AnyCodec {
    switch self {
    case .number(let range): FieldCodec<Double>.number(range)
    case .integer(let range): FieldCodec<Int>.integer(range)
    case .boolean: FieldCodec<Bool>.boolean
    case .text: FieldCodec<String>.text
    case .word: FieldCodec<String>.word
    case .color: FieldCodec<Color>.color
    case .themeColor: FieldCodec<ThemeColor>.themeColor
    case .duration: FieldCodec<Seconds>.duration
    case .angle: FieldCodec<Angle>.angle
    case .time: FieldCodec<TimeOfDay>.time
    case .choice(let names): FieldCodec<String>.choice(of: names)
    case .numbers(let count): FieldCodec<[Double]>.numbers(count: count)
    case .quantity: FieldCodec<Double>.quantity
    case .quantities(let count): FieldCodec<[Double]>.quantities(count: count)
    case .point: FieldCodec<Point>.point
    case .size: FieldCodec<Size>.size
    case .rect: FieldCodec<Rect>.rect
    case .vector: FieldCodec<Vector>.vector
    case .scaleFactors: FieldCodec<ScaleFactors>.factors
    case .easing: FieldCodec<TimingFunction>.easing
    case .pathData: FieldCodec<Path>.pathData
    case .picture: FieldCodec<Layer.Image>.picture
    case .artwork: FieldCodec<Artwork>.drawing
    case .sign: FieldCodec<Sign>.sign
    case .locale: FieldCodec<NumberLocale>.locale
    case .colorStop: FieldCodec<ColorStop>.colorStop
    case .textsByNumber: FieldCodec<[Double: String]>.textsByNumber
    case .parts: FieldCodec<[any Part]>.parts
    case .shape: FieldCodec<ShapePart>.shape
    case .animation: FieldCodec<Layer.Animation>.animation
    case .timing: FieldCodec<MediaTiming>.timing
    case .needleArtwork: FieldCodec<NeedleArtwork>.needle
    case .drawnNeedle: FieldCodec<DrawnNeedle>.drawnNeedle
    case .list(let item): FieldCodec<[any Sendable]>.list(of: Self.erased(item.codec))
    case .object(let defaults), .changes(let defaults): Self.mapping(defaults)
    case .document(let codec): codec as? any AnyCodec ?? FieldCodec<Node>.raw(.any)
    }
  }

  private static func mapping<Value: Keyed>(_ defaults: Value) -> any AnyCodec {
    FieldCodec<Value>.object(defaults)
  }

  private static func erased(_ codec: any AnyCodec) -> FieldCodec<any Sendable> {
    FieldCodec(codec.schema, json: codec.shown) { operand, origin, decoding in
      codec.read(operand, origin, &decoding)
    }
  }
}

extension KeyType {
  /// A kind that only documents have.
  static func document(_ codec: FieldCodec<Value>) -> Self { KeyType(.document(codec)) }
}

extension KeyType where Value == Node {
  /// Any value, unread.
  static func raw(_ schema: FieldType) -> Self {
    document(.raw(schema))
  }
}

extension Key {
  /// The property's value as documentation shows it; null for none.
  func json(_ root: Root) -> JSON {
    if case .changes = kind { .null } else { kind.codec.shown(value(root)) }
  }
}

/// A key as lists and schemas show it.
struct FieldInfo: Sendable {
  var name: String
  var type: FieldType
  var kind: KeyKind
  var help: String
  var isRequired = false
  var defaultValue: JSON?
}

extension Keyed {
  /// The keys as lists and schemas show them, with the defaults of a value.
  @_semantics("optimize.sil.specialize.generic.never")
  static func fieldInfo(_ defaults: Self) -> [FieldInfo] {
    keys.all.map {
      FieldInfo(
        name: $0.name, type: $0.kind.codec.schema, kind: $0.kind, help: $0.help,
        isRequired: $0.isRequired,
        defaultValue: $0.isRequired ? nil : $0.json(defaults))
    }
  }
}

extension DefaultKeyed {
  /// The keys as lists and schemas show them.
  static var fieldInfo: [FieldInfo] { fieldInfo(Self()) }
}
