import { auth as contract } from '@shared/features/auth'
import type { Actor } from '../../access/actor'
import { ownOf } from '../../access/own'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { notFound, Problem } from '../../http/problem'
import type { Proof, SignIn } from '../../http/session'
import { endSession, endSessions, listSessions } from '../accounts/accounts.public'
import { requireRelyingParty, optionsForAnybody } from '../factors/factors.public'
import { register } from './auth.service'
import { confirm } from './confirm.service'
import { overtakenLink } from './ended-link'
import { changePassword, profileUpdates } from './own-account.service'
import { askForReset, completeReset, lookUpReset } from './password-reset.service'
import { approveRegistration, listRegistrations, refuseRegistration } from './registrations'
import {
  stepUp,
  stepUpOptions,
  completeSignIn,
  signInByPasskey,
  verifySecondStep,
} from './second-step.service'
import type { Throttle } from './throttle'
import { activate, checkAnswer, lookUpInvitation, resendInvitation } from './welcome.service'

export { contract }

export const handlers = (deps: Dependencies, throttle: Throttle): Handlers<typeof contract> => {
  const updateProfile = profileUpdates(deps, throttle)
  return {
    'POST /api/login': async ({ signIn }) => {
      const proof = await signIn.byPassword()
      if (!proof) throw new Problem('wrong-credentials', 'The email or password is not right.')
      return completeSignIn(deps, signIn, proof)
    },
    'POST /api/login/second': (call) => verifySecondStep(deps, throttle, call, call.body),
    'POST /api/passkeys/sign-in/options': async ({ address }) => {
      const party = requireRelyingParty(deps.config)
      await throttle.ceremony(address)
      return optionsForAnybody(deps.db, party)
    },
    'POST /api/passkeys/sign-in': ({ address, body, signIn }) =>
      throttle.following(address, () => signInByPasskey(deps, signIn, body)),
    'POST /api/user/assure/options': ({ actor }) => stepUpOptions(deps, actor),
    'POST /api/user/assure': (call) => stepUp(deps, throttle, ownOf(call), call.body),
    'POST /api/register': async ({ address, body }) => {
      if (!deps.config.registrationOpen)
        throw new Problem('forbidden', 'You cannot register here. Please ask your laboratory for an account.')
      await throttle.registration(address)
      return register(deps, throttle, body, address)
    },
    'POST /api/welcome/look': ({ address, body }) =>
      throttle.following(address, () => lookUpInvitation(deps, body.token)),
    'POST /api/welcome/answer': ({ address, body }) =>
      throttle.following(address, () => checkAnswer(deps, body)),
    'POST /api/welcome': async ({ address, body, signIn }) => {
      const proof = await throttle.following(address, () => activate(deps, body))
      return enterByLink(deps, signIn, proof)
    },
    'POST /api/welcome/again': ({ address, body }) =>
      throttle.following(address, () => resendInvitation(deps, throttle, body.token)),
    'POST /api/password-reset': ({ address, body, signIn }) =>
      askForReset(deps, throttle, { ...body, address, deviceHash: signIn.device() }),
    'POST /api/password-reset/look': ({ address, body }) =>
      throttle.following(address, () => lookUpReset(deps, body.token)),
    'POST /api/password-reset/complete': async ({ address, body, signIn }) => {
      const proof = await throttle.following(address, () => completeReset(deps, body))
      return enterByLink(deps, signIn, proof)
    },
    'POST /api/confirm': ({ body, signIn }) => confirm(deps, throttle, signIn.idHash(), body),
    'GET /api/registrations': () => listRegistrations(deps),
    'POST /api/registrations/:id/let-in': ({ actor, params }) => approveRegistration(deps, actor, params.id),
    'DELETE /api/registrations/:id': ({ actor, params }) => refuseRegistration(deps, actor, params.id),
    'POST /api/logout': async (call) => {
      await call.signIn.out()
      // Clears pages behind the back button; storage stays, as it has the service worker.
      call.setHeader('Clear-Site-Data', '"cache"')
    },
    'GET /api/user': ({ actor }) => actor,
    'PATCH /api/user': (call) => updateProfile(ownOf(call), call.body),
    'PUT /api/user/password': (call) => changePassword(deps, throttle, ownOf(call), call.body),
    'GET /api/user/sessions': ({ actor, signIn }) => listSessions(deps.db, actor.id, signIn.idHash()),
    'DELETE /api/user/sessions/:id': async ({ actor, params }) => {
      if (!(await endSession(deps.db, actor.id, params.id))) throw notFound('The session')
    },
    'DELETE /api/user/sessions': ({ actor, signIn }) => endSessions(deps.db, actor.id, signIn.idHash()),
  }
}

/** Signs in after a password was set by a link. */
async function enterByLink(deps: Dependencies, signIn: SignIn, proof: Proof): Promise<Actor> {
  try {
    return await completeSignIn(deps, signIn, proof)
  } catch (error) {
    throw error instanceof Problem && error.code === 'wrong-credentials'
      ? await overtakenLink(deps.db)
      : error
  }
}
