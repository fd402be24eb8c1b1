import type { Faq } from '../faq-words'
import { FaqCard } from './faq-card'
import { NoGrip } from './grip'

export type ListProps = {
  label: string
  faqs: readonly Faq[]
  /** Takes the FAQ at one place to another, both from 0. */
  onMove: (from: number, to: number) => void
}

type PlainListProps = Omit<ListProps, 'onMove'> & { onMove: ListProps['onMove'] | undefined }

/** The cards one below the other, without dragging. */
export function PlainList({ label, faqs, onMove }: PlainListProps) {
  return (
    <ol aria-label={label} className="grid grid-cols-1 gap-2.5">
      {faqs.map((faq, index) => (
        <li key={faq.id} id={`faq-${faq.id}`} className="min-w-0 scroll-mt-20">
          <FaqCard
            faq={faq}
            place={index + 1}
            count={faqs.length}
            grip={<NoGrip />}
            onMove={onMove && ((to) => onMove(index, to - 1))}
          />
        </li>
      ))}
    </ol>
  )
}
