import Testing
import UIKitNames

@Suite("Views with UIKit's names")
struct ViewTests {
  private final class Page: UIViewController {
    let build: (UIView) -> Void

    init(_ build: @escaping (UIView) -> Void) {
      self.build = build
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() { build(view) }
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test("Subviews are on the screen in their order, and leave it hidden, clear or removed")
  func order() {
    let (first, second, third, box) = (label("a"), label("b"), label("c"), UIView())
    let page = Drawn(
      Page { view in
        view.addSubview(box)
        [first, second].forEach(box.addSubview)
        view.insertSubview(third, belowSubview: box)
      })
    #expect(page.text().prefix(3) == ["c", "a", "b"])
    #expect(box.subviews == [first, second] && first.superview == box)

    first.removeFromSuperview()
    third.alpha = 0
    #expect(page.text().first == "b")
    #expect(box.subviews == [second])
    box.isHidden = true
    #expect(page.text().contains("b") == false)
    #expect(first.superview == nil)
  }

  @Test("A field or a text view that is printed or dumped shows nothing of its text")
  func secret() {
    let (field, notes) = (UITextField(), UITextView())
    field.isSecureTextEntry = true
    field.text = "hunter2"
    notes.text = "hunter2"
    for view in [field, notes] as [UIView] {
      var dumped = ""
      dump(view, to: &dumped)
      let children = Mirror(reflecting: view).children.map { "\($0)" }
      let texts = children + [dumped, "\(view)", String(reflecting: view)]
      #expect(!texts.joined().contains("hunter2"))
    }
  }

  @Test("A stack has its views in their order, also those that are put between others")
  func stack() {
    let (first, second) = (label("a"), label("b"))
    let stack = UIStackView(arrangedSubviews: [first])
    stack.addArrangedSubview(second)
    stack.insertArrangedSubview(label("c"), at: 1)
    stack.insertArrangedSubview(label("d"), at: 0)

    #expect(stack.arrangedSubviews.compactMap { ($0 as? UILabel)?.text } == ["d", "a", "c", "b"])
    stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    #expect(stack.arrangedSubviews == [])
  }

  @Test(
    "A control without a name has that of the label right above it; the label is its name alone")
  func names() {
    let (sugar, size, level) = (UISwitch(), UISegmentedControl(items: ["Cup", "Pot"]), UISlider())
    level.accessibilityLabel = "Strength"
    let page = Drawn(
      Page { view in
        for part in [self.label("Sugar"), sugar, self.label("Size"), size, self.label("x"), level] {
          view.addSubview(part)
        }
      })

    #expect(
      page.text().prefix(5) == [
        "1  Sugar      off", "Size", "2  Cup   3  Pot", "x", "4  Strength   0   0 to 1",
      ])
    _ = page.text("sugar")
    #expect(sugar.isOn && page.misuses == [])
  }

  @Test("Return leaves a field; a key is asked about with the range that UIKit has")
  func field() {
    final class Asked: UITextFieldDelegate {
      var ranges: [NSRange] = []
      var isKept = false
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { !isKept }
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        ranges.append(range)
        return true
      }
    }
    let (field, asked) = (UITextField(), Asked())
    field.placeholder = "Tea"
    field.delegate = asked
    let page = Drawn(Page { $0.addSubview(field) })

    #expect(page.text("tea", "é").first == "1  Tea   é" && !field.isFirstResponder)
    #expect(page.text("tea", "Assam").first == "1  Tea   Assam")
    #expect(asked.ranges == [NSRange(location: 0, length: 0), NSRange(location: 0, length: 1)])
    #expect(field.becomeFirstResponder() && field.isEditing)
    asked.isKept = true
    #expect(field.superview?.endEditing(false) == false && field.isEditing)
    #expect(field.superview?.endEditing(true) == true && !field.isEditing)
  }

  @Test("A button owns its actions, and is called as its state says, or as its image")
  func button() {
    var count = 0
    let button = UIButton(configuration: .filled(), primaryAction: UIAction { _ in count += 1 })
    button.configuration?.title = "Pour"
    button.setTitle("Poured", for: .selected)
    let plus = UIButton(type: .system)
    plus.setImage(UIImage(systemName: "plus.circle.fill"), for: .normal)
    let page = Drawn(Page { view in [button, plus].forEach(view.addSubview) })

    #expect(page.text().prefix(2) == ["1  Pour", "2  plus circle"])
    _ = page.text("pour")
    button.isSelected = true
    #expect(count == 1 && button.currentTitle == "Poured")
  }

