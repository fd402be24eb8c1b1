import { EMPTY_LINE } from '@shared/domain/results-csv/tally'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '@/api/use-api'
import { ConfirmLater } from '@/ui/confirm-later'
import type { Report } from '../results/report-types'
import type { Check } from './check-types'
import { lostText, notReadText } from './lost-text'

type Asked = { lines: number; confirm: () => void }

/** Asks once before a report is confirmed of whose file lines were not read; `dialog` is where it asks. */
export function useAskingFirst({ id, unread }: Pick<Report, 'id' | 'unread'>) {
  const check = useApiQuery('GET /api/reports/:id/check', { params: { id } })
  const [asked, setAsked] = useState<Asked>()

  async function askFirst(confirm: () => void) {
    const { data } = check.data ? check : await check.refetch({ cancelRefetch: false })
    // Where the file cannot be read again, what is kept of it tells.
    const lines = data ? linesNotRead(data) : unread.length
    if (lines > 0) setAsked({ lines, confirm })
    else confirm()
  }

  const dialog = (
    <ConfirmLater
      open={asked !== undefined}
      onOpenChange={() => setAsked(undefined)}
      destructive={false}
      icon={TriangleAlert}
      title={notReadText(asked?.lines ?? 0)}
      description={
        <p className="break-words">{lostText(unread, { lines: asked?.lines ?? 0, clients: 1 })}</p>
      }
      confirmLabel="Confirm anyway"
      onConfirm={() => {
        setAsked(undefined)
        asked?.confirm()
      }}
    />
  )
  return { askFirst: (confirm: () => void) => void askFirst(confirm), dialog }
}

/** How many lines of a file with anything in them are no results. */
const linesNotRead = ({ notRead, skipped }: Check) =>
  notRead - skipped.filter(({ why }) => why === EMPTY_LINE).length
