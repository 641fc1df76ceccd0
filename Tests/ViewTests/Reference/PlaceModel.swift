/// Where a screen is that is put from one container to another, who is asked and told of it, and which
/// field is edited then.
///
/// A window has a root with containers in it; `inner` is in `one`, and `own` has an owner of its own.
/// `apart` is the root of another window, and `away` is in none. Beside the screen, `two` has another
/// one, whose field can be edited too.
nonisolated struct PlaceModel {
  enum Box: String, CaseIterable { case root, one, two, inner, own, apart, away }
  enum Window: String, CaseIterable { case first, second }
  enum Field: String { case inScreen, beside }

  enum Act {
    case add(Box), insert(Box), show(Window), takeOut
    /// A person touches a field on the uppermost screen of its window.
    case touch(Field)
    case refusePlace(Bool), refuseEnd(Bool)
  }

  private(set) var calls: [String] = []
  private let reactions: [Int: Act]
  /// The containers that show the screen, and the one that counts as its place.
  private(set) var boxes: Set<Box> = []
  private(set) var place: Box?
  /// The windows in which the screen is uppermost.
  private(set) var windows: Set<Window> = []
  /// The window that the field of the screen belongs to.
  private(set) var home: Window?
  private(set) var edited: [Window: Field] = [:]
  private var (refusesPlace, refusesEnd) = (false, false)

  /// - Parameter reactions: what to do in the middle of a call, by its number.
  init(reactions: [Int: Act]) { self.reactions = reactions }

  private mutating func call(_ text: String) {
    calls.append(text)
    if let act = reactions[calls.count] { perform(act) }
  }

  private func owner(of box: Box) -> String? {
    switch box {
    case .root, .one, .two, .inner: "A"
    case .own: "B"
    case .apart: "C"
    case .away: nil
    }
  }

  private func window(of box: Box) -> Window? {
    switch box {
    case .root, .one, .two, .inner, .own: .first
    case .apart: .second
    case .away: nil
    }
  }

  mutating func perform(_ act: Act) {
    switch act {
    case .add(let box): add(to: box)
    case .insert(let box): insert(into: box)
    case .show(let window): show(in: window)
    case .takeOut:
      if let place { remove(from: place) }
      for window in Window.allCases { leave(window) }
    case .touch(let field): touch(field)
    case .refusePlace(let refuses): refusesPlace = refuses
    case .refuseEnd(let refuses): refusesEnd = refuses
    }
  }

  // MARK: - In containers

  private mutating func isRefused(by box: Box) -> Bool {
    guard let owner = owner(of: box) else { return false }
    call("\(owner) is asked")
    return refusesPlace
  }

  /// Between two containers of one owner, the screen is moved without a call.
  private mutating func add(to box: Box) {
    if boxes.contains(box) || isRefused(by: box) { return }
    if let old = place {
      if window(of: old) == window(of: box), owner(of: old) == owner(of: box) {
        boxes.remove(old)
        boxes.insert(box)
        place = box
        return
      }
      remove(from: old)
      if place != nil || isRefused(by: box) { return }
    }
    if let window = window(of: box) { leave(window) }
    tell(box, "adds") { $0.insert(into: box) }
  }

  private mutating func remove(from box: Box) {
    if boxes.contains(box) { tell(box, "removes") { $0.takeOut(of: box) } }
  }

  private mutating func tell(_ box: Box, _ word: String, _ body: (inout Self) -> Void) {
    guard let owner = owner(of: box) else { return body(&self) }
    call("\(owner) \(word)")
    body(&self)
    call("\(owner) is done")
  }

  private mutating func insert(into box: Box) {
    if boxes.contains(box) { return }
    if let place { takeOut(of: place) }
    if let window = window(of: box) { leave(window) }
    if boxes.contains(box) { return }
    boxes.insert(box)
    place = box
    if let window = window(of: box) { attach(to: window) }
  }

  private mutating func takeOut(of box: Box) {
    guard boxes.remove(box) != nil else { return }
    if place == box { place = nil }
    guard let window = window(of: box) else { return }
    if edited[window] == .inScreen { end(in: window) }
    detach(from: window)
    if edited[window] == .inScreen, home != window { end(in: window) }
  }

  // MARK: - In windows

  private mutating func show(in window: Window) {
    if let place { remove(from: place) }
    if windows.insert(window).inserted { attach(to: window) }
  }

  private mutating func leave(_ window: Window) {
    guard windows.remove(window) != nil else { return }
    endOutside(window)
    if windows.contains(window) { return }
    detach(from: window)
    endOutside(window)
  }

  /// Whether the screen is in a window, by itself or in a container.
  private func isIn(_ window: Window) -> Bool {
    windows.contains(window) || boxes.contains { self.window(of: $0) == window }
  }

  private mutating func attach(to window: Window) {
    for other in Window.allCases where other != window && edited[other] == .inScreen {
      end(in: other)
    }
    home = window
  }

  private mutating func detach(from window: Window) { if home == window { home = nil } }

  // MARK: - Editing

  /// The windows in which something is edited that is not below the screen.
  var keyboards: Set<Window> {
    Set(
      Window.allCases.filter { window in
        edited[window] == .inScreen || edited[window] == .beside && !windows.contains(window)
      })
  }

  /// Editing ends of a field that is not in its window any more.
  private mutating func endOutside(_ window: Window) {
    if edited[window] == .inScreen, home != window || !isIn(window) { end(in: window) }
  }

  private mutating func end(in window: Window) {
    if edited.removeValue(forKey: window) == .inScreen { call("ended") }
  }

  private mutating func touch(_ field: Field) {
    for window in Window.allCases where isUppermost(field, in: window) {
      if field == .inScreen { attach(to: window) }
      begin(field, in: window)
      if edited[window] != field { endOutside(window) }
    }
  }

  private func isUppermost(_ field: Field, in window: Window) -> Bool {
    if windows.contains(window) { return field == .inScreen }
    return field == .inScreen ? isIn(window) : window == .first
  }

  /// The field that was edited is asked, and told of its end, before another one is edited.
  private mutating func begin(_ field: Field, in window: Window) {
    func isHere(_ model: Self) -> Bool { field == .beside || model.home == window }
    if !isHere(self) || edited[window] == field { return }
    if edited[window] == .inScreen {
      call("may end")
      if refusesEnd { return }
    }
    if edited[window] != nil, isHere(self) { end(in: window) }
    if edited[window] == nil, isHere(self) { edited[window] = field }
  }
}
