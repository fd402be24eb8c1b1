import { settings as contract } from '@shared/features/settings'
import type { Actor } from '../../access/actor'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { etagOf } from '../../http/preconditions'
import { notFound } from '../../http/problem'
import type { SignIn } from '../../http/session'
import { endSession, endSessions, listSessions, type Throttle } from '../auth/auth.public'
import { changePassword, readPreferences, updatePreferences, updateProfile } from './account.service'
import { carryOutDeletion, listDeletionRequests, ownDeletionRequest, requestDeletion } from './deletion'
import { exportFile, newestExport, orderExport } from './exports'
import { portalSettings, updateSettings } from './portal-settings'

export { contract }

const ownOf = (call: { actor: Actor; address: string; signIn: SignIn }) => ({
  actor: call.actor,
  address: call.address,
  idHash: call.signIn.idHash(),
})

export const handlers = (deps: Dependencies, throttle: Throttle): Handlers<typeof contract> => ({
  'PATCH /api/user': (call) => updateProfile(deps, throttle, ownOf(call), call.body),
  'PUT /api/user/password': (call) => changePassword(deps, throttle, ownOf(call), call.body),
  'GET /api/user/preferences': ({ actor }) => readPreferences(deps, actor.id),
  'PATCH /api/user/preferences': ({ actor, body }) => updatePreferences(deps, actor.id, body),
  'GET /api/user/sessions': ({ actor, signIn }) => listSessions(deps.db, actor.id, signIn.idHash()),
  'DELETE /api/user/sessions/:id': async ({ actor, params }) => {
    if (!(await endSession(deps.db, actor.id, params.id))) throw notFound('The session')
  },
  'DELETE /api/user/sessions': ({ actor, signIn }) => endSessions(deps.db, actor.id, signIn.idHash()),
  'POST /api/user/export': ({ actor }) => orderExport(deps, actor),
  'GET /api/user/export': ({ actor }) => newestExport(deps, actor),
  'GET /api/user/export/:id': ({ actor, params }) => exportFile(deps, actor, params.id),
  'GET /api/user/deletion-request': ({ actor }) => ownDeletionRequest(deps, actor),
  'POST /api/user/deletion-request': ({ actor }) => requestDeletion(deps, actor),
  'GET /api/deletion-requests': () => listDeletionRequests(deps),
  'POST /api/deletion-requests/:id/carry-out': ({ actor, params }) =>
    carryOutDeletion(deps, actor, params.id),
  'GET /api/settings': async (call) => {
    const row = await portalSettings(deps.db)
    call.setHeader('ETag', etagOf(row))
    return row
  },
  'PATCH /api/settings': async (call) => {
    const row = await updateSettings(deps.db, call.actor, call.body, call.header('If-Match'))
    call.setHeader('ETag', etagOf(row))
    return row
  },
})
