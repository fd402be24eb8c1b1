import { type Level, levelWords, type ScaleName, scales } from '@shared/domain/reports/levels'
import { Info } from 'lucide-react'
import { Card } from '@/ui/card'
import { LevelMarker } from '@/ui/level-marker'
import { thresholdText } from '@/lib/value-text'

const advice: Record<Level, string> = {
  high: 'Avoid completely for now, and plan reintroduction with your practitioner.',
  moderate: 'Eat in moderation, for example every few days.',
  low: 'No change needed.',
}

const meaning: Record<ScaleName, string> = {
  'µg/ml':
    'The values show how much IgG antibody your sample held for each food, in micrograms per millilitre.',
  index: 'The values show how strongly IgG antibodies in your sample reacted to each food, as an index.',
}

/** What the levels mean, with the thresholds of the report's scale. */
export function InterpretationCard({ scale }: { scale: ScaleName }) {
  const moderate = thresholdText(scales[scale].moderate, scale)
  const high = thresholdText(scales[scale].high, scale)
  const ranges: [Level, string][] = [
    ['high', `${high} or more`],
    ['moderate', `${moderate} to below ${high}`],
    ['low', `below ${moderate}`],
  ]
  return (
    <Card flush aria-labelledby="interpretation" className="break-inside-avoid p-5 sm:p-6 print:p-4">
      <h2 id="interpretation" className="text-h3">
        Interpreting Your Results
      </h2>
      <p className="mt-1.5 text-body text-ink-2">{meaning[scale]}</p>
      <div
        role="img"
        aria-label={`Scale: below ${moderate} no elevation, ${moderate} to below ${high} moderate, ${high} or more high`}
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
        <span>IgG reactivity is not an allergy test. Educational only, not medical advice.</span>
      </p>
    </Card>
  )
}
