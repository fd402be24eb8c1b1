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
    say(`The new password for ${email} is ${password}`)
    say('It is shown only once. Choose another under Settings after signing in.')
    if (wasInactive) say('The account was deactivated; it is active again.')
    if (hasFactor) say(`A second factor is still needed. If it is lost: npm run reset-factor -- ${email}`)
    say('Everybody signed in with it is now signed out, and links sent to it no longer work.')
  })
}
