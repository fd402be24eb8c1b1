import { listed } from '@shared/domain/text/counts'
import { useState } from 'react'
import type { useApiQuery } from '@/api/use-api'
import { QueryError } from '@/lists/query-error'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { DataTable, type Column } from '@/ui/data-table'
import { EmptyState } from '@/ui/empty-state'
import { Loading } from '@/ui/skeleton'
import type { DiaryDay } from '../plan/plan-types'
import { dayText, factorWords } from '../plan/plan-words'

const SHOWN = 14

type DiaryCardProps = {
  diary: ReturnType<typeof useApiQuery<'GET /api/clients/:id/diary'>>
  symptoms: readonly string[]
}

/** A client's shared diary: the days, newest first. */
export function DiaryCard({ diary, symptoms }: DiaryCardProps) {
  const [all, setAll] = useState(false)
  const days = (diary.data ?? []).toReversed()
  const columns: Column<DiaryDay>[] = [
    { header: 'Day', cell: ({ day }) => dayText(day), look: 'strong', className: 'whitespace-nowrap' },
    ...symptoms.map((symptom, at): Column<DiaryDay> => ({
      header: symptom,
      align: 'right',
      cell: ({ scores }) => <span className="nums">{scores[at] ?? ''}</span>,
    })),
    { header: 'Kept to it', cell: storedText },
    { header: 'Besides', cell: besidesText },
  ]
  return (
    <Card flush>
      <CardHeader padded title="Diary" subtitle="0 is not at all, 10 as bad as it gets" />
      {diary.isPending && (
        <div className="px-5 pb-4">
          <Loading label="Loading the diary..." />
        </div>
      )}
      {diary.isError && <QueryError query={diary} title="Failed to fetch the diary" />}
      {diary.data?.length === 0 && (
        <EmptyState title="No entry yet" description="Days appear here once they are filled in." />
      )}
      {days.length > 0 && (
        <>
          <DataTable
            label="Diary days"
            items={all ? days : days.slice(0, SHOWN)}
            itemKey={({ day }) => day}
            columns={columns}
            card={(day) => <DayCard day={day} symptoms={symptoms} />}
          />
          {!all && days.length > SHOWN && (
            <div className="border-t border-line px-5 py-3">
              <Button variant="secondary" size="sm" onClick={() => setAll(true)}>
                Show all {days.length} days
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  )
}

function DayCard({ day, symptoms }: { day: DiaryDay; symptoms: readonly string[] }) {
  const besides = besidesText(day)
  return (
    <>
      <b className="font-semibold">{dayText(day.day)}</b>
      <p className="nums text-ink-2">
        {symptoms.map((symptom, at) => `${symptom} ${day.scores[at] ?? '–'}`).join(', ')}
      </p>
      <p className="text-ink-2">{storedText(day)}</p>
      {besides && <p className="break-words text-ink-2">{besides}</p>}
    </>
  )
}

function storedText({ kept, portion, slips }: DiaryDay): string {
  if (slips.length > 0) return `Slipped: ${listed(slips)}`
  if (kept === false) return 'Slipped'
  if (portion !== null) return portion ? 'Portion eaten' : 'Portion not eaten'
  return kept ? 'Kept to it' : ''
}

const besidesText = ({ factors, note }: DiaryDay): string =>
  [...factors.map((factor) => factorWords[factor]), note].filter(Boolean).join(', ')
