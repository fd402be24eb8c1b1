import { accounts as contract } from '@shared/features/accounts'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { paged } from '../../http/paging'
import { editOf, tagged } from '../../http/preconditions'
import { listAccounts, type AccountFacts } from './account-rows'
import { createAccount, type AddRecord } from './account-writing'
import {
  confirmEmailChange,
  listEmailChanges,
  refuseEmailChange,
  pendingEmailChange,
  cancelEmailChange,
} from './address-changes'
import {
  confirmEmail,
  issuePassword,
  revealCredential,
  sendPasswordReset,
  signOutEverywhere,
  updateUser,
  type Mailing,
} from './accounts.service'
import { sendsLinks } from './link-token'
import { readPreferences, updatePreferences } from './preferences'
import { unsubscribe } from './unsubscribe'

export { contract }

/** What other features know about accounts and do for them. */
type Others = Mailing & AccountFacts & { addRecord: AddRecord }

export const handlers = (
  deps: Dependencies,
  { addRecord, hasRecord, factorOf, ...mailing }: Others,
): Handlers<typeof contract> => ({
  'GET /api/users': (call) =>
    paged(call, '/api/users', listAccounts(deps.replicaReader.db, { hasRecord, factorOf }, call.query)),
  'POST /api/admin/users': ({ actor, body }) => createAccount(deps, addRecord, actor, body),
  'PATCH /api/users/:id': async (call) => tagged(call, await updateUser(deps, editOf(call), call.body)),
  'POST /api/users/:id/confirm-email': (call) => confirmEmail(deps, editOf(call)),
  'POST /api/users/:id/credential': async ({ actor, params }) => ({
    password: await revealCredential(deps, actor, params.id),
  }),
  'PUT /api/users/:id/password': async ({ actor, params }) => ({
    password: await issuePassword(deps, actor, params.id),
  }),
  'POST /api/users/:id/password-reset': ({ actor, params }) =>
    sendPasswordReset(deps, mailing, actor, params.id),
  'DELETE /api/users/:id/sessions': ({ actor, params }) => signOutEverywhere(deps, actor, params.id),
  'POST /api/unsubscribe': ({ body }) => unsubscribe(deps, body.token),
  'GET /api/address-changes': () => listEmailChanges(deps),
  'POST /api/address-changes/:id/confirm': ({ actor, params }) => confirmEmailChange(deps, actor, params.id),
  'DELETE /api/address-changes/:id': ({ actor, params }) => refuseEmailChange(deps, actor, params.id),
  'GET /api/user/address-change': async ({ actor }) => {
    const change = await pendingEmailChange(deps.db, actor.id)
    return { email: change?.email ?? null, expiresAt: change?.expiresAt ?? null, byLink: sendsLinks(deps) }
  },
  'DELETE /api/user/address-change': ({ actor }) => cancelEmailChange(deps.db, actor.id),
  'GET /api/user/preferences': ({ actor }) => readPreferences(deps, actor.id),
  'PATCH /api/user/preferences': ({ actor, body }) => updatePreferences(deps, actor.id, body),
})
