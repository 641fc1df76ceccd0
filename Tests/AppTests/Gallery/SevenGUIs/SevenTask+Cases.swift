// The acceptance cases: what the description of each task says, and what it leaves to be found out.
extension SevenTask {
  nonisolated static let cases = [
    // MARK: Counter

    SevenTask(
      "counter", "each press is one more", Step(nil, .value(of: "Value", "0")),
      Step(.touch("Count"), .value(of: "Value", "1")),
      Step(.touch("Count"), .value(of: "Value", "2"))),

    // MARK: Temperature Converter

    SevenTask(
      "temperature", "both fields are empty at first",
      Step(nil, .value(of: "Celsius", ""), .value(of: "Fahrenheit", ""))),
    SevenTask(
      "temperature", "Celsius is converted, and Fahrenheit back",
      Step(.type("100", into: "Celsius"), .value(of: "Fahrenheit", "212")),
      Step(.type("-40", into: "Fahrenheit"), .value(of: "Celsius", "-40"))),
    SevenTask(
      "temperature", "what is no number changes nothing",
      Step(.type("5", into: "Celsius"), .value(of: "Fahrenheit", "41")),
      Step(.type("warm", into: "Celsius"), .value(of: "Fahrenheit", "41")),
      Step(.type("", into: "Celsius"), .value(of: "Fahrenheit", "41"))),
    SevenTask(
      "temperature", "what was typed stays as it was typed",
      Step(.type("007", into: "Celsius"), .value(of: "Celsius", "007"))),

    // MARK: Flight Booker

    SevenTask(
      "flight", "a one-way flight has no return date",
      Step(
        nil, .value(of: "Flight", "one-way flight"), .enabled("Return date", false),
        .enabled("Book", true))),
    SevenTask(
      "flight", "a return flight has one, and the same day may be booked",
      Step(
        .set("Flight", to: "return flight"), .enabled("Return date", true), .enabled("Book", true)),
      Step(.set("Flight", to: "one-way flight"), .enabled("Return date", false))),
    SevenTask(
      "flight", "what is no date is wrong, and cannot be booked",
      Step(
        .type("31.02.2024", into: "Departure"), .wrong("Departure", true), .enabled("Book", false)),
      Step(
        .type("29.02.2024", into: "Departure"), .wrong("Departure", false), .enabled("Book", true))),
    SevenTask(
      "flight", "a return before the start cannot be booked",
      Step(.set("Flight", to: "return flight")), Step(.type("02.05.2024", into: "Departure")),
      Step(
        .type("01.05.2024", into: "Return date"), .enabled("Book", false),
        .wrong("Return date", false)),
      Step(.type("02.05.2024", into: "Return date"), .enabled("Book", true)),
      Step(.type("01.01.2025", into: "Return date"), .enabled("Book", true))),
    SevenTask(
      "flight", "a wrong date that is disabled does not matter",
      Step(.set("Flight", to: "return flight")),
      Step(
        .type("soon", into: "Return date"), .wrong("Return date", true), .enabled("Book", false)),
      Step(
        .set("Flight", to: "one-way flight"), .wrong("Return date", false), .enabled("Book", true)),
      Step(.set("Flight", to: "return flight"), .wrong("Return date", true))),
    SevenTask(
      "flight", "booking tells what was booked",
      Step(.type("04.04.2026", into: "Departure")),
      Step(.touch("Book"), .message("You have booked a one-way flight on 04.04.2026.")),
      Step(.close, .value(of: "Departure", "04.04.2026"))),

    // MARK: Timer

    SevenTask(
      "timer", "time passes, and stops at the duration",
      Step(.set("Duration", to: "10"), .full(false)),
      Step(.wait(4), .value(of: "Elapsed", "4.0"), .full(false)),
      Step(.wait(9), .value(of: "Elapsed", "10.0"), .full(true))),
    SevenTask(
      "timer", "a longer duration goes on, a shorter one is full at once",
      Step(.set("Duration", to: "5")), Step(.wait(7), .value(of: "Elapsed", "5.0"), .full(true)),
      Step(.set("Duration", to: "10"), .full(false)), Step(.wait(1), .value(of: "Elapsed", "6.0")),
      Step(.set("Duration", to: "3"), .full(true), .value(of: "Elapsed", "6.0"))),
    SevenTask(
      "timer", "Reset begins again", Step(.wait(40), .full(true)),
      Step(.touch("Reset"), .value(of: "Elapsed", "0.0"), .full(false)),
      Step(.wait(2), .value(of: "Elapsed", "2.0"))),
    SevenTask("timer", "no duration is full", Step(.set("Duration", to: "0"), .full(true))),

    // MARK: CRUD

    SevenTask(
      "crud", "the prefix filters by surname",
      Step(
        nil, .rows(["Emil, Hans", "Mustermann, Max", "Tisch, Roman"]), .enabled("Update", false),
        .enabled("Delete", false)),
      Step(.type("m", into: "Filter prefix"), .rows(["Mustermann, Max"])),
      Step(.type("x", into: "Filter prefix"), .rows([]))),
    SevenTask(
      "crud", "Create appends", Step(.type("Ada", into: "Name")),
      Step(.type("Lovelace", into: "Surname")),
      Step(
        .touch("Create"),
        .rows(["Emil, Hans", "Mustermann, Max", "Tisch, Roman", "Lovelace, Ada"]))),
    SevenTask(
      "crud", "Update replaces the selected one in its place",
      Step(.touch("Emil, Hans"), .enabled("Update", true), .enabled("Delete", true)),
      Step(.type("John", into: "Name")), Step(.type("Romba", into: "Surname")),
      Step(.touch("Update"), .rows(["Romba, John", "Mustermann, Max", "Tisch, Roman"]))),
    SevenTask(
      "crud", "Delete removes the selected one, whatever the prefix",
      Step(.type("T", into: "Filter prefix")), Step(.touch("Tisch, Roman")),
      Step(.touch("Delete"), .rows([]), .enabled("Delete", false)),
      Step(.type("", into: "Filter prefix"), .rows(["Emil, Hans", "Mustermann, Max"]))),

    // MARK: Circle Drawer

    SevenTask(
      "circles", "a point in no circle makes one, and a point in one selects it",
      Step(nil, .enabled("Undo", false), .enabled("Redo", false)),
      Step(.type("40 30", into: "Point"), .rows(["40, 30, 30"])),
      Step(.type("120 60", into: "Point"), .selected("120, 60, 30")),
      Step(
        .type("45 33", into: "Point"), .rows(["40, 30, 30", "120, 60, 30"]), .selected("40, 30, 30")
      )),
    SevenTask(
      "circles", "an adjustment is one step, however many moves it had",
      Step(.type("40 30", into: "Point")), Step(.touch("Adjust Diameter")),
      Step(.set("Diameter", to: "64")), Step(.set("Diameter", to: "50")),
      Step(.close, .rows(["40, 30, 50"])), Step(.touch("Undo"), .rows(["40, 30, 30"])),
      Step(.touch("Redo"), .rows(["40, 30, 50"])), Step(.touch("Undo")),
      Step(.touch("Undo"), .rows([]), .enabled("Undo", false))),
    SevenTask(
      "circles", "a circle that is made again can be resized again",
      Step(.type("40 30", into: "Point")), Step(.touch("Adjust Diameter")),
      Step(.set("Diameter", to: "64")), Step(.close), Step(.touch("Undo")), Step(.touch("Undo")),
      Step(.touch("Redo")), Step(.touch("Redo"), .rows(["40, 30, 64"]))),
    SevenTask(
      "circles", "a new step leaves nothing to do again",
      Step(.type("40 30", into: "Point")), Step(.touch("Undo"), .enabled("Redo", true)),
      Step(.type("9 9", into: "Point"), .enabled("Redo", false))),

    // MARK: Cells

    SevenTask(
      "cells", "a formula follows what it names", Step(.type("3", into: "A0")),
      Step(.type("4", into: "B0")), Step(.type("=add(A0,B0)", into: "C0"), .value(of: "C0", "7")),
      Step(.type("10", into: "A0"), .value(of: "C0", "14"))),
    SevenTask(
      "cells", "a range is spread, and a chain follows to its end",
      Step(.type("=sum(A0:B1)", into: "C0"), .value(of: "C0", "0")),
      Step(.type("=mul(C0,2)", into: "D0")), Step(.type("5", into: "B1"), .value(of: "D0", "10"))),
    SevenTask(
      "cells", "a cycle is said, and heals", Step(.type("=B0", into: "A0")),
      Step(.type("=A0", into: "B0"), .value(of: "A0", "#CYCLE"), .value(of: "B0", "#CYCLE")),
      Step(.type("1", into: "B0"), .value(of: "A0", "1"))),
    SevenTask(
      "cells", "what is no formula, and what divides by nothing, is said",
      Step(.type("=add(1", into: "A0"), .value(of: "A0", "#SYNTAX")),
      Step(.type("=div(1,B9)", into: "A0"), .value(of: "A0", "#DIV"))),
    SevenTask(
      "cells", "text counts nothing, and what is emptied is empty",
      Step(.type("tea", into: "A0"), .value(of: "A0", "tea")),
      Step(.type("=add(A0,1)", into: "B0"), .value(of: "B0", "1")),
      Step(.type("", into: "A0"), .value(of: "A0", ""), .value(of: "B0", "1"))),
  ]
}
