/** The first stop of the Tab key: skips the menu. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-toast focus:rounded-sm focus:bg-brand focus:px-4 focus:py-2.5 focus:text-small focus:font-semibold focus:text-on-brand"
      onClick={(event) => {
        event.preventDefault()
        const main = document.getElementById('main')
        if (!main) return
        main.tabIndex = -1
        main.focus()
      }}
    >
      Skip to content
    </a>
  )
}
