import { onDatabase, say } from '../command'
import { readConfig } from '../../config/config'
import { startError } from '../../database/embedded/start-error'
import { notifyOwner } from '../../features/auth/auth.public'
import { resetFactorsOf } from '../../features/factors/factors.public'

/** `reset-factor EMAIL`: see docs/operations/second-factors.md. */
export async function run(words: string[], env?: NodeJS.ProcessEnv): Promise<void> {
  const [email, ...more] = words
  if (!email || more.length > 0 || email.startsWith('-'))
    throw startError('Whose second factor? npm run reset-factor -- EMAIL')
  await onDatabase(readConfig(env), async ({ db }) => {
    await resetFactorsOf({ db, notifyOwner }, email)
    say(`${email} signs in with just the password until they set up another second factor.`)
    say('Everybody signed in with it is now signed out. They and all administrators have been told.')
  })
}
