/// The weights that a face is cut in.
package enum Weight: String, Hashable, Sendable, CaseIterable { case light, regular, bold }
