import { plural } from '@shared/domain/text/counts'
import type { Report } from './report-types'

/** Says how many further foods were tested but cannot be read; empty for none. */
export function unreadText({ length }: Report['unread']): string {
  if (length === 0) return ''
  return `${length} more ${plural(length, 'food was', 'foods were')} tested but not readable. Ask the laboratory.`
}
