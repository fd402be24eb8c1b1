import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { moment, paging } from '../core/schemas'

export const notification = z.object({
  id: z.int(),
  title: z.string(),
  message: z.string(),
  /** How many events of one type and day the line stands for. */
  count: z.int(),
  link: z.nullable(z.string()),
  createdAt: moment,
  readAt: z.nullable(moment),
})

export const notifications = defineContract({
  'GET /api/notifications': {
    summary: 'What the signed-in user has not read, newest first.',
    reply: z.array(notification),
  },
  'GET /api/notifications/all': {
    summary: 'Read and unread, newest first.',
    query: z.object(paging),
    reply: z.array(notification),
  },
  'POST /api/notifications/:id/read': { summary: 'Marks one as read.', reply: 'empty' },
  'POST /api/notifications/read-all': { summary: 'Marks all of them as read.', reply: 'empty' },
})
