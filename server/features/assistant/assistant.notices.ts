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
        : reason === 'not-helpful'
          ? 'An answer of the assistant did not help.'
          : 'The assistant has passed on a question.',
    link: linkTo('/admin/questions-to-review'),
  }),
  questionAnswered: (role: Role, reviewId: number) => ({
    title: 'Your question was answered',
    // The answer may tell of health, and the bell is read on every page without an event.
    message: 'You can read the answer with the assistant.',
    link: linkTo(`/${role}/ai-assistant`, { query: { answer: String(reviewId) } }),
  }),
} satisfies Notes
