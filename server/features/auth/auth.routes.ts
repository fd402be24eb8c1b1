import { auth as contract } from '@shared/features/auth'
import type { Actor } from '../../access/actor'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { Problem } from '../../http/problem'
import { findActor } from './actor.queries'
import { register } from './auth.service'
import type { Throttle } from './throttle'

export { contract }

export const handlers = (deps: Dependencies, throttle: Throttle): Handlers<typeof contract> => ({
  'GET /api/user': ({ actor }) => actor,
  'POST /api/login': async ({ signIn }) => {
    const userId = await signIn.withPassword()
    if (userId === undefined)
      throw new Problem('wrong-credentials', 'The email or the password is not right.')
    return present(await findActor(deps.db, userId))
  },
  'POST /api/register': async ({ address, body, signIn }) => {
    if (!deps.config.registrationOpen)
      throw new Problem(
        'forbidden',
        'This portal is not open for registration. Accounts are made by the administrator.',
      )
    await throttle.registration(address)
    const proof = await register(deps, body)
    await signIn.as(proof)
    return present(await findActor(deps.db, proof.id))
  },
  'POST /api/logout': ({ signIn }) => signIn.out(),
})

/** The account may have been removed between the check and this read. */
function present(actor: Actor | undefined): Actor {
  if (!actor) throw new Problem('signed-out', 'Please sign in.')
  return actor
}
