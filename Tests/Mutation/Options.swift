import Foundation

/// What the command line asks for.
struct Options {
  /// The folders in whose files faults are planted.
  var folders: [String] = []
  /// At most how many of a seed; 300 unless it says so, and none beside those by hand.
  var sample: Int?
  var seed: UInt64 = 1
  /// The commits since which changed lines are looked at, the first from which files differ; or
  /// `nil` for all lines.
  var bases: [String]?
  /// Whether only what was not noticed the last time is planted.
  var isAgain = false
  /// Whether strong references, second calls and swapped statements are planted too.
  var isAttack = false
  var minutes = 600
  /// How many are tried at once.
  var atOnce = ProcessInfo.processInfo.activeProcessorCount
  /// How many in a hundred have to be noticed.
  var least = 0
  var lists = false
  var page: String?
  /// A file of faults that no test could notice.
  var exceptions: String?
  /// A file of faults that a person wrote.
  var byHand: String?
  var package = FileManager.default.currentDirectoryPath

  static let help = """
    Plants small faults in a copy of a Swift package, and says which of them no test notices. The copy
    is in .build-mutation, in this folder.

      --package DIR   which package, if not the one of this folder
      --only PATH     only in a folder or a file of its sources; may be said several times
      --changed [REV] only in lines that changed since a commit: origin/main, else the last one
      --again         only what was not noticed the last time
      --attack        also strong references, second calls and swapped statements
      --sample N      at most so many (300; none beside those by hand)
      --seed N        which ones (1)
      --minutes N     tries no longer than that, once they are built (600)
      --at-once N     tries so many at once (as many as there are processors); 1 where tests would
                      disturb each other, by the same file or the same port
      --least N       ends with 1 if fewer in a hundred are noticed
      --list          lists them, and plants none
      --by-hand FILE  plants those of a file, as below
      --except FILE   leaves out those of a file, which no test could notice: each as a line that
                      says what was not noticed in .build-mutation/not-noticed, then # and why
      --write PAGE    writes what was found into a page, between its two marks

    In a file of faults by hand ⟨planted⟩ stands for whether one is planted, and between two of them
    is an empty line:

      Sources/Kettle/Kettle.swift
      -    if degrees < 100 { degrees = 100 }
      +    if ⟨planted⟩ || degrees < 100 { degrees = 100 }
    """

  init(_ arguments: [String]) throws(Misuse) {
    var rest = arguments[...]
    func number(_ option: String) throws(Misuse) -> Int {
      guard let value = rest.popFirst(), let number = Int(value), number >= 0 else {
        throw Misuse("\(option) takes a number")
      }
      return number
    }
    func text(_ option: String) throws(Misuse) -> String {
      guard let value = rest.popFirst() else { throw Misuse("\(option) takes a word") }
      return value
    }
    while let option = rest.popFirst() {
      switch option {
      case "--only": folders.append(try text(option))
      case "--changed":
        let isNamed = rest.first?.hasPrefix("--") == false
        bases = isNamed ? [rest.removeFirst()] : ["origin/main", "HEAD~1"]
      case "--again": isAgain = true
      case "--attack": isAttack = true
      case "--sample": sample = try number(option)
      case "--seed": seed = UInt64(try number(option))
      case "--minutes": minutes = try number(option)
      case "--at-once": atOnce = max(1, try number(option))
      case "--least": least = try number(option)
      case "--list": lists = true
      case "--by-hand": byHand = try text(option)
      case "--except": exceptions = try text(option)
      case "--write": page = try text(option)
      case "--package": package = URL(fileURLWithPath: try text(option)).path
      default: throw Misuse(option == "--help" ? "" : "There is no option \(option)")
      }
    }
  }
}

/// Why nothing was planted.
struct Misuse: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
