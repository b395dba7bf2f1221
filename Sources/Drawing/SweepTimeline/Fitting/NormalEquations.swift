/// The equations of the least squares in four unknowns.
struct NormalEquations {
  private var rows = FourRows()
  private var right = SIMD4<Double>.zero

  /// Adds one sample: its error, and how that changes with the unknowns.
  mutating func add(_ derivative: SIMD4<Double>, error: Double, weight: Double) {
    let weighted = derivative * weight
    rows.a += weighted[0] * derivative
    rows.b += weighted[1] * derivative
    rows.c += weighted[2] * derivative
    rows.d += weighted[3] * derivative
    right -= weighted * error
  }

  /// Makes the diagonal larger by a part of itself, and keeps it above zero.
  mutating func damp(_ part: Double) {
    for row in 0..<4 { rows[row][row] = rows[row][row] * (1 + part) + 1e-14 }
  }

  /// The unknowns by Gauss's elimination, with those that are not free held at 0; the matrix is
  /// symmetric and positive, so it needs no pivoting.
  func solution(_ isFree: SIMDMask<SIMD4<Int64>>) -> SIMD4<Double> {
    var rows = rows
    var right = right
    for row in 0..<4 where !isFree[row] {
      for other in 0..<4 { rows[other][row] = 0 }
      rows[row] = .zero
      rows[row][row] = 1
      right[row] = 0
    }
    for pivot in 0..<4 {
      for row in (pivot + 1)..<4 where rows[pivot][pivot] != 0 {
        let factor = rows[row][pivot] / rows[pivot][pivot]
        rows[row] -= factor * rows[pivot]
        right[row] -= factor * right[pivot]
      }
    }
    var result = SIMD4<Double>.zero
    for row in (0..<4).reversed() where rows[row][row] != 0 {
      result[row] = (right[row] - (rows[row] * result).sum()) / rows[row][row]
    }
    return result.sum().isFinite ? result : .zero
  }
}

/// Four rows without an array's allocation.
private struct FourRows {
  var a = SIMD4<Double>.zero
  var b = SIMD4<Double>.zero
  var c = SIMD4<Double>.zero
  var d = SIMD4<Double>.zero

  subscript(row: Int) -> SIMD4<Double> {
    get {
      switch row {
      case 0: a
      case 1: b
      case 2: c
      default: d
      }
    }
    set {
      switch row {
      case 0: a = newValue
      case 1: b = newValue
      case 2: c = newValue
      default: d = newValue
      }
    }
  }
}
