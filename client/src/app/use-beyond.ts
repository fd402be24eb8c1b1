import { useEffect, useState, type RefObject } from 'react'

/** How many pixels of a group may be cut off without a word: its padding. */
const SLACK = 12

/** Which groups of a list that scrolls (its children, by `data-group`) are cut off above and below, as `A, B`. */
export function useBeyond(list: RefObject<HTMLElement | null>): { above: string; below: string } {
  const [beyond, setBeyond] = useState({ above: '', below: '' })
  useEffect(() => {
    const box = list.current
    if (!box) return
    const look = () => {
      const { top, bottom } = box.getBoundingClientRect()
      const named = (isBeyond: (group: DOMRect) => boolean) =>
        [...box.children]
          .filter((group) => isBeyond(group.getBoundingClientRect()))
          .map((group) => group.getAttribute('data-group'))
          .join(', ')
      const above = named((group) => group.top < top - SLACK)
      const below = named((group) => group.bottom > bottom + SLACK)
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
