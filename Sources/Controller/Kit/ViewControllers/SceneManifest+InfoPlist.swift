public import Controller
public import Foundation

extension SceneManifest {
  /// Decodes the manifest of an Info.plist: <doc:How-A-Scene-Is-Made#The-manifest>.
  ///
  /// `delegates` has a maker for each scene delegate class in the list. A class without a maker
  /// connects scenes without a delegate, as a wrong name does on a device.
  ///
  /// - Throws: an error of `PropertyListDecoder` when the bytes are not a property list, or the
  /// manifest is malformed.
  public init(infoPlist: Data, delegates: [String: () -> any SceneDelegate] = [:]) throws {
    let list = try PropertyListDecoder().decode(InfoPlist.self, from: infoPlist)
    let manifest = list.UIApplicationSceneManifest
    self.init(supportsMultipleScenes: manifest?.UIApplicationSupportsMultipleScenes ?? false)
    isDeclared = manifest != nil
    activityTypes = list.NSUserActivityTypes
    // As Xcode writes it, such as iphoneos27.0.
    if let number = list.DTSDKName?.firstMatch(of: /[0-9]+/), Int(number.output) ?? 0 >= 27 {
      sdk = .iOS27
    }
    makers = delegates
    for (name, entries) in manifest?.UISceneConfigurations ?? [:] {
      let role = SceneSession.Role(rawValue: name)
      configurations[role] = entries.map { entry in
        var configuration = SceneConfiguration(
          name: entry.UISceneConfigurationName, sessionRole: role,
          makeDelegate: entry.UISceneDelegateClassName.flatMap(makeDelegate(ofClass:)))
        configuration.delegateClassName = entry.UISceneDelegateClassName
        return configuration
      }
    }
  }
}

extension SceneManifest {
  /// What an Info.plist without a manifest says: the app has no scenes.
  ///
  /// - Parameter sdk: the SDK that the app is linked with.
  /// - Returns: a manifest with which the app runs as without one.
  public static func missing(sdk: SDK) -> SceneManifest {
    var manifest = SceneManifest()
    (manifest.isDeclared, manifest.sdk) = (false, sdk)
    return manifest
  }
}

// The names are Apple's.
private struct InfoPlist: Decodable {
  var UIApplicationSceneManifest: Manifest?
  var NSUserActivityTypes: [String]?
  var DTSDKName: String?

  struct Manifest: Decodable {
    var UIApplicationSupportsMultipleScenes: Bool?
    var UISceneConfigurations: [String: [Entry]]?
  }

  struct Entry: Decodable {
    var UISceneConfigurationName: String?
    var UISceneDelegateClassName: String?
  }
}
