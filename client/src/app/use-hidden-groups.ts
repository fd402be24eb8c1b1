import { useEffect, useState, type RefObject } from 'react'

/**
 * Pixels at the lower end of the list that count as covered by the fade (`Beyond`, 64 px, half of
 * it opaque).
 */
const FADE = 40

/** The list's children (by `data-group`) that are cut off above and below, as `A, B`. */
export function useHiddenGroups(list: RefObject<HTMLElement | null>): { above: string; below: string } {
  const [beyond, setBeyond] = useState({ above: '', below: '' })
  useEffect(() => {
    const box = list.current
    if (!box) return
    const look = () => {
      const { top, bottom } = box.getBoundingClientRect()
      const left = box.scrollHeight - box.clientHeight - box.scrollTop
      const named = (isBeyond: (group: DOMRect) => boolean) =>
        [...box.children]
          .filter((group) => isBeyond(group.getBoundingClientRect()))
          .map((group) => group.getAttribute('data-group'))
          .join(', ')
      const above = box.scrollTop > 1 ? named((group) => group.top < top) : ''
      const below = left > 1 ? named((group) => group.bottom > bottom - FADE) : ''
      setBeyond((was) => (was.above === above && was.below === below ? was : { above, below }))
    }
    look()
    box.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      box.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [list])
  return beyond
}
