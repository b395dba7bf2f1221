// Prints "name  documents-a-second  bytes-a-document" for every subject, separated by tabs.
// Usage: SpeedBenchmark [DOCUMENTS [NAME]]

import Subjects

let documents = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 20_000
let clock = ContinuousClock()

let wanted = CommandLine.arguments.dropFirst(2).first

for subject in subjects where wanted == nil || subject.name == wanted {
  _ = try subject.document(50)
  var bytes = 0
  let time = try clock.measure {
    for index in 0..<documents {
      bytes += try subject.document(100 * Double(index) / Double(documents))
    }
  }
  let rate = Double(documents) / (time / .seconds(1))
  print(subject.name, Int(rate), bytes / documents, separator: "\t")
}
