import type { ReportState } from '@shared/domain/reports/report-state'
import { DAY_MS } from '@shared/domain/text/dates'
import { lazy, Suspense } from 'react'
import { useApiQuery } from '@/api/use-api'
import { cn } from '@/lib/class-names'
import { countWords } from '@/lib/counts'
import { useAddressParams } from '@/lib/use-address-params'
import type { IconType } from '@/ui/icon-type'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { marks } from '@/ui/state-mark'
import { usePractitioners } from '../use-practitioners'
import type { DaysOfUpload } from './chosen-days'
import { dayIn, stateIn } from './report-list-query'

const ChosenDays = lazy(() => import('./chosen-days'))

/** Ordered by how urgently a person has to act. */
const shownStates = ['to-check', 'nobody', 'held', 'failed', 'processing', 'released'] satisfies ReportState[]

/** The number of reports in each state; pressing one filters by it. */
export function StateChips({ assigned }: { assigned?: 'yes' | 'no' }) {
  const { params, change } = useAddressParams()
  const { data } = useApiQuery('GET /api/reports/counts', { query: assigned ? { assigned } : {} })
  const chosen = stateIn(params)
  return (
    <div
      role="group"
      aria-label="Show"
      className="relative mt-6 flex gap-2 overflow-x-auto p-1 max-md:-mx-4 max-md:px-4 md:-m-1 md:mt-5 md:flex-wrap"
    >
      {([undefined, ...shownStates] as const).map((state) => {
        const { word, icon: Icon } = state ? marks[state] : all
        const count = data?.[state ?? 'all']
        const isChosen = state === chosen
        return (
          <button
            key={word}
            type="button"
            aria-pressed={isChosen}
            className={cn(
              'nums inline-flex h-9 shrink-0 items-center gap-2 rounded-full border pr-1.5 pl-3.5 text-small font-semibold touch:h-11',
              isChosen
                ? 'border-brand bg-brand text-on-brand'
                : 'border-line bg-surface text-ink-2 hover:border-brand hover:bg-brand-softer',
            )}
            onClick={() => change({ state: state ?? '', page: '' }, { replace: true })}
          >
            {Icon && <Icon className="size-4" />}
            {word}{' '}
            <span
              className={cn(
                'min-w-6 rounded-full px-1.5 py-0.5 text-center text-small',
                isChosen ? 'bg-brand-hover' : 'bg-sunken',
              )}
            >
              {count && countWords(count)}
            </span>
          </button>
        )
      })}
    </div>
  )
}

const all: { word: string; icon?: IconType } = { word: 'All' }

type FiltersProps = {
  /** The practitioner filters offered: with any and none, practitioners only, or no filter. */
  practitioners: 'all' | 'assigned' | 'none'
}

export function ReportFilters({ practitioners }: FiltersProps) {
  const { params, change } = useAddressParams()
  const set = (changes: Record<string, string>) => change({ ...changes, page: '' }, { replace: true })
  return (
    <div className="flex gap-2 max-sm:-mx-2 max-sm:w-[calc(100%+1rem)] max-sm:overflow-x-auto max-sm:px-2 max-sm:py-1">
      {practitioners !== 'none' && (
        <PractitionerSelect
          value={params.get('practitioner') ?? ''}
          withNone={practitioners === 'all'}
          onChange={(practitioner) => set({ practitioner })}
        />
      )}
      <Field label="Linked to a client" hideLabel className="w-36 shrink-0">
        <Select
          size="sm"
          value={params.get('linked') ?? ''}
          onChange={({ target }) => set({ linked: target.value })}
        >
          <option value="">Linked or not</option>
          <option value="yes">Linked</option>
          <option value="no">Not linked</option>
        </Select>
      </Field>
      <UploadDays from={dayIn(params, 'from')} to={dayIn(params, 'to')} onChange={set} />
    </div>
  )
}

type PractitionerSelectProps = { value: string; withNone: boolean; onChange: (value: string) => void }

function PractitionerSelect({ value, withNone, onChange }: PractitionerSelectProps) {
  const { data = [], isPending } = usePractitioners()
  const isListed = value === '' || value === 'none' || data.some(({ id }) => String(id) === value)
  return (
    <Field label="Practitioner" hideLabel className="w-48 shrink-0">
      <Select size="sm" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">All Practitioners</option>
        {withNone && <option value="none">No practitioner</option>}
        {!isListed && <option value={value}>{isPending ? 'Loading...' : `Practitioner ${value}`}</option>}
        {data.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const spans = [
  [1, 'today'],
  [7, 'last 7 days'],
  [30, 'last 30 days'],
] as const

/** The first day (UTC, as on the server) of a period of that many days up to today. */
const beginOf = (days: number) => new Date(Date.now() - (days - 1) * DAY_MS).toISOString().slice(0, 10)

/** The upload dates: any, a period up to today, or two chosen days. */
function UploadDays({ from, to, onChange }: DaysOfUpload) {
  if (from === undefined && to === undefined) {
    return (
      <Field label="Uploaded" hideLabel className="w-45 shrink-0">
        <Select
          size="sm"
          value=""
          onChange={({ target }) => onChange({ from: beginOf(Number(target.value)), to: beginOf(1) })}
        >
          <option value="">Uploaded at any time</option>
          {spans.map(([days, words]) => (
            <option key={days} value={days}>
              Uploaded {words}
            </option>
          ))}
        </Select>
      </Field>
    )
  }
  return (
    <Suspense fallback={<span className="min-h-11 max-sm:w-full sm:w-96" />}>
      <ChosenDays from={from} to={to} onChange={onChange} />
    </Suspense>
  )
}
