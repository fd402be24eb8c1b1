import { Phone } from 'lucide-react'
import { cn } from '@/lib/class-names'
import { FoodDish } from '@/ui/food-dish'
import { verdictStyles } from './verdict-styles.public'
import { KindMark } from './kind'
import { kindText } from './kind-text.public'
import type { VerdictReply } from './verdict-types'

type VerdictHeadProps = { said: VerdictReply; own: boolean; picture: { src: string | null; photo: boolean } }

/** The food, its level as shape and label, and one sentence of advice. */
export function VerdictHead({ said, own, picture }: VerdictHeadProps) {
  const { kind, title, sentence, understoodAs, q } = said
  const { box, bar, word } = verdictStyles[kind]
  return (
    <section
      data-kind={kind}
      className={cn('overflow-hidden border-b max-md:-mx-5 max-md:-mt-1 md:rounded-xl md:border', box)}
    >
      {bar && <div aria-hidden="true" className={bar} />}
      <div className="px-5 pt-4 pb-5 md:p-7">
        <div className="flex items-center gap-4">
          <FoodDish name={title} {...picture} size={112} />
          <div className="min-w-0 flex-1">
            <h2
              className={cn(
                'break-words hyphens-auto',
                isLong(title) ? 'text-h1' : 'text-[2.125rem] leading-[2.375rem]',
              )}
            >
              {title}
            </h2>
            <p className={cn('mt-1 flex items-center gap-2.5 text-[1.25rem] leading-7 font-semibold', word)}>
              <KindMark kind={kind} className="size-6" />
              {kind === 'allergy' && own ? 'Your allergy' : kindText(kind, own)}
            </p>
          </div>
        </div>
        <p className="mt-4 font-display text-[1.375rem] leading-[1.8125rem] font-semibold tracking-[-0.012em] text-balance break-words md:text-[1.75rem] md:leading-9">
          {sentence}
        </p>
        {understoodAs !== null && (
          <p className="mt-2.5 text-base break-words">
            You wrote “{q}”; this is for {understoodAs}.
          </p>
        )}
      </div>
    </section>
  )
}

/** Whether a word or the whole title does not fit beside the picture in the largest type. */
const isLong = (title: string) => title.length > 28 || title.split(/\s/u).some(({ length }) => length > 11)

/** Emergency advice directly below an allergy. */
export function EmergencyCall() {
  return (
    <a
      href="tel:112"
      className="flex min-h-13 items-center gap-3 rounded-md border border-high-line bg-high-soft px-4 py-2 text-lead font-semibold text-high-text"
    >
      <Phone aria-hidden="true" className="size-5 shrink-0" />
      Swelling, hard to breathe? Call 112
    </a>
  )
}
