/// The heading that a template is listed under, in the order of lists.
public enum TemplateGroup: String, Hashable, Sendable, CaseIterable {
  /// Instruments of vehicles.
  case cars
  /// Clocks and timers.
  case clocks
  /// Instruments of aircraft.
  case aviation
  /// Weather.
  case weather
  /// Tanks, batteries and other things of the house.
  case home
  /// Figures of a business, graphs.
  case data
  /// Controls that readers turn and click.
  case controls
}
