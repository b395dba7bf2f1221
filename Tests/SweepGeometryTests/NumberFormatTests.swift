import Testing

@testable import SweepGeometry
