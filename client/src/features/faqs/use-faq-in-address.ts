import { useEffect, useState } from 'react'

function idInAddress(): number | undefined {
  const [, digits] = /^#faq-([1-9]\d{0,9})$/.exec(window.location.hash) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/**
 * The id in an address that ends in `#faq-12`, as the assistant's sources do; undefined without one. It stays when a
 * search takes it out of the address.
 */
export function useFaqInAddress(): number | undefined {
  const [id, setId] = useState(idInAddress)
  useEffect(() => {
    const read = () => setId((before) => idInAddress() ?? before)
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return id
}

/** After the shell has given the focus to the heading of a screen that was just opened. */
const AFTER_ARRIVAL_MS = 100

/** Brings an FAQ into view and gives the focus to its button. Returns what calls it off. */
export function showFaq(id: number): () => void {
  const timer = setTimeout(() => {
    const item = document.getElementById(`faq-${id}`)
    item?.scrollIntoView({ block: 'start' })
    item?.querySelector('button')?.focus({ preventScroll: true })
  }, AFTER_ARRIVAL_MS)
  return () => clearTimeout(timer)
}
