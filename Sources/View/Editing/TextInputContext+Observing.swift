import Model

// Targets and observers are called for one change after the other. What changes during a call waits,
// so that all of them see the same changes in the same order, and a beginning before its end.
extension TextInputContext {
  /// A change that a field's targets and the observers are notified of.
  enum News {
    case began(TextField)
    case changed(TextField)
    case ended(TextField)
    /// The keyboard appears or disappears.
    case keyboard
  }

  /// Adds an observer of the keyboard and of the text.
  ///
  /// It is held weakly: nobody has to remove it.
  public func addObserver(_ observer: any TextInputObserver) {
    addKeyboardObserver(observer)
    textObservers = textObservers + [WeakTextObserver(observer)]
  }

  /// Adds an observer of the keyboard, which is not called for each key.
  ///
  /// It is held weakly: nobody has to remove it.
  public func addKeyboardObserver(_ observer: any KeyboardObserver) {
    removeObserver(observer)
    observers = observers + [WeakKeyboardObserver(observer)]
  }

  /// Removes an observer.
  public func removeObserver(_ observer: any KeyboardObserver) {
    // New lists: to change the old ones in place takes a flow a twentieth longer.
    var (others, textOthers): ([WeakKeyboardObserver], [WeakTextObserver]) = ([], [])
    for other in observers where !other.isGone(or: observer) { others.append(other) }
    for other in textObservers where !other.isGone(or: observer) { textOthers.append(other) }
    (observers, textObservers) = (others, textOthers)
  }

  func didChange(_ field: TextField) {
    if field.targets != nil || !textObservers.isEmpty { tell(.changed(field)) }
  }

  /// Notifies the field's targets and the observers, after the notification that is going on.
  func tell(_ latest: News) {
    guard !isTelling else { return news.append(latest) }
    isTelling = true
    deliver(latest)
    deliverNews()
  }

  /// Calls a delegate, then the targets and the observers, and only then those of whatever the
  /// delegate has led to.
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
    case .began(let field):
      field.tellTargets(.editingDidBegin, in: self)
      tellOfText(field) { $0.textDidBeginEditing($1) }
    case .changed(let field):
      field.tellTargets(.editingChanged, in: self)
      tellOfText(field) { $0.textDidChange($1) }
    case .ended(let field):
      field.tellTargets(.editingDidEnd, in: self)
      tellOfText(field) { $0.textDidEndEditing($1) }
    case .keyboard: tellOfKeyboard()
    }
  }

  private func tellOfText(
    _ field: TextField, _ body: (any TextInputObserver, TextField) -> Void
  ) {
    for one in textObservers {
      // An earlier observer may have removed this one.
      guard let observer = one.observer else { continue }
      for other in textObservers where other === one || other.observer === observer {
        body(observer, field)
      }
    }
  }

  private func tellOfKeyboard() {
    if isKeyboardShown != wasToldOfKeyboard {
      wasToldOfKeyboard = isKeyboardShown
      audience = observers
      tell(observers, wasToldOfKeyboard ? { $0.keyboardWillShow() } : { $0.keyboardWillHide() })
    }
    // Only if nobody has changed that meanwhile.
    guard let told = audience, isKeyboardShown == wasToldOfKeyboard else { return }
    audience = nil
    tell(told, wasToldOfKeyboard ? { $0.keyboardDidShow() } : { $0.keyboardDidHide() })
  }

  private func tell(
    _ audience: [WeakKeyboardObserver], _ body: (any KeyboardObserver) -> Void
  ) {
    for one in audience {
      guard let observer = one.observer else { continue }
      for other in observers where other === one || other.observer === observer { body(observer) }
    }
  }
}

/// An observer of the keyboard, held weakly.
///
/// A class: a loop over structures copies the weak reference, which takes as long as to call it.
final class WeakKeyboardObserver {
  weak var observer: (any KeyboardObserver)?

  init(_ observer: any KeyboardObserver) { self.observer = observer }

  /// Whether the observer is gone, or is the other one.
  func isGone(or other: any KeyboardObserver) -> Bool { (observer ?? other) === other }
}

/// An observer of the text, held weakly.
final class WeakTextObserver {
  weak var observer: (any TextInputObserver)?

  init(_ observer: any TextInputObserver) { self.observer = observer }

  /// Whether the observer is gone, or is the other one.
  func isGone(or other: any KeyboardObserver) -> Bool { (observer ?? other) === other }
}
