import { type Level, levelWords, type ScaleName, scales } from '@shared/domain/reports/levels'
import { Info } from 'lucide-react'
import { CardsLink } from '../first-reading/cards-link'
import { Fold } from './fold'
import { LevelMarker } from '@/ui/level-marker'

const advice: Record<Level, string> = {
  high: 'Avoid completely for now, and plan reintroduction with your practitioner.',
  moderate: 'Eat in moderation, for example every few days.',
  low: 'No change needed.',
}

const meaning: Record<ScaleName, string> = {
  'µg/ml': 'The values show how much IgG to each food was in your sample, in micrograms per millilitre.',
  index: 'The values show how strongly IgG in your sample reacted to each food, as an index.',
}

/** What the levels mean, with the thresholds of the report's scale. */
export default function Interpretation({ scale, own }: { scale: ScaleName; own: boolean }) {
  const { moderate, high } = scales[scale]
  const ranges: [Level, string][] = [
    ['high', `${high} and above`],
    ['moderate', `${moderate} to below ${high}`],
    ['low', `below ${moderate}`],
  ]
  return (
    <Fold title="Interpreting Your Results">
      <p className="text-body text-ink-2">{meaning[scale]}</p>
      <div
        role="img"
        aria-label={`Scale: below ${moderate} no elevation, ${moderate} to below ${high} moderate, ${high} and above high`}
        className="my-4 print:my-3"
      >
        <div className="flex h-4 gap-0.5">
          <span className="fill-low w-[22%] rounded-l-full" />
          <span className="fill-mod w-[33%]" />
          <span className="fill-high w-[45%] rounded-r-full" />
        </div>
        <div className="nums relative mt-1.5 h-4 text-small font-semibold text-ink-2">
          <span className="absolute left-0">0</span>
          <span className="absolute left-[22%] -translate-x-1/2">{moderate}</span>
          <span className="absolute left-[55%] -translate-x-1/2">{high}</span>
          <span className="absolute right-0 font-medium text-ink-3">{scales[scale].unit ?? 'Index'}</span>
        </div>
      </div>
      <ul className="divide-y divide-line print:grid print:grid-cols-3 print:gap-4 print:divide-y-0">
        {ranges.map(([level, range]) => (
          <li key={level} className="flex gap-3 py-2.5 first:pt-0 last:pb-0 print:py-0">
            <LevelMarker level={level} className="mt-1 size-4" />
            <div>
              <p className="flex flex-wrap items-baseline gap-x-2 text-small font-semibold text-ink">
                {levelWords[level]}
                <span className="nums font-medium text-ink-3">{range}</span>
              </p>
              <p className="text-body text-ink-2">{advice[level]}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4 print:mt-3 flex gap-2.5 rounded-md bg-brand-softer p-3 text-body text-ink-2">
        <Info className="size-4.5 text-brand-text" />
        <span>An IgG test is not an allergy test. Educational only, not medical advice.</span>
      </p>
      {own && (
        <p data-print="hide" className="mt-2">
          <CardsLink />
        </p>
      )}
    </Fold>
  )
}
