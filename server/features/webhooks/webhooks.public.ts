export { removeOldDeliveries, sendWebhooks } from './send-webhooks'
export { discardWebhookSecrets, reencryptWebhookSecrets } from './webhooks.service'
