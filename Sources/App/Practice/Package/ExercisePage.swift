/// What an exercise says in one language, read from its page.
///
/// A page has a title, what a person sees, two hints, a talk, and the faults that are planted.
struct ExercisePage: Equatable {
  private(set) var title = ""
  private(set) var sees = ""
  private(set) var hints: [String] = []
  private(set) var talk = ""
  private(set) var faults: [String] = []

  init(_ text: String) {
    for section in Self.sections(of: text) {
      switch section.heading {
      case .title(let title):
        self.title = title
        sees = section.text
      case .section("Hint"), .section("힌트"): hints.append(section.text)
      case .section("Talk"), .section("이야기"): talk = section.text
      case .section("Faults"), .section("결함"): faults = section.items
      // A note by the author of the page.
      case .section: break
      }
    }
  }

  private enum Heading {
    case title(String)
    case section(String)
  }

  /// A heading, and the lines below it.
  private struct Section {
    let heading: Heading
    var lines: [Substring] = []

    /// The paragraphs, each in one line.
    var text: String {
      lines.split(separator: "").map { $0.joined(separator: " ") }.joined(separator: "\n\n")
    }

    /// The items of a list; a line that begins with a space goes on with the item before it.
    var items: [String] {
      var items: [String] = []
      for line in lines where !line.isEmpty {
        if line.hasPrefix("- ") {
          items.append(String(line.dropFirst(2)))
        } else if let last = items.popLast() {
          items.append("\(last) \(line.drop { $0 == " " })")
        }
      }
      return items
    }
  }

  private static func sections(of text: String) -> [Section] {
    var sections: [Section] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("# ") {
        sections.append(Section(heading: .title(String(line.dropFirst(2)))))
      } else if line.hasPrefix("## ") {
        sections.append(Section(heading: .section(String(line.dropFirst(3)))))
      } else if !sections.isEmpty {
        sections[sections.count - 1].lines.append(line)
      }
    }
    return sections
  }
}
