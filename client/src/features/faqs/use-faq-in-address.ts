import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  const events = ['hashchange', 'popstate'] as const
  for (const event of events) window.addEventListener(event, onChange)
  return () => {
    for (const event of events) window.removeEventListener(event, onChange)
  }
}

/** The id in an address that ends in `#faq-12`, as the assistant's sources do; undefined without one. */
export function useFaqInAddress(): number | undefined {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash)
  const [, digits] = /^#faq-([1-9]\d{0,9})$/.exec(hash) ?? []
  return digits === undefined ? undefined : Number(digits)
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
