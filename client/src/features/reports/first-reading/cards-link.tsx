import { Link, useLocation } from 'wouter'
import { cardLink } from './use-card'

/** The way back to the cards that came before the results. */
export function CardsLink() {
  const [path] = useLocation()
  return (
    <Link
      href={path + cardLink.search}
      state={cardLink.state}
      className="-mx-2 inline-flex min-h-11 items-center rounded-sm px-2 text-small font-semibold text-brand-text hover:bg-brand-softer md:min-h-9"
    >
      How to read this
    </Link>
  )
}
