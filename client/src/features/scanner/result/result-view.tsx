import { formatWords } from '@shared/domain/text/dates'
import { scales, type ScaleName } from '@shared/domain/reports/levels'
import { countText } from '@shared/domain/text/counts'
import { fold } from '@shared/domain/text/fold'
import { Info, Keyboard, Pencil, RotateCw, ScanText } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { Reply } from '@shared/api'
import { cn } from '@/lib/class-names'
import { timeText } from '@/lib/moments'
import { Alert } from '@/ui/alert'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { LevelMarker } from '@/ui/level-marker'
import type { Checked, ScanResult } from '../scan-result'
import { FindingList, FineList } from './finding-list'
import { Fold } from './fold'
import { TypeRest } from '../rest-actions'
import { HighlightedText } from './highlighted-text'
import { lacksRest, summaryPartsOf } from './result-state'
import { NotRecognised } from './not-recognised'
import { type Actions, ResultActions } from './result-actions'
import { PartNote, ResultHead } from './result-head'

type ResultViewProps = Actions & {
  checked: Checked
  isClient: boolean
  foods?: Reply<'GET /api/allergens'>
  /** Tested foods without elevation. */
  low?: readonly string[]
  /** The photo, shown above the result on screens below 64 rem. */
  children?: ReactNode
}

/**
 * What a label says about the user's foods and how reliable that is. With a photo on a narrow
 * screen, a sheet that overlaps its lower edge.
 */
export default function ResultView({ checked, isClient, foods, low, children, ...acts }: ResultViewProps) {
  const { text, said } = checked
  const { state, doubt } = summaryPartsOf(said, isClient)
  const isAnswer = state === 'found' || state === 'nothing'
  const isNothing = state === 'nothing'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [checked])
  return (
    <div>
      {children}
      <div
        className={cn(
          'enter-rise relative border-line bg-canvas max-md:-mx-4 max-md:border-t md:overflow-clip md:rounded-xl md:border',
          children && 'max-lg:-mt-6 max-lg:shadow-e3 max-md:overflow-clip max-md:rounded-t-2xl',
        )}
      >
        <ResultHead checked={checked} isClient={isClient} headingRef={heading} />
        <FindingList findings={said.userIntolerances} foods={foods} />
        <FineList fine={said.tolerated} foods={foods} />
        {state === 'language' && <OtherLanguage />}
        <div className="grid grid-cols-1 gap-4 p-4 sm:p-5">
          {state === 'found' && doubt !== '' && <PartNote>{doubt}</PartNote>}
          {lacksRest(said) && acts.onRest && (
            <TypeRest variant="link" next={said.next} onType={acts.onType} />
          )}
          {!said.readable && state !== 'language' && (
            <Alert tone="warning" title="Much of this text cannot be read">
              We may have missed your foods. Take a sharper photo of the ingredients, or type them in.
            </Alert>
          )}
          {isNothing && isHardlyAList(said) && (
            <Alert title="This may not be the list of ingredients">
              Take a photo of the whole list, from “Ingredients” to the end. Or type it in.
            </Alert>
          )}
          {isNothing && <ReadWords said={said} low={low} />}
          {said.notRecognised.length > 0 && <NotRecognised words={said.notRecognised} />}
          <Card flush>
            <Fold
              title="Text we read"
              open={!children}
              action={
                <Button variant="link" icon={Pencil} onClick={acts.onEdit}>
                  Edit text
                </Button>
              }
            >
              <HighlightedText text={text} said={said} />
            </Fold>
            <Allergens said={said} isNews={isAnswer && isClient} />
            {!isNothing && said.readable && said.ingredients.length > 0 && (
              <Fold title="Ingredients">
                <ul className="list-disc pr-4 pb-4 pl-9 text-body break-words marker:text-ink-3 sm:pl-10">
                  {said.ingredients.map((ingredient, at) => (
                    <li key={at}>{ingredient}</li>
                  ))}
                </ul>
              </Fold>
            )}
            <Searched checked={checked} isClient={isClient} />
          </Card>
          {(!isAnswer || lacksRest(said)) && (
            <Button size="lg" block variant="secondary" icon={ScanText} onClick={acts.onNext}>
              {acts.nextLabel}
            </Button>
          )}
        </div>
        <ResultActions said={said} state={state} {...acts} />
      </div>
    </div>
  )
}

/** The next steps for a label in an unsupported language. */
function OtherLanguage() {
  return (
    <section className="grid gap-2 border-b border-line bg-surface p-4 sm:px-5">
      <h3 className="text-h3">What you can do</h3>
      <ul className="grid gap-2 text-body">
        <li className="flex items-start gap-2.5">
          <RotateCw className="mt-0.5 size-5" />
          Turn the pack over. Many have a second language.
        </li>
        <li className="flex items-start gap-2.5">
          <Keyboard className="mt-0.5 size-5" />
          Type one word and we’ll look for it.
        </li>
      </ul>
      <p className="text-body text-ink-2">We read English, German, French and Spanish.</p>
    </section>
  )
}

