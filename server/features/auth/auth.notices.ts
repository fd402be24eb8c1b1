import { homeOf, type Role } from '@shared/core/roles'
import { formatCount } from '@shared/domain/text/counts'
import { linkTo } from '@shared/screens'
import type { AccountNews } from '../../dependencies'
import type { EmailWords, OutboxEmail } from '../../adapters/mail/outbox-email'
import { tokenForEmailChange } from '../accounts/accounts.public'
import type { Note, Notes, GroupedNotificationTexts } from '../notifications/notifications.public'
import { resetLink } from './password-reset'
import { tokenForRegistration } from './registrations'

const toSecurity = (role: Role) => linkTo(`${homeOf[role]}/settings`, { hash: 'security' })
const notYou = 'If that was not you, change your password and tell the laboratory at once.'

/** The notification for an account's owner about each kind of news. */
export const ownerNotes: Record<AccountNews, (role: Role) => Note> = {
  'password-changed': (role) => ({
    title: 'Your password was changed',
    message: `Every other device was signed out. ${notYou}`,
    link: toSecurity(role),
  }),
  'address-changed': (role) => ({
    title: 'Your email address was changed',
    message: `Every other device was signed out. ${notYou}`,
    link: toSecurity(role),
  }),
  'address-wished': (role) => ({
    title: 'Somebody asked to change your email address',
    message: `Your account keeps its current email address until you confirm the new one. ${notYou}`,
    link: linkTo(`${homeOf[role]}/settings`, { hash: 'profile' }),
  }),
  'passkey-added': (role) => ({
    title: 'A passkey was added',
    message: `It can now sign in to your account. If that was not you, remove it here, change your password and tell the laboratory at once.`,
    link: toSecurity(role),
  }),
  'passkey-removed': (role) => ({
    title: 'A passkey was removed',
    message: `It can no longer be used to sign in to your account. ${notYou}`,
    link: toSecurity(role),
  }),
  'passkey-refused': (role) => ({
    title: 'A passkey was refused',
    message: 'It may have been copied. Nobody got in. Please remove it and add a new one.',
    link: toSecurity(role),
  }),
  'authenticator-added': (role) => ({
    title: 'An authenticator app was added',
    message: `We ask for its codes when you sign in. If that was not you, remove it here, change your password and tell the laboratory at once.`,
    link: toSecurity(role),
  }),
  'authenticator-removed': (role) => ({
    title: 'The authenticator app was removed',
    message: `Its codes no longer work. ${notYou}`,
    link: toSecurity(role),
  }),
  'recovery-codes-made': (role) => ({
    title: 'New recovery codes were made',
    message: `The old ones no longer work. If that was not you, make new ones here, change your password and tell the laboratory at once.`,
    link: toSecurity(role),
  }),
  'password-known': (role) => ({
    title: 'Somebody knows your password',
    message:
      'Somebody typed your password and then wrong codes. Your second factor kept them out. If it was not you, change your password now.',
    link: toSecurity(role),
  }),
  'recovery-code-used': (role) => ({
    title: 'A recovery code was used',
    message: `It no longer works. If that was not you, make new ones here, change your password and tell the laboratory at once.`,
    link: toSecurity(role),
  }),
  'factors-reset': (role) => ({
    title: 'Your second factor was reset',
    message:
      'Until you set up another, you sign in with your password only. We have signed you out everywhere. If you did not ask for this, tell the laboratory at once.',
    link: toSecurity(role),
  }),
}

const toWaiting = linkTo('/admin/users', { hash: 'waiting' })

export const notes = {
  guesses: (role: Role) => ({
    title: 'Failed sign-ins to your account',
    message:
      'There were many failed sign-ins to your account today. If it was not you, use a long password that you use nowhere else.',
    link: toSecurity(role),
  }),
  newDevice: (role: Role) => ({
    kind: 'new-device' as const,
    title: 'Sign-in from a new device',
    message:
      'Somebody signed in to your account in a new browser. If it was not you, change your password and remove passkeys you do not recognise.',
    link: toSecurity(role),
  }),
  registered: () => ({
    title: 'New registration to approve',
    message: 'Somebody has registered. Approve or refuse it in the list of users.',
    link: toWaiting,
  }),
  linkLocked: () => ({
    title: 'An invitation is locked',
    message: 'Someone entered five wrong answers. If it was your client, please send a new invitation.',
    link: linkTo('/admin/invitations', { query: { state: 'locked' } }),
  }),
  addressWaits: () => ({
    title: 'Email change to approve',
    message: 'Approve or refuse it in the list of users.',
    link: toWaiting,
  }),
} satisfies Notes

/** The combined notice for several on one day. */
export const several = {
  'new-device': (count: number) => ({
    title: `${formatCount(count)} sign-ins from new devices`,
    message:
      'Somebody signed in to your account in new browsers. If it was not you, please change your password.',
    link: linkTo('/settings', { hash: 'security' }),
  }),
} satisfies Partial<GroupedNotificationTexts>

/** Sent to the address from before the change, under any preferences. */
const toOwner = (subject: string, happened: string): OutboxEmail => ({
  subject,
  body: `${happened}. If this was you, you don't need to do anything. Go to the portal:`,
  closing: 'If that was not you, please tell the laboratory at once.',
  isWanted: () => true,
})

