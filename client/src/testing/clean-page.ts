import { configure } from '@testing-library/dom'
import { cleanup } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// A slow machine needs far more than the default second.
configure({ asyncUtilTimeout: 90_000 })

// Test files share a window and the libraries, because creating them takes longer than most tests.
// Each file begins with a clean page and with our modules loaded again, so that no module keeps
// state or mocks of another file.
vi.useRealTimers()
vi.unstubAllGlobals()
cleanup()
// Only attributes and content are removed, because `screen` refers to the body.
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

// An import still in progress would otherwise finish in the next file.
afterAll(() => vi.dynamicImportSettled())
