/// The templates that are part of the program, as the bytes of their documents.
public enum TemplateLibrary {
  /// The names and the documents, in the order of lists: by their groups.
  ///
  /// It is made anew each time, so that only those who ask for a document pay for its bytes.
  public static var documents: [(name: String, bytes: () -> [UInt8])] {
    [
      ("speedometer", { PackageResources.speedometer_yaml }),
      ("speedometer-artwork", { PackageResources.speedometer_artwork_yaml }),
      ("speedometer-vintage", { PackageResources.speedometer_vintage_yaml }),
      ("tachometer", { PackageResources.tachometer_yaml }),
      ("dashboard", { PackageResources.dashboard_yaml }),
      ("ev-cluster", { PackageResources.ev_cluster_yaml }),
      ("fuel", { PackageResources.fuel_yaml }),
      ("pressure", { PackageResources.pressure_yaml }),
      ("clock", { PackageResources.clock_yaml }),
      ("clock-minimal", { PackageResources.clock_minimal_yaml }),
      ("clock-station", { PackageResources.clock_station_yaml }),
      ("clock-roman", { PackageResources.clock_roman_yaml }),
      ("clock-bauhaus", { PackageResources.clock_bauhaus_yaml }),
      ("clock-small-seconds", { PackageResources.clock_small_seconds_yaml }),
      ("chronograph", { PackageResources.chronograph_yaml }),
      ("moon-phase", { PackageResources.moon_phase_yaml }),
      ("world-clock", { PackageResources.world_clock_yaml }),
      ("countdown", { PackageResources.countdown_yaml }),
      ("timer", { PackageResources.timer_yaml }),
      ("altimeter", { PackageResources.altimeter_yaml }),
      ("attitude", { PackageResources.attitude_yaml }),
      ("tapes", { PackageResources.tapes_yaml }),
      ("compass", { PackageResources.compass_yaml }),
      ("barometer", { PackageResources.barometer_yaml }),
      ("thermometer", { PackageResources.thermometer_yaml }),
      ("wind-rose", { PackageResources.wind_rose_yaml }),
      ("battery", { PackageResources.battery_yaml }),
      ("thermostat", { PackageResources.thermostat_yaml }),
      ("tank", { PackageResources.tank_yaml }),
      ("vu-meter", { PackageResources.vu_meter_yaml }),
      ("led-bridge", { PackageResources.led_bridge_yaml }),
      ("ring", { PackageResources.ring_yaml }),
      ("line-graph", { PackageResources.line_graph_yaml }),
      ("sparkline", { PackageResources.sparkline_yaml }),
      ("kpi", { PackageResources.kpi_yaml }),
      ("kpi-card", { PackageResources.kpi_card_yaml }),
      ("rings", { PackageResources.rings_yaml }),
      ("steps", { PackageResources.steps_yaml }),
      ("radial-bars", { PackageResources.radial_bars_yaml }),
      ("odometer", { PackageResources.odometer_yaml }),
      ("split-flap", { PackageResources.split_flap_yaml }),
      ("nixie", { PackageResources.nixie_yaml }),
      ("knob", { PackageResources.knob_yaml }),
      ("knob-endless", { PackageResources.knob_endless_yaml }),
      ("wheel", { PackageResources.wheel_yaml }),
    ]
  }

  /// The bytes of a file that the documents name; nil where there is none of that name.
  public static func file(_ name: String) -> [UInt8]? {
    switch name {
    case "artwork/speedometer-face.svg": PackageResources.speedometer_face_svg
    case "artwork/speedometer-needle.svg": PackageResources.speedometer_needle_svg
    case "artwork/speedometer-wheel.svg": PackageResources.speedometer_wheel_svg
    default: nil
    }
  }
}
