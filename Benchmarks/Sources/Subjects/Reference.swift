/// The ways to make the reference speedometer: the one that `Baseline/speedometer.c` writes.
public let subjects: [Subject] = []
