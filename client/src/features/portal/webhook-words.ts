import type { WebhookEvent } from '@shared/domain/webhooks/webhook-events'

/** What a webhook tells, for people. */
export const eventWords: Record<WebhookEvent, string> = {
  'report.completed': 'A report is completed',
  'report.needs-check': 'A report needs a check',
  'report.corrected': 'A completed report is corrected',
}
