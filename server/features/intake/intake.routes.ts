import { intake as contract } from '@shared/features/intake'
import { byOf } from '../../access/actor'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { type ForgetExports, findReceipt } from '../reports/reports.public'
import { receiveBundle } from './receive-bundle'
import { receiveMessage } from './receive-message'
import { addToken, listTokens, revokeToken } from './tokens'

export { contract }

export const handlers = (deps: Dependencies, forgetExports: ForgetExports): Handlers<typeof contract> => ({
  'POST /api/reports/fhir': async (call) => {
    const { id, isNew } = await receiveBundle(deps, forgetExports, byOf(call), call.raw)
    if (!isNew) call.setStatus(200)
    return findReceipt(deps.db, id)
  },
  'POST /api/reports/hl7': async (call) => ({
    content: { bytes: Buffer.from(await receiveMessage(deps, forgetExports, byOf(call), call.raw)) },
    contentType: 'x-application/hl7-v2+er7; charset=utf-8',
    disposition: 'inline',
    name: 'ack.hl7',
  }),
  'GET /api/machine-tokens': () => listTokens(deps.db),
  'POST /api/machine-tokens': ({ actor, body }) => addToken(deps, actor, body),
  'DELETE /api/machine-tokens/:id': ({ actor, params }) => revokeToken(deps, actor, params.id),
})
