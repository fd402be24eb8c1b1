import { countText } from '@shared/domain/text/counts'
import { DAY_MS, localDay } from '@shared/domain/text/dates'
import { stateOf } from '@shared/domain/reports/report-state'
import type { ReportRow } from './report-row'

/** A short addition to the state in a row; '' when the state suffices. */
export function stateWords(report: ReportRow, now = new Date()): string {
  switch (stateOf(report)) {
    case 'failed':
      return failureInShort(report.failure)
    case 'nobody':
      return report.status === 'processed' ? 'link first' : 'nobody can read it'
    case 'to-check':
      return countText(report.warningCount, 'warning')
    case 'held':
      return heldFor(report.pendingAt, now)
    case 'released':
      return report.readAt ? 'seen' : 'not seen yet'
    case 'processing':
      return ''
  }
}

/** The first words of the failure message. */
function failureInShort(failure: string | null): string {
  const [sentence = ''] = (failure ?? '').split(/[.:;]/)
  return sentence || 'not read'
}

function heldFor(since: string | null | undefined, now: Date): string {
  if (!since) return ''
  const days = Math.round((Date.parse(localDay(now)) - Date.parse(localDay(since))) / DAY_MS)
  return days < 1 ? 'today' : countText(days, 'day')
}

export const isRead = ({ status }: ReportRow): boolean => status !== 'processing' && status !== 'failed'
