/** Moves styles out of HTML, where the content security policy blocks them, for a script. */
export function undress(message: string): { html: string; css: string } {
  const sheets: string[] = []
  const html = message
    .replace(/<style\b[^>]*>([\s\S]*?)(?:<\/style\s*>|$)/gi, (_, sheet: string) => {
      sheets.push(sheet)
      return ''
    })
    .replace(/<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi, (tag) =>
      tag.replace(/(?<=[\s"'/])style(?=\s*=)/gi, 'data-look'),
    )
  return { html, css: sheets.join('\n') }
}

/** Reapplies the styles to the message in a frame. */
export function dress({ contentDocument, contentWindow }: HTMLIFrameElement, css: string): void {
  if (!contentDocument || !contentWindow) return
  // A style sheet belongs to the window that constructed it.
  const sheet = new (contentWindow as Window & typeof globalThis).CSSStyleSheet()
  sheet.replaceSync(css)
  contentDocument.adoptedStyleSheets = [sheet]
  for (const element of contentDocument.querySelectorAll<HTMLElement>('[data-look]'))
    element.style.cssText = element.dataset['look'] ?? ''
}
