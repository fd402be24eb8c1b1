import { foodStatusOf } from '@shared/domain/avoidance/food-status'
import { groupResults, resultGroups } from '@shared/domain/avoidance/result-groups'
import { scales } from '@shared/domain/reports/levels'
import { formatWords, localDay } from '@shared/domain/text/dates'
import { useState } from 'react'
import { useApiQuery } from '@/api/use-api'
import { KindMark } from '@/features/verdict/kind.public'
import { thresholdText, valueText } from '@/lib/value-text'
import FamilyTable from '../plate/family-table'
import { byFamily } from '../plate/wells'
import { SmallPlate } from '../plate/small-plate'
import { foodText, FoodStatusMark, WellKey, WellMark } from '../plate/well-mark'
import { strongestFirst } from './all-foods'
import { groupText, movedText } from './group-text'
import type { Report, Result } from './report-types'
import { testDayOf } from '@shared/domain/reports/test-day'

/** The first printed page: client, allergies, the plate by families, and what to leave out. */
export default function FirstPage({ report, own }: { report: Report; own: boolean }) {
  const { results, unread, scale, clientName, dateOfBirth, sampleId } = report
  const { day } = testDayOf(report)
  const [today] = useState(() => localDay(new Date()))
  const groups = groupResults({ ...report, results: strongestFirst(results) })
  const { unit, moderate, high } = scales[scale]
  const bounds = `${thresholdText(moderate, scale)} moderate, ${thresholdText(high, scale)} high`
  return (
    <div className="hidden print:block">
      <div className="flex items-end justify-between gap-6 border-b-2 border-brand pb-3">
        <div className="min-w-0">
          <p className="text-h1 font-display font-semibold break-words">{clientName}</p>
          {dateOfBirth && <p className="text-small text-ink-2">Born {dateOfBirth}</p>}
        </div>
        <dl className="nums grid shrink-0 grid-cols-[auto_auto] gap-x-2 text-small [&>dd]:font-semibold [&>dt]:text-right [&>dt]:text-ink-2">
          <dt>Sample</dt>
          <dd className="font-mono">{sampleId}</dd>
          {day && (
            <>
              <dt>Day</dt>
              <dd>{formatWords(day)}</dd>
            </>
          )}
          <dt>Scale</dt>
          <dd>{`${unit ? `${unit}: ` : 'Index: '}${bounds}`}</dd>
        </dl>
      </div>
      <Reasons report={report} own={own} />
      <div className="mt-4 flex items-center gap-6">
        <div className="w-72 shrink-0">
          <SmallPlate results={results} numbered counted className="size-72" />
          <WellKey foods={results} own={false} />
        </div>
        <div className="min-w-0 flex-1">
          <p className="mb-2 font-display text-h2 font-semibold">
            {groups.keep.length} of {results.length} foods may be kept.
          </p>
          <p className="mb-2 text-small empty:hidden">{movedText(groups, own)}</p>
          <FamilyTable families={byFamily(results)} />
        </div>
      </div>
      {resultGroups.map((group) =>
        group === 'not-readable' ? null : (
          <FoodList key={group} title={groupText(group, own)} foods={groups[group]} own={own} scale={scale} />
        ),
      )}
      {unread.length > 0 && (
        <section className="mt-4 break-inside-avoid">
          <h2 className="flex items-center gap-2 text-h3">
            <KindMark kind="not-readable" />
            Tested, not readable: ask the laboratory
          </h2>
          <p className="mt-1 text-small break-words">{unread.map(({ food }) => food).join(', ')}</p>
        </section>
      )}
      <p className="mt-4 break-inside-avoid rounded-md bg-canvas p-3 text-small text-ink-2">
        <b className="font-semibold text-ink">What this shows.</b> The values show how much IgG to each food
        was in the sample. They are not an allergy test or a diagnosis. Eating a food often can raise its
        value. Educational only, not medical advice.
      </p>
      <p className="nums fixed inset-x-0 bottom-0 border-t bg-white border-line pt-1 text-small text-ink-2">
        {clientName} · <span className="font-mono">{sampleId}</span> · printed {formatWords(today)}
      </p>
    </div>
  )
}

/** The foods the client avoids at any value. */
function Reasons({ report: { clientId }, own }: { report: Report; own: boolean }) {
  const mine = useApiQuery('GET /api/user/health', undefined, { enabled: own })
  const theirs = useApiQuery(
    'GET /api/clients/:id/health',
    { params: { id: clientId ?? 0 } },
    { enabled: !own && clientId !== null },
  )
  const { allergies = [], ownFoods = [] } = (own ? mine : theirs).data ?? {}
  return (
    <>
      {allergies.length > 0 && <AllergyLine allergies={allergies} />}
      {ownFoods.length > 0 && (
        <p className="mt-2 text-small text-ink-2">Left out by choice: {ownFoods.join(', ')}.</p>
      )}
    </>
  )
}

function AllergyLine({ allergies }: { allergies: readonly string[] }) {
  return (
    <p className="mt-3 flex items-center gap-3 rounded-md border-2 border-high px-3 py-2 text-small break-inside-avoid">
      <WellMark kind="allergy" />
      <span>
        <b className="font-semibold">
          {allergies.length === 1 ? 'Allergy' : 'Allergies'}, as reported by the client:{' '}
          {allergies.join(', ')}.
        </b>{' '}
        This comes first, whatever the values on these pages say.
      </span>
    </p>
  )
}

type FoodListProps = { title: string; foods: readonly Result[]; own: boolean; scale: Report['scale'] }

/** A group's foods, each with its mark, its value and any other reason. */
function FoodList({ title, foods, own, scale }: FoodListProps) {
  if (foods.length === 0) return null
  return (
    <section className="mt-4">
      <h2 className="text-h3">
        {title} <span className="nums text-ink-2">{foods.length}</span>
      </h2>
      <ul aria-label={title} className="nums mt-1 columns-3 gap-x-5 text-small">
        {foods.map((result) => (
          <li
            key={result.line}
            className="flex break-inside-avoid items-center justify-between gap-2 border-b border-line py-0.5"
          >
            <span className="flex min-w-0 items-center gap-1.5 break-words">
              <FoodStatusMark status={foodStatusOf(result)} />
              {result.food}
              {(result.leftOut !== null || result.fineSince !== null) && ` (${foodText(result, own)})`}
            </span>
            <b className="font-semibold">{valueText(result, scale)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
