import { factors as contract } from '@shared/features/factors'
import type { Actor } from '../../access/actor'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import type { SignIn } from '../../http/session'
import { portalSettings } from '../portal/portal.public'
import {
  authenticatorSince,
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
} from './authenticator'
import type { Own } from './changing'
import { addPasskey, attestationOptions, listPasskeys, removePasskey, renamePasskey } from './passkeys'
import { codesLeft, makeRecoveryCodes } from './recovery-codes'
import { relyingPartyOf } from './relying-party'
import { resetFactors } from './reset'

export { contract }

export const handlers = (deps: Dependencies): Handlers<typeof contract> => {
  const { config, db } = deps
  return {
    'GET /api/user/factors': async ({ actor }) => {
      const isClient = actor.role === 'client'
      const { staffFactor, staffFactorFrom } = await portalSettings(db)
      return {
        passkeys: await listPasskeys(db, actor.id, relyingPartyOf(config)),
        authenticatorSince: await authenticatorSince(db, actor.id),
        recoveryCodes: isClient ? null : await codesLeft(db, actor.id),
        mode: staffFactor,
        requiredFrom: staffFactorFrom,
        mayAdd: isClient || staffFactor !== 'off',
      }
    },
    'POST /api/user/passkeys/options': ({ actor }) => attestationOptions(deps, actor),
    'POST /api/user/passkeys': (call) => addPasskey(deps, ownOf(call), call.body),
    'PATCH /api/user/passkeys/:id': ({ actor, params, body }) =>
      renamePasskey(db, actor.id, params.id, body.name, relyingPartyOf(config)),
    'DELETE /api/user/passkeys/:id': ({ actor, params }) => removePasskey(deps, actor, params.id),
    'POST /api/user/totp': ({ actor }) => beginAuthenticator(deps, actor),
    'POST /api/user/totp/confirm': (call) => confirmAuthenticator(deps, ownOf(call), call.body.code),
    'DELETE /api/user/totp': ({ actor }) => removeAuthenticator(deps, actor),
    'POST /api/user/recovery-codes': async ({ actor }) => ({ codes: await makeRecoveryCodes(deps, actor) }),
    'DELETE /api/users/:id/factors': ({ actor, params }) => resetFactors(deps, actor, params.id),
  }
}

const ownOf = ({ actor, signIn }: { actor: Actor; signIn: SignIn }): Own => ({
  actor,
  idHash: signIn.idHash(),
})
