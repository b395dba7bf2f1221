/// The marks that a merge leaves in a text where both sides have changed it.
package enum MergeConflict {
  /// The message for a file with such marks.
  package static let message = "a merge conflict is not resolved"
  /// Way to mend it.
  package static let hint =
    "choose one of both sides and remove the lines with <<<<<<<, ======= and >>>>>>>"

  /// The line of the first mark, from 1; nil where the text does not have both the first and the last.
  package static func line(in bytes: some Sequence<UInt8>) -> Int? {
    let (start, end) = (Array("<<<<<<< ".utf8), Array(">>>>>>> ".utf8))
    var (line, found): (Int, Int?) = (1, nil)
    var head: [UInt8] = []
    for byte in bytes {
      if byte == 0x0A {
        (line, head) = (line + 1, [])
        continue
      }
      guard head.count < 8 else { continue }
      head.append(byte)
      if head == start { found = found ?? line }
      if head == end, let found { return found }
    }
    return nil
  }
}
