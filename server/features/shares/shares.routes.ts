import { shares as contract } from '@shared/features/shares'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { networkOf } from '../../http/network-of'
import { personThrottle } from '../../http/throttle'
import { createShare, endShare, listShares, openShare, takeFile } from './shares.service'

export { contract }

export function handlers(deps: Dependencies): Handlers<typeof contract> {
  const throttle = personThrottle(
    { name: 'share links', points: 60, duration: 60 },
    'There were too many attempts. Please wait a minute.',
  )
  return {
    'GET /api/shares': ({ actor }) => listShares(deps, actor),
    'POST /api/shares': ({ actor, body, files }) => createShare(deps, actor, body, files.content),
    'DELETE /api/shares/:id': ({ actor, params }) => endShare(deps, actor, params.id),
    'POST /api/shl/:id': async ({ params, body, address }) => {
      await throttle(networkOf(address))
      return openShare(deps, params.id, body)
    },
    'GET /api/shl/files/:ticket': async ({ params, address }) => {
      await throttle(networkOf(address))
      return takeFile(deps, params.ticket)
    },
  }
}
