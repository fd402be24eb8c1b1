import { useRef, useState } from 'react'
import type { useApiQuery } from '@/api/use-api'
import { QueryError } from '@/lists/query-error'
import { useAddressParams } from '@/lib/use-address-params'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { NeedFilters } from './need-filters'
import { needGroups, needShown } from './need-groups'
import { NeedRows, type NeedRow } from './need-rows'

/** The rows shown at first, and with each press of the button. */
const STEP = 20

type NeedsYouProps = { needs: ReturnType<typeof useApiQuery<'GET /api/clients/needs'>> }

/** Who needs the practitioner and why, the most urgent first, with one act in each row. */
export function NeedsYou({ needs }: NeedsYouProps) {
  const { params, change } = useAddressParams()
  const [shown, setShown] = useState(STEP)
  const list = useRef<HTMLElement>(null)
  const all = needs.data ?? []
  const chosen = needGroups.find(({ id }) => id === params.get('need'))?.id
  const rows = all.flatMap((client): NeedRow[] => {
    const need = needShown(client, chosen)
    return need ? [{ client, need, isUrgent: client === all[0] && need.kind === 'reaction' }] : []
  })

  function choose(group: string | undefined) {
    setShown(STEP)
    change({ need: group ?? '' }, { replace: true })
  }

  return (
    <Card flush ref={list} aria-labelledby="needs-you" tabIndex={-1}>
      <div className="grid items-center py-3 lg:grid-cols-[auto_minmax(0,1fr)]">
        <h2 id="needs-you" className="px-4 text-h3 sm:px-5 lg:py-2">
          Needs you
        </h2>
        {all.length > 0 && <NeedFilters needs={all} chosen={chosen} onChoose={choose} />}
      </div>
      {needs.isError && (
        <QueryError query={needs} level={3} title="Failed to load the clients who need you" />
      )}
      {needs.data && rows.length === 0 && (
        <p className="border-t border-line px-4 py-4 text-ink-2 sm:px-5">
          {chosen ? 'No one needs you for this right now.' : 'All caught up.'}
        </p>
      )}
      {rows.length > 0 && <NeedRows rows={rows.slice(0, shown)} />}
      {rows.length > shown && (
        <div className="border-t border-line px-4 py-3 sm:px-5">
          <Button variant="secondary" size="sm" onClick={() => setShown(shown + STEP)}>
            Show {Math.min(STEP, rows.length - shown)} more of {rows.length}
          </Button>
        </div>
      )}
    </Card>
  )
}
