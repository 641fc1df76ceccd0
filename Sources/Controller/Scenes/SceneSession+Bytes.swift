import Model

extension SceneSession {
  /// The session as it is stored; what it has by default is left out.
  var bytes: [UInt8] {
    get throws(StoreError) {
      var values: [String: PropertyValue] = [
        "identifier": .string(persistentIdentifier), "number": .integer(number),
        "role": .string(role.rawValue), "wasSeen": .flag(wasVisible),
        "isDiscarded": .flag(isDiscarded),
      ]
      if configuration.role != role {
        values["configurationRole"] = .string(configuration.role.rawValue)
      }
      if !userInfo.isEmpty { values["userInfo"] = .dictionary(userInfo) }
      values["configurationName"] = configuration.name.map(PropertyValue.string)
      values["delegateClassName"] = configuration.delegateClassName.map(PropertyValue.string)
      if let activity = stateRestorationActivity {
        var parts: [String: PropertyValue] = ["type": .string(activity.activityType)]
        if !activity.userInfo.isEmpty { parts["userInfo"] = .dictionary(activity.userInfo) }
        parts["title"] = activity.title.map(PropertyValue.string)
        parts["target"] = activity.targetContentIdentifier.map(PropertyValue.string)
        values["activity"] = .dictionary(parts)
      }
      return try PropertyValue.dictionary(values).bytes
    }
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
