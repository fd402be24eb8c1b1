import { intake as contract } from '@shared/features/intake'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { addToken, listTokens, revokeToken } from './tokens'

export { contract }

export const handlers = (deps: Dependencies): Handlers<typeof contract> => ({
  'GET /api/machine-tokens': () => listTokens(deps.db),
  'POST /api/machine-tokens': ({ actor, body }) => addToken(deps, actor, body),
  'DELETE /api/machine-tokens/:id': ({ actor, params }) => revokeToken(deps, actor, params.id),
})
