import type { Reply } from '@shared/api'
import { plural } from '@shared/domain/text/counts'

type Turnaround = Pick<Reply<'GET /api/turnaround'>, 'toRelease' | 'toRead'>
type TurnaroundPart = keyof Turnaround

/** Days with one decimal below ten: `2.1 days`, `14 days`; `Not yet` without any. */
export function daysText(days: number | null): string {
  if (days === null) return 'Not yet'
  const shown = days < 10 ? Math.round(days * 10) / 10 : Math.round(days)
  return `${shown} ${plural(shown, 'day')}`
}

/** The stages with a known duration above zero. */
export const sharesOf = (turnaround: Turnaround): { part: TurnaroundPart; share: number }[] =>
  (['toRelease', 'toRead'] as const).flatMap((part) => {
    const { median } = turnaround[part]
    return median ? { part, share: median } : []
  })
