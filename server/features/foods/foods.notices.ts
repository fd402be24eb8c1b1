import { linkTo } from '@shared/screens'
import type { Notes } from '../notifications/notifications.public'

export const notes = {
  descriptionsGenerated: (done: number, failed: number) => ({
    title: 'Food descriptions generated',
    message: `${done} written, ${failed} failed.`,
    link: linkTo('/admin/food-descriptions'),
  }),
} satisfies Notes
