import Model

// Targets and observers are called for one change after the other. What changes during a call
// waits, so that all of them see the same changes in the same order, and a beginning before its
// end.
extension TextInputContext {
  /// A change that a field's targets and the observers are notified of.
  enum News {
    /// What a person did to a text.
    case text(TextChange, TextControl)
    /// The keyboard appears or disappears.
    case keyboard
  }

  /// Adds an observer of the keyboard and of the text.
  ///
  /// It is held weakly, so it need not be removed.
  public func addObserver(_ observer: any TextInputObserver) {
    addKeyboardObserver(observer)
    weak let observer = observer
    textObservers.add { observer }
    hasTextObservers = true
  }

  /// Adds an observer of the keyboard, which is not called for each key.
  ///
  /// It is held weakly, so it need not be removed.
  public func addKeyboardObserver(_ observer: any KeyboardObserver) {
    weak let observer = observer
    // Taken out, changed and put back, here and below: if it were changed in place, each access
    // would be guarded. And a constant, as a weak variable in a closure is guarded at each call.
    var taken = observers
    observers = Observers()
    taken.add { observer }
    observers = taken
  }

  /// Removes an observer, which is not called any more, not even of what is being told.
  public func removeObserver(_ observer: any KeyboardObserver) {
    var taken = observers
    observers = Observers()
    taken.remove(observer)
    observers = taken
    // First, as to look a conformance up takes thousands of instructions.
    if hasTextObservers, let observer = observer as? any TextInputObserver {
      textObservers.remove(observer)
    }
  }

  func didChange(_ field: TextField) {
    if field.targets != nil || hasTextObservers { tell(.text(.changed, field)) }
  }

  /// Notifies the field's targets and the observers, after the notification that is going on.
  func tell(_ latest: News) {
    guard !isTelling else {
      news = news + [latest]
      return
    }
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
    guard !wasTelling else {
      news = news[..<place] + [latest] + news[place...]
      return
    }
    deliver(latest)
    deliverNews()
  }

  private func deliverNews() {
    while let next = news.first {
      news = Array(news.dropFirst())
      deliver(next)
    }
    isTelling = false
  }

  private func deliver(_ news: News) {
    switch news {
    case .text(let change, let text): text.tell(change, in: self)
    case .keyboard: tellOfKeyboard()
    }
  }

  private func tellOfKeyboard() {
    if isKeyboardShown != wasToldOfKeyboard {
      wasToldOfKeyboard = isKeyboardShown
      observersOwedDid = observers
      observers.tell { wasToldOfKeyboard ? $0.keyboardWillShow() : $0.keyboardWillHide() }
    }
    // Only if no observer has shown or hidden the keyboard meanwhile.
    guard let told = observersOwedDid, isKeyboardShown == wasToldOfKeyboard else { return }
    observersOwedDid = nil
    told.tell { wasToldOfKeyboard ? $0.keyboardDidShow() : $0.keyboardDidHide() }
  }
}
