import { onDatabase, say } from '../command'
import { readConfig } from '../../config/config'
import { startError } from '../../database/embedded/start-error'
import { resetAdmin } from '../../features/accounts/accounts.public'
import { forgetGuesses, notifyOwner } from '../../features/auth/auth.public'
import { isEnrolled } from '../../features/factors/factors.public'

/** `reset-admin EMAIL`: see docs/operations/accounts.md. */
export async function run(words: string[], env?: NodeJS.ProcessEnv): Promise<void> {
  const [email, ...more] = words
  if (!email || more.length > 0 || email.startsWith('-'))
    throw startError('Which administrator? npm run reset-admin -- EMAIL')
  await onDatabase(readConfig(env), async ({ db }) => {
    const { userId, password, wasInactive } = await resetAdmin({ db, notifyOwner }, email)
    await forgetGuesses(db, email)
    const hasFactor = await isEnrolled(db, userId)
    say(`The new password of ${email} is ${password}`)
    say('It is shown this once; choose another under Settings after signing in.')
    if (wasInactive) say('The account was deactivated; it is active again.')
    if (hasFactor)
      say(`A second factor is asked for as before. Where it was lost: npm run reset-factor -- ${email}`)
    say('Whoever was signed in with it is signed out, and links that were sent to it open nothing any more.')
  })
}
