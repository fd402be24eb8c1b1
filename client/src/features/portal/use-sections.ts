import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { wentBack } from '@/lib/direction'
import { sectionAt } from './section-at'

/** Later than the shell, which first focuses the heading of a newly opened screen. */
const AFTER_ARRIVAL_MS = 100
/** How long a section is kept in view while content above it loads. */
const HELD_MS = 4000
/** The share of the window above which the section being read starts. */
const LINE = 0.3

const readerMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

type Wanted = { id: string; until: number; focused: boolean }

/**
 * Follows which section (elements with these stable ids) is being read, and scrolls to one with the
 * focus on its heading: by `show`, or for the URL. It is kept in view while others load, until the
 * reader scrolls.
 */
export function useSections(
  ids: readonly string[],
  content: RefObject<HTMLElement | null>,
): { current: string | undefined; show: (id: string) => void } {
  const [current, setCurrent] = useState(ids[0])
  const wanted = useRef<Wanted>(undefined)

  const hold = useCallback(() => {
    const section = wanted.current && document.getElementById(wanted.current.id)
    if (!wanted.current || !section || Date.now() > wanted.current.until) return
    section.scrollIntoView({ block: 'start' })
    const heading = section.querySelector('h2')
    // A placeholder's heading will be replaced by the real one.
    if (!heading || heading.closest('[aria-busy=true]') || wanted.current.focused) return
    wanted.current.focused = true
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [])

  const show = useCallback(
    (id: string) => {
      wanted.current = { id, until: Date.now() + HELD_MS, focused: false }
      setCurrent(id)
      hold()
    },
    [hold],
  )

  useEffect(() => {
    const follow = () => {
      if (wanted.current) return
      const places = ids.flatMap((id) => {
        const section = document.getElementById(id)
        return section ? [{ id, top: section.getBoundingClientRect().top }] : []
      })
      const { scrollHeight } = document.documentElement
      const atEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= scrollHeight - 2
      setCurrent(sectionAt(places, window.innerHeight * LINE, atEnd))
    }
    const release = () => (wanted.current = undefined)
    window.addEventListener('scroll', follow, { passive: true })
    for (const move of readerMoves) window.addEventListener(move, release, { passive: true, capture: true })
    const sizes = new ResizeObserver(() => (wanted.current ? hold() : follow()))
    if (content.current) sizes.observe(content.current)
    return () => {
      window.removeEventListener('scroll', follow)
      for (const move of readerMoves) window.removeEventListener(move, release, { capture: true })
      sizes.disconnect()
    }
  }, [ids, content, hold])

  useEffect(() => {
    const showNamed = () => {
      const id = window.location.hash.slice(1)
      if (ids.includes(id)) show(id)
    }
    // Back and forward restore the browser's scroll position.
    const timer = wentBack() ? undefined : setTimeout(showNamed, AFTER_ARRIVAL_MS)
    window.addEventListener('pushState', showNamed)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pushState', showNamed)
    }
  }, [ids, show])

  return { current, show }
}
