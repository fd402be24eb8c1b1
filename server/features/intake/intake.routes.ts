import { intake as contract } from '@shared/features/intake'
import { byOf } from '../../access/actor'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { type ForgetExports, findReceipt } from '../reports/reports.public'
import { receiveBundle } from './receive-bundle'
import { addToken, listTokens, revokeToken } from './tokens'

export { contract }

export const handlers = (deps: Dependencies, forgetExports: ForgetExports): Handlers<typeof contract> => ({
  'POST /api/reports/fhir': async (call) => {
    const { id, isNew } = await receiveBundle(deps, forgetExports, byOf(call), call.raw)
    if (!isNew) call.setStatus(200)
    return findReceipt(deps.db, id)
  },
  'GET /api/machine-tokens': () => listTokens(deps.db),
  'POST /api/machine-tokens': ({ actor, body }) => addToken(deps, actor, body),
  'DELETE /api/machine-tokens/:id': ({ actor, params }) => revokeToken(deps, actor, params.id),
})
