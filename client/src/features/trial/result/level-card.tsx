import { Card } from '@/ui/card'
import type { Plan } from '../plan/plan-types'
import { scoreText } from '../plan/plan-words'

type Level = Plan['today']['level']

/** The last seven days' complaints against those before the plan, by symptom and in total. */
export function LevelCard({
  trial: { symptoms },
  today: { phase, level, levels },
}: Pick<Plan, 'trial' | 'today'>) {
  if (symptoms.length === 0) return null
  const rows = symptoms.map((name, at) => ({ name, level: levels[at] ?? level }))
  const all = symptoms.length > 1 ? [...rows, { name: 'All together', level }] : rows
  return (
    <Card aria-label="The last 7 days">
      <ul className="-my-1 divide-y divide-line">
        {all.map((row) => (
          <li key={row.name} className="flex items-center justify-between gap-4 py-2.5">
            <div className="min-w-0">
              <p className="text-h3 font-display font-semibold break-words">{row.name}, last 7 days</p>
              <p className="nums text-body text-ink-2">
                {phase === 'baseline' ? 'of 10, so far' : levelText(row.level)}
              </p>
            </div>
            <p className="nums font-display text-[2rem] leading-9 font-semibold">
              {scoreText(row.level.now)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function levelText({ before, mark }: Level): string {
  if (before === null) return 'of 10, before the plan'
  const was = `Was ${scoreText(before)} before.`
  return mark === null ? was : `${was} ${scoreText(mark)} is the mark.`
}
