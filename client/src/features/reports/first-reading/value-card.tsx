import { type Level, levelWords, type ScaleName, scales } from '@shared/domain/reports/levels'
import { cn } from '@/lib/class-names'
import { LevelMarker } from '@/ui/level-marker'
import { CardFrame, type CardNav } from './card-frame'

const columns: Record<Level, string> = {
  low: 'fill-low h-14',
  moderate: 'fill-mod h-26',
  high: 'fill-high h-40',
}

/** Explains what a value is and what it cannot say. */
export function ValueCard({ nav, scale }: { nav: CardNav; scale: ScaleName }) {
  const { moderate, high } = scales[scale]
  const ranges = { low: `below ${moderate}`, moderate: `${moderate} to ${high}`, high: `${high} and above` }
  return (
    <CardFrame
      nav={nav}
      ground="cool"
      title="A value is a clue, not an answer."
      art={
        <ul className="grid grid-cols-[repeat(3,minmax(0,1fr))] items-end gap-3">
          {(['low', 'moderate', 'high'] as const).map((level) => (
            <li key={level} className="flex min-w-0 flex-col items-center gap-2 text-center text-small">
              <span aria-hidden="true" className={cn('w-14 rounded-full', columns[level])} />
              <LevelMarker level={level} className="mt-1 size-4.5" />
              <span>
                <b className="block font-semibold">{levelWords[level]}</b>
                <span className="nums block text-ink-2">{ranges[level]}</span>
              </span>
            </li>
          ))}
        </ul>
      }
    >
      <p>
        It shows how much IgG to a food was in your blood. It is not an allergy test, and eating a food often
        can raise it.
      </p>
      <p>Leave a food out, then bring it back to see how you feel.</p>
    </CardFrame>
  )
}
