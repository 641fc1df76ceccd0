import Controller
import Model
public import View
import ViewText

/// A page of HTML in one file: nothing comes from outside, light or dark as the reader likes.
///
/// ```swift
/// let content = ScreenContent(of: OrderScreen())
/// let page = HTMLPage(content, in: .korean).text
/// ```
public struct HTMLPage: Sendable {
  /// The title of the page.
  public let title: String

  /// The language of the page.
  public let language: Language

  /// What is between the tags of the body.
  public let body: String

  private let style: String
  private let script: Script?

  /// A script of a page.
  public struct Script: Sendable {
    /// What is between its tags.
    public let text: String

    /// The SHA-256 of the text in Base64: a browser runs no script of another hash.
    public let hash: String

    /// Creates a script.
    ///
    /// - Parameters:
    ///   - text: what is between its tags.
    ///   - hash: the SHA-256 of the text in Base64, as `openssl dgst -sha256 -binary | base64`
    ///     prints it. With a wrong one, a browser does not run the script.
    public init(_ text: String, sha256 hash: String) {
      (self.text, self.hash) = (text, hash)
    }
  }

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: its title.
  ///   - language: its language.
  ///   - style: rules of CSS, which are added to the style of a screen.
  ///   - script: the only script that the page may run, or `nil`.
  ///   - body: what is between the tags of the body.
  public init(
    title: String, language: Language, style: String = "", script: Script? = nil, body: String
  ) {
    self.title = title
    self.language = language
    self.body = body
    self.style = style
    self.script = script
  }

  /// A page with one screen.
  public init(_ screen: ScreenContent, in language: Language) {
    let title = language.text(screen.title)
    self.init(
      title: title.isEmpty ? "Vestibule" : title, language: language,
      body: screen.html(in: language))
  }

  /// The whole page.
  public var text: String {
    """
    <!DOCTYPE html>
    <html lang="\(language.rawValue)">
    <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta http-equiv="Content-Security-Policy" content="\(policy)" />
    <title>\(title.escapedForMarkup)</title>
    <style>
    \(UserInterfaceStyle.style)
    \(Self.screenStyle)\(style)</style>
    </head>
    <body>
    \(body)
    \(script.map { "<script>\($0.text)</script>\n" } ?? "")</body>
    </html>

    """
  }

  /// Nothing comes from outside, and nothing goes there.
  private var policy: String {
    "default-src 'none'; form-action 'none'; base-uri 'none'; style-src 'unsafe-inline'"
      + (script.map { "; script-src 'sha256-\($0.hash)'" } ?? "")
  }

  /// How a screen looks.
  private static let screenStyle = """
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 1rem; max-width: 80rem; background: var(--paper);
      color: var(--ink); font: 1rem/1.45 system-ui, sans-serif;
    }
    .screen {
      max-width: 22rem; padding: 1rem 1.25rem; border: 1px solid var(--line);
      border-radius: 14px;
    }
    .screen .title { margin: 0 0 .75rem; font-size: 1.3rem; }
    .screen .header { margin: .75rem 0 .25rem; color: var(--dim); font-size: .85rem; }
    .screen :is(input, textarea, select, button) { pointer-events: none; }
    .screen p { margin: 0 0 .75rem; overflow-wrap: anywhere; }
    .screen .banner, .screen .footer { color: var(--dim); font-size: .9rem; }
    .screen label { display: flex; align-items: center; gap: .5rem; margin-bottom: .5rem; }
    .screen label .name { flex: 0 0 5.5rem; overflow-wrap: anywhere; }
    .screen :is(button, select, textarea), .screen input:not([type=checkbox], [type=radio]) {
      font: inherit; min-width: 0; padding: .4rem .6rem; color: var(--ink);
      background: var(--surface); border: 1px solid var(--line); border-radius: 6px;
    }
    .screen input:not([type=checkbox], [type=radio]) { flex: 1; width: 100%; }
    .screen :is(select, textarea, progress) { flex: 1; min-width: 0; resize: none; }
    .screen .range { color: var(--dim); }
    .screen table { margin: 0 0 .75rem; width: 100%; border-collapse: collapse; table-layout: fixed; }
    .screen :is(th, td) {
      padding: .15rem .3rem; border: 1px solid var(--line); font-size: .8rem;
      overflow: hidden; text-overflow: ellipsis;
    }
    .screen th { color: var(--dim); font-weight: normal; }
    .screen td[aria-current] { outline: 2px solid var(--accent); }
    .screen input { text-overflow: ellipsis; }
    .screen input::placeholder { color: var(--dim); opacity: 1; }
    .screen button { display: block; width: 100%; margin-bottom: .5rem; color: var(--accent); }
    .screen button.primary { background: var(--accent); color: var(--paper); font-weight: 600; }
    .screen button.destructive { color: var(--warning); }
    .screen button:disabled { background: var(--surface); color: var(--dim); }
    .screen :is(input, textarea).edited { border-color: var(--accent); outline: 1px solid var(--accent); }
    .screen :is(input, textarea)[aria-invalid] {
      border-color: var(--warning); outline: 1px solid var(--warning);
    }
    .screen .editing { flex: none; color: var(--dim); }
    .screen .number { float: left; min-width: 1.2rem; color: var(--dim); font-size: .8rem; }
    .screen .primary .number { color: inherit; }
    .screen fieldset {
      display: flex; flex-wrap: wrap; gap: 0 1rem; margin: 0 0 .5rem; padding: .25rem 0; border: 0;
    }
    .screen fieldset label .name { flex: none; }
    .screen legend { position: absolute; left: -100rem; }
    .screen ul { margin: 0 0 .75rem; padding: 0; list-style: none; }
    .screen li { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .5rem; }
    .screen li > button { flex: 1; text-align: left; margin: 0; color: var(--ink); }
    .screen li > label { flex: 1 0 100%; margin: .25rem 0; }
    .screen li > button.verb { flex: none; width: auto; font-size: .85rem; color: var(--accent); }
    .screen li { padding: .15rem 0; }
    .screen li[aria-current] > button:first-of-type {
      border-color: var(--accent); outline: 1px solid var(--accent); font-weight: 600;
    }
    .screen .detail { color: var(--dim); }
    @media print { :root { \(UserInterfaceStyle.light.variables) } }

    """
}
