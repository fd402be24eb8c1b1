import { useEffect, useRef, type RefObject } from 'react'

/** After `expectLoss`, `target` gets the focus once no element has it, without scrolling. */
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
