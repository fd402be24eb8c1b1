import { accounts as contract } from '@shared/features/accounts'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { paged } from '../../http/paging'
import { editOf, tagged } from '../../http/preconditions'
import { listAccounts } from './account-rows'
import { createAccount, type AddRecord } from './account-writing'
import { confirmEmail, issuePassword, revealCredential, updateUser } from './accounts.service'
import { readPreferences, updatePreferences } from './preferences'

export { contract }

export const handlers = (deps: Dependencies, addRecord: AddRecord): Handlers<typeof contract> => ({
  'GET /api/users': (call) => paged(call, '/api/users', listAccounts(deps.db, call.query)),
  'POST /api/admin/users': ({ actor, body }) => createAccount(deps, addRecord, actor, body),
  'PATCH /api/users/:id': async (call) => tagged(call, await updateUser(deps, editOf(call), call.body)),
  'POST /api/users/:id/confirm-email': (call) => confirmEmail(deps, editOf(call)),
  'POST /api/users/:id/credential': async ({ actor, params }) => ({
    password: await revealCredential(deps, actor, params.id),
  }),
  'PUT /api/users/:id/password': async ({ actor, params }) => ({
    password: await issuePassword(deps, actor, params.id),
  }),
  'GET /api/user/preferences': ({ actor }) => readPreferences(deps, actor.id),
  'PATCH /api/user/preferences': ({ actor, body }) => updatePreferences(deps, actor.id, body),
})
