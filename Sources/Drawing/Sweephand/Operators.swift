// swift-format-ignore-file

// The operators that `import Sweephand` brings.
#if !DOCUMENTATION
@_exported public import func SweepGeometry . *
@_exported public import func SweepGeometry . +
@_exported public import func SweepGeometry . -
@_exported public import func SweepGeometry . /
@_exported public import func SweepScene . *
@_exported public import func SweepScene . +
@_exported public import func SweepScene . -
#endif
