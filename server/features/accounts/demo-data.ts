import { eq } from 'drizzle-orm'
import type { Transaction } from '../../database/connect'
import { signInLinks, users } from './accounts.tables'

type Past = Partial<
  Pick<
    typeof signInLinks.$inferInsert,
    'createdAt' | 'expiresAt' | 'openedAt' | 'usedAt' | 'revokedAt' | 'wrongAnswers'
  >
>

/** Back-dates a link for the demo data. */
export async function seedDemoLink(tx: Transaction, id: number, past: Past): Promise<void> {
  await tx.update(signInLinks).set(past).where(eq(signInLinks.id, id))
}

/** Back-dates an account's last sign-in for the demo data. */
export async function seedDemoSignIn(tx: Transaction, userId: number, lastSignInAt: Date): Promise<void> {
  await tx.update(users).set({ lastSignInAt }).where(eq(users.id, userId))
}
