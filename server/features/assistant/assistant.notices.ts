import type { Role } from '@shared/core/roles'
import { formatCount } from '@shared/domain/text/counts'
import { linkTo } from '@shared/screens'
import type { Notes, GroupedNotificationTexts } from '../notifications/notifications.public'
import type { questionReviews } from './assistant.tables'

export const notes = {
  questionWaits: ({ id, reason }: Pick<typeof questionReviews.$inferSelect, 'id' | 'reason'>) => ({
    kind: 'question-waits',
    subjectId: id,
    title: 'A question to review',
    message:
      reason === 'emergency'
        ? 'Somebody described an emergency to the assistant.'
        : reason === 'not-helpful'
          ? 'One of the assistant’s answers didn’t help.'
          : 'The assistant has passed on a question.',
    link: linkTo('/admin/questions-to-review'),
  }),
  questionAnswered: (role: Role, reviewId: number) => ({
    title: 'Your question was answered',
    // The bell shows on every page, so the text never tells about health.
    message: 'Read the answer in the assistant.',
    link: linkTo(`/${role}/ai-assistant`, { query: { answer: String(reviewId) } }),
  }),
} satisfies Notes

export const several = {
  'question-waits': (count: number) => ({
    title: `${formatCount(count)} questions to review`,
    message: 'The assistant has passed them on.',
    link: linkTo('/admin/questions-to-review'),
  }),
} satisfies Partial<GroupedNotificationTexts>
