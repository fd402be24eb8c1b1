import { Card } from '@/ui/card'
import { cn } from '@/lib/class-names'
import type { Challenge } from '../plan/plan-types'
import { dayText, weekdayOf } from '../plan/plan-words'

const portionSigns = ['¼', '½', '1'] as const
const portionWords = ['a quarter', 'a half', 'a full portion'] as const

/** Three days with portions, then three without; a missed portion moves on by a day. */
export function ChallengeDays({ days, today }: { days: Challenge['days']; today: string }) {
  const missed = days.filter((day) => day.missed).length
  return (
    <Card aria-label="Diary days for this food">
      <ol className="grid grid-cols-6 gap-y-3">
        {days.map(({ day, portion, missed: isMissed }) => (
          <li key={day} className="flex flex-col items-center gap-1">
            <span
              aria-hidden="true"
              className={cn(
                'grid size-9 place-items-center rounded-full border-2 text-body font-semibold sm:size-12 sm:text-lead',
                day === today
                  ? 'border-pear bg-pear text-on-pear ring-2 ring-brand ring-offset-2 ring-offset-surface'
                  : isMissed
                    ? 'border-dashed border-line-strong text-ink-3'
                    : day < today
                      ? 'border-brand bg-brand text-on-brand'
                      : 'border-line-strong text-ink-2',
              )}
            >
              {portion === null ? '' : portionSigns[portion]}
            </span>
            <span
              aria-hidden="true"
              className={cn('text-small', day === today ? 'font-semibold text-ink' : 'text-ink-2')}
            >
              {weekdayOf(day)}
            </span>
            <span className="sr-only">
              {dayText(day)}: {portion === null ? 'without' : portionWords[portion]}
              {isMissed && ', missed'}
              {day === today && ', today'}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 flex justify-around gap-4 border-t border-line pt-3 text-center text-small text-ink-2">
        <span>three portions</span>
        <span>three days without</span>
      </p>
      {missed > 0 && (
        <p className="mt-2 text-small text-ink-2">
          {missed === 1
            ? 'One portion was missed, so it moved by a day.'
            : 'Portions were missed, so it started again.'}
        </p>
      )}
    </Card>
  )
}
