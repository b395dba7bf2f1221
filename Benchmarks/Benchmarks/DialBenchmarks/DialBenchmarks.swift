import Benchmark
import Subjects

let benchmarks: @Sendable () -> Void = {
  for subject in subjects {
    Benchmark(
      subject.name,
      configuration: .init(metrics: [.wallClock, .throughput, .peakMemoryResident])
    ) { _ in
      blackHole(try subject.document(72))
    }
  }
}
