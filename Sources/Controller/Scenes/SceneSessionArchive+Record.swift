// A record as one value, and back.
extension SceneSessionArchive.Record {
  /// The record as it is stored.
  var bytes: [UInt8] {
    var values: [String: PropertyValue] = [
      "identifier": .string(identifier), "number": .integer(number), "role": .string(role.rawValue),
      "wasSeen": .flag(wasSeen), "isDiscarded": .flag(isDiscarded),
    ]
    values["configurationName"] = configurationName.map(PropertyValue.string)
    values["delegateClassName"] = delegateClassName.map(PropertyValue.string)
    if configurationRole != role {
      values["configurationRole"] = .string(configurationRole.rawValue)
    }
    if !userInfo.isEmpty { values["userInfo"] = .dictionary(userInfo) }
    values["activity"] = activity.map(PropertyValue.init)
    return PropertyValue.dictionary(values).bytes
  }

  /// Reads a record, or is `nil` for anything else.
  init?(bytes: [UInt8]) {
    guard case .dictionary(let values)? = PropertyValue(bytes: bytes),
      let identifier = values["identifier"]?.string, case .integer(let number)? = values["number"],
      let role = values["role"]?.string.map(SceneSession.Role.init),
      case .flag(let wasSeen)? = values["wasSeen"],
      case .flag(let isDiscarded)? = values["isDiscarded"]
    else { return nil }
    self.init(
      identifier: identifier, number: number, role: role,
      configurationRole: values["configurationRole"]?.string.map(SceneSession.Role.init) ?? role,
      configurationName: values["configurationName"]?.string,
      delegateClassName: values["delegateClassName"]?.string, wasSeen: wasSeen,
      isDiscarded: isDiscarded)
    if case .dictionary(let userInfo)? = values["userInfo"] { self.userInfo = userInfo }
    if let value = values["activity"] {
      guard let activity = UserActivity(value) else { return nil }
      self.activity = activity
    }
  }
}

extension UserActivity {
  fileprivate init?(_ value: PropertyValue) {
    guard case .dictionary(let values) = value, let type = values["type"]?.string
    else { return nil }
    self.init(
      activityType: type, title: values["title"]?.string,
      targetContentIdentifier: values["target"]?.string)
    if case .dictionary(let userInfo)? = values["userInfo"] { self.userInfo = userInfo }
  }
}

extension PropertyValue {
  fileprivate init(_ activity: UserActivity) {
    var values: [String: PropertyValue] = ["type": .string(activity.activityType)]
    values["title"] = activity.title.map(PropertyValue.string)
    if !activity.userInfo.isEmpty { values["userInfo"] = .dictionary(activity.userInfo) }
    values["target"] = activity.targetContentIdentifier.map(PropertyValue.string)
    self = .dictionary(values)
  }
}
