import type { Faq } from '../faq-words'
import { FaqCard } from './faq-card'
import { NoGrip } from './grip'

export type ListProps = {
  label: string
  faqs: readonly Faq[]
  /** Moves an FAQ between two places, both from 0. */
  onMove: (from: number, to: number) => void
}

type PlainListProps = Omit<ListProps, 'onMove'> & {
  /** The complete list, when only some cards are shown. */
  all?: readonly Faq[]
  onMove: ListProps['onMove'] | undefined
}

/** The cards without dragging. */
export function PlainList({ label, faqs, all = faqs, onMove }: PlainListProps) {
  const places = new Map(all.map(({ id }, index) => [id, index + 1]))
  return (
    <ol aria-label={label} className="grid grid-cols-1 gap-2.5">
      {faqs.map((faq, index) => (
        <li key={faq.id} id={`faq-${faq.id}`} className="min-w-0 scroll-mt-20">
          <FaqCard
            faq={faq}
            place={places.get(faq.id) ?? index + 1}
            count={faqs.length}
            grip={<NoGrip />}
            onMove={onMove && ((to) => onMove(index, to - 1))}
          />
        </li>
      ))}
    </ol>
  )
}
