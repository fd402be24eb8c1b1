import type { Faq } from '../faq-words'
import { FaqCard } from './faq-card'
import { NoGrip } from './grip'

export type ListProps = {
  label: string
  faqs: readonly Faq[]
  /** Takes the FAQ at one place to another, both from 0. */
  onMove: (from: number, to: number) => void
}

type PlainListProps = Omit<ListProps, 'onMove'> & {
  /** The whole list, when only some of its cards are shown. */
  all?: readonly Faq[]
  onMove: ListProps['onMove'] | undefined
}

/** The cards one below the other, without dragging. */
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
