/// The templates that are part of the program, as the bytes of their documents.
public enum TemplateLibrary {
  /// The names and the documents, in the order of lists.
  ///
  /// It is made anew each time, so that only those who ask for a document pay for its bytes.
  public static var documents: [(name: String, bytes: () -> [UInt8])] {
    [
      ("speedometer", { PackageResources.speedometer_yaml }),
      ("tachometer", { PackageResources.tachometer_yaml }),
      ("compass", { PackageResources.compass_yaml }),
      ("altimeter", { PackageResources.altimeter_yaml }),
      ("barometer", { PackageResources.barometer_yaml }),
      ("vu-meter", { PackageResources.vu_meter_yaml }),
      ("ring", { PackageResources.ring_yaml }),
      ("knob", { PackageResources.knob_yaml }),
      ("wheel", { PackageResources.wheel_yaml }),
      ("countdown", { PackageResources.countdown_yaml }),
      ("dashboard", { PackageResources.dashboard_yaml }),
      ("world-clock", { PackageResources.world_clock_yaml }),
      ("clock", { PackageResources.clock_yaml }),
      ("clock-minimal", { PackageResources.clock_minimal_yaml }),
      ("clock-station", { PackageResources.clock_station_yaml }),
      ("clock-roman", { PackageResources.clock_roman_yaml }),
      ("line-graph", { PackageResources.line_graph_yaml }),
      ("sparkline", { PackageResources.sparkline_yaml }),
      ("thermometer", { PackageResources.thermometer_yaml }),
      ("battery", { PackageResources.battery_yaml }),
    ]
  }
}
