import { Phone } from 'lucide-react'
import type { VerdictKind } from '@shared/domain/verdict/kinds'
import { cn } from '@/lib/class-names'
import { FoodDish } from '@/ui/food-dish'
import { KindMark, kindWords } from './kind'
import type { Said } from './verdict-types'

type Look = { box: string; bar?: string; word: string }

const neutral = 'border-line-strong bg-sunken'

/** Ground, the bar along the top and the colour of the word. Bar and shape tell the kinds apart without any colour. */
const looks: Record<VerdictKind, Look> = {
  allergy: { box: 'border-high bg-high text-surface', word: '' },
  high: { box: 'border-high-line bg-high-soft', bar: 'h-2 bg-high', word: 'text-high-text' },
  moderate: { box: 'border-mod-line bg-mod-soft', bar: 'h-2 fill-mod', word: 'text-mod-text' },
  own: { box: neutral, bar: 'h-2 border-y-2 border-ink-2', word: 'text-ink' },
  'may-hold': {
    box: `${neutral} border-dashed`,
    bar: 'border-t-[3px] border-dashed border-line-strong md:hidden',
    word: 'text-ink',
  },
  'no-elevation': { box: 'border-low-line bg-low-soft', bar: 'h-2 fill-low', word: 'text-low-text' },
  'not-tested': {
    box: `${neutral} border-dotted`,
    bar: 'border-t-[3px] border-dotted border-line-strong md:hidden',
    word: 'text-ink-2',
  },
  'not-known': { box: `${neutral} border-dashed`, word: 'text-ink-2' },
}

type VerdictHeadProps = { said: Said; own: boolean; picture: { src: string | null; photo: boolean } }

/** What it is, its level in shape and word, and one sentence what to do. */
export function VerdictHead({ said, own, picture }: VerdictHeadProps) {
  const { kind, title, sentence, understoodAs, q } = said
  const { box, bar, word } = looks[kind]
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
              {kind === 'allergy' && own ? 'Your allergy' : kindWords[kind]}
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

/** Whether a word of it, or the whole, would not fit beside the dish in the largest type. */
const isLong = (title: string) => title.length > 28 || title.split(/\s/u).some(({ length }) => length > 11)

/** What to do in an emergency, directly under an allergy. */
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
