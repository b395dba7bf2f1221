import SweepValues

/// The spelling of the one style sheet in the output.
enum OutputRules {
  /// The fonts that the file holds, that the root can be dark, colours in the light and in the dark, then what stands still for
  /// those who ask for less motion, and no other rule: nothing in them loads.
  static let type = ValueType(
    "the rules of the output", .declarations,
    pattern: "\(fonts)(\(rules))?|\(rules)")

  private static let rules = "(\(scheme))?(\(variables)(\(reduced))?|\(reduced))|\(scheme)"
  private static let fonts =
    #"(@font-face\{font-family:\#(name);font-weight:(1 1000|[1-9]00);"#
    + #"src:url\(data:font/(otf|ttf);base64,[A-Za-z0-9+/]+=*\)\})+"#

  private static let name = "[A-Za-z_][A-Za-z0-9_]*"
  private static let id = "#\(name)"
  private static let hex = "#[0-9a-f]{3}([0-9a-f]{3})?"
  private static let number = #"-?[0-9]+(\.[0-9]+)?"#
  private static let size = #"[0-9]+(\.[0-9]+)?"#
  private static let line = #"(\n *)?"#
  private static let scheme = #"svg:root\{color-scheme:light dark\}\#(line)"#
  private static let variable = "--[A-Za-z][A-Za-z0-9]*"

  private static let variables: String = {
    let value = #"(\#(hex)|var\(--sweephand-[A-Za-z][A-Za-z0-9]*,\#(hex)\))"#
    let block = #"\{\#(variable):\#(value)(;\#(variable):\#(value))*\}"#
    let light =
      #"\#(id)(,\[data-theme=light\] \#(id),\#(id)\[data-theme=light\])?\#(block)"#
    let dark =
      #"\#(line)@media \(prefers-color-scheme:dark\)\{\#(id)\#(block)\}\#(line)"#
      + #"\[data-theme=dark\] \#(id):not\(\[data-theme=light\]\),\#(id)\[data-theme=dark\]\#(block)"#
    let use =
      #"\#(line)\.[A-Za-z_][A-Za-z0-9_]*\{(fill|stroke|stop-color|flood-color):var\(\#(variable)\)\}"#
    return #"@supports \(--a:0\)\{\#(line)\#(light)(\#(dark))?(\#(use))+\}\#(line)"#
  }()

  private static let reduced: String = {
    let paint = #"(\#(hex)|var\(\#(variable)\)"#
    let pair = #"\#(number)px(,\#(number)px)?"#
    let rest = [
      "display:(inline|none)", "opacity:\(number)", #"fill:\#(paint)|url\(\#(id)\))"#,
      "fill-opacity:\(number)", "stroke:\(paint))", "stroke-opacity:\(number)",
      "stroke-width:\(size)", "stroke-dasharray:(none|\(size) \(size))",
      "stroke-dashoffset:\(number)", "stroke-linecap:(butt|round|square)",
      #"transform:rotate\(\#(number)deg\)"#,
      #"transform:translate\(\#(pair)\)"#, #"transform:scale\(\#(number)(,\#(number))?\)"#,
    ].joined(separator: "|")
    let declaration = "(\(rest))!important"
    let rule = #"\#(line)\#(id)(,\#(id))*\{\#(declaration)(;\#(declaration))*\}"#
    return #"@media \(prefers-reduced-motion: reduce\)\{(\#(rule))+\}"#
  }()
}
