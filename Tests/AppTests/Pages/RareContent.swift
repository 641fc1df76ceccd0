import Testing

@testable import View
@testable import ViewKit

/// What a screen can show and hardly one of ours does: marks together, texts that have no room,
/// numbers beyond their range, and nothing where there is mostly something.
enum RareContent {
  typealias Part = ScreenContent.Part
  typealias Item = ScreenContent.Item

  static var screen: ScreenContent { ScreenContent(parts: parts) }

  static var parts: [Part] { texts + fields + values + buttons + lists + grids }

  static let long = Phrase(
    "A text that is longer than any room that there is for it here",
    ko: "여기에 있는 어떤 자리보다도 더 길어서 다 들어가지 않는 글")

  private static func item(
    _ number: Int, _ name: Phrase, _ kind: Item.Kind, _ marks: ScreenContent.Marks = []
  ) -> Item { Item(kind: kind, number: number, name: name, marks: marks) }

  private static func control(
    _ number: Int, _ name: Phrase, _ kind: Item.Kind, _ marks: ScreenContent.Marks = []
  ) -> Part { .control(item(number, name, kind, marks)) }

  private static let texts: [Part] = [
    .text("- 5 o'clock -", .banner), .text(long, .title), .text(long, .header),
    .text(long, .footer), .text("<b>&\u{202E}\"", .body), .message(long, title: nil),
    .message(Phrase("Now", ko: "지금"), title: long),
    .progress(long, 1.5, long), .progress("Less", -1, "less"), .progress("Ninth", 0.999, "9/9"),
    .progress("Tiny", 0.004, ""), .progress("Unknown", .nan, "unknown"),
  ]

  private static let fields: [Part] = [
    control(9, "Hint", .field("", isSecure: false, placeholder: long), .edited),
    control(10, long, .field("Text\u{7}", isSecure: false, placeholder: "none"), .refused),
    control(
      11, "Both", .field(long.english, isSecure: false, placeholder: nil), [.edited, .refused]),
    control(12, "PIN", .field("●●●", isSecure: true, placeholder: nil), [.edited, .disabled]),
    control(13, "Empty", .field("", isSecure: true, placeholder: nil), .selected),
    control(14, "Blank", .textView("\n"), .edited),
    control(15, "Below", .textView("\nbelow an empty line\nlast"), [.edited, .refused]),
    control(16, "Wide", .textView(long.english), .disabled),
    control(17, long, .textView("1\n2\n3")),
  ]

  private static let values: [Part] = [
    control(18, "Shown", .value(long, isOn: nil), .disabled),
    control(19, long, .value(long, isOn: true), .selected),
    control(20, "Long", .picker(long, options: [long, "other"]), .disabled),
    control(21, "None", .picker("", options: [])),
    control(22, "Low", .number("-5.5", -5.5, in: -10 ... -1, isStepper: false), .disabled),
    control(23, "High", .number("2", 2, in: 0...1, isStepper: false)),
    control(24, "Free", .number(long, 7, in: -.infinity ... .infinity, isStepper: false)),
    control(25, "Step", .number("3", 3, in: 3...4, isStepper: true), [.disabled, .selected]),
    .choice(
      Phrase("Size", ko: "크기"),
      [
        item(97, Phrase("Small", ko: "작게"), .segment, .disabled),
        item(98, long, .segment, [.disabled, .selected]),
        item(99, Phrase("Medium", ko: "중간"), .segment),
        item(100, Phrase("Large", ko: "크게"), .segment, .selected),
      ]), .choice("", [item(101, "Alone", .segment)]), .choice("Nothing", []),
  ]

  private static let buttons: [Part] = [
    control(102, "Save", .button, [.primary, .disabled]),
    control(103, "Erase", .button, [.primary, .destructive]),
    control(104, "Erase all", .button, [.destructive, .disabled]),
    control(105, long, .button, [.destructive, .selected]), control(106, long, .button),
    control(107, Phrase("Off", ko: "끔"), .button, .disabled), .text("between", .body),
    control(108, "One", .button, .selected),
  ]

  private static let verbs = [Phrase("pin", ko: "고정"), "star", long]

  private static let lists: [Part] = [
    .list([
      .text("Above", .header),
      control(109, "Plain", .row(isChecked: nil, detail: nil, verbs: [])),
      control(110, "Done", .row(isChecked: true, detail: long, verbs: verbs), .disabled),
      control(111, long, .row(isChecked: false, detail: "more", verbs: ["star"]), .selected),
      control(112, long, .row(isChecked: nil, detail: nil, verbs: ["x"])),
      control(113, "Both", .row(isChecked: true, detail: "a", verbs: []), [.selected, .disabled]),
      .row([
        control(114, "Inside", .field("text", isSecure: false, placeholder: nil)),
        control(115, "Beside", .button),
      ]), .text("Below", .footer), control(116, "More", .button),
    ]), .list([.text("Alone", .footer)]), .list([]),
    .list([control(117, "차", .row(isChecked: nil, detail: "값", verbs: verbs))]),
  ]

  private static let grids: [Part] = [
    .grid(
      ScreenContent.Grid(
        columns: ["A", "B", "ABCDEFGHIJKLMN", long, "E", "바"],
        rows: [
          row("1", [("", .selected), ("tea", []), ("", []), ("12345", []), ("", []), ("", [])]),
          row(
            "10", [("a", .disabled), ("", []), (long, .selected), (long, []), ("", []), ("차", [])]),
          row("1000", [("", []), ("", []), ("", []), ("", []), ("", []), ("", .selected)]),
          row("둘", [("", []), ("", []), ("", []), ("", []), ("", []), ("", [])]),
        ],
        buttons: [
          item(118, Phrase("Left", ko: "왼쪽"), .button),
          item(119, Phrase("Right", ko: "오른쪽"), .button, .disabled),
        ])),
    .grid(ScreenContent.Grid(columns: ["Only"], rows: [row("r", [("1", [])])], buttons: [])),
    .grid(ScreenContent.Grid(columns: [], rows: [], buttons: [])),
  ]

  private static func row(
    _ title: Phrase, _ cells: [(Phrase, ScreenContent.Marks)]
  ) -> ScreenContent.Grid.Row {
    ScreenContent.Grid.Row(
      title: title,
      cells: cells.enumerated().map { index, cell in
        item(0, Phrase(verbatim: "\(title.english).\(index)"), .cell(cell.0), cell.1)
      })
  }
}
