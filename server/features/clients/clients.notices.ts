import { linkTo } from '@shared/screens'
import type { OutboxEmail } from '../../adapters/mail/outbox-email'
import type { Notes } from '../notifications/notifications.public'

export const notes = {
  allergyRemoved: ({ reportId, sampleId }: { reportId: number; sampleId: string }) => ({
    title: 'A client has removed an allergy',
    message: `The client of sample ${sampleId} has taken an allergy off their record: scanner and recipes no longer leave it out.`,
    link: linkTo('/practitioner/reports/:id', { id: reportId }),
  }),
} satisfies Notes

export const allergyRemoved: OutboxEmail = {
  subject: 'A client has changed their record',
  body: 'a client of yours has taken something off their record that you should know of. Please sign in to read what',
  closing: 'This email names nobody and nothing from the record, to keep it private.',
  isWanted: (_db, { emailNotifications }) => emailNotifications,
}