export const passwordChanged = toOwner('Your password was changed', 'your account’s password was changed')
export const addressChanged = toOwner(
  'Your email address was changed',
  'your account has a new email address, and this one no longer signs you in',
)
export const addressWished = toOwner(
  'Somebody asked to change your email address',
  'somebody who knows your password asked to change your email address. It changes once the new one is confirmed',
)

export const passkeyAdded = toOwner(
  'A passkey was added to your account',
  'a passkey was added and can now sign in to your account',
)
export const passkeyRemoved = toOwner(
  'A passkey was removed from your account',
  'a passkey was removed and can no longer sign in to your account',
)
export const passkeyRefused = toOwner(
  'A passkey was refused',
  'one of your account’s passkeys was refused, as there may be a copy of it. Nobody was let in. Please remove it under Settings and add a new one',
)
export const authenticatorAdded = toOwner(
  'An authenticator app was added to your account',
  'an authenticator app was added. We ask for its codes when you sign in',
)
export const authenticatorRemoved = toOwner(
  'The authenticator app was removed from your account',
  'the authenticator app was removed. Its codes no longer work',
)
export const recoveryCodesMade = toOwner(
  'New recovery codes were made',
  'new recovery codes were made for your account. The old ones no longer work',
)
export const passwordKnown = toOwner(
  'Somebody knows your password',
  'somebody typed your password and then several wrong codes. Your second factor kept them out. If it was not you, please change your password now',
)
export const recoveryCodeUsed = toOwner(
  'A recovery code was used',
  'somebody signed in with one of your recovery codes. That code no longer works',
)
export const factorsReset = toOwner(
  'Your second factor was reset',
  'your second factor was reset. Until you set up another, you sign in with your password only. We have signed you out everywhere',
)

const linkWith = (token: string) => linkTo('/auth/confirm', { hash: token })
const ignore = 'If that was not you, please ignore this email. Nothing will change.'

const addressIsTaken: EmailWords = {
  subject: 'This email address already has an account',
  body: 'somebody tried to use this email address in the portal. It already has an account, so nothing changed. If that was you, please sign in',
  closing: "If this wasn't you, you can ignore this email.",
}

/** Looked up here, so that the request's response time reveals nothing about the address. */
export const addressLink: OutboxEmail = async (db, id) => {
  const link = await tokenForEmailChange(db, id)
  if (!link) return undefined
  if ('isTaken' in link) return addressIsTaken
  return {
    subject: 'Please confirm your new email address',
    body: 'you asked to use this email address for your account. Please open this link within 7 days and enter your password',
    path: linkWith(link.token),
    closing: ignore,
  }
}

export const registrationLink: OutboxEmail = async (db, id) => {
  const link = await tokenForRegistration(db, id)
  if (!link) return undefined
  if ('isTaken' in link) return addressIsTaken
  return {
    subject: 'Please finish your registration',
    body: 'somebody registered with this email address. To create the account, please open this link within 7 days and enter the password you chose',
    path: linkWith(link.token),
    closing: ignore,
  }
}

const asked = 'somebody asked for a new password for your account'

/** The email that is sent instead of a link. */
const noLink: Record<'locked' | 'letter' | 'sms', EmailWords> = {
  locked: {
    subject: 'Please ask the laboratory for a new invitation',
    body: `${asked}. Its invitation was locked after too many wrong answers. Only the laboratory can send a new one. Go to the portal:`,
    closing: 'If that was not you, please tell the laboratory.',
  },
  letter: {
    subject: 'Your sign-in code is in a letter',
    body: `${asked}, which has not been used yet. The laboratory printed a letter for you. Please enter its code here. If you have no letter, please ask the laboratory for a new invitation`,
    path: linkTo('/welcome'),
    closing: ignore,
  },
  sms: {
    subject: 'Your sign-in link is in a text message',
    body: `${asked}, which has not been used yet. Please open the link in the text message from the laboratory. If you have no such message, please ask the laboratory for a new invitation. The portal is at`,
    closing: ignore,
  },
}

export const passwordReset: OutboxEmail = async (db, _subjectId, address) => {
  const link = await resetLink(db, address ?? '')
  if (!link) return undefined
  if ('why' in link) return noLink[link.why]
  return link.to === 'invitation'
    ? {
        subject: 'Your sign-in link',
        body: `${asked}, which has not been used yet. Please open this link within 14 days and answer the question. Then choose a password`,
        path: linkTo('/welcome', { hash: link.token }),
        closing: ignore,
        isOneTime: true,
      }
    : {
        subject: 'Choose a new password',
        body: `${asked}. Please open this link within 60 minutes and choose one`,
        path: linkTo('/auth/reset', { hash: link.token }),
        closing: ignore,
        isOneTime: true,
      }
}

// Security news ignores the preferences.
const isWanted = () => true

export const guesses: OutboxEmail = {
  subject: 'Failed sign-ins to your account',
  body: 'there were many failed sign-ins to your account today. If it was not you, somebody may be guessing your password. You can still sign in. Settings shows where you are signed in',
  closing: 'A long password that you use nowhere else is hard to guess.',
  isWanted,
}

export const newDevice: OutboxEmail = {
  subject: 'A new sign-in to your account',
  body: 'somebody signed in to your account in a new browser. If it was you, you do not need to do anything. If not, please sign in and change your password',
  closing: 'Changing your password signs out everyone else.',
  isWanted,
}
