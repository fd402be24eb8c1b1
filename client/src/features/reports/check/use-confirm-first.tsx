import { isOfDate } from '@shared/domain/text/date-sense'
import { EMPTY_LINE } from '@shared/domain/results-csv/tally'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '@/api/use-api'
import { LazyConfirmDialog } from '@/ui/lazy-confirm-dialog'
import type { Report } from '../results/report-types'
import type { Check } from './check-types'
import { unreadLinesText, notReadText, wrongDatesText } from './unread-lines-text'

type Asked = { lines: number; confirm: () => void }

/** Asks before confirming unread lines or an impossible date; `dialog` must be rendered. */
export function useConfirmFirst({ id, unread, warnings }: Pick<Report, 'id' | 'unread' | 'warnings'>) {
  const wrongDates = wrongDatesText(warnings)
  const check = useApiQuery('GET /api/reports/:id/check', { params: { id } })
  const [asked, setAsked] = useState<Asked>()

  async function askFirst(confirm: () => void) {
    const { data } = check.data ? check : await check.refetch({ cancelRefetch: false })
    // When the file cannot be read again, the stored unread lines are counted.
    const lines = data ? linesNotRead(data) : unread.length
    if (lines > 0 || wrongDates) setAsked({ lines, confirm })
    else confirm()
  }

  const lines = asked?.lines ?? 0
  const dialog = (
    <LazyConfirmDialog
      open={asked !== undefined}
      onOpenChange={() => setAsked(undefined)}
      destructive={false}
      icon={TriangleAlert}
      title={[...(lines > 0 ? [notReadText(lines)] : []), ...(wrongDates ? [wrongDates] : [])].join(' and ')}
      description={
        <div className="space-y-2 break-words">
          {lines > 0 && <p>{unreadLinesText(unread, { lines, clients: 1 })}</p>}
          {wrongDates && (
            <p>
              {warnings.filter(isOfDate).map(({ message }) => `${message} `)}
              Please correct it first with Edit or Replace files.
            </p>
          )}
        </div>
      }
      confirmLabel="Confirm anyway"
      onConfirm={() => {
        setAsked(undefined)
        asked?.confirm()
      }}
    />
  )
  return {
    askFirst: (confirm: () => void) => void askFirst(confirm),
    dialog,
    isDateWrong: wrongDates !== undefined,
  }
}

/** The number of non-empty lines without a result. */
const linesNotRead = ({ notRead, skipped }: Check) =>
  notRead - skipped.filter(({ why }) => why === EMPTY_LINE).length
