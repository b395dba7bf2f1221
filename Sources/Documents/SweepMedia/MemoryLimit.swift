#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The memory limit of the process.
public enum MemoryLimit {
  #if canImport(Darwin)
    private static let resource = RLIMIT_AS
  #else
    private static let resource = __rlimit_resource_t(RLIMIT_AS.rawValue)
  #endif

  /// Lets the process have at most so many bytes of address space from now on.
  public static func set(_ bytes: Int) {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_max, rlim_t(bytes))
    setrlimit(resource, &limit)
  }

  /// Does something, such as starting another program, without the limit.
  static func lifted<Value>(_ body: () -> Value) -> Value {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return body() }
    var free = limit
    free.rlim_cur = limit.rlim_max
    setrlimit(resource, &free)
    defer { setrlimit(resource, &limit) }
    return body()
  }
}
