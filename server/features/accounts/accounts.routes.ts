import { accounts as contract } from '@shared/features/accounts'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { setPageHeaders } from '../../http/paging'
import { etagOf } from '../../http/preconditions'
import { listAccounts } from './account-rows'
import { confirmEmail, issuePassword, revealCredential, updateUser } from './accounts.service'
import { createAccount, type AddRecord } from './new-account'
import { readPreferences, updatePreferences } from './preferences'

export { contract }

export const handlers = (deps: Dependencies, addRecord: AddRecord): Handlers<typeof contract> => ({
  'GET /api/users': async (call) => {
    const { rows, ...extent } = await listAccounts(deps.db, call.query)
    setPageHeaders(call, '/api/users', extent)
    return rows
  },
  'POST /api/admin/users': ({ actor, body }) => createAccount(deps, addRecord, actor, body),
  'PATCH /api/users/:id': async (call) => {
    const user = await updateUser(deps, call.actor, call.params.id, call.body, call.header('If-Match'))
    call.setHeader('ETag', etagOf(user))
    return user
  },
  'POST /api/users/:id/confirm-email': (call) =>
    confirmEmail(deps, call.actor, call.params.id, call.header('If-Match')),
  'POST /api/users/:id/credential': async ({ actor, params }) => ({
    password: await revealCredential(deps, actor, params.id),
  }),
  'PUT /api/users/:id/password': async ({ actor, params }) => ({
    password: await issuePassword(deps, actor, params.id),
  }),
  'GET /api/user/preferences': ({ actor }) => readPreferences(deps, actor.id),
  'PATCH /api/user/preferences': ({ actor, body }) => updatePreferences(deps, actor.id, body),
})
