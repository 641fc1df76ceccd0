package import Controller
import Gallery
package import ProgramKit
import View

extension Program {
  /// Our own program: the front door, and the small apps of the gallery.
  package static func vestibule(
    destinations: @escaping @MainActor (Surroundings) -> [Destination] = { _ in [] }
  ) -> Program {
    let program = Program(
      "vestibule",
      Phrase(
        "A front door that needs no screen: sign up, sign in, stay signed in, sign out.",
        ko: "화면이 필요 없는 로그인 앱입니다. 가입, 로그인, 로그인 유지, 로그아웃을 합니다."),
      .frontDoor(destinations: destinations))
    program.others = GalleryApps.names.map { ($0, .gallery($0)) }
    program.lessons = { Lesson.all }
    program.practiceInFolder = PracticeInFolder(PracticeCommands.words) {
      (context, words) throws(ProgramError) in
      try PracticeCommands(context: context).run(words)
    }
    program.newPackage = { (context, folder, hasFrontDoor) throws(ProgramError) in
      let package = try NewPackage(in: folder, hasFrontDoor: hasFrontDoor)
      try package.write()
      context.say(.madePackage(folder, module: package.module))
    }
    var discreet = ProgramOption.flag(
      "--discreet",
      Phrase(
        "one message for an unknown email and a wrong password",
        ko: "없는 이메일과 틀린 비밀번호를 같은 메시지로 알림"),
      excluding: ["--app"])
    discreet.isFurther = true
    program.options = [discreet]
    program.words.speakOfAccounts()
    return program
  }
}
