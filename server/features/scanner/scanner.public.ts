import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/connect'
import { scanConsents } from './scanner.tables'

/** A person's own consents to the scanner's disclaimer, for their export. */
export const ownScanConsents = (db: Database, userId: number) =>
  db
    .select({ version: scanConsents.version, at: scanConsents.at })
    .from(scanConsents)
    .where(eq(scanConsents.userId, userId))

export const moveScanConsents = (tx: Transaction, from: number, into: number) =>
  tx.update(scanConsents).set({ userId: into }).where(eq(scanConsents.userId, from))
