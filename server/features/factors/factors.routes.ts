import { factors as contract } from '@shared/features/factors'
import { ownOf } from '../../access/own'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { portalSettings } from '../portal/portal.public'
import {
  authenticatorSince,
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
} from './authenticator'
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
    'DELETE /api/user/passkeys/:id': (call) => removePasskey(deps, ownOf(call), call.params.id),
    'POST /api/user/totp': (call) => beginAuthenticator(deps, ownOf(call)),
    'POST /api/user/totp/confirm': (call) => confirmAuthenticator(deps, ownOf(call), call.body.code),
    'DELETE /api/user/totp': (call) => removeAuthenticator(deps, ownOf(call)),
    'POST /api/user/recovery-codes': async (call) => ({ codes: await makeRecoveryCodes(deps, ownOf(call)) }),
    'DELETE /api/users/:id/factors': ({ actor, params }) => resetFactors(deps, actor, params.id),
  }
}
