import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { moment } from '../core/schemas'

export const notification = z.object({
  id: z.int(),
  title: z.string(),
  message: z.string(),
  link: z.nullable(z.string()),
  createdAt: moment,
  readAt: z.nullable(moment),
})

export const notifications = defineContract({
  'GET /api/notifications': {
    summary: 'What the signed-in user has not read, newest first.',
    reply: z.array(notification),
  },
  'POST /api/notifications/read-all': { summary: 'Marks all of them as read.', reply: 'empty' },
})
