import { intake as contract } from '@shared/features/intake'
import type { Handlers } from '../../http/mount'
import { notFound, Problem } from '../../http/problem'

export { contract }

export const handlers = (): Handlers<typeof contract> => ({
  'GET /api/machine-tokens': () => [],
  'POST /api/machine-tokens': () => {
    throw new Problem('unavailable', 'Not built yet.')
  },
  'DELETE /api/machine-tokens/:id': () => {
    throw notFound('The token')
  },
})
