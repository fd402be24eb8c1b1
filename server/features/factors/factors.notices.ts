import { linkTo } from '@shared/screens'
import type { Notes } from '../notifications/notifications.public'

export const notes = {
  reset: () => ({
    title: 'A second factor was reset',
    message:
      'Somebody signs in with the password alone until they set up another. The audit says whose it was and who did it.',
    link: linkTo('/admin/audit'),
  }),
} satisfies Notes
