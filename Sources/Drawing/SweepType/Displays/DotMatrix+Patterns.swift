extension DotMatrix {
  static let patterns: [Character: String] = [
    "0": "NQSUYQN", "1": "DLDDDDN", "2": "NQABDH_", "3": "_BDBAQN", "4": "BFJR_BB", "5": "_P^AAQN",
    "6": "FHP^QQN", "7": "_ABDHHH", "8": "NQQNQQN", "9": "NQQOABL", "A": "NQQ_QQQ", "B": "^QQ^QQ^",
    "C": "NQPPPQN", "D": "\\RQQQR\\", "E": "_PP^PP_", "F": "_PP^PPP", "G": "NQPWQQO",
    "H": "QQQ_QQQ", "I": "NDDDDDN", "J": "GBBBBRL", "K": "QRTXTRQ", "L": "PPPPPP_", "M": "Q[UUQQQ",
    "N": "QQYUSQQ", "O": "NQQQQQN", "P": "^QQ^PPP", "Q": "NQQQURM", "R": "^QQ^TRQ", "S": "OPPNAA^",
    "T": "_DDDDDD", "U": "QQQQQQN", "V": "QQQQQJD", "W": "QQQUUUJ", "X": "QQJDJQQ", "Y": "QQQJDDD",
    "Z": "_ABDHP_", "a": "@@NAOQO", "b": "PPVYQQ^", "c": "@@NPPQN", "d": "AAMSQQO", "e": "@@NQ_PN",
    "f": "FIH\\HHH", "g": "@OQQOAN", "h": "PPVYQQQ", "i": "D@LDDDN", "j": "B@FBBRL", "k": "PPRTXTR",
    "l": "LDDDDDN", "m": "@@ZUUQQ", "n": "@@VYQQQ", "o": "@@NQQQN", "p": "@@^Q^PP", "q": "@@MSOAA",
    "r": "@@VYPPP", "s": "@@NPNA^", "t": "HH\\HHIF", "u": "@@QQQSM", "v": "@@QQQJD", "w": "@@QQUUJ",
    "x": "@@QJDJQ", "y": "@@QQOAN", "z": "@@_BDH_", ".": "@@@@@LL", ",": "@@@@LDH", ":": "@LL@LL@",
    ";": "@LL@LDH", "-": "@@@N@@@", "−": "@@@_@@@", "+": "@DD_DD@", "±": "DD_DD@_", "×": "@QJDJQ@",
    "/": "@ABDHP@", "%": "XYBDHSC", "‰": "XZDDH[[", "°": "LRRL@@@", "'": "LDH@@@@", "\"": "JJJ@@@@",
    "(": "BDHHHDB", ")": "HDBBBDH", "&": "LRTHURM", "@": "NQAMUUN", "#": "JJ_J_JJ", "²": "LBDN@@@",
    "³": "\\DLB\\@@", "µ": "@@QQS]P", "Ω": "NQQQQJ[", "€": "FI\\H\\IF", "!": "DDDD@@D",
    "?": "NQABD@D", "=": "@@_@_@@", "Ä": "QNQQ_QQ", "Ö": "QNQQQQN", "Ü": "Q@QQQQN", "ä": "J@NAOQO",
    "ö": "J@NQQQN", "ü": "J@QQQSM", "ß": "LRRTRRT", "é": "BDNQ_PN", "·": "@@@LL@@", "_": "@@@@@@_",
    "<": "BDHPHDB", ">": "HDBABDH", "–": "@@@_@@@", "*": "@DUNUD@", "|": "DDDDDDD", "[": "NHHHHHN",
    "]": "NBBBBBN", "÷": "@D@_@D@", "ô": "DJNQQQN", " ": "@@@@@@@",
  ]
}
