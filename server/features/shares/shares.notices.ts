import { linkTo } from '@shared/screens'
import type { Notes } from '../notifications/notifications.public'

export const notes = {
  opened: (recipient: string) => ({
    title: 'Your share link was opened',
    message: `By “${recipient}”, as they typed it. If this is nobody you know, end the link.`,
    link: linkTo('/client/share'),
  }),
} satisfies Notes
