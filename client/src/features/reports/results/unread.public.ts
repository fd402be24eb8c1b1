import { plural } from '@shared/domain/counts'
import type { Report } from './report-types'

/** That foods beside those with a result were tested, and nobody can read what was found; empty where there are none. */
export function unreadText({ length }: Report['unread']): string {
  if (length === 0) return ''
  return `${length} more ${plural(length, 'food was', 'foods were')} tested and cannot be read: ask the laboratory.`
}
