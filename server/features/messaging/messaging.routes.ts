import { messaging as contract } from '@shared/features/messaging'
import type { SenderState } from '../../adapters/mail/mail'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { paged } from '../../http/paging'
import { findLog, listLogs } from './message-log'
import { sendEmail } from './send-email'
import { sendSms } from './send-sms'

export { contract }

const verified: Partial<Record<SenderState, boolean>> = { verified: true, unverified: false }

export const handlers = (deps: Dependencies): Handlers<typeof contract> => ({
  'POST /api/admin/send-email': ({ actor, body }) => sendEmail(deps, actor, body),
  'POST /api/admin/send-sms': ({ actor, body }) => sendSms(deps, actor, body),
  'GET /api/admin/message-logs': (call) =>
    paged(call, '/api/admin/message-logs', listLogs(deps.replicaReader.db, call.query)),
  'GET /api/admin/message-logs/:id': ({ params }) => findLog(deps.db, params.id),
  'GET /api/admin/messaging-config': async () => {
    const { ses, twilio } = deps.config
    const state = await deps.mail?.sender()
    return {
      ses: {
        accessKeyId: ses.accessKeyId !== '',
        secretKey: ses.secretAccessKey !== '',
        region: ses.region !== '',
      },
      twilio: {
        accountSid: twilio.accountSid !== '',
        authToken: twilio.authToken !== '',
        phoneNumber: twilio.phoneNumber !== '',
      },
      sender: { address: ses.from || null, verified: (state && verified[state]) ?? null },
    }
  },
})
