import type { Role } from '@shared/core/roles'
import { linkTo } from '@shared/screens'
import type { Notes } from '../notifications/notifications.public'
import type { questionReviews } from './assistant.tables'

export const notes = {
  questionWaits: (reason: typeof questionReviews.$inferSelect.reason) => ({
    title: 'A question waits for review',
    message:
      reason === 'emergency'
        ? 'Somebody described an emergency to the assistant.'
        : 'The assistant has passed on a question.',
    link: linkTo('/admin/questions-to-review'),
  }),
  questionAnswered: (role: Role, answer: string) => ({
    title: 'Your question was answered',
    message: answer,
    link: linkTo(`/${role}/ai-assistant`),
  }),
} satisfies Notes