  @Test("A cell shows the texts in its content, which select it, or the controls in it")
  func cells() {
    final class List: UITableViewController {
      var chosen: [Int] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        if indexPath.row == 0 {
          for text in ["Assam", "250 g"] {
            let label = UILabel()
            label.text = text
            cell.contentView.addSubview(label)
          }
        } else if indexPath.row == 1 {
          var content = cell.defaultContentConfiguration()
          content.text = "Milk"
          cell.contentConfiguration = content
          cell.accessoryView = UISwitch()
        } else {
          cell.textLabel?.text = "More"
          cell.accessoryType = .disclosureIndicator
        }
        return cell
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen.append(indexPath.row)
      }
      override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int)
        -> UIView?
      {
        let (view, label) = (UIView(), UILabel())
        label.text = "Teas"
        view.addSubview(label)
        return view
      }
    }
    let list = List()
    let page = Drawn(list)

    #expect(page.text().prefix(4) == ["Teas", "1  Assam   250 g", "2  Milk   off", "3  More"])
    #expect(page.text("milk").contains("2  Milk   on"))
    _ = page.text("assam")
    #expect(list.chosen == [0] && page.misuses == [])
  }

  @Test("A cell that is used again for a text shows no switch of the row before")
  func reused() {
    final class List: UITableViewController {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { cell }
    }
    let list = List()
    list.cell.textLabel?.text = "Milk"
    list.cell.accessoryView = UISwitch()
    let page = Drawn(list)
    #expect(page.text().first == "1  Milk   off")

    list.cell.accessoryView = nil
    list.tableView.reloadData()

    #expect(page.text().first == "1  Milk")
    list.cell.textLabel?.text = "Honey"
    #expect(page.text().first == "1  Honey", "a text that is set while it is shown")
  }

  @Test("Events have UIKit's numbers")
  func events() {
    let numbers: [(UIControl.Event, UInt)] = [
      (.touchUpInside, 64), (.touchUpOutside, 128), (.touchCancel, 256), (.touchDragEnter, 16),
      (.touchDragExit, 32), (.valueChanged, 4_096), (.editingChanged, 131_072),
      (.allTouchEvents, 4_095), (.allEditingEvents, 983_040), (.allEvents, 4_294_967_295),
    ]
    for (event, number) in numbers { #expect(UInt(event.rawValue) == number) }
  }

  @Test("A grid shows the texts in its cells, and several can be selected")
  func grid() {
    final class TinCell: UICollectionViewCell {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    final class Shelf: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
      let grid = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      override func viewDidLoad() {
        super.viewDidLoad()
        grid.register(TinCell.self, forCellWithReuseIdentifier: "tin")
        grid.dataSource = self
        grid.delegate = self
        grid.allowsMultipleSelection = true
        view.addSubview(grid)
      }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { teas.count }
      var teas = ["Assam", "Sencha"]
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tin", for: indexPath)
        (cell as? TinCell)?.label.text = teas[indexPath.item]
        return cell
      }
    }
    let shelf = Shelf()
    let page = Drawn(shelf)

    #expect(page.text().prefix(2) == ["A      B", "1  Assam  Sencha"])
    #expect(shelf.grid.numberOfSections == 1)
    _ = page.text("a1", "b1")
    #expect(shelf.grid.indexPathsForSelectedItems?.map(\.item) == [0, 1])
    shelf.grid.deselectItem(at: [0, 1], animated: false)
    #expect(shelf.grid.indexPathsForSelectedItems?.map(\.item) == [0])
    shelf.grid.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    #expect(shelf.grid.indexPathsForSelectedItems?.map(\.item) == [0, 1])

    var isFinished = false
    shelf.grid.performBatchUpdates {
      shelf.teas = ["Milk", "Sencha"]
      shelf.grid.deleteItems(at: [[0, 0]])
      shelf.grid.insertItems(at: [[0, 0]])
    } completion: {
      isFinished = $0
    }
    #expect(isFinished)
    #expect(page.text().prefix(2) == ["A      B", "1  Milk  *Sencha"])
    #expect(shelf.grid.indexPathsForSelectedItems?.map(\.item) == [1])
    shelf.teas = ["Sencha", "Milk"]
    shelf.grid.moveItem(at: [0, 0], to: [0, 1])
    #expect(shelf.grid.indexPathsForSelectedItems?.map(\.item) == [0])
    #expect(page.misuses == [])
  }

  @Test("A child controller is shown where its view was added")
  func children() {
    let child = Page { $0.addSubview(self.label("inside")) }
    let parent = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(label("above"))
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)

    let page = Drawn(parent)

    #expect(page.text().prefix(2) == ["above", "inside"])
    #expect(page.misuses == [])
  }
}
