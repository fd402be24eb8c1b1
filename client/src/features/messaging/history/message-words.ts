import type { Reply } from '@shared/api'
import { firstCharacters } from '@shared/domain/characters'

export type MessageLog = Reply<'GET /api/admin/message-logs'>[number]

export const typeWords = { email: 'Email', sms: 'SMS' } as const

/** The first 100 characters of a message. */
export function messageExcerpt(message: string): string {
  const start = firstCharacters(message, 100)
  return start === message ? message : `${start}...`
}

/** "nora@example.com and 3 more". */
export function recipientWords([first = '', ...others]: readonly string[]): string {
  return others.length > 0 ? `${first} and ${others.length} more` : first
}
