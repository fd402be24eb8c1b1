import { linkTo } from '@shared/screens'
import type { OutboxEmail } from '../../adapters/mail/outbox-email'
import type { Notes } from '../notifications/notifications.public'

export const notes = {
  allergyRemoved: ({ reportId, sampleId }: { reportId: number; sampleId: string }) => ({
    title: 'A client has removed an allergy',
    message: `The client of sample ${sampleId} removed an allergy. The scanner and recipes no longer avoid it.`,
    link: linkTo('/practitioner/reports/:id', { id: reportId }),
  }),
} satisfies Notes

export const allergyRemoved: OutboxEmail = {
  subject: 'A client has changed their record',
  body: 'one of your clients has removed something from their record. Please sign in to read what',
  closing: 'To keep it private, this email gives no names or details.',
  isWanted: (_db, { emailNotifications }) => emailNotifications,
}
