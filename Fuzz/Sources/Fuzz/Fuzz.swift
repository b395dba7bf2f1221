import Foundation

/// The inputs' way from libFuzzer, whose own `main` this program has, to one target.
enum Fuzz {
  static let targets: [String: @Sendable ([UInt8]) -> Int32] = [
    "compiled": CompiledTarget.run, "diff": DiffTarget.run, "document": DocumentTarget.run,
    "expression": ExpressionTarget.run, "motion": MotionTarget.run, "path": PathTarget.run,
    "xml": XMLTarget.run,
  ]

  // Set once before the first input.
  nonisolated(unsafe) static var target: @Sendable ([UInt8]) -> Int32 = { _ in -1 }
}

/// Takes the target's name off the arguments; all others are libFuzzer's.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
) -> Int32 {
  let name = count.pointee > 1 ? arguments.pointee[1].map { String(cString: $0) } : nil
  guard let name, let target = Fuzz.targets[name] else {
    let names = Fuzz.targets.keys.sorted().joined(separator: "|")
    FileHandle.standardError.write(Data("usage: Fuzz \(names) OPTION …\n".utf8))
    exit(2)
  }
  Fuzz.target = target
  count.pointee -= 1
  for index in 1..<max(1, Int(count.pointee)) {
    arguments.pointee[index] = arguments.pointee[index + 1]
  }
  return 0
}

/// Passes one input on; -1 tells libFuzzer to discard it.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Fuzz.target(Array(UnsafeBufferPointer(start: start, count: count)))
}
