import Controller
import Foundation
import Testing
import View
import ViewKit

@testable import UIKitNames

@Suite("Values with UIKit's names")
struct ValueTests {
  @Test("Numbers are UIKit's")
  func numbers() {
    #expect(
      [UILayoutPriority.required, .defaultHigh, .defaultLow].map(\.rawValue) == [1000, 750, 250])
    #expect([UIRectEdge.top, .left, .bottom, .right, .all].map(\.rawValue) == [1, 2, 4, 8, 15])
    #expect([UIView.AutoresizingMask.flexibleWidth, .flexibleHeight].map(\.rawValue) == [2, 16])
    #expect(
      [UIView.AnimationOptions.curveEaseIn, .curveEaseOut, .transitionCrossDissolve]
        .map(\.rawValue) == [65_536, 131_072, 5_242_880])
    #expect(UIView.AnimationOptions.allowUserInteraction.rawValue == 2)
    let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
    #expect(states.map(\.rawValue) == [0, 1, 2, 4, 8])
    #expect([UIAction.Attributes.disabled, .destructive, .hidden].map(\.rawValue) == [1, 2, 4])
    #expect([UIMenu.Options.displayInline, .destructive].map(\.rawValue) == [1, 2])
    #expect(UISegmentedControl.noSegment == -1 && UITableView.automaticDimension == -1)
    #expect([UIFont.labelFontSize, UIFont.buttonFontSize, UIFont.systemFontSize] == [17, 18, 14])
    #expect(UIFont.systemFont(ofSize: 17).pointSize == 0)
  }

  @Test("What is drawn elsewhere has UIKit's first values, and keeps them")
  func drawn() {
    let view = UIView()
    view.isOpaque = false
    view.clipsToBounds = true
    view.translatesAutoresizingMaskIntoConstraints = false
    view.isUserInteractionEnabled = false
    view.isAccessibilityElement = false
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.contentMode = .center

    #expect(view.isOpaque && !view.clipsToBounds && view.isUserInteractionEnabled)
    #expect(view.translatesAutoresizingMaskIntoConstraints && view.isAccessibilityElement)
    #expect(view.frame == .zero && view.bounds == .zero && view.contentMode == .scaleToFill)
    #expect(view.backgroundColor == nil && view.tintColor == UIColor() && view.alpha == 1)
    #expect(!view.canBecomeFirstResponder && !view.isFirstResponder)
    #expect(!view.becomeFirstResponder() && view.resignFirstResponder() && view.endEditing(true))
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
    #expect(
      UIDeviceOrientation.landscapeLeft.isLandscape && !UIDeviceOrientation.portrait.isLandscape)
    #expect(UIDevice.current.orientation == .portrait)
    #expect(view.overrideUserInterfaceStyle == .unspecified)
    #expect(UIViewController().overrideUserInterfaceStyle == .unspecified)
    let layer = CALayer()
    #expect([layer.cornerRadius, layer.borderWidth, layer.shadowRadius] == [0, 0, 0])
    #expect(layer.shadowOpacity == 0 && !layer.masksToBounds)
    let scroll = UIScrollView()
    #expect(scroll.isScrollEnabled && !scroll.alwaysBounceVertical)
    #expect(scroll.showsVerticalScrollIndicator && scroll.showsHorizontalScrollIndicator)
    #expect(!UIStackView().isLayoutMarginsRelativeArrangement && UIStackView().spacing == 0)
  }

  @Test("What is kept and not drawn has UIKit's first values")
  func kept() {
    let (button, label, notes, wait) = (
      UIButton(), UILabel(), UITextView(), UIActivityIndicatorView()
    )
    #expect(button.adjustsImageWhenHighlighted && label.isEnabled && label.numberOfLines == 1)
    #expect(!button.showsMenuAsPrimaryAction && button.state == .normal)
    #expect(!label.adjustsFontSizeToFitWidth && !label.adjustsFontForContentSizeCategory)
    #expect(notes.isSelectable && notes.isEditable && notes.canBecomeFirstResponder)
    #expect(wait.hidesWhenStopped && !wait.isAnimating && label.minimumScaleFactor == 0)
    let (slider, stepper, view) = (UISlider(), UIStepper(), UIView())
    #expect(slider.isContinuous && stepper.isContinuous && stepper.autorepeat)
    let constraint = UIView().topAnchor.constraint(equalTo: UIView().topAnchor)
    #expect(!constraint.isActive && constraint.constant == 0 && constraint.priority == .required)
    let field = UITextField()
    #expect(!field.clearsOnBeginEditing && !field.adjustsFontSizeToFitWidth)
    #expect(!field.enablesReturnKeyAutomatically && !notes.enablesReturnKeyAutomatically)
    let flow = UICollectionViewFlowLayout()
    #expect(flow.minimumLineSpacing == 0 && flow.minimumInteritemSpacing == 0)
    let controller = UIViewController()
    #expect(!controller.isEditing && !controller.hidesBottomBarWhenPushed)
    #expect(!controller.isModalInPresentation && !controller.prefersStatusBarHidden)
    #expect(!controller.definesPresentationContext && UISearchBar().canBecomeFirstResponder)
    #expect(!controller.navigationItem.hidesSearchBarWhenScrolling)
    #expect(!UISwipeActionsConfiguration(actions: []).performsFirstActionWithFullSwipe)
    #expect(!UISheetPresentationController().prefersGrabberVisible)
    #expect(UITableViewController(style: .plain).clearsSelectionOnViewWillAppear)
    let bar = UINavigationController(rootViewController: controller).navigationBar
    #expect(
      !bar.prefersLargeTitles && bar.isTranslucent && UITabBarController().tabBar.isTranslucent)
    let configuration = UIButton.Configuration.plain()
    #expect(configuration.imagePadding == 0 && !configuration.showsActivityIndicator)
    #expect(UIListContentConfiguration.cell().textProperties.numberOfLines == 0)
    #expect(UIScreen.main.scale == 1)
    #expect(UITableViewController().tableView(UITableView(), heightForRowAt: [0, 0]) == 0)
    #expect(UITableViewController().tableView(UITableView(), heightForHeaderInSection: 0) == 0)
    #expect(UITableViewController().tableView(UITableView(), heightForFooterInSection: 0) == 0)
    let table = UITableView()
    #expect(
      [table.rowHeight, table.estimatedRowHeight, table.sectionHeaderHeight] == [-1, -1, -1])
    #expect([table.sectionFooterHeight, table.sectionHeaderTopPadding] == [-1, -1])
    let path = NSIndexPath(indexes: [4, 5], length: 2)
    #expect(path.section == 4 && path.row == 5 && path.item == 5)
    #expect(NSIndexPath(index: 4).row == 0 && NSIndexPath(index: 4).section == 4)
    #expect(view.tag == 0 && view.textAlignment == .natural)
    #expect(controller.modalTransitionStyle == .coverVertical)
    let stack = UINavigationController(rootViewController: controller)
    #expect(!stack.isNavigationBarHidden && stack.navigationBar.barTintColor == nil)
    #expect(
      [UICollectionView.ScrollPosition.top, .centeredVertically, .bottom, .centeredHorizontally]
        .map(\.rawValue) == [1, 2, 4, 16])
    let none = NSIndexPath()
    #expect(none.section == 0 && none.row == 0)
    let (edges, ends) = (UIEdgeInsets.zero, NSDirectionalEdgeInsets.zero)
    #expect([edges.top, edges.left, edges.bottom, edges.right] == [0, 0, 0, 0])
    #expect([ends.top, ends.leading, ends.bottom, ends.trailing] == [0, 0, 0, 0])
  }

  @Test("Each change of a table and of a grid is passed on")
  func changes() {
    let list = List()
    let page = Drawn(list)
    func expect(_ change: (UITableView) -> Void, _ rows: [[String]]) {
      list.rows = rows
      change(list.tableView)
      _ = page.text()
      #expect(list.tableView.visibleCells.map(\.textLabel?.text) == rows.flatMap(\.self))
      #expect(page.misuses == [])
    }
    _ = page.text()
    expect({ $0.insertRows(at: [[0, 1]], with: .fade) }, [["a", "b"]])
    expect({ $0.insertSections([1], with: .fade) }, [["a", "b"], ["c"]])
    expect({ $0.moveRow(at: [0, 0], to: [0, 1]) }, [["b", "a"], ["c"]])
    expect({ $0.reloadRows(at: [[0, 0]], with: .fade) }, [["B", "a"], ["c"]])
    expect({ $0.reloadSections([1], with: .fade) }, [["B", "a"], ["C"]])
    expect({ $0.reconfigureRows(at: [[0, 1]]) }, [["B", "A"], ["C"]])
    expect({ $0.deleteRows(at: [[0, 0]], with: .fade) }, [["A"], ["C"]])
    expect({ $0.deleteSections([1], with: .fade) }, [["A"]])
    expect({ $0.reloadData() }, [["x", "y"]])
    expect(
      { table in
        table.performBatchUpdates { table.deleteRows(at: [[0, 0], [0, 1]], with: .fade) }
      }, [[]])
    expect(
      { table in
        table.beginUpdates()
        table.insertRows(at: [[0, 0]], with: .fade)
        table.insertSections([1], with: .fade)
        table.endUpdates()
      }, [["p"], ["q"]])
    let table = list.tableView
    table.selectRow(at: [1, 0], animated: false, scrollPosition: .none)
    #expect(
      table.indexPathForSelectedRow == [1, 0] && table.indexPathsForSelectedRows == [[1, 0]])
    #expect(table.cellForRow(at: [1, 0])?.isSelected == true)
    #expect(table.cellForRow(at: [1, 0]).flatMap(table.indexPath) == [1, 0])
    #expect(table.indexPathsForVisibleRows == [[0, 0], [1, 0]] && table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 1) == 1)
    table.deselectRow(at: [1, 0], animated: false)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
    expect({ $0.reloadData() }, [(0..<30).map { "\($0)" }].map { Array($0.prefix(20)) })
    list.rows = [(0..<30).map { "\($0)" }]
    table.reloadData()
    table.scrollToRow(at: [0, 25], at: .top, animated: true)
    _ = page.text()
    #expect(table.cellForRow(at: [0, 25])?.textLabel?.text == "25")
    let said = page.window.log.events.filter {
      $0.receiver == "List" && $0.text.contains("View(_:")
    }
    .compactMap { $0.text.split(separator: ":").dropFirst().first }
    #expect(Set(said) == ["numberOfRowsInSection", "cellForRowAt"])
  }

  @Test("Each change of a grid is passed on")
  func gridChanges() {
    let shelf = Shelf()
    let page = Drawn(shelf)
    func expect(_ change: (UICollectionView) -> Void, _ rows: [String]) {
      shelf.rows = rows
      change(shelf.grid)
      _ = page.text()
      let cells = rows.indices.map { shelf.grid.cellForItem(at: [$0, 0]) }
      #expect(cells.map { $0?.labelText } == rows)
      #expect(shelf.grid.numberOfSections == rows.count && page.misuses == [])
    }
    _ = page.text()
    expect({ $0.reloadData() }, ["b"])
    expect({ $0.reloadItems(at: [[0, 0]]) }, ["c"])
    expect({ $0.insertSections([1]) }, ["c", "d"])
    expect({ $0.reloadSections([1]) }, ["c", "e"])
    expect({ $0.deleteSections([0]) }, ["e"])
  }

  @Test("A grid's cell that is shown no more is used again, and is told so before")
  func reused() {
    let shelf = Shelf()
    let page = Drawn(shelf)
    _ = page.text()
    let cup = shelf.grid.cellForItem(at: [0, 0]) as? Shelf.Cup
    #expect(cup?.reuseIdentifier == "cup" && cup?.uses == 0)

    shelf.rows = ["b", "c"]
    shelf.grid.reloadData()
    _ = page.text()

    let cups = (0...1).map { shelf.grid.cellForItem(at: [$0, 0]) as? Shelf.Cup }
    #expect(cups.map { $0?.uses } == [1, 0] && cups[0] === cup)
    #expect(cups.map { $0?.labelText } == ["b", "c"] && page.misuses == [])
  }

  @Test("What a table's controller does not override is not in the log, whatever a person does")
  func unsaid() {
    let (list, pour) = (Swiped(style: .plain), Optional("pour"))
    var isPoured = false
    list.swipes = [UIContextualAction(style: .normal, title: pour) { _, _, _ in isPoured = true }]
    list.tableView.allowsMultipleSelection = true
    let page = Drawn(list)

    _ = page.text("1", "1", "1 pour")

    let said = page.window.log.events.filter { $0.receiver == "Swiped" }
      .compactMap { $0.text.wholeMatch(of: /tableView\(_:(\w+).*/)?.1 }
    #expect(
      Set(said) == [
        "numberOfRowsInSection", "cellForRowAt", "trailingSwipeActionsConfigurationForRowAt",
      ])
    #expect(isPoured)
  }

  @Test("A table's selection ends when its controller comes back, unless it is kept")
  func clears() {
    for clears in [true, false] {
      let list = List()
      list.clearsSelectionOnViewWillAppear = clears
      let stack = UINavigationController(rootViewController: list)
      let page = Drawn(stack)
      _ = page.text("a")
      #expect(list.tableView.indexPathForSelectedRow == [0, 0])
      stack.pushViewController(UIViewController(), animated: false)
      stack.popViewController(animated: false)
      #expect((list.tableView.indexPathForSelectedRow == nil) == clears)
    }
    #expect(UITableViewController().tableView(UITableView(), numberOfRowsInSection: 0) == 0)
  }

  @Test("What is shown of a page, a picker, a progress and a wait is what was set")
  func shown() {
    final class Cups: UIPickerViewDataSource, UIPickerViewDelegate {
      var count = 3
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        count
      }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
        -> String?
      { ["Cup", "Mug", "Pot"][row] }
    }
    let (picker, cups, wait, effect) = (
      UIPickerView(), Cups(), UIActivityIndicatorView(style: .large), UIVisualEffectView()
    )
    (picker.dataSource, picker.delegate) = (cups, cups)
    picker.selectRow(2, inComponent: 0, animated: true)
    #expect(picker.selectedRow(inComponent: 0) == 2 && picker.numberOfRows(inComponent: 0) == 3)
    cups.count = 2
    picker.reloadAllComponents()
    #expect(picker.numberOfRows(inComponent: 0) == 2)
    cups.count = 1
    picker.reloadComponent(0)
    #expect(picker.numberOfRows(inComponent: 0) == 1)
    let progress = UIProgressView()
    progress.progress = 0.75
    #expect(Drawn(Shown(progress)).text().joined().contains("75 %"))
    let page = Drawn(Shown(wait))
    wait.startAnimating()
    #expect(wait.isAnimating && page.text().contains("Please wait …"))
    wait.stopAnimating()
    #expect(!wait.isAnimating && !page.text().contains("Please wait …"))
    let inside = UILabel()
    inside.text = "inside"
    effect.contentView.addSubview(inside)
    #expect(Drawn(Shown(effect)).text().first == "inside")
    let (box, name, toggle) = (UIView(), UILabel(), UISwitch())
    name.text = "Milk"
    [name, toggle].forEach(box.addSubview)
    #expect(Drawn(Shown(box)).text().first == "1  Milk   off")
    let (cell, item) = (UITableViewCell(), UICollectionViewCell(frame: .zero))
    var content = cell.defaultContentConfiguration()
    (content.text, content.secondaryText) = ("Tea", "2")
    cell.contentConfiguration = content
    #expect(cell.detailTextLabel?.text == "2" && cell.makeHost() === cell.makeHost())
    cell.isHidden = true
    #expect(cell.makeHost().isHidden && !UITableViewCell().makeHost().isHidden)
    #expect(!item.isSelected && !UITableViewCell().isSelected && !UITableViewCell().isHighlighted)
    #expect(item.makeHost() === item.makeHost())
    let (row, word, buy) = (UITableViewCell(), UILabel(), UIButton())
    word.text = "Milk"
    [word, buy].forEach(row.contentView.addSubview)
    let host = row.makeHost()
    #expect(host.text == "" && host.contentElements.count == 2, "both are in the row")
    final class Told: UITableViewCell {
      var uses = 0
      override func prepareForReuse() { uses += 1 }
    }
    let told = Told(style: .default, reuseIdentifier: nil)
    told.makeHost().prepareForReuse()
    #expect(told.uses == 1)
  }

  @Test("A text is the English one of a phrase; what has no name has that of its kind")
  func phrases() {
    let (tea, controller) = (Phrase("Tea", ko: "차"), UIViewController())
    controller.titlePhrase = tea
    #expect(controller.title == "Tea" && controller.navigationItem.title == "Tea")
    controller.navigationItem.backPhrase = tea
    #expect(controller.navigationItem.backButtonTitle == "Tea")
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.messagePhrase = tea
    #expect(alert.message == "Tea")
    let title: String? = UIAlertAction(title: tea).title
    #expect(title == "Tea")
    controller.tabBarItem.titlePhrase = tea
    #expect(controller.tabBarItem.title == "Tea")
    #expect(UIBarButtonItem(systemItem: .save).title == "Save")
    let delete = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
    let more = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
    #expect([delete.title.english, more.title.english] == ["Delete", "More"])
    let button = UIButton(primaryAction: UIAction(title: "x", attributes: .destructive) { _ in })
    #expect(button.role == .destructive && button.currentTitle == "x")
    button.setAttributedTitle(NSAttributedString(string: "y"), for: .selected)
    button.isSelected = true
    #expect(button.control.label.english == "y")
    let framed = UIButton(frame: .zero, primaryAction: UIAction(title: "z") { _ in })
    #expect(framed.control.label.english == "z")
    let image = UIImage(systemName: "plus")
    let plus = UIButton(primaryAction: UIAction(image: image) { _ in })
    #expect(plus.control.label.english == "plus" && plus.currentImage?.name == "plus")
    plus.setTitle("More", for: .normal)
    #expect(plus.control.label.english == "More")
    let field = UITextField()
    field.core.placeholder = tea
    #expect(field.placeholder == "Tea")
    let bar = UISearchBar()
    bar.core.placeholder = tea
    #expect(bar.placeholder == "Tea" && !bar.showsCancelButton)
    bar.setShowsCancelButton(true, animated: true)
    #expect(bar.showsCancelButton)
  }

  @Test("What kind of text a field expects is passed on, as far as it is known")
  func kinds() {
    let field = UITextField()
    for (kind, core) in [
      (.emailAddress, .emailAddress), (.password, .password), (.newPassword, .newPassword),
      (.username, nil),
    ] as [(UITextContentType, TextContentType?)] {
      field.textContentType = kind
      #expect(field.core.textContentType == core)
    }
  }

  @Test("A view that is gone stands for nothing")
  func forgotten() {
    let core: TextField
    do {
      let field = UITextField()
      core = field.core
      #expect(Views.of(core, UITextField.self) === field)
    }
    #expect(Views.of(core, UITextField.self) == nil)
  }

  @Test("A center calls what was added, until it is removed for a name or for all")
  func center() {
    final class Observer {
      var calls: [String] = []
      func plain() { calls.append("plain") }
      func told(_ notification: Notification) { calls.append(notification.name.rawValue) }
    }
    let (center, observer) = (NotificationCenter(), Observer())
    let (one, two) = (Notification.Name("one"), Notification.Name("two"))
    center.addObserver(observer, selector: Observer.plain, name: one, object: nil)
    center.addObserver(observer, selector: Observer.told, name: two, object: nil)
    let token = center.addObserver(forName: one, object: nil, queue: nil) { _ in
      observer.calls.append("block")
    }
    center.post(name: one, object: nil)
    center.post(name: two, object: nil)
    #expect(observer.calls == ["plain", "block", "two"])
    center.removeObserver(observer, name: one, object: nil)
    center.removeObserver(token, name: nil, object: nil)
    center.post(name: one, object: nil)
    center.post(name: two, object: nil)
    #expect(observer.calls == ["plain", "block", "two", "two"])
    center.removeObserver(observer, name: nil, object: nil)
    center.post(name: two, object: nil)
    #expect(observer.calls.count == 4)
  }

  @Test("A view that is added again is at its new place; Return is for the primary button")
  func again() {
    let (view, first, second) = (UIView(), UIButton(), UIButton())
    [first, second].forEach(view.addSubview)
    view.addSubview(first)
    #expect(view.subviews == [second, first])
    #expect(view.primaryButton === second.control)
    second.role = .destructive
    #expect(view.primaryButton == nil)
    first.role = .primary
    #expect(view.primaryButton === first.control)
    second.role = .primary
    #expect(view.primaryButton === second.control)
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.addArrangedSubview(first)
    #expect(stack.arrangedSubviews == [second, first])
  }

  @Test("What would be animated is done at once, and then is over")
  func animations() {
    var done: [String] = []
    UIView.animate(withDuration: 1) {
      done.append("a")
    } completion: {
      done.append("b \($0)")
    }
    UIView.transition(with: UIView(), duration: 1) {
      done.append("c")
    } completion: {
      done.append("d \($0)")
    }
    UIView.performWithoutAnimation { done.append("e") }

    #expect(done == ["a", "b true", "c", "d true", "e"])
  }

  @Test("A view knows what it is in, and finds a view by its tag")
  func tree() {
    let (outer, inner, leaf, other) = (UIView(), UIView(), UIView(), UIView())
    (leaf.tag, other.tag) = (7, 7)
    outer.addSubview(inner)
    inner.addSubview(leaf)
    inner.insertSubview(other, aboveSubview: leaf)

    #expect(leaf.isDescendant(of: outer) && leaf.isDescendant(of: leaf))
    #expect(!outer.isDescendant(of: leaf) && !other.isDescendant(of: leaf))
    #expect(outer.viewWithTag(7) == leaf && outer.viewWithTag(8) == nil)
    #expect(inner.subviews == [leaf, other])
    let touches = [UITouch(), UITouch()]
    #expect(inner.hashValue != outer.hashValue && touches[0].hashValue != touches[1].hashValue)
    final class Told: UIView {
      var added: [UIView] = []
      override func didAddSubview(_ subview: UIView) { added.append(subview) }
    }
    let told = Told()
    told.addSubview(UIView())
    #expect(told.added == told.subviews && told.added.count == 1)
    let (plain, own) = (Controller.ViewController(), Controller.ViewController())
    own.coreView = AlertScreen()
    #expect(plain.view === plain.view && plain.coreView === plain.view)
    #expect(own.view !== own.coreView && (own.view as? ScreenHolder)?.screen === own.coreView)
    own.view = own.view
    #expect(own.coreView is AlertScreen)
    inner.insertSubview(other, belowSubview: leaf)
    #expect(inner.subviews == [other, leaf])
    let (front, back) = (UIView(), UIView())
    inner.insertSubview(front, belowSubview: outer)
    inner.insertSubview(back, aboveSubview: outer)
    #expect(inner.subviews == [front, other, leaf, back], "beside a view that is elsewhere")
    [front, back].forEach { $0.removeFromSuperview() }
    let last = UIView()
    inner.addSubview(last)
    inner.insertSubview(other, belowSubview: last)
    #expect(inner.subviews == [leaf, other, last])
    inner.insertSubview(leaf, aboveSubview: other)
    #expect(inner.subviews == [other, leaf, last])
    let screen = ScreenHolder(AlertScreen())
    inner.insertSubview(screen, belowSubview: last)
    inner.insertSubview(leaf, belowSubview: screen)
    let ordered: [AnyObject] = [other, leaf, screen.shown, last]
    #expect(inner.content.map { ObjectIdentifier($0) } == ordered.map { ObjectIdentifier($0) })
    let stack = UIStackView(arrangedSubviews: [leaf, other])
    stack.removeArrangedSubview(leaf)
    #expect(stack.arrangedSubviews == [other] && stack.subviews == [leaf, other])
    let (box, gone, middle, end, late) = (UIView(), UIView(), UIView(), UIView(), UIView())
    [gone, middle, end].forEach(box.addSubview)
    gone.removeFromSuperview()
    box.insertSubview(late, belowSubview: end)
    #expect(box.subviews == [middle, late, end], "what was removed has no place")
  }

  @Test("Controls have the values that are set, also those that would be animated")
  func controls() {
    let toggle = UISwitch()
    toggle.setOn(true, animated: true)
    #expect(toggle.isOn)
    let slider = UISlider()
    (slider.minimumValue, slider.maximumValue) = (2, 8)
    slider.setValue(5, animated: true)
    #expect([slider.minimumValue, slider.value, slider.maximumValue] == [2, 5, 8])
    let stepper = UIStepper()
    (stepper.minimumValue, stepper.maximumValue, stepper.stepValue, stepper.wraps) = (1, 9, 2, true)
    stepper.value = 4
    #expect([stepper.minimumValue, stepper.value, stepper.maximumValue] == [1, 4, 9])
    #expect(stepper.stepValue == 2 && stepper.wraps)
    let progress = UIProgressView(progressViewStyle: .bar)
    progress.setProgress(0.25, animated: true)
    #expect(progress.progress == 0.25)
    let segments = UISegmentedControl(items: ["Cup", "Pot"])
    segments.insertSegment(withTitle: "Tin", at: 1, animated: false)
    segments.setTitle("Mug", forSegmentAt: 0)
    segments.selectedSegmentIndex = 2
    segments.setEnabled(false, forSegmentAt: 1)
    #expect((0..<3).map(segments.titleForSegment) == ["Mug", "Tin", "Pot"])
    #expect(segments.titleForSegment(at: 3) == nil && segments.selectedSegmentIndex == 2)
    #expect(Drawn(Shown(segments)).text().first == "1  Mug   2- Tin   3* Pot")
    segments.removeSegment(at: 0, animated: false)
    #expect(segments.numberOfSegments == 2)
    segments.removeAllSegments()
    #expect(segments.numberOfSegments == 0)
  }

  @Test("A control has its states, which its handler is called for, and owns its actions")
  func states() {
    let button = UIButton(type: .system)
    var told = 0
    button.configurationUpdateHandler = { _ in told += 1 }
    button.isEnabled = false
    button.isSelected = true
    button.isHighlighted = true
    #expect(button.state == [.disabled, .selected, .highlighted] && told == 4)
    button.setNeedsUpdateConfiguration()
    #expect(told == 5)

    var senders: [AnyObject?] = []
    let action = UIAction { senders.append($0.sender) }
    let control = UIControl()
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .valueChanged)
    #expect(senders.count == 2 && senders.allSatisfy { $0 === control })
    control.addAction(action, for: [.valueChanged, .touchUpInside])
    control.sendActions(for: [.valueChanged, .touchUpInside])
    #expect(senders.count == 3)
    control.removeAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(senders.count == 3)
    control.sendActions(for: .touchUpInside)
    #expect(senders.count == 4)
  }

  @Test("A name that is set is not taken from the label above")
  func names() {
    for make in [
      { UISwitch() }, { UISlider() }, { UITextField() }, { UITextView() }, { UIPickerView() },
    ] as [() -> UIView] {
      let (named, nameless) = (make(), make())
      named.accessibilityLabel = "Own"
      #expect(!named.takesName("Label") && nameless.takesName("Label"))
      #expect(Drawn(Shown(named)).text().joined().contains("Own"))
      #expect(Drawn(Shown(nameless)).text().joined().contains("Label"))
    }
    let choice = UISegmentedControl()
    #expect(!UIView().takesName("Label") && !choice.takesName("Label"))
    #expect(choice.control.label.english == "Label", "it is called so, and the label stays")
    let field = UITextField()
    field.placeholder = "Tea"
    #expect(!field.takesName("Label") && field.placeholder == "Tea")
    field.attributedPlaceholder = NSAttributedString(string: "Milk")
    field.attributedText = NSAttributedString(string: "Assam")
    #expect(field.placeholder == "Milk" && field.text == "Assam" && field.hasText)
    #expect(field.attributedText?.string == "Assam" && field.canBecomeFirstResponder)
    field.isEnabled = false
    #expect(!field.canBecomeFirstResponder)
  }

  @Test("Titles of controllers, items and alerts are strings")
  func titles() {
    let controller = UIViewController()
    controller.title = "Tea"
    #expect(controller.title == "Tea" && controller.navigationItem.title == "Tea")
    controller.navigationItem.title = "Teas"
    controller.navigationItem.backButtonTitle = "All"
    #expect(controller.navigationItem.title == "Teas")
    #expect(controller.navigationItem.backButtonTitle == "All")
    let done = UIBarButtonItem(title: "Go", target: nil, action: nil)
    controller.navigationItem.backBarButtonItem = done
    #expect(controller.navigationItem.backButtonTitle == "Go")
    done.title = nil
    #expect(done.title == "")
    controller.navigationItem.setRightBarButton(done, animated: true)
    controller.navigationItem.setHidesBackButton(true, animated: true)
    #expect(controller.navigationItem.rightBarButtonItem === done)
    #expect(controller.navigationItem.hidesBackButton)
    controller.navigationItem.setLeftBarButton(done, animated: true)
    #expect(controller.navigationItem.leftBarButtonItem === done)
    let tab = UITabBarItem(title: "One", image: nil, tag: 3)
    tab.title = "Two"
    #expect(tab.title == "Two")
    let tabs = UITabBarController()
    tabs.setViewControllers([controller], animated: true)
    #expect(tabs.viewControllers.first === controller)
    let alert = UIAlertController(title: "Oh", message: "Well", preferredStyle: .alert)
    alert.message = "No"
    #expect(alert.message == "No" && alert.textFields == nil)
    alert.addTextField { $0.text = "x" }
    #expect(alert.textFields?.map(\.text) == ["x"])
    let field = alert.textFields?.first
    #expect(field.flatMap { Views.of($0.core, UITextField.self) } === field, "it has its delegate")
    #expect(UIAlertAction(title: "OK", style: .default).title == "OK")
  }

  @Test("A button of a bar calls its action, its method, or its method with itself")
  func bar() {
    final class Target {
      var calls: [String] = []
      func plain() { calls.append("plain") }
      func sent(_ item: UIBarButtonItem) { calls.append("sent \(item.title ?? "")") }
    }
    let target = Target()
    var isDone = false
    let items = [
      UIBarButtonItem(title: "a", target: target, action: Target.plain),
      UIBarButtonItem(title: "b", target: target, action: Target.sent),
      UIBarButtonItem(barButtonSystemItem: .add, target: target, action: Target.plain),
      UIBarButtonItem(barButtonSystemItem: .save, target: target, action: Target.sent),
      UIBarButtonItem(image: UIImage(systemName: "plus"), target: target, action: Target.plain),
      UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in isDone = true }),
      UIBarButtonItem(
        title: "e", primaryAction: UIAction { target.calls.append("\($0.sender === nil)") }),
    ]
    for item in items { _ = item.button.touch() }

    #expect(isDone)
    #expect(target.calls == ["plain", "sent b", "plain", "sent Save", "plain", "false"])
    #expect(items.map(\.title) == ["a", "b", "Add", "Save", "plus", "Done", "e"])
    let (plus, action) = (UIImage(systemName: "plus"), UIAction(title: "f") { _ in })
    let named = [
      UIBarButtonItem(title: "g", image: plus, primaryAction: action),
      UIBarButtonItem(image: plus, menu: UIMenu(title: "h")),
      UIBarButtonItem(image: plus, menu: UIMenu()),
      UIBarButtonItem(image: plus, primaryAction: action, menu: UIMenu(title: "h")),
    ]
    #expect(named.map(\.title) == ["g", "h", "plus", "f"])
  }

  @Test("A controller is edited with its button, and a table with its controller")
  func editing() {
    let list = UITableViewController(style: .plain)
    #expect(list.editButtonItem === list.editButtonItem && list.editButtonItem.title == "Edit")
    _ = list.editButtonItem.button.touch()
    #expect(list.isEditing && list.tableView.isEditing && list.editButtonItem.title == "Done")
    let other = UITableViewController(style: .plain)
    other.isEditing = true
    #expect(other.tableView.isEditing && other.editButtonItem.title == "Done")
    #expect(list.editButtonItem.button.label.korean == "완료")
    list.setEditing(false, animated: true)
    #expect(!list.tableView.isEditing && list.editButtonItem.button.label.korean == "편집")
    list.tableView.isEditing = true
    #expect(list.tableView.table.isEditing)
    for flag in [true, false] {
      (list.tableView.allowsSelection, list.tableView.allowsMultipleSelection) = (flag, flag)
      list.tableView.allowsSelectionDuringEditing = flag
      let table = list.tableView.table
      #expect(table.allowsSelection == flag && table.allowsMultipleSelection == flag)
      #expect(table.allowsSelectionDuringEditing == flag)
      #expect(list.tableView.allowsSelection == flag)
    }
  }

  @Test("A controller is shown on top of the stack, or else presented, and that is animated")
  func shows() {
    final class Told: UIViewController {
      var calls: [Bool] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        calls.append(animated)
        super.setEditing(editing, animated: animated)
      }
      override func viewWillAppear(_ animated: Bool) { calls.append(animated) }
    }
    let (root, next, pushed, sheet) = (UIViewController(), UIViewController(), Told(), Told())
    let stack = UINavigationController(rootViewController: root)
    root.show(next, sender: nil)
    #expect(stack.topViewController === next && root.presentedViewController == nil)
    let page = Drawn(root.navigationController == nil ? root : stack)
    let alone = UIViewController()
    let other = Drawn(alone)
    alone.show(sheet, sender: nil)
    #expect(alone.presentedViewController === sheet)
    next.show(pushed, sender: nil)
    _ = pushed.editButtonItem.button.touch()
    sheet.isEditing = true
    #expect(pushed.calls == [true, true] && sheet.calls == [true, false])
    #expect(page.misuses + other.misuses == [])
  }
}

/// Shows texts in sections.
private final class List: UITableViewController {
  var rows = [["a"]]

  override func viewDidLoad() {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }
}

/// Shows one tea, with what else can be done with it.
private final class Swiped: UITableViewController {
  var swipes: [UIContextualAction] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    1
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Tea"
    return cell
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { UISwipeActionsConfiguration(actions: swipes) }
}

/// Shows texts in a grid, one in each of its rows.
private final class Shelf: UIViewController, UICollectionViewDataSource {
  let grid = UICollectionView(frame: .zero)
  var rows = ["a"]

  override func viewDidLoad() {
    grid.register(Cup.self, forCellWithReuseIdentifier: "cup")
    grid.dataSource = self
    view.addSubview(grid)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 1 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cup", for: indexPath)
    (cell as? Cup)?.label.text = rows[indexPath.section]
    return cell
  }

  final class Cup: UICollectionViewCell {
    let label = UILabel()
    private(set) var uses = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() { uses += 1 }
  }
}

/// Shows one view.
private final class Shown: UIViewController {
  private let shown: UIView

  init(_ shown: UIView) {
    self.shown = shown
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { view.addSubview(shown) }
}
