import { webhooks as contract } from '@shared/features/webhooks'
import { byOf } from '../../access/actor'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { testWebhook } from './send-webhooks'
import {
  addWebhook,
  changeSecret,
  changeWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  sendAgain,
} from './webhooks.service'

export { contract }

export const handlers = (deps: Dependencies): Handlers<typeof contract> => ({
  'GET /api/webhooks': () => listWebhooks(deps.db),
  'POST /api/webhooks': (call) => addWebhook(deps, byOf(call), call.body),
  'PATCH /api/webhooks/:id': (call) => changeWebhook(deps, byOf(call), call.params.id, call.body),
  'POST /api/webhooks/:id/secret': (call) => changeSecret(deps, byOf(call), call.params.id),
  'POST /api/webhooks/:id/test': ({ params }) => testWebhook(deps, params.id),
  'DELETE /api/webhooks/:id': (call) => deleteWebhook(deps, byOf(call), call.params.id),
  'GET /api/webhooks/:id/deliveries': ({ params }) => listDeliveries(deps.db, params.id),
  'POST /api/webhook-deliveries/:id/again': ({ params }) => sendAgain(deps, params.id),
})
