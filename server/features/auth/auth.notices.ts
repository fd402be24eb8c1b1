import type { Role } from '@shared/core/roles'
import { linkTo } from '@shared/screens'
import type { OwedEmail } from '../../adapters/mail/owed-email'
import type { Notes } from '../notifications/notifications.public'

const toSecurity = (role: Role) => linkTo(`/${role}/settings`, { hash: 'security' })

export const notes = {
  guesses: (role: Role) => ({
    title: 'Somebody tried wrong passwords',
    message:
      'There were many failed sign-ins to your account today. If it was not you, somebody may be guessing: please make sure that your password is long and used nowhere else.',
    link: toSecurity(role),
  }),
  newDevice: (role: Role) => ({
    title: 'Sign-in from a new device',
    message:
      'Somebody signed in to your account in a browser where you had not signed in before. If it was not you, please change your password.',
    link: toSecurity(role),
  }),
} satisfies Notes

// Whoever guards an account is told whatever its preferences are.
const isWanted = () => true

export const guesses: OwedEmail = {
  subject: 'Somebody tried wrong passwords for your account',
  body: 'there were many failed sign-ins to your account today. If it was not you, somebody may be guessing your password; you can sign in as always, and see under Settings where you are signed in',
  closing: 'A long password that you use nowhere else cannot be guessed.',
  isWanted,
}

export const newDevice: OwedEmail = {
  subject: 'A new sign-in to your account',
  body: 'somebody signed in to your account in a browser where you had not signed in before. If it was you, there is nothing to do; if not, please sign in and change your password',
  closing: 'Changing the password signs everybody else out.',
  isWanted,
}
