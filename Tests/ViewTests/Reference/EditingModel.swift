/// Texts that are edited in one window: from what is done to the calls.
///
/// It is a value without delegates. It says what the delegates and two observers are called with,
/// and does in the middle of a call what they would do.
struct EditingModel {
  enum Kind: CaseIterable { case field, secret, view }

  /// What a program or a person does.
  enum Act: Equatable {
    case begin(Int), resign(Int), end(force: Bool)
    case type(Int, String), replace(Int, String), delete(Int), clear(Int), touchReturn(Int)
    case set(Int, String), enable(Int, Bool), show(Layer, Bool), close
  }

  /// A screen with all texts, and an alert.
  enum Layer: CaseIterable { case form, alert }

  enum Change: String { case began, changed, ended }

  struct Text {
    let kind: Kind
    let resignsOnReturn: Bool
    var content = ""
    var isEnabled = true
    var isAttached = false
    /// Whether the next key replaces everything, as in a password that is edited again.
    var replaces = false
    /// When it asked to be edited before it was in a window, or 0.
    var request = 0
  }

  private enum News { case text(Change, Int), keyboard }

  private(set) var texts: [Text]
  private(set) var edited: Int?
  private(set) var isKeyboardShown = false
  private(set) var calls: [String] = []
  private(set) var layers: [Layer] = []
  /// What is done in the middle of a call, by the number of the call.
  let reactions: [Int: Act]
  /// The questions that the delegates answer with no.
  let refused: Set<String>

  private var unfinished: Int?
  private var beginning: (text: Int, bringsKeyboard: Bool, isAnnounced: Bool)?
  private var (editing, lastRequest) = (0, 0)
  private var requester: Int?
  private var news: [News] = []
  private var isTelling = false
  private var isClosed = false
  private var (wasToldOfKeyboard, owesDid) = (false, false)

  init(_ texts: [Text], reactions: [Int: Act], refused: Set<String>) {
    (self.texts, self.reactions, self.refused) = (texts, reactions, refused)
  }

  // MARK: Calls

  private mutating func call(_ text: String) {
    calls.append(text)
    if let act = reactions[calls.count] { _ = perform(act) }
  }

  private mutating func ask(_ text: Int, _ question: String, _ details: String = "") -> Bool {
    call("\(text).\(question)\(details)")
    return !refused.contains("\(text).\(question)")
  }

  /// A closed window has no observers any more, not even for the change that is being posted.
  private mutating func post(_ text: String) {
    for observer in 1...2 where !isClosed { call("\(observer): \(text)") }
  }

  /// What changes while observers are called waits: all of them see the same changes in one order.
  private mutating func tell(_ latest: News, after body: (inout Self) -> Void = { _ in }) {
    let (wasTelling, place) = (isTelling, news.count)
    isTelling = true
    body(&self)
    guard !wasTelling else { return news.insert(latest, at: place) }
    deliver(latest)
    while !news.isEmpty { deliver(news.removeFirst()) }
    isTelling = false
  }

  private mutating func deliver(_ news: News) {
    if case .text(let change, let text) = news { return post("\(text) \(change)") }
    if isKeyboardShown != wasToldOfKeyboard {
      (wasToldOfKeyboard, owesDid) = (isKeyboardShown, true)
      post(wasToldOfKeyboard ? "will show" : "will hide")
    }
    guard owesDid, isKeyboardShown == wasToldOfKeyboard else { return }
    owesDid = false
    post(wasToldOfKeyboard ? "did show" : "did hide")
  }

  // MARK: Beginning

  private func canBegin(_ text: Int) -> Bool {
    texts[text].isAttached && texts[text].isEnabled && !isClosed
  }

  private mutating func begin(_ text: Int) -> Bool {
    guard texts[text].isEnabled else { return false }
    guard texts[text].isAttached, !isClosed else {
      lastRequest += 1
      texts[text].request = lastRequest
      return false
    }
    texts[text].request = 0
    forgetRequest()
    if edited == text { return true }
    guard ask(text, "shouldBegin"), canBegin(text) else { return false }
    if let old = edited, old != text {
      guard ask(old, "shouldEnd") else { return false }
      if edited == old, canBegin(text) { leave(old) }
    }
    // The old text is notified of its end before the new one of its beginning.
    finish()
    guard edited == nil else { return edited == text }
    guard canBegin(text) else {
      hideKeyboard()
      return false
    }
    start(text)
    return edited == text
  }

  private mutating func start(_ text: Int) {
    let (isFirst, outer) = (texts[text].kind == .view, beginning)
    edited = text
    editing += 1
    let this = editing
    beginning = (text, bringsKeyboard: isFirst && !isKeyboardShown, isAnnounced: !isFirst)
    if isFirst {
      // A text view has its keyboard before it begins, a field after it has begun.
      isKeyboardShown = !isCovered
      tell(.keyboard)
      guard edited == text, this == editing else {
        beginning = outer
        return layersDidChange()
      }
      beginning?.isAnnounced = true
    }
    var goesOn = false
    tell(.text(.began, text)) { model in
      model.texts[text].replaces = model.texts[text].kind == .secret
      model.call("\(text).didBegin")
      model.beginning = outer
      goesOn = model.edited == text && this == model.editing
      if goesOn { model.isKeyboardShown = !model.isCovered }
    }
    if goesOn { tell(.keyboard) } else { layersDidChange() }
  }

  // MARK: Ending

