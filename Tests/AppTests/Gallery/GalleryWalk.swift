import App
import Controller
import Gallery
import Model
import ProgramKit
import View
import Workshop

/// An explorer of an app of the gallery, with the device's events that matter to it.
func explorer(
  of name: String, store: MemoryStore = MemoryStore(), windows: Int = 1
) -> Explorer {
  let clock = ExplorerClock()
  let explorer = Explorer(store: store, clock: clock) { store, log in
    let apps = GalleryApps.named(name, in: store, log: log, clock: clock.clocks)
    let content = GalleryContent(apps)
    return Application(
      delegate: AppDelegate(content), views: HeadlessViewFactory(),
      manifest: SceneManifest(supportsMultipleScenes: true) { SceneDelegate(content) },
      store: store, log: log)
  }
  // On a busy machine it may take longer.
  explorer.limits.time = nil
  explorer.limits.comparisons = 20
  explorer.alphabet.events = [.home, .open, .crash]
  explorer.alphabet.failsWrites = false
  explorer.alphabet.mostClockJumps = 0
  explorer.alphabet.windows = windows
  return explorer
}
