/// What hosts and crawlers read.
struct HostFiles {
  let site: Site

  /// The files.
  func files() -> [RenderedFile] {
    [file("robots.txt", robots), file(".nojekyll", ""), file("_headers", headers)]
  }

  private func file(_ path: String, _ text: String) -> RenderedFile {
    RenderedFile(path: path, bytes: Array(text.utf8))
  }

  /// A site map has to be announced by an absolute address.
  private var robots: String {
    let rules = "User-agent: *\nAllow: /\n"
    return site.baseURL.map { "\(rules)\nSitemap: \($0)sitemap.xml\n" } ?? rules
  }

  /// Headers as Netlify, Cloudflare Pages and others read them. Names of derivatives and style
  /// sheets change with their content: they may be kept for ever.
  private var headers: String {
    """
    /*
      Content-Security-Policy: default-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'self'; object-src 'none'
      Permissions-Policy: camera=(), geolocation=(), microphone=()
      Referrer-Policy: strict-origin-when-cross-origin
      X-Content-Type-Options: nosniff

    /assets/*
      Cache-Control: public, max-age=31536000, immutable

    /images/*
      Cache-Control: public, max-age=31536000, immutable

    """
  }
}
