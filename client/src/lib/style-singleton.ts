import { useEffect } from 'react'

/**
 * In the place of react-style-singleton, by which Radix holds the page still behind a dialog: its `<style>` element is what
 * the content security policy keeps out, while a sheet made by a script is one of its own. The first user's styles hold
 * until the last is gone.
 */
export function styleSingleton() {
  const sheet = new CSSStyleSheet()
  let users = 0
  return function Sheet({ styles }: { styles: string }) {
    useEffect(() => {
      if (users++ === 0) {
        sheet.replaceSync(styles)
        document.adoptedStyleSheets.push(sheet)
      }
      return () => {
        if (--users === 0)
          document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
      }
      // oxlint-disable-next-line react/exhaustive-deps
    }, [])
    return null
  }
}
