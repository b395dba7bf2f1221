/// The heading that a template is listed under, in the order of lists.
public enum TemplateGroup: String, Hashable, Sendable, CaseIterable {
  /// Instruments of vehicles.
  case cars
  /// Clocks and what else tells time.
  case clocks
  /// Instruments of aircraft.
  case aviation
  /// What the air does.
  case weather
  /// Tanks, batteries and other things of the house.
  case home
  /// Figures of a business, graphs.
  case data
  /// What is turned and clicked.
  case controls
}
