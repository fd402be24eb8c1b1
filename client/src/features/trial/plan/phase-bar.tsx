import { cn } from '@/lib/class-names'
import type { Plan } from './plan-types'

const phases = [
  { state: 'baseline', name: 'Before', width: 'flex-[2]' },
  { state: 'without', name: 'Without', width: 'flex-[4]' },
  { state: 'reintroduction', name: 'Bring back', width: 'flex-[3]' },
  { state: 'closed', name: 'Result', width: 'flex-[1.4]' },
] as const

/** The plan's progress: its four phases, and the days of the running one. */
export function PhaseBar({ today, foods }: Pick<Plan, 'today' | 'foods'>) {
  const at = phases.findIndex(({ state }) => state === today.phase)
  const named = phases[at]
  return (
    <div>
      <p className="sr-only">
        {named ? `Phase ${at + 1} of ${phases.length}: ${named.name}` : 'Not started yet'}
      </p>
      <div aria-hidden="true" className="flex gap-1.5">
        {phases.map(({ state, width }, place) => (
          <span
            key={state}
            className={cn(
              'h-2.5 overflow-hidden rounded-full border forced-colors:border-[CanvasText]',
              width,
              place === at ? 'border-brand-line bg-brand-soft' : 'border-line bg-sunken',
            )}
          >
            <span
              className="block h-full bg-brand forced-colors:bg-[Highlight]"
              style={{ width: `${place < at ? 100 : place > at ? 0 : percentOf({ today, foods })}%` }}
            />
          </span>
        ))}
      </div>
      <ol aria-hidden="true" className="mt-2 flex justify-between gap-2 text-small">
        {phases.map(({ state, name }, place) => (
          <li key={state} className={place === at ? 'font-semibold text-brand-text' : 'text-ink-3'}>
            {name}
          </li>
        ))}
      </ol>
    </div>
  )
}

function percentOf({ today: { phase, day, of }, foods }: Pick<Plan, 'today' | 'foods'>): number {
  if (phase === 'closed') return 100
  if (of !== null) return Math.min(100, (day / of) * 100)
  return (foods.filter(({ state }) => state === 'done').length / Math.max(1, foods.length)) * 100
}
