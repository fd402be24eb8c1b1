import type { Reply } from '@shared/api'

export type MessagingConfig = Reply<'GET /api/admin/messaging-config'>
