#if Media
  import SweepFilm

  #if canImport(Darwin)
    import Darwin
  #else
    import Glibc
  #endif

  /// Films that ffmpeg makes of ours.
  enum FFmpeg {
    /// The file of a film, in settings that browsers, phones and slides play.
    static func file(of film: Film) throws(MediaError) -> MediaFile {
      let file = try TemporaryFile()
      let process = try FFmpegProcess(arguments(film.form, file.path), file: file.descriptor)
      let outcome = Result { () throws(MediaError) in
        try Y4M.write(film) { (bytes) throws(MediaError) in try process.write(bytes) }
      }
      let status = process.finish()
      // If ffmpeg has ended early, its message is the reason.
      if case .failure(let error) = outcome, process.isRunning { throw error }
      guard status == 0, case .success = outcome else {
        let said = process.message.isEmpty ? "" : ": \(process.message)"
        throw MediaError("ffmpeg failed\(said)")
      }
      return MediaFile(
        bytes: try file.bytes(), width: film.width, height: film.height, frames: film.steps,
        rate: film.rate)
    }

    private static func arguments(_ form: MediaForm, _ path: String) -> [String] {
      let codec =
        form == .webm
        ? ["-c:v", "libvpx-vp9", "-crf", "30", "-b:v", "0", "-row-mt", "1", "-cpu-used", "4"]
        : ["-c:v", "libx264", "-preset", "medium", "-crf", "18", "-movflags", "+faststart"]
      // The encoder's name and the date are left out, so that the same film has the same bytes.
      // Without -xerror, a film that could not be written to its end would count as a success.
      return [
        "ffmpeg", "-nostdin", "-xerror", "-loglevel", "error", "-f", "yuv4mpegpipe", "-i", "pipe:0",
      ]
        + codec + [
          "-pix_fmt", "yuv420p", "-colorspace", "smpte170m", "-color_primaries", "bt709",
          "-color_trc", "iec61966-2-1", "-color_range", "tv", "-fflags", "+bitexact",
          "-flags:v", "+bitexact", "-map_metadata", "-1", "-f", form.rawValue, "-y", path,
        ]
    }
  }

  /// A file without a name, which is removed with its last descriptor.
  private final class TemporaryFile {
    let descriptor: Int32

    init() throws(MediaError) {
      let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
      var template = Array("\(folder)/sweephand-XXXXXX".utf8CString)
      descriptor = mkstemp(&template)
      guard descriptor >= 0 else {
        throw MediaError("no file can be made in \(folder): \(String(cString: strerror(errno)))")
      }
      unlink(template)
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    deinit { close(descriptor) }

    /// The name under which ffmpeg gets it.
    var path: String { "/dev/fd/\(FFmpegProcess.fileNumber)" }

    func bytes() throws(MediaError) -> [UInt8] {
      var facts = stat()
      guard fstat(descriptor, &facts) == 0, (1...(1 << 30)).contains(facts.st_size),
        lseek(descriptor, 0, SEEK_SET) == 0
      else { throw MediaError("ffmpeg made no film of at most 1 GiB") }
      var bytes = [UInt8](repeating: 0, count: Int(facts.st_size))
      var place = 0
      while place < bytes.count {
        let count = bytes.withUnsafeMutableBytes {
          read(descriptor, $0.baseAddress.map { $0 + place }, $0.count - place)
        }
        guard count > 0 else { throw MediaError("the film of ffmpeg cannot be read") }
        place += count
      }
      return bytes
    }
  }
#endif
