import type { BodyOf } from '@shared/core/contract'
import { countText } from '@shared/domain/counts'
import { initials } from '@shared/domain/initials'
import { MOST_WRONG_ANSWERS } from '@shared/domain/sign-in-links'
import type { auth as contract } from '@shared/features/auth'
import type { Database, Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { Problem } from '../../http/problem'
import type { Proof } from '../../http/session'
import {
  countWrong,
  findLink,
  hashChosen,
  holdLink,
  isReplaced,
  makeLink,
  noteOpened,
  proofOf,
  useLink,
  type FollowedLink,
} from '../accounts/accounts.public'
import { audit } from '../audit/audit.public'
import { owe, sendOwedSoon } from '../messaging/messaging.public'
import { notifyRole } from '../notifications/notifications.public'
import { portalSettings } from '../portal/portal.public'
import { notes } from './auth.notices'
import { ended, resendAddress, unknownLink } from './ended-link'
import type { Throttle } from './throttle'
import { isRight, questionFor } from './welcome-question'

type Answered = BodyOf<(typeof contract)['POST /api/welcome/answer']>

/** What an invitation leads to. Programs that open the links of an email before its reader change nothing by it. */
export async function look(deps: Dependencies, token: string) {
  const { db } = deps
  const link = await findLink(db, 'activate', token)
  if (!link) throw unknownLink()
  const question = await questionBehind(deps, db, link)
  await noteOpened(db, link.id)
  const { portalName } = await portalSettings(db)
  const letters = initials(link.account).map((letter) => `${letter}.`)
  return { initials: letters.join(' '), asks: question.asks, expiresAt: link.expiresAt, portalName }
}

/**
 * What a link asks for. Throws a 410 Problem where it has ended. It opens nothing, and is not sent again, while no report is
 * theirs whom it went to: the one may have been somebody else's.
 */
async function questionBehind(deps: Dependencies, db: Database | Transaction, link: FollowedLink) {
  const question = await questionFor(db, link.account.id)
  if (!question) throw await ended(deps, db, link, link.end === 'used' ? 'used' : 'revoked')
  if (link.end) throw await ended(deps, db, link, link.end)
  return question
}

/** The address that the account signs in with, for who answers rightly. Throws a Problem: 400, 403, 404, 410. */
export const answer = (deps: Dependencies, answered: Answered): Promise<{ email: string }> =>
  answering(deps, answered, (_tx, { account }) => Promise.resolve({ email: account.email }))

/**
 * Sets the password of who answers rightly; the proof to sign in with. What else opened the account does so no longer.
 * Throws a Problem: 400, 403, 404, 410.
 */
export const activate = (
  deps: Dependencies,
  { password, ...answered }: Answered & { password: string },
): Promise<Proof> =>
  answering(deps, answered, async (tx, link) => {
    const { account } = link
    // Only now: what is wrong with a password is nobody else's to know.
    const passwordHash = await hashChosen(tx, password, { ...account, by: 'owner' })
    const user = await useLink(tx, link, passwordHash)
    await audit(tx, { actorId: account.id, action: 'user.activate', subjectId: account.id })
    return proofOf(user, 'link')
  })

/** Does what a right answer opens. A wrong one counts, whatever comes: answers to one link wait for each other. */
async function answering<T extends object>(
  deps: Dependencies,
  { token, ...answer }: Answered,
  opens: (tx: Transaction, link: FollowedLink) => Promise<T>,
): Promise<T> {
  const outcome = await deps.db.transaction(async (tx) => {
    const link = await holdLink(tx, 'activate', token)
    if (!link) throw unknownLink()
    const question = await questionBehind(deps, tx, link)
    const wrongAnswers = await countWrong(tx, link.id, 1)
    if (!isRight(question, answer)) return refuse(tx, link.account.id, MOST_WRONG_ANSWERS - wrongAnswers)
    await countWrong(tx, link.id, -1)
    return opens(tx, link)
  })
  if (outcome instanceof Problem) throw outcome
  return outcome
}

/** What a wrong answer is told, which counts: thrown here it would not. */
async function refuse(tx: Transaction, userId: number, remaining: number): Promise<Problem> {
  if (remaining > 0)
    return new Problem(
      'forbidden',
      `That is not what we have on record. ${countText(remaining, 'attempt')} left.`,
      { remaining },
    )
  await notifyRole(tx, 'admin', notes.linkLocked())
  await audit(tx, { actorId: null, action: 'invitation.lock', subjectId: userId })
  return new Problem(
    'forbidden',
    'That is not what we have on record. The link is locked now: please ask the laboratory for a new one.',
    { remaining },
  )
}

/**
 * Sends a new link in the place of one that ran out, to the same address; who presses twice is sent one. Throws a
 * Problem: 404, 409 for a link that opens, 410, 429.
 */
export async function sendAgain(deps: Dependencies, throttle: Throttle, token: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const link = await holdLink(tx, 'activate', token)
    if (!link) throw unknownLink()
    const { end, channel, account } = link
    if (!end) throw new Problem('conflict', 'This link still opens. Please use it.')
    // A letter is not sent anew, whatever has replaced it.
    if (end === 'revoked' && channel !== 'letter' && (await isReplaced(tx, link))) return
    if (end === 'expired' && !(await questionFor(tx, account.id)))
      throw await ended(deps, tx, link, 'revoked')
    const address = resendAddress(deps, link)
    if (address === undefined) throw await ended(deps, tx, link, end)
    if (!(await throttle.link(tx, address, { userId: account.id })))
      throw new Problem('too-many', 'Several links were sent today already. Please try again tomorrow.')
    const made = await makeLink(tx, { userId: account.id, purpose: 'activate', channel, createdBy: null })
    await owe(tx, { kind: 'invitation', userId: account.id, subjectId: made.id })
  })
  sendOwedSoon(deps)
}
