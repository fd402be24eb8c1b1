import { configure } from '@testing-library/dom'
import { cleanup } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// What a test waits for comes within a second on a quiet machine only.
configure({ asyncUtilTimeout: 90_000 })

// A process keeps its window and the libraries from file to file, as making them takes longer than most tests. Each file
// begins on a page without what those before it left, and with our modules anew: with empty memories, and not tied to
// what another file put in a module's place.
vi.useRealTimers()
vi.unstubAllGlobals()
cleanup()
// The elements themselves stay: `screen` holds the body.
for (const element of [document.documentElement, document.head, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
document.head.replaceChildren()
document.body.replaceChildren()
localStorage.clear()
sessionStorage.clear()
document.cookie = 'pearwell.left=; max-age=0; path=/'
history.replaceState(null, '', '/')
scrollTo(0, 0)
vi.resetModules()

// What is still being loaded would else come into the next file half made.
afterAll(() => vi.dynamicImportSettled())
