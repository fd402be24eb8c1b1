import type { Reply } from '@shared/api'

export type MessageLog = Reply<'GET /api/admin/message-logs'>[number]

export const typeWords = { email: 'Email', sms: 'SMS' } as const

/** "nora@example.com and 3 more". */
export function recipientWords([first = '', ...others]: readonly string[]): string {
  return others.length > 0 ? `${first} and ${others.length} more` : first
}
