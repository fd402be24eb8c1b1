import { worklist as contract } from '@shared/features/worklist'
import type { Handlers } from '../../http/mount'

export { contract }

export const handlers = (): Handlers<typeof contract> => ({
  'GET /api/worklist': () => [],
})
