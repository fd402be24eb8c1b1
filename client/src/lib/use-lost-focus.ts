import { useEffect, useRef, type RefObject } from 'react'

/**
 * For a control that is removed while it has the focus: after `expectLoss`, `target` gets the focus
 * as soon as no element has it. The page does not scroll.
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
