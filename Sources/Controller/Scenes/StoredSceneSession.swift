import Foundation

/// What is stored of a scene session, as JSON.
struct StoredSceneSession: Codable, Equatable {
  var identifier: String
  var number: Int
  var role: SceneSession.Role
  /// The role of the configuration, which should be the same.
  var configurationRole: SceneSession.Role
  var configurationName: String?
  var delegateClassName: String?
  var userInfo: [String: PropertyValue] = [:]
  var activity: UserActivity?
  var wasVisible = false
  var isDiscarded = false
}

extension StoredSceneSession {
  /// Reads what is stored, now or in the format that was written before JSON.
  init(bytes: [UInt8]) throws {
    guard bytes.first == UInt8(ascii: "{") else {
      self = try Self(legacy: bytes)
      return
    }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    self = try decoder.decode(Self.self, from: Data(bytes))
  }

  /// What is stored; equal values have equal bytes.
  func bytes() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return Array(try encoder.encode(self))
  }

  /// What is to be stored of a session.
  @MainActor
  init(_ session: SceneSession) {
    identifier = session.persistentIdentifier
    number = session.number
    role = session.role
    configurationRole = session.configuration.role
    configurationName = session.configuration.name
    delegateClassName = session.configuration.delegateClassName
    userInfo = session.userInfo
    activity = session.stateRestorationActivity
    wasVisible = session.wasVisible
    isDiscarded = session.isDiscarded
  }
}

extension SceneSession {
  /// Makes a session again from what was stored of it.
  convenience init(_ stored: StoredSceneSession) {
    var configuration = SceneConfiguration(
      name: stored.configurationName, sessionRole: stored.configurationRole)
    configuration.delegateClassName = stored.delegateClassName
    self.init(
      role: stored.role, configuration: configuration, persistentIdentifier: stored.identifier)
    number = stored.number
    userInfo = stored.userInfo
    stateRestorationActivity = stored.activity
    wasVisible = stored.wasVisible
    isDiscarded = stored.isDiscarded
  }
}
