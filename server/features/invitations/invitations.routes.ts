import { COUNTS_HEADER, invitations as contract } from '@shared/features/invitations'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { paged } from '../../http/paging'
import { printLetters, revokeInvitation, sendInvitations } from './invite.service'
import { listInvitations } from './list-invitations'

export { contract }

export const handlers = (deps: Dependencies): Handlers<typeof contract> => ({
  'GET /api/invitations': async (call) => {
    const { counts, ...list } = await listInvitations(deps, call.query)
    call.setHeader(COUNTS_HEADER, counts.map(({ name, count }) => `${name}=${count}`).join(', '))
    const cut = counts.filter(({ isCapped }) => isCapped).map(({ name }) => name)
    if (cut.length > 0) call.setHeader('X-Counts-Capped', cut.join(', '))
    return paged(call, '/api/invitations', Promise.resolve(list))
  },
  'POST /api/invitations': ({ actor, body }) => sendInvitations(deps, actor, body),
  'POST /api/invitations/letters': ({ actor, body }) => printLetters(deps, actor, body),
  'DELETE /api/invitations/:id': ({ actor, params }) => revokeInvitation(deps, actor, params.id),
})
