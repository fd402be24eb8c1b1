import { eq } from 'drizzle-orm'
import { linkTo, type Link } from '@shared/screens'
import type { Dependencies } from '../../dependencies'
import { Problem } from '../../http/problem'
import { signer } from '../../encryption/signing'
import { audit } from '../audit/audit.public'
import { users } from './accounts.tables'

const signing = (deps: Pick<Dependencies, 'sessionSecrets'>) =>
  signer('end of emails', () => deps.sessionSecrets)

/** The path of an unsubscribe link. It never expires, because people open old emails. */
export const unsubscribePath = (deps: Pick<Dependencies, 'sessionSecrets'>, userId: number): Link =>
  linkTo('/unsubscribe', { hash: signing(deps).sign(String(userId)) })

/** Ends a person's optional emails. Throws a 410 Problem for an invalid link. */
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
