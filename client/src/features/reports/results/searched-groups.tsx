import { foodStatusOf } from '@shared/domain/avoidance/food-status'
import { groupResults, resultGroups } from '@shared/domain/avoidance/result-groups'
import { fold } from '@shared/domain/text/fold'
import { formatDayAndMonth } from '@shared/domain/text/dates'
import { ChevronRight, Search } from 'lucide-react'
import { useMemo } from 'react'
import { useApiQuery } from '@/api/use-api'
import { knownFoods, pictureOf } from '@/features/verdict/known-food.public'
import { useAsk } from '@/features/verdict/verdict.public'
import { valueText } from '@/lib/value-text'
import { Card } from '@/ui/card'
import { FoodDish } from '@/ui/food-dish'
import { foodText } from '../plate/well-mark'
import { searchFoods, strongestFirst } from './all-foods'
import type { Report, Result, TestedFoods } from './report-types'
import { GroupHead } from './result-groups'

/**
 * The value is hidden for foods avoided by an allergy, an outcome or a choice, as a low value could
 * be read as permission.
 */
const isByValue = (result: Result) => ['high', 'moderate', 'keep'].includes(foodStatusOf(result))

type SearchedGroupsProps = { report: Report; typed: string; own: boolean; onOpen: TestedFoods['onOpen'] }

/** The groups that have the typed words, as rows; at the end, what the test does not name. */
export default function SearchedGroups({ report, typed, own, onOpen }: SearchedGroupsProps) {
  const { clientId, scale, planned } = report
  const ask = useAsk()
  const canAsk = own || clientId !== null
  const askAbout = (q: string) => ask({ q, ...(!own && { clientId }) })
  const words = typed.trim()
  const groups = useMemo(
    () =>
      groupResults({
        ...report,
        results: searchFoods(strongestFirst(report.results), words),
        unread: searchFoods(report.unread, words),
      }),
    [report, words],
  )
  const catalogue = useApiQuery('GET /api/allergens')
  const found = resultGroups.flatMap((group) => [...groups[group]])
  const known = knownFoods(found, catalogue.data ?? [])
  const isNamed = found.some(({ food }) => fold(food) === fold(words))
  const planText = (food: Result) => dayText(planned.find((one) => one.food === food.food))
  return (
    <div role="group" aria-label="Found foods" data-print="hide" className="grid gap-2">
      {resultGroups.map((group) =>
        groups[group].length === 0 ? null : (
          <section key={group} aria-labelledby={`found-${group}`}>
            <GroupHead group={group} own={own} count={groups[group].length} id={`found-${group}`} />
            <Card flush>
              <ul className="divide-y divide-line">
                {group === 'not-readable'
                  ? groups[group].map((food) => (
                      <li key={food.line}>
                        <FoundRow
                          food={food.food}
                          words={words}
                          picture={pictureOf(known.get(food.line))}
                          note="Ask the laboratory."
                          onOpen={canAsk ? () => askAbout(food.food) : undefined}
                        />
                      </li>
                    ))
                  : groups[group].map((food) => (
                      <li key={food.line}>
                        <FoundRow
                          food={food.food}
                          words={words}
                          picture={pictureOf(known.get(food.line))}
                          note={
                            ['plan', 'baseline'].includes(group) && food.leftOut !== 'allergy'
                              ? planText(food)
                              : ''
                          }
                          result={
                            isByValue(food) && food.fineSince === null
                              ? valueText(food, scale)
                              : foodText(food, own)
                          }
                          onOpen={() => onOpen(food)}
                        />
                      </li>
                    ))}
              </ul>
            </Card>
          </section>
        ),
      )}
      {canAsk && !isNamed && (
        <Card flush className="mt-2">
          <button type="button" aria-haspopup="dialog" className={rowClass} onClick={() => askAbout(words)}>
            <Search aria-hidden="true" className="mx-2 size-5 shrink-0 text-brand-text" />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold break-words">May I eat {words}?</span>
              <span className="block text-small text-ink-2">
                Not in {own ? 'your' : 'the'} test under that name. Ask the assistant.
              </span>
            </span>
            <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-ink-2" />
          </button>
        </Card>
      )}
    </div>
  )
}

const dayText = (planned: Report['planned'][number] | undefined) =>
  planned?.from ? `${planned.eaten ? 'as usual until' : 'back from'} ${formatDayAndMonth(planned.from)}` : ''

const rowClass =
  'flex min-h-13 w-full items-center gap-3 px-3 py-1.5 text-left -outline-offset-2! hover:bg-brand-softer'

type FoundRowProps = {
  food: string
  words: string
  picture: { src: string | null; photo: boolean }
  note: string
  result?: string
  /** Undefined without a client to ask for. */
  onOpen: (() => void) | undefined
}

function FoundRow({ food, words, picture, note, result, onOpen }: FoundRowProps) {
  const inside = (
    <>
      <FoodDish name={food} {...picture} size={46} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold break-words">
          <Marked name={food} words={words} />
        </span>
        {note && <span className="block text-small text-ink-2">{note}</span>}
      </span>
      {result && <span className="nums max-w-[45%] text-right text-body text-ink-2">{result}</span>}
    </>
  )
  if (!onOpen) return <div className={rowClass}>{inside}</div>
  return (
    <button type="button" aria-haspopup="dialog" className={rowClass} onClick={onOpen}>
      {inside}
      <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-ink-2" />
    </button>
  )
}

/** The name with the typed words marked, where accents do not change its length. */
function Marked({ name, words }: { name: string; words: string }) {
  const at = fold(name).length === name.length ? fold(name).indexOf(fold(words)) : -1
  if (at < 0) return name
  const end = at + fold(words).length
  return (
    <>
      {name.slice(0, at)}
      <mark className="rounded-[3px] bg-oat text-inherit">{name.slice(at, end)}</mark>
      {name.slice(end)}
    </>
  )
}
