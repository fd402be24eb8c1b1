/**
 * A message's styles apart from it: `html` without style elements, its style attributes waiting in `data-look`. The content
 * security policy keeps out what is written into a page as a style; what a script sets is its own.
 */
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

/** Puts the styles back on the message that a frame shows. */
export function dress({ contentDocument, contentWindow }: HTMLIFrameElement, css: string): void {
  if (!contentDocument || !contentWindow) return
  // A sheet belongs to the page whose window has made it.
  const sheet = new (contentWindow as Window & typeof globalThis).CSSStyleSheet()
  sheet.replaceSync(css)
  contentDocument.adoptedStyleSheets = [sheet]
  for (const element of contentDocument.querySelectorAll<HTMLElement>('[data-look]'))
    element.style.cssText = element.dataset['look'] ?? ''
}
