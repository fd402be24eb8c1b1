import { doubtOf, headlineOf, NOTHING_MATCHED, UNREADABLE } from '@shared/domain/label-summary'
import { plural } from '@shared/domain/counts'
import { ShieldAlert } from 'lucide-react'
import type { Ref } from 'react'
import { LevelMarker } from '@/ui/level-marker'
import { timeText } from '@/lib/moments'
import type { Checked, ScanResult } from '../scan-result'

type ResultHeadProps = { checked: Checked; isClient: boolean; headingRef: Ref<HTMLHeadingElement> }

/** What the check says in one line, in sentences, and in numbers. */
export function ResultHead({ checked, isClient, headingRef }: ResultHeadProps) {
  const { said, at, isLocal } = checked
  const heading = headingOf(said, isClient)
  const sure = said.userIntolerances.filter(({ kind }) => kind !== 'unsure')
  const counted = sure.length > 0 ? sure : said.userIntolerances
  const counts = (['allergy', 'high', 'moderate'] as const)
    .map((level) => ({ level, count: counted.filter((found) => found.level === level).length }))
    .filter(({ count }) => count > 0)
  return (
    <section aria-labelledby="scan-result" className="on-panel rounded-lg bg-panel p-4 text-on-panel sm:p-5">
      <p className="text-caption text-on-panel-2">
        Checked at {timeText(at)}
        {isLocal && ', without the portal, by the list kept on this device'}
      </p>
      <h2
        id="scan-result"
        ref={headingRef}
        tabIndex={-1}
        className="mt-0.5 text-[1.375rem] leading-7 outline-none"
      >
        {heading}
      </h2>
      <p className="mt-1.5 text-small break-words text-on-panel-2">
        {said.summary
          .replace(UNREADABLE, '')
          .replace(heading, '')
          .replace(/^[\s.]+/u, '')}
      </p>
      {counts.length > 0 && (
        <ul className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-3">
          {counts.map(({ level, count }) => (
            <li key={level} className="flex items-center gap-2.5 rounded-md bg-surface px-3 py-2.5 text-ink">
              {level === 'allergy' ? (
                <ShieldAlert className="size-5 text-high" />
              ) : (
                <LevelMarker level={level} className="size-5" />
              )}
              <span className="nums text-h2 font-bold">{count}</span>
              <span className="text-caption font-semibold text-ink-2">{countWords[level]}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const countWords = { allergy: 'Allergy', high: 'High', moderate: 'Moderate' }

function headingOf(said: ScanResult, isClient: boolean): string {
  const headline = headlineOf(said.userIntolerances)
  if (headline) return headline
  if (!said.readable) return 'This text is too poor to judge'
  const doubt = doubtOf(said)
  if (doubt) return doubt
  if (isClient) return NOTHING_MATCHED
  const { length } = said.allergens
  if (length > 0) return `${length} allergen ${plural(length, 'group is', 'groups are')} on this label`
  return 'No allergen group is named as contained'
}
