@testable import Markup

/// A page that nothing is wrong with, and ways to spoil it.
enum PageSample {
  /// The good page with some of its text replaced.
  static func page(replacing old: String = "", with new: String = "") -> [UInt8] {
    Array((old.isEmpty ? good : good.replacing(old, with: new)).utf8)
  }

  /// The good page with `markup` as line 20, inside `main`.
  static func page(with markup: String) -> [UInt8] {
    page(replacing: "<!-- here -->", with: markup)
  }

  /// A page as the default theme writes it.
  static let good = """
    <!DOCTYPE html>
    <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
    <head>
    <meta charset="utf-8"/>
    <title>Coast</title>
    <link rel="stylesheet" href="assets/theme.1a2b.css"/>
    <link rel="alternate" type="application/atom+xml" href="feed.xml"/>
    <script type="application/ld+json">{"name": "a\\u0026b"}</script>
    </head>
    <body>
    <a class="skip" href="#main">Skip</a>
    <header><nav aria-label="Albums"><ol><li><a href="index.html">Home</a></li></ol></nav></header>
    <main id="main"><h1>Coast</h1>
    <section class="l0" aria-labelledby="s1"><h2 id="s1">Winter</h2>
    <div class="b" tabindex="0" role="group" aria-label="Winter"><ul class="c">
    <li id="boat"><a href="boat/index.html"><picture>
    <source type="image/webp" srcset="images/b-1.webp 1w, images/b-2.webp 2w" sizes="50vw"/>
    <img src="images/b-1.jpg" alt="A boat" width="3" height="2" loading="lazy"/>
    </picture></a></li></ul></div></section>
    <!-- here -->
    </main>
    </body>
    </html>

    """
}

extension PageSample {
  /// A page without a link of its own.
  static var minimal: [UInt8] { minimal(with: "") }

  /// A page with nothing but `markup` in its `main`.
  static func minimal(with markup: String) -> [UInt8] {
    let head =
      "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\" xml:lang=\"en\">"
      + "<head><meta charset=\"utf-8\"/><title>a</title></head><body><main><h1>a</h1>\n"
    return Array((head + markup + "</main></body></html>\n").utf8)
  }
}
