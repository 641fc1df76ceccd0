import Foundation
import Testing

// Controllers of ten published ones, written anew in the same members: what is on their screens.
@Suite("Published controllers, written anew with UIKit's names")
struct NamesTests {
  @Test("At least four of five lines that are not layout stay, and the ledger has the numbers")
  func ledger() throws {
    let ledger = try String(
      contentsOf: Lines.folder.appending(path: "Ledger.md"), encoding: .utf8)
    let rows = ledger.split(separator: "\n").filter { $0.hasPrefix("| [") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }

    #expect(rows.count == 10)
    for row in rows {
      let lines = try Lines(of: row[2])
      #expect(
        row[3...] == ["\(lines.all)", "\(lines.unchanged)", "\(lines.percent) %"], "\(row[2])")
      #expect(lines.percent >= 80, "\(row[2])")
      #expect(["MIT", "Apache-2.0"].contains(row[1]))
    }
  }

  @Test(
    "Of the design notes' login controller eight lines change: four methods, and four that name one"
  )
  func notesLines() throws {
    #expect(try Lines(of: "NotesController").changed == 8)
  }

  @Test("A login with targets: its elements are in the order in which they were added")
  func sampleRoom() {
    let room = Drawn(SampleRoomController(room: SampleRoom()))
    #expect(
      room.text() == [
        "Any mail will do; the word is \"leaf\".", "Sign in to taste",
        "1  mail@example.com", "2  The word", "3- Taste",
        "Return: fill in mail@example.com  (:help)",
      ])
    #expect(
      room.text("1", "kim@example.com", "2", "tree").suffix(4) == [
        "1  mail@example.com   kim@example.com", "2  The word           ●●●", "3  Taste",
        "Return: Taste  (:help)",
      ])
    #expect(room.text("taste") == ["Wrong word", "1  Ok", "Return: Ok  (:help)"])
    #expect(room.receivers.contains("SampleRoomController"), "the log names who was called")
    #expect(room.misuses == [])
  }

  @Test("Two fields in rows, a button in the bar, and a push")
  func cupPair() {
    let model = CupPair()
    let pair = Drawn(UINavigationController(rootViewController: CupPairController(pair: model)))
    #expect(
      pair.text() == [
        "Two Cups", "First cup", "1  Assam", "Second cup", "2  Sencha", "3- Pour both", "4  Leave",
        "Return: fill in Assam  (:help)",
      ])
    #expect(
      pair.text("1", "Kim", "2", "Lee", "pour both").prefix(3) == [
        "Kim and Lee", "Tea for Kim and Lee", "1  Back to Two Cups",
      ])
    #expect(pair.text("back to two cups").contains("3  Pour both"))
    _ = pair.text("leave")
    #expect(model.hasLeft && pair.misuses == [])
  }

  @Test("A field without a placeholder is called as the label above it")
  func labels() {
    let (greeting, plan) = (Greeting(), TablePlan())
    let first = Drawn(GreetingController(greeting: greeting))
    #expect(
      first.text() == [
        "1  Who is having tea?   Kim", "2  Sit down", "Return: Sit down  (:help)",
      ])
    _ = first.text("who is having tea?", "Lee", "sit down")
    #expect(greeting.name == "Lee" && greeting.isSeated)

    let second = Drawn(TablePlanController(plan: plan))
    #expect(second.text().prefix(3) == ["1  Host    Kim", "2  Guest", "3  Lay the table"])
    _ = second.text("guest", "Lee", "lay the table")
    #expect(plan.guest == "Lee" && plan.host == "Kim" && plan.isLaid)
    #expect(first.misuses + second.misuses == [])
  }

  @Test("A list with cells of its own: a batch, buttons in the bar, and rows that are deleted")
  func tins() {
    let tins = Drawn(UINavigationController(rootViewController: TinsController()))
    #expect(tins.text().prefix(3) == ["Tins", "1  Add", "2  Add five"])
    #expect(tins.text("add").prefix(2) == ["Tins", "1  Tin 1   250"])
    #expect(tins.text("add five").prefix(3) == ["Tins", "1  Tin 1   250", "2  Tin 2   100"])
    #expect(tins.text("1 delete").prefix(2) == ["Tins", "1  Tin 2   100"])
    #expect(tins.misuses == [])
  }

  @Test("A list in sections, with titles that are strings")
  func shelves() {
    let shelves = Drawn(
      UINavigationController(rootViewController: ShelvesController(style: .grouped)))
    #expect(
      shelves.text().prefix(5) == ["Shelves", "Black", "1  Assam   250", "Green", "2  Add"])
    #expect(
      shelves.text("add", "1 delete").prefix(4) == [
        "Shelves", "Black", "Green", "1  Sencha   100",
      ])
    #expect(shelves.misuses == [])
  }

  @Test("Settings with check marks, whose sections are reloaded")
  func serving() {
    let serving = Drawn(UINavigationController(rootViewController: ServingController()))
    #expect(
      serving.text().prefix(7) == [
        "Serving", "Milk", "1  With milk", "2  [x] Without", "Size", "3  A cup", "4  [x] A pot",
      ])
    #expect(serving.text("with milk").contains("1  [x] With milk"))
    let text = serving.text("honey")
    #expect(text.contains("2  [x] Without") && text.contains("6  [x] Honey"))
    #expect(serving.misuses == [])
  }

  @Test("A login whose view is a class of its own, with a delegate that goes to the next field")
  func counter() {
    let counter = Drawn(UINavigationController(rootViewController: CounterSignInController()))
    #expect(
      counter.text().prefix(5) == [
        "Counter", "1  Mail", "2  Word", "3  Sign in", "4  Create an account",
      ])
    #expect(
      counter.text("mail", "kim@example.com", "tree", "sign in") == [
        "Error: That is not the word.", "1  OK", "Return: OK  (:help)",
      ])
    #expect(counter.misuses == [])
  }

  @Test("A base class and its subclass, and an alert with a field")
  func phone() {
    let phone = Drawn(UINavigationController(rootViewController: PhoneOrderController()))
    #expect(phone.text().prefix(4) == ["Phone", "1  Number", "2  Order by Phone", "We call back."])
    #expect(
      phone.text("number", "82", "order by phone").prefix(4) == [
        "Order by phone", "1  The code", "2  Continue", "3  Cancel",
      ])
    #expect(
      phone.text("12", "continue").first == "Error: +82: that is not the code.")
    #expect(phone.misuses == [])
  }

  @Test("A button with an action, and a field that is edited from the beginning")
  func join() {
    let join = Drawn(
      UINavigationController(
        rootViewController: JoinTableController(
          model: JoinTable(table: "Oak"))))
    #expect(
      join.text("tree").prefix(3) == [
        "The word of “Oak”", "1  The word is 'leaf'   ●●●", "2  Join table",
      ])
    #expect(join.text("join table").first == "Wrong word for “Oak”")
    #expect(
      join.text("ok", "1", "leaf", "join table").suffix(4) == [
        "1- The word is 'leaf'   ●●●", "2- Join table", "Please wait …",
        "Type a name or its number  (:help)",
      ])
    #expect(join.misuses == [])
  }

  @Test("The design notes' login controller: its alert gets its action after it is shown")
  func notes() {
    let notes = Drawn(NotesController())
    #expect(
      notes.text().prefix(4) == ["1  Your mail", "2  Your word", "3  Enter", "4  Join"])
    #expect(notes.text("1", "Ki", "enter").first == "Notice: A mail has 3 letters")
    #expect(notes.text("ok", "1", "Kim", "2", "leaf", "enter").first == "Tea for Kim")
    #expect(notes.misuses == [])
  }
}
