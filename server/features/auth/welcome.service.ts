import type { BodyOf } from '@shared/core/contract'
import { countText } from '@shared/domain/text/counts'
import { initials } from '@shared/domain/people/initials'
import { MOST_WRONG_ANSWERS } from '@shared/domain/sign-in/sign-in-links'
import type { auth as contract } from '@shared/features/auth'
import type { Database, Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { Problem } from '../../http/problem'
import type { Proof } from '../../http/session'
import {
  countWrong,
  findLink,
  hashNewPassword,
  lockLink,
  isReplaced,
  makeLink,
  noteOpened,
  proofOf,
  useLink,
  type FollowedLink,
} from '../accounts/accounts.public'
import { audit } from '../audit/audit.public'
import { enqueueEmail, sendOutboxSoon } from '../messaging/messaging.public'
import { notifyRole } from '../notifications/notifications.public'
import { portalSettings } from '../portal/portal.public'
import { notes } from './auth.notices'
import { ended, resendAddress, unknownLink } from './ended-link'
import type { Throttle } from './throttle'
import { isRight, questionFor } from './welcome-question'

type Answered = BodyOf<(typeof contract)['POST /api/welcome/answer']>

/** Only notes that an invitation was opened, because mail programs open links too. */
export async function lookUpInvitation(deps: Dependencies, token: string) {
  const { db } = deps
  const link = await findLink(db, 'activate', token)
  if (!link) throw unknownLink()
  const question = await questionBehind(deps, db, link)
  await noteOpened(db, link.id)
  const { portalName } = await portalSettings(db)
  const letters = initials(link.account).map((letter) => `${letter}.`)
  return { initials: letters.join(' '), asks: question.asks, expiresAt: link.expiresAt, portalName }
}

/** Throws a 410 Problem for an ended link, or while its receiver has no report. */
async function questionBehind(deps: Dependencies, db: Database | Transaction, link: FollowedLink) {
  const question = await questionFor(db, link.account.id)
  if (!question) throw await ended(deps, db, link, link.end === 'used' ? 'used' : 'revoked')
  if (link.end) throw await ended(deps, db, link, link.end)
  return question
}

/** The account's sign-in address, for a right answer. Throws a Problem: 400, 403, 404, 410. */
export const checkAnswer = (deps: Dependencies, answered: Answered): Promise<{ email: string }> =>
  answering(deps, answered, (_tx, { account }) => Promise.resolve({ email: account.email }))

/**
 * Sets the password after a right answer, and returns the proof for signing in. Everything else
 * that opened the account stops working. Throws a Problem: 400, 403, 404, 410.
 */
export const activate = (
  deps: Dependencies,
  { password, ...answered }: Answered & { password: string },
): Promise<Proof> =>
  answering(deps, answered, async (tx, link) => {
    const { account } = link
    // Checked after the answer, because a refused password may reveal something about its owner.
    const passwordHash = await hashNewPassword(tx, password, { ...account, by: 'owner' })
    const user = await useLink(tx, link, passwordHash)
    await audit(tx, { actorId: account.id, action: 'user.activate', subjectId: account.id })
    return proofOf(user, 'link')
  })

/** Runs `work` for a right answer, one answer per link at a time; wrong ones count always. */
async function answering<T extends object>(
  deps: Dependencies,
  { token, ...answer }: Answered,
  opens: (tx: Transaction, link: FollowedLink) => Promise<T>,
): Promise<T> {
  const outcome = await deps.db.transaction(async (tx) => {
    const link = await lockLink(tx, 'activate', token)
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

/** Returns the Problem for a wrong answer, since throwing would undo the count. */
async function refuse(tx: Transaction, userId: number, remaining: number): Promise<Problem> {
  if (remaining > 0)
    return new Problem(
      'forbidden',
      `That doesn't match what we have. ${countText(remaining, 'attempt')} left.`,
      { remaining },
    )
  await notifyRole(tx, 'admin', notes.linkLocked())
  await audit(tx, { actorId: null, action: 'invitation.lock', subjectId: userId })
  return new Problem(
    'forbidden',
    "That doesn't match what we have. The link is now locked. Please ask the laboratory for a new one.",
    { remaining },
  )
}

/** Sends a new link to the same address. Throws a Problem: 404, 409 if valid, 410, 429. */
export async function resendInvitation(deps: Dependencies, throttle: Throttle, token: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const link = await lockLink(tx, 'activate', token)
    if (!link) throw unknownLink()
    const { end, channel, account } = link
    if (!end) throw new Problem('conflict', 'This link still works. Please use it.')
    // A letter is not sent again, even when something has replaced it.
    if (end === 'revoked' && channel !== 'letter' && (await isReplaced(tx, link))) return
    if (end === 'expired' && !(await questionFor(tx, account.id)))
      throw await ended(deps, tx, link, 'revoked')
    const address = resendAddress(deps, link)
    if (address === undefined) throw await ended(deps, tx, link, end)
    if (!(await throttle.link(tx, address, { userId: account.id })))
      throw new Problem('too-many', 'We have already sent several links today. Please try again tomorrow.')
    const made = await makeLink(tx, { userId: account.id, purpose: 'activate', channel, createdBy: null })
    await enqueueEmail(tx, { kind: 'invitation', userId: account.id, subjectId: made.id })
  })
  sendOutboxSoon(deps)
}