  private mutating func resign(_ text: Int) -> Bool {
    texts[text].request = 0
    guard edited == text else { return true }
    guard ask(text, "shouldEnd") else { return false }
    // To resign while it begins keeps a keyboard that was there before.
    let keeps = beginning.map { $0.text == edited && !$0.bringsKeyboard } ?? false
    if edited == text { end(keepingKeyboard: keeps) }
    return edited != text
  }

  private mutating func end(keepingKeyboard: Bool = false) {
    guard let text = edited else { return }
    leave(text)
    if !keepingKeyboard { hideKeyboard() }
    finish()
  }

  private mutating func leave(_ text: Int) {
    edited = nil
    // Who was not notified of the beginning is not notified of the end.
    if beginning?.text != text || beginning?.isAnnounced == true { unfinished = text }
  }

  private mutating func finish() {
    guard let text = unfinished else { return }
    unfinished = nil
    tell(.text(.ended, text)) { model in
      model.texts[text].replaces = false
      model.call("\(text).didEnd")
    }
  }

  private mutating func hideKeyboard() {
    isKeyboardShown = false
    tell(.keyboard)
  }

  // MARK: Screens

  private var isCovered: Bool { layers == [.form, .alert] }

  private mutating func show(_ layer: Layer, _ isShown: Bool) {
    guard layers.contains(layer) != isShown, !isClosed else { return }
    if isShown {
      layers.append(layer)
      if layer == .form { for text in texts.indices { attach(text) } }
    } else {
      layers.removeAll { $0 == layer }
      if !layers.contains(.form) { end() }
      if layer == .form, !layers.contains(.form) {
        for text in texts.indices { texts[text].isAttached = false }
        end()
      }
    }
    layersDidChange()
  }

  private mutating func attach(_ text: Int) {
    texts[text].isAttached = true
    guard texts[text].request > 0, text != requester else { return }
    // The last one that asked is edited.
    if let requester, texts[requester].request > texts[text].request {
      texts[text].request = 0
    } else {
      forgetRequest()
      requester = text
    }
  }

  private mutating func forgetRequest() {
    if let requester { texts[requester].request = 0 }
    requester = nil
  }

  private mutating func layersDidChange() {
    if let text = requester, !isCovered {
      requester = nil
      if texts[text].request > 0, texts[text].isAttached { _ = begin(text) }
    }
    guard let edited, edited != beginning?.text, isKeyboardShown == isCovered else { return }
    isKeyboardShown.toggle()
    tell(.keyboard)
  }

  // MARK: Keys

  private func takesKey(_ text: Int) -> Bool {
    texts[text].isEnabled && (!texts[text].isAttached || edited == text && !isCovered)
  }

  private mutating func mayChange(_ text: Int, _ start: Int, _ count: Int, _ new: String) -> Bool {
    takesKey(text) && ask(text, "shouldChange", " \(start)+\(count) \(new)")
  }

  private mutating func edit(_ text: Int, _ new: String) {
    (texts[text].content, texts[text].replaces) = (new, false)
    let isView = texts[text].kind == .view
    guard texts[text].isAttached else { return isView ? call("\(text).didChange") : () }
    tell(.text(.changed, text)) { if isView { $0.call("\(text).didChange") } }
  }

  private mutating func type(_ text: Int, _ key: String) -> Bool {
    guard mayChange(text, texts[text].content.count, 0, key) else { return false }
    edit(text, texts[text].replaces ? key : texts[text].content + key)
    return true
  }

  private mutating func delete(_ text: Int) -> Bool {
    let count = texts[text].content.count
    // A text view asks even if there is nothing to delete.
    guard count > 0 || texts[text].kind == .view,
      mayChange(text, max(count - 1, 0), min(count, 1), ""), count > 0
    else { return false }
    edit(text, texts[text].replaces ? "" : String(texts[text].content.dropLast()))
    return true
  }

  private mutating func clear(_ text: Int) -> Bool {
    let isInReach = !texts[text].isAttached || !isCovered
    guard texts[text].kind != .view, texts[text].isEnabled, isInReach, ask(text, "shouldClear")
    else { return false }
    edit(text, "")
    return true
  }

  private mutating func touchReturn(_ text: Int) -> Bool {
    if texts[text].kind == .view { return type(text, "\n") }
    guard takesKey(text), ask(text, "shouldReturn") else { return false }
    if texts[text].resignsOnReturn { _ = resign(text) }
    return true
  }

  // MARK: Acts

  /// Does something; the answer is that of the method.
  mutating func perform(_ act: Act) -> Bool {
    switch act {
    case .begin(let text): return begin(text)
    case .resign(let text): return resign(text)
    case .end(force: true):
      end()
      return edited == nil
    case .end(force: false): return edited.map { resign($0) && edited == nil } ?? true
    case .type(let text, let key): return type(text, key)
    case .replace(let text, let new):
      guard mayChange(text, 0, texts[text].content.count, new) else { return false }
      edit(text, new)
    case .delete(let text): return delete(text)
    case .clear(let text): return clear(text)
    case .touchReturn(let text): return touchReturn(text)
    case .set(let text, let content): texts[text].content = content
    case .enable(let text, let isEnabled):
      texts[text].isEnabled = isEnabled
      guard !isEnabled else { break }
      texts[text].request = 0
      if edited == text { end() }
    case .show(let layer, let isShown): show(layer, isShown)
    case .close:
      (isClosed, layers, edited, unfinished) = (true, [], nil, nil)
      (isKeyboardShown, owesDid) = (false, false)
    }
    return true
  }
}
