import { eq } from 'drizzle-orm'
import { linkTo, type Link } from '@shared/screens'
import type { Dependencies } from '../../dependencies'
import { Problem } from '../../http/problem'
import { signer } from '../../signing'
import { audit } from '../audit/audit.public'
import { users } from './accounts.tables'

const signing = (deps: Pick<Dependencies, 'sessionSecrets'>) =>
  signer('end of emails', () => deps.sessionSecrets)

/** Where a link in an email leads that ends such emails for its person. It does not run out: people look for old emails. */
export const unsubscribePath = (deps: Pick<Dependencies, 'sessionSecrets'>, userId: number): Link =>
  linkTo('/unsubscribe', { hash: signing(deps).sign(String(userId)) })

/** Ends the emails that a person can do without; what stands under the bell stays. Throws a 410 Problem for what is no such link. */
export async function unsubscribe(deps: Dependencies, token: string): Promise<void> {
  const userId = Number(signing(deps).open(token))
  await deps.db.transaction(async (tx) => {
    const [found] = userId
      ? await tx
          .select({ wantsEmail: users.emailNotifications })
          .from(users)
          .where(eq(users.id, userId))
          .for('update')
      : []
    if (!found) throw new Problem('gone', 'This link does not work any more.')
    if (!found.wantsEmail) return
    await tx.update(users).set({ emailNotifications: false }).where(eq(users.id, userId))
    await audit(tx, {
      actorId: null,
      action: 'user.unsubscribe',
      subjectId: userId,
      fields: ['emailNotifications'],
    })
  })
}