/** The ingredients of a list without findings; a ring marks tested foods without elevation. */
function ReadWords({ said, low = [] }: { said: ScanResult; low?: readonly string[] }) {
  const tested = new Set(low.map(fold))
  return (
    <section>
      <h3 className="text-h3">Read on this label</h3>
      <ul className="mt-2.5 flex flex-wrap gap-2 text-base">
        {said.ingredients.map((ingredient, at) => {
          const isTested = tested.has(fold(ingredient))
          return (
            <li
              key={at}
              className={cn(
                'flex min-h-9 max-w-full min-w-0 items-center gap-2 rounded-full border px-3 py-1 break-words',
                isTested ? 'border-low-line bg-surface' : 'border-dashed border-line-strong text-ink-2',
              )}
            >
              {isTested && <LevelMarker level="low" className="size-3.5" />}
              <span className="min-w-0">{ingredient}</span>
              {isTested && <span className="sr-only">, no elevation in your test</span>}
            </li>
          )
        })}
      </ul>
      <p className="mt-3 flex gap-2.5 text-body text-ink-2">
        <Info className="size-4.5 text-brand-text" />
        We can miss words, and recipes change. Compare with the pack.
      </p>
    </section>
  )
}

/** Hardly any ingredients, for example the front of a pack. */
const isHardlyAList = ({ allergens, ingredients }: ScanResult) =>
  allergens.length === 0 && ingredients.length < 2

/** `isNews`: that no group was found may be said and is not said elsewhere. */
function Allergens({ said, isNews }: { said: ScanResult; isNews: boolean }) {
  const rows = [
    { words: 'Contains', names: said.allergens, tone: 'brand' },
    { words: 'Traces', names: said.traces, tone: 'outline' },
    { words: 'May come from', names: said.possible, tone: 'neutral' },
  ] as const
  const named = rows.filter(({ names }) => names.length > 0)
  if (named.length === 0 && !isNews) return null
  return (
    <Fold title="Allergen groups" open={!isNews}>
      <div className="grid gap-2.5 px-4 pb-4 sm:px-5">
        <p className="text-body text-ink-2">
          {named.length === 0
            ? 'We found none of the 14 EU allergen groups in this text.'
            : 'These are the 14 groups EU labels must name.'}
        </p>
        {named.length > 0 && (
          <dl className="grid gap-2.5 text-small sm:grid-cols-[auto_1fr] sm:gap-x-4">
            {named.map(({ words, names, tone }) => (
              <Row key={words} words={words}>
                {names.map((name) => (
                  <Badge key={name} tone={tone}>
                    {name}
                  </Badge>
                ))}
              </Row>
            ))}
          </dl>
        )}
      </div>
    </Fold>
  )
}

function Row({ words, children }: { words: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-semibold text-ink-2">{words}</dt>
      <dd className="flex flex-wrap gap-1.5 max-sm:mb-1">{children}</dd>
    </>
  )
}

/** What was searched for, so that an absence is not mistaken for an answer. */
function Searched({ checked: { said, at }, isClient }: { checked: Checked; isClient: boolean }) {
  const earlier = said.userIntolerances.flatMap(({ carriedOverFrom }) => carriedOverFrom ?? [])
  const days = [...new Set(earlier.filter((day) => day !== ''))].map((day) => formatWords(day))
  return (
    <Fold title="What we looked for">
      <div className="grid gap-2 px-4 pb-4 text-body break-words text-ink-2 sm:px-5">
        {isClient && (
          <p>
            {said.searched.length > 0
              ? `Your ${countText(said.searched.length, 'food')}: ${said.searched.join(', ')}.`
              : 'You have no elevated food and no allergy on record. We checked for the allergen groups.'}
          </p>
        )}
        <p>
          {isClient ? 'We know their' : 'We know the allergen groups by their'} names in many languages. We
          read labels in English, German, French and Spanish. In other languages we may miss ingredients.
        </p>
        {said.scale && <p>{scaleWords(said.scale)}</p>}
        {earlier.length > 0 && (
          <p>
            "Carried over" means high or moderate in an earlier report
            {days.length > 0 && ` (${days.join(', ')})`}. Your latest test did not include them.
          </p>
        )}
        <p>Checked at {timeText(at)}.</p>
      </div>
    </Fold>
  )
}

function scaleWords(name: ScaleName): string {
  const { high, moderate, unit } = scales[name]
  const number = (value: number) => (unit ? `${value.toFixed(1)} ${unit}` : String(value))
  return `${number(high)} and above counts as high, ${number(moderate)} and above as moderate.`
}
