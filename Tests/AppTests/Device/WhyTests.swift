import Controller
import Foundation
import Model
import Testing
import View
import Workshop

@testable import ControllerKit
@testable import ProgramKit

@Suite("Why, at the prompt", .patience)
struct WhyTests {
  @Test("A call that was left out in the last step is told with its rule, in both languages")
  func leftOut() throws {
    let english = try said(by: ":why viewWillDisappear of SignInController", after: ["sign in"])
    let korean = try said(
      by: ":why viewWillDisappear of SignInController", after: ["로그인"], ["--language", "ko"])

    #expect(
      english == [
        "SignInController.viewWillDisappear(_:) was not called: AlertController covers only a part "
          + "of the screen, and the controller below stays in the window "
          + "(Alerts, An alert covers nothing)."
      ])
    #expect(
      korean == [
        "호출되지 않음: SignInController.viewWillDisappear(_:). AlertController: 알림창은 화면의 일부만 가리고, "
          + "아래의 컨트롤러는 창에 남습니다 (Alerts, An alert covers nothing)."
      ])
  }

  @Test("Looking and asking are no steps: the last one stays the last")
  func looking() throws {
    let answer = try said(
      by: ":why sceneDidDisconnect", after: [":home", ":tree", ":windows", ":why viewDidLoad"])

    #expect(answer.count == 1 && answer[0].contains("stays connected in the background"))
  }

  @Test(
    "Asked twice it answers twice the same: what is drawn between is no step",
    arguments: [
      ("crud", "Tisch, Roman", ":why didSelectRowAt"), ("todos", ":home", ":why cellForRowAt"),
    ])
  func twice(app: String, line: String, question: String) throws {
    let once = try said(by: question, after: [line], ["--app", app])
    let twice = try said(by: question, after: [line, question], ["--app", app])
    let later = try said(
      by: question, after: [line, "nonsense", ":tree", ":trace on"], ["--app", app])

    #expect(!once.isEmpty && once == twice && once == later)
  }

  @Test("What holds as long as the process runs is known in a pipe too, and after a long script")
  func standing() throws {
    let answer = try said(
      by: ":why applicationDidEnterBackground", after: ["sign in", "OK", ":home"], ["--demo"])

    #expect(answer.count == 1 && answer[0].contains("the app has scenes"))
  }

  @Test("A person who touched a tab is not told that the program did")
  func tab() throws {
    let answer = try said(by: ":why shouldSelect", after: ["Todos"], ["--app", "gallery"])

    #expect(answer.count == 1 && answer[0].contains("has no delegate: none was set"))
  }

  @Test("A sheet is told from what it covers, if both have one name")
  func sheet() throws {
    let answer = try said(by: ":why viewWillDisappear", after: ["add"], ["--app", "contacts"])

    #expect(answer.allSatisfy { !$0.contains("NavigationController is a sheet") })
    #expect(answer.contains { $0.contains(") is a sheet") })
  }

  @Test("An event without a target is explained as sent, and a loaded view as loaded")
  func counter() throws {
    let event = try said(by: ":why touchDown", after: ["Count"], ["--app", "counter"])
    let load = try said(
      by: ":why viewDidLoad of CounterController", after: ["Count"], ["--app", "counter"])

    #expect(event.count == 1 && event[0].contains("no target of Count listens to it"))
    #expect(load.count == 1 && load[0].contains("loaded already"))
  }

  @Test("A step is over when the next one makes a call")
  func next() throws {
    let answer = try said(by: ":why sceneDidDisconnect", after: [":home", ":open"])

    #expect(answer.count == 1 && answer[0].contains("nothing left it out"))
  }

  @Test("Tracing may be switched off: the answer is the same")
  func untraced() throws {
    let answer = try said(
      by: ":why viewDidDisappear", after: [":trace on", ":trace off", "sign in"])

    #expect(answer.count == 1 && answer[0].contains("covers only a part of the screen"))
  }

  @Test(
    "Without a name it says how to ask, of a controller that the app has, in both languages",
    arguments: [
      ([], [], "SignInController"), (["sign up"], [], "SignUpController"),
      ([], ["--app", "counter"], "CounterController"),
    ])
  func usage(lines: [String], options: [String], controller: String) throws {
    #expect(
      try said(by: ":why", after: lines, options) == [
        "Name a call, and perhaps whose: :why viewWillAppear of \(controller)."
      ])
    let korean = try said(by: ":why", after: lines, options + ["--language", "ko"])
    #expect(korean.first?.hasPrefix("호출의 이름") == true)
    #expect(korean.first?.hasSuffix(" \(controller).") == true)
  }

  @Test("Without a controller there is none in the example")
  func noController() throws {
    let answer = try said(by: ":why", after: [":kill"])

    #expect(answer.contains("Name a call, and perhaps whose: :why viewWillAppear."))
  }

  @Test("The name of an object is answered by how to name one of its calls")
  func object() throws {
    let example = ":why viewWillAppear of SignInController."

    #expect(
      try said(by: ":why signincontroller", after: []) == [
        "SignInController is an object. Name a call of it: \(example)"
      ])
    #expect(
      try said(by: ":why SignInController", after: [], ["--language", "ko"])
        == ["호출이 아니라 객체입니다: SignInController. 그 객체의 호출을 입력하세요: \(example)"])
    #expect(
      try said(by: ":why MenuController", after: ["sign in"]).first
        == "No call is named MenuController.")
    // What stands behind the last of is the object.
    let asked = try said(by: ":why brewing a pot of tea of SignInController", after: ["sign in"])
    #expect(asked.first?.hasPrefix("No call is named brewing a pot of tea.") == true, "\(asked)")
  }

  @Test("A call of the app's own that an earlier step has made is known")
  func earlier() throws {
    let answer = try said(
      by: ":why increment", after: ["Count", ":home"], ["--app", "counter"])

    #expect(answer.first?.hasPrefix("No call is named") == false, "\(answer)")
  }

  @Test("The Tab key offers the names of the calls, each once")
  func completion() {
    let names = Explanation.callNames

    #expect(names.contains("viewWillAppear") && names.contains("didSelectRowAt"))
    #expect(Set(names).count == names.count)
  }

  @Test("A page of the session lists what was not called in each step, and why")
  func page() throws {
    let transcript = try Transcript("> sign in\n> :quit\n")

    let (page, _) = try transcript.page(hasher: InProcessProgram.hasher, named: "why")

    #expect(page.contains("<summary>Not called, and why ("))
    #expect(page.contains("SignInController.viewWillDisappear(_:) was not called: AlertController"))
  }

  private func said(
    by question: String, after lines: [String], _ arguments: [String] = []
  ) throws -> [String] {
    let store = arguments.contains("--demo") ? [] : ["--memory"]
    let session = try InProcessProgram(store + arguments)
      .launch(typing: lines + [question, ":quit"])
    return session.outputs.dropLast().last.map { output in
      output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    } ?? []
  }
}
