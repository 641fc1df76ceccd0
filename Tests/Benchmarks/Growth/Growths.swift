import Foundation
import Model

/// Everything whose growth is looked at.
struct Growths {
  let effort: Effort
  let stores: Stores

  func all() -> [Growth] {
    [
      Growth(name: "durable sign-up", must: 0.1, sizes: effort.sizes, isDurable: true) { accounts in
        try SignUpWork(try stores.copy(accounts: accounts), accounts: accounts).work
      },
      // A tree of more accounts has more pages than the cache holds.
      Growth(name: "look-up", must: 0.25, sizes: Array(effort.sizes.dropFirst())) { accounts in
        Work(
          try LookUpWork(try stores.copy(accounts: accounts), accounts: accounts).run,
          by: .processor)
      },
      Growth(name: "…on UserDefaults", sizes: effort.notesSizes) { accounts in
        Work(try NotesWork(accounts: accounts, in: stores).run, by: .processor)
      },
      Growth(name: "one more scene", must: 0.1, sizes: [1, 100, 1000, 10_000]) { scenes in
        Work(try SceneWork(scenes: scenes).connectAndDisconnect, by: .processor)
      },
      // Linear, where the steps from one cache of the processor to the next are seen too.
      Growth(name: "launch with scenes", must: 1.2, sizes: [1, 100, 1000, 10_000]) { scenes in
        Work(try RelaunchWork(scenes: scenes).run, by: .processor)
      },
      // The whole program: each window is opened, gone to and closed by a line.
      Growth(name: "windows, line by line", must: 1.2, sizes: [10, 100, 1000, 4000]) { windows in
        Work(try WindowsWork(windows: windows).run, by: .processor)
      },
      Growth(name: "todos, line by line", must: 1.1, sizes: [10, 100, 1000, 4000]) { todos in
        Work(try TodosWork(todos: todos).run, by: .processor)
      },
      Growth(name: "replay of lines", must: 1.2, sizes: [1, 100, 1000, 10_000]) { lines in
        Work(try ReplayWork(lines: lines).run, by: .processor)
      },
      Growth(name: "states explored", must: 1.1, sizes: effort.states) { states in
        Work(ManyStatesWork(states: states).run, by: .processor)
      },
    ]
  }
}
