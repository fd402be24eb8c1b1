import { useEffect, useRef, type RefObject } from 'react'

/**
 * For a control that is gone once its work is done, and the focus with it: after `expectLoss`, `target` gets the focus
 * as soon as nothing has it. Where the page stands does not change.
 */
export function useLostFocus(target: RefObject<HTMLElement | null>): {
  expectLoss: () => void
  callOff: () => void
} {
  const expected = useRef(false)
  useEffect(() => {
    if (!expected.current || document.activeElement !== document.body) return
    expected.current = false
    target.current?.focus({ preventScroll: true })
  })
  return {
    expectLoss: () => (expected.current = true),
    callOff: () => (expected.current = false),
  }
}
