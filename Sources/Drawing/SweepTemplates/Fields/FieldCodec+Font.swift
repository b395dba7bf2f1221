import SweepDiagnostics
import SweepType

extension FieldCodec where Value == FontFace {
  /// A font in a file, whose name may be followed by the face or the instance that is chosen.
  static var font: Self {
    FieldCodec(.text) { operand, origin, decoding in
      guard let name = FieldCodec<String>.word.decode(operand, origin, &decoding) else {
        return nil
      }
      do throws(GrammarError) {
        guard let read = decoding.environment.fontReader else {
          throw GrammarError(.filesUnavailable, "names a font, and none can be read here")
        }
        let bytes = try decoding.bytes(
          of: FontFace.parts(of: name).file, at: origin, limit: .font)
        do throws(FontError) {
          return try read(bytes, name)
        } catch {
          throw GrammarError(
            error.kind == .unknownMember ? .unknownFontMember : .notAFont,
            "names a font that cannot be used: \(name.quoted) \(error.message)", hint: error.hint)
        }
      } catch {
        decoding.report(error, at: origin)
        return nil
      }
    }
  }
}
