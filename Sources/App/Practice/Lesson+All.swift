import ProgramKit

extension Lesson {
  /// Our lessons, in an order in which each needs only what came before.
  static let all = [
    touch, presenting, fields, alerts, holding, containers, lists, scenes, tasks, arrivals,
    observation,
  ]
}
