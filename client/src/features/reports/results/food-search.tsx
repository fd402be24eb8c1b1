import { listed, plural } from '@shared/domain/text/counts'
import { foodStatusOf } from '@shared/domain/avoidance/food-status'
import { ChevronRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { AskField, useAsk } from '@/features/verdict/verdict.public'
import { Card } from '@/ui/card'
import { valueText } from '@/lib/value-text'
import { foodText, FoodStatusMark } from '../plate/well-mark'
import { searchFoods, strongestFirst } from './all-foods'
import type { Report, Result, TestedFoods } from './report-types'

const MOST_FOUND = 6

/**
 * The value is hidden for foods avoided by an allergy, an outcome or a choice, as a low value could
 * be read as permission.
 */
const isByValue = (result: Result) => ['high', 'moderate', 'keep'].includes(foodStatusOf(result))

type FoodSearchProps = { report: Report; own: boolean; onOpen: TestedFoods['onOpen'] }

/** Searches while typing; submitting asks for a verdict, but not on an unlinked report. */
export function FoodSearch({ report: { results, unread, scale, clientId }, own, onOpen }: FoodSearchProps) {
  const ask = useAsk()
  const [typed, setTyped] = useState('')
  const all = useMemo(() => strongestFirst(results), [results])
  const isSearching = typed.trim() !== ''
  const found = isSearching ? searchFoods(all, typed.trim()) : []
  const notReadable = isSearching ? searchFoods(unread, typed.trim()).map(({ food }) => food) : []
  const shown = found.slice(0, MOST_FOUND)
  const canAsk = own || clientId !== null

  function enter(q: string) {
    const [first] = searchFoods(all, q)
    if (canAsk) ask({ q, ...(!own && { clientId }) })
    else if (first) onOpen(first)
  }

  return (
    <div data-print="hide">
      <div className="flex">
        <AskField
          onAsk={enter}
          onType={setTyped}
          placeholder="May I eat ...?"
          className="border border-line-strong"
        />
      </div>
      <p role="status" className="text-small text-ink-2 not-empty:mt-2">
        {notReadable.length > 0 && `Tested, not readable: ${listed(notReadable)}. Ask the laboratory. `}
        {isSearching &&
          (notReadable.length > 0 && found.length === 0
            ? ''
            : found.length > 0
              ? `${found.length} ${plural(found.length, 'food', 'foods')} of this test.`
              : `This test has no food of that name.${canAsk ? ' Press Enter to ask about it all the same.' : ''}`)}
      </p>
      {shown.length > 0 && (
        <Card flush className="mt-2">
          <ul className="divide-y divide-line">
            {shown.map((result) => (
              <li key={result.line}>
                <button
                  type="button"
                  aria-haspopup="dialog"
                  className="flex min-h-12 w-full items-center gap-3 px-4 py-2 text-left -outline-offset-2! hover:bg-brand-softer"
                  onClick={() => onOpen(result)}
                >
                  <FoodStatusMark status={foodStatusOf(result)} />
                  <span className="min-w-0 flex-1 font-semibold break-words">{result.food}</span>
                  <span className="nums text-small text-ink-2">
                    {foodText(result, own)}
                    {result.value !== null && isByValue(result) && `, ${valueText(result, scale)}`}
                  </span>
                  <ChevronRight aria-hidden="true" className="size-4 text-ink-3" />
                </button>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
