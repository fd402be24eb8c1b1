/** What a webhook may tell about a report. */
export const webhookEvents = ['report.completed', 'report.needs-check', 'report.corrected'] as const
export type WebhookEvent = (typeof webhookEvents)[number]
