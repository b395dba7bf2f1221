extension Segments {
  /// Capitals and small letters alike have the one form that seven bars can show.
  static let sevenPatterns: [Character: String] = [
    "0": "abcdef", "1": "bc", "2": "abdeg", "3": "abcdg", "4": "bcfg", "5": "acdfg",
    "6": "acdefg", "7": "abc", "8": "abcdefg", "9": "abcdfg", "A": "abcefg", "b": "cdefg",
    "C": "adef", "c": "deg", "d": "bcdeg", "E": "adefg", "F": "aefg", "G": "acdef", "H": "bcefg",
    "h": "cefg", "I": "ef", "i": "e", "J": "bcde", "L": "def", "l": "ef", "n": "ceg",
    "O": "abcdef", "o": "cdeg", "P": "abefg", "q": "abcfg", "r": "eg", "S": "acdfg",
    "t": "defg", "U": "bcdef", "u": "cde", "y": "bcdfg", "-": "g", "−": "g", "_": "d",
    "=": "dg", "°": "abfg", "\"": "bf", "(": "adef", ")": "abcd", "[": "adef", "]": "abcd",
    " ": "",
  ]

  /// Small letters look like capitals, but for units that would be mistaken.
  static let fourteenPatterns: [Character: String] = {
    var patterns = capitals
    for (character, bars) in capitals {
      let small = Character(character.lowercased())
      if patterns[small] == nil { patterns[small] = bars }
    }
    return patterns
  }()

  private static let capitals: [Character: String] = [
    "0": "abcdefjm", "1": "bcj", "2": "abdegp", "3": "abcdp", "4": "bcfgp", "5": "acdfgp",
    "6": "acdefgp", "7": "abc", "8": "abcdefgp", "9": "abcdfgp", "A": "abcefgp", "B": "abcdilp",
    "C": "adef", "D": "abcdil", "E": "adefgp", "F": "aefgp", "G": "acdefp", "H": "bcefgp",
    "I": "adil", "J": "bcde", "K": "efgjk", "L": "def", "M": "bcefhj", "N": "bcefhk",
    "O": "abcdef", "P": "abefgp", "Q": "abcdefk", "R": "abefgpk", "S": "acdfgp", "T": "ail",
    "U": "bcdef", "V": "efjm", "W": "bcefkm", "X": "hjkm", "Y": "hjl", "Z": "adjm", "-": "gp",
    "−": "gp", "+": "gpil", "±": "gpild", "×": "hjkm", "/": "jm", "%": "cfjm", "°": "abfgp",
    "\"": "fi", "(": "jk", ")": "hm", "<": "jk", ">": "hm", "&": "adefhkp", "@": "abdefip",
    "#": "bcdgpil", "²": "abip", "³": "abip", "µ": "befgp", "Ω": "abcdef", "€": "adefgp",
    "*": "gphijklm", "=": "dgp", "_": "d", "!": "il", "?": "abpl", " ": "", "–": "gp",
    "[": "adef", "]": "abcd", "|": "il", "÷": "gpil",
  ]
}
