import { useEffect } from 'react'

/**
 * Replaces react-style-singleton, with which Radix stops the page behind a dialog from scrolling:
 * the content security policy blocks its `<style>` element, but allows a sheet made by a script.
 * The first user's styles apply until the last user is gone.
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
