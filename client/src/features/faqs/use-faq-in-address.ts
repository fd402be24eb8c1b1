import { useEffect, useState } from 'react'

function idInAddress(): number | undefined {
  const [, digits] = /^#faq-([1-9]\d{0,9})$/.exec(window.location.hash) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** The id in `#faq-12`, kept when a search removes it from the URL; undefined without one. */
export function useFaqInAddress(): number | undefined {
  const [id, setId] = useState(idInAddress)
  useEffect(() => {
    const read = () => setId((before) => idInAddress() ?? before)
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return id
}

/** Later than the shell, which first focuses the heading of a newly opened screen. */
const AFTER_ARRIVAL_MS = 100

/** Scrolls to an FAQ and focuses its button. Returns a function that cancels it. */
export function showFaq(id: number): () => void {
  const timer = setTimeout(() => {
    const item = document.getElementById(`faq-${id}`)
    item?.scrollIntoView({ block: 'start' })
    item?.querySelector('button')?.focus({ preventScroll: true })
  }, AFTER_ARRIVAL_MS)
  return () => clearTimeout(timer)
}
