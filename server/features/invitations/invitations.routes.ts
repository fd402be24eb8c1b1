import { invitations as contract } from '@shared/features/invitations'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { Problem } from '../../http/problem'

export { contract }

const notBuilt = (): never => {
  throw new Problem('unavailable', 'Not built yet.')
}

export const handlers = (_deps: Dependencies): Handlers<typeof contract> => ({
  'GET /api/invitations': notBuilt,
  'POST /api/invitations': notBuilt,
  'POST /api/invitations/letters': notBuilt,
  'DELETE /api/invitations/:id': notBuilt,
})
