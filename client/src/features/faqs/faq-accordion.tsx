import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { cn } from '@/lib/class-names'
import type { Faq } from './faq-words'
import { showFaq, useFaqInAddress } from './use-faq-in-address'

/** Questions that expand independently. The one in the URL is expanded and scrolled into view. */
export function FaqAccordion({ label, faqs }: { label: string; faqs: readonly Faq[] }) {
  const wanted = useFaqInAddress()
  const [toggled, setToggled] = useState<ReadonlyMap<number, boolean>>(new Map())
  const isThere = faqs.some(({ id }) => id === wanted)

  useEffect(() => (wanted !== undefined && isThere ? showFaq(wanted) : undefined), [wanted, isThere])

  return (
    <ul aria-label={label} className="divide-y divide-line border-t border-line">
      {faqs.map((faq) => {
        const isOpen = toggled.get(faq.id) ?? faq.id === wanted
        return (
          <FaqItem
            key={faq.id}
            faq={faq}
            open={isOpen}
            onToggle={() => setToggled(new Map(toggled).set(faq.id, !isOpen))}
          />
        )
      })}
    </ul>
  )
}

function FaqItem({ faq, open, onToggle }: { faq: Faq; open: boolean; onToggle: () => void }) {
  const answerId = useId()
  return (
    <li id={`faq-${faq.id}`} className="scroll-mt-20">
      <h2 className="font-sans tracking-normal">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? answerId : undefined}
          className="flex min-h-15 w-full items-center gap-3 px-4 py-3 text-left -outline-offset-2! hover:bg-brand-softer sm:px-5"
          onClick={onToggle}
        >
          <span className="min-w-0 flex-1">
            <span className="block text-body font-semibold break-words">{faq.question}</span>
            <span className="block text-small font-normal text-ink-3">{faq.category}</span>
          </span>
          <ChevronDown
            className={cn('size-5 text-ink-3 transition-transform duration-base', open && 'rotate-180')}
          />
        </button>
      </h2>
      {open && (
        <p
          id={answerId}
          className="max-w-[75ch] px-4 pt-1 pb-5 text-body break-words whitespace-pre-line text-ink-2 sm:px-5"
        >
          {faq.answer}
        </p>
      )}
    </li>
  )
}
