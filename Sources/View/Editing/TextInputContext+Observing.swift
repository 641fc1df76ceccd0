import Model

// What observers are told, one thing after the other: what changes while they are told of
// something is news that waits. So all of them hear the same, in the order in which it happened.
extension TextInputContext {
  /// Something that observers are told.
  enum News {
    case began(TextField)
    case changed(TextField)
    case ended(TextField)
    /// The keyboard comes or goes.
    case keyboard
  }

  /// Tells someone what happens to the keyboard and to the text from now on.
  ///
  /// It is held weakly, as a notification center holds its observers: nobody has to be removed.
  public func addObserver(_ observer: any TextInputObserver) {
    addKeyboardObserver(observer)
    textObservers = textObservers + [WeakTextObserver(observer: observer)]
  }

  /// Tells someone what happens to the keyboard, and not each time that a key is touched.
  ///
  /// It is held weakly, as a notification center holds its observers: nobody has to be removed.
  public func addKeyboardObserver(_ observer: any KeyboardObserver) {
    removeObserver(observer)
    observers = observers + [WeakKeyboardObserver(observer: observer)]
  }

  /// Tells someone no more.
  public func removeObserver(_ observer: any KeyboardObserver) {
    // New lists, and not the old ones changed in place: then no key has to ask whether they are just
    // being changed, which takes a flow a fiftieth longer.
    var (others, textOthers): ([WeakKeyboardObserver], [WeakTextObserver]) = ([], [])
    for other in observers where !other.isGone(or: observer) { others.append(other) }
    for other in textObservers where !other.isGone(or: observer) { textOthers.append(other) }
    (observers, textObservers) = (others, textOthers)
  }

  func didChange(_ field: TextField) {
    if !textObservers.isEmpty { tell(.changed(field)) }
  }

  /// Tells the observers now, or when they have heard what they are just being told.
  func tell(_ latest: News) {
    guard !isTelling else { return news.append(latest) }
    isTelling = true
    deliver(latest)
    deliverNews()
  }

  /// Tells a delegate, then the observers, and only then what the delegate has led to.
  func tell(_ latest: News, after body: () -> Void) {
    let (wasTelling, place) = (isTelling, news.count)
    isTelling = true
    body()
    guard !wasTelling else { return news.insert(latest, at: place) }
    deliver(latest)
    deliverNews()
  }

  private func deliverNews() {
    while !news.isEmpty { deliver(news.removeFirst()) }
    isTelling = false
  }

  private func deliver(_ news: News) {
    switch news {
    case .began(let field): tellOfText(field) { $0.textDidBeginEditing($1) }
    case .changed(let field): tellOfText(field) { $0.textDidChange($1) }
    case .ended(let field): tellOfText(field) { $0.textDidEndEditing($1) }
    case .keyboard: tellOfKeyboard()
    }
  }

  private func tellOfText(
    _ field: TextField, _ body: (any TextInputObserver, TextField) -> Void
  ) {
    for one in textObservers {
      // Who was told before may have removed this one.
      guard let observer = one.observer else { continue }
      for other in textObservers where other.observer === observer { body(observer, field) }
    }
  }

  private func tellOfKeyboard() {
    if isKeyboardShown != wasToldOfKeyboard {
      wasToldOfKeyboard = isKeyboardShown
      audience = observers
      tell(observers, wasToldOfKeyboard ? { $0.keyboardWillShow() } : { $0.keyboardWillHide() })
    }
    // It did come or go only if nobody has changed that meanwhile.
    guard let told = audience, isKeyboardShown == wasToldOfKeyboard else { return }
    audience = nil
    tell(told, wasToldOfKeyboard ? { $0.keyboardDidShow() } : { $0.keyboardDidHide() })
  }

  private func tell(
    _ audience: [WeakKeyboardObserver], _ body: (any KeyboardObserver) -> Void
  ) {
    for one in audience {
      guard let observer = one.observer else { continue }
      for other in observers where other.observer === observer { body(observer) }
    }
  }
}

/// An observer of the keyboard, held weakly.
struct WeakKeyboardObserver {
  weak var observer: (any KeyboardObserver)?

  /// Whether it is gone, or is a certain one.
  func isGone(or other: any KeyboardObserver) -> Bool { observer == nil || observer === other }
}

/// An observer of the text, held weakly.
struct WeakTextObserver {
  weak var observer: (any TextInputObserver)?

  /// Whether it is gone, or is a certain one.
  func isGone(or other: any KeyboardObserver) -> Bool { observer == nil || observer === other }
}
