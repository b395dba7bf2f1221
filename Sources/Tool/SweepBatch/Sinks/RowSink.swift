import SweepFiles

/// The destination of the rows' pictures, in the order of the rows.
protocol RowSink {
  /// Takes what became of a row.
  mutating func take(_ outcome: RowOutcome) throws(FileError)
  /// Writes what is still held back, so that a reader has it.
  mutating func flush() throws(FileError)
  /// Ends; what is not complete is thrown away or kept for the next run.
  mutating func end(isComplete: Bool) throws(FileError)
}
