import Model

extension SceneSession {
  /// The names of the properties that are nested too deep to be stored.
  var tooDeep: [String] { parts.filter { !$0.isStorable }.map(\.property) }

  /// What the app sets, in its stored form.
  private var parts: [Part] {
    var parts: [Part] = []
    if !userInfo.isEmpty {
      parts.append(Part(property: "userInfo", name: "userInfo", value: .dictionary(userInfo)))
    }
    if let activity = stateRestorationActivity {
      var values: [String: PropertyValue] = ["type": .string(activity.activityType)]
      if !activity.userInfo.isEmpty { values["userInfo"] = .dictionary(activity.userInfo) }
      values["title"] = activity.title.map(PropertyValue.string)
      values["target"] = activity.targetContentIdentifier.map(PropertyValue.string)
      parts.append(
        Part(property: "stateRestorationActivity", name: "activity", value: .dictionary(values)))
    }
    return parts
  }

  private struct Part {
    let property: String
    let name: String
    let value: PropertyValue

    /// The session itself is one level.
    var isStorable: Bool { !value.isNested(deeperThan: PropertyValue.depthLimit - 1) }
  }

  /// The session as it is stored; what it has by default is left out, and so is what is nested too
  /// deep.
  var bytes: [UInt8]? {
    var values: [String: PropertyValue] = [
      "identifier": .string(persistentIdentifier), "number": .integer(number),
      "role": .string(role.rawValue), "wasSeen": .flag(wasVisible),
      "isDiscarded": .flag(isDiscarded),
    ]
    if configuration.role != role {
      values["configurationRole"] = .string(configuration.role.rawValue)
    }
    values["configurationName"] = configuration.name.map(PropertyValue.string)
    values["delegateClassName"] = configuration.delegateClassName.map(PropertyValue.string)
    for part in parts where part.isStorable { values[part.name] = part.value }
    return PropertyValue.dictionary(values).bytes
  }

  /// Decodes a stored session, or is `nil` for anything else.
  convenience init?(bytes: [UInt8]) {
    guard case .dictionary(let values)? = PropertyValue(bytes: bytes),
      let identifier = values["identifier"]?.string, case .integer(let number)? = values["number"],
      let role = values["role"]?.string.map(Role.init),
      case .flag(let wasVisible)? = values["wasSeen"],
      case .flag(let isDiscarded)? = values["isDiscarded"]
    else { return nil }
    // A missing value has its default.
    var configuration = SceneConfiguration(
      name: values["configurationName"]?.string,
      sessionRole: values["configurationRole"]?.string.map(Role.init) ?? role)
    configuration.delegateClassName = values["delegateClassName"]?.string
    self.init(role: role, configuration: configuration, persistentIdentifier: identifier)
    (self.number, self.wasVisible, self.isDiscarded) = (number, wasVisible, isDiscarded)
    if case .dictionary(let userInfo)? = values["userInfo"] { self.userInfo = userInfo }
    guard case .dictionary(let activity)? = values["activity"] else { return }
    guard let type = activity["type"]?.string else { return nil }
    stateRestorationActivity = UserActivity(
      activityType: type, title: activity["title"]?.string,
      targetContentIdentifier: activity["target"]?.string)
    guard case .dictionary(let userInfo)? = activity["userInfo"] else { return }
    stateRestorationActivity?.userInfo = userInfo
  }
}
