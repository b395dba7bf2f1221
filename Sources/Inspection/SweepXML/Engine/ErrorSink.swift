import CLibXML2

/// Receives what libxml2 reports while a closure runs, from a context or from the thread.
enum ErrorSink {
  typealias Handler = (_ error: xmlError, _ raiser: UnsafeMutableRawPointer?) -> Void

  private final class Receiver {
    let report: Handler
    init(_ report: @escaping Handler) { self.report = report }
  }

  /// Runs `body` with a sink to give to a context. What goes past the contexts is received too, as
  /// the thread's handler is replaced meanwhile.
  static func collecting<Result>(
    _ report: Handler, _ body: (UnsafeMutablePointer<sweep_sink>) -> Result
  ) -> Result {
    withoutActuallyEscaping(report) { report in
      let receiver = Receiver(report)
      var sink = sweep_sink(
        context: Unmanaged.passUnretained(receiver).toOpaque(),
        report: { context, error, raiser in
          guard let context, let error else { return }
          let receiver = Unmanaged<Receiver>.fromOpaque(context).takeUnretainedValue()
          receiver.report(error.pointee, raiser)
        })
      return withExtendedLifetime(receiver) {
        withUnsafeMutablePointer(to: &sink) { sink in
          let before = sweep_report_thread(sink)
          defer { sweep_restore_thread(before) }
          return body(sink)
        }
      }
    }
  }
}
