#if Media
  import SweepFilm

  /// A reduction of a film's quality to make it smaller.
  struct QualityReduction: Hashable {
    /// The most colours, 2 … 256.
    var colors = 256
    /// The number of the film's steps that become one.
    var pace = 1
    /// The factor for its sides.
    var scale = 1.0

    static let nothing = QualityReduction()

    /// The reductions in the order of trial, until a film is small enough: half of its colours, a
    /// quarter, half of its frames, then ever smaller ones.
    static func steps(of form: MediaForm) -> [QualityReduction] {
      var steps = [nothing]
      if form == .gif {
        steps += [QualityReduction(colors: 128), QualityReduction(colors: 64)]
      }
      var step = steps.last ?? nothing
      if !form.isStill {
        step.pace = 2
        steps.append(step)
      }
      while step.scale > 0.05 {
        step.scale *= 0.8
        steps.append(step)
      }
      return steps
    }

    /// The film with the reductions.
    func applied(to film: Film) -> Film {
      var smaller = film
      smaller.width = max(Int((Double(film.width) * scale).rounded()), 1)
      smaller.height = max(Int((Double(film.height) * scale).rounded()), 1)
      if film.form.isVideo {
        smaller.width += smaller.width % 2
        smaller.height += smaller.height % 2
      }
      guard pace > 1 else { return smaller }
      smaller.rate = film.rate / Double(pace)
      smaller.frames = []
      // A frame is shown at the new moments within its duration.
      var time = 0
      for frame in film.frames {
        let first = (time + pace - 1) / pace
        time += frame.steps
        let steps = (time + pace - 1) / pace - first
        if steps > 0 { smaller.frames.append(Film.Frame(frame.svg, steps: steps)) }
      }
      return smaller
    }
  }
#endif
