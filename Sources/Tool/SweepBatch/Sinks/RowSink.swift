import SweepFiles

/// The destination of the rows' pictures, in the order of the rows.
protocol RowSink {
  /// Takes the outcome of a row.
  mutating func take(_ outcome: RowOutcome) throws(FileError)
  /// Writes buffered data for the reader.
  mutating func flush() throws(FileError)
  /// Ends the output; an incomplete one is discarded or kept for the next run.
  mutating func end(isComplete: Bool) throws(FileError)
}
