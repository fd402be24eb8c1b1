import { Link, useLocation } from 'wouter'

/** Leads back to the cards that are shown before the results. */
export function CardsLink() {
  const [path] = useLocation()
  return (
    <Link
      href={`${path}?card=1`}
      // Tells the cards to return here when they end.
      state={{ stepsBehind: 1 }}
      className="-mx-2 inline-flex min-h-9 items-center rounded-sm px-2 text-small font-semibold text-brand-text hover:bg-brand-softer touch:min-h-11"
    >
      How to read this
    </Link>
  )
}
