import type { FileKind } from '../../adapters/files/file-store'
import type { Database } from '../../database/connect'
import { ownAccount } from '../accounts/accounts.public'
import { ownQuestions } from '../assistant/assistant.public'
import { findClientOf } from '../clients/clients.public'
import { ownFactors } from '../factors/factors.public'
import { ownNotifications } from '../notifications/notifications.public'
import { findPractitionerOf } from '../practitioners/practitioners.public'
import { ownRecipes } from '../recipes/recipes.public'
import { ownReports, type StoredReport } from '../reports/reports.public'
import { ownScanConsents } from '../scanner/scanner.public'
import { ownShares } from '../shares/shares.public'
import { ownTrial } from '../trial/trial.public'

/** A person's own data: named JSON documents, and the report files that they may see. */
export type OwnData = {
  documents: Record<string, unknown>
  files: { stored: StoredReport; kind: FileKind; name: string }[]
}

/** All stored data about a person, without secrets (password hashes, session ids). */
export async function collectOwnData(db: Database, userId: number): Promise<OwnData> {
  const { account, sessions, devices, signInLinks } = await ownAccount(db, userId)
  const client = await findClientOf(db, userId)
  const { reports, files } = client ? await ownReports(db, client.id) : { reports: [], files: [] }
  const documents = {
    account,
    client,
    ...(client && (await ownTrial(db, client.id))),
    shares: client && (await ownShares(db, client.id)),
    practitioner: await findPractitionerOf(db, userId),
    reports,
    recipes: await ownRecipes(db, userId),
    questions: await ownQuestions(db, userId),
    notifications: await ownNotifications(db, userId),
    scanConsents: await ownScanConsents(db, userId),
    sessions,
    devices,
    signInLinks,
    ...(await ownFactors(db, userId)),
  }
  const isSomething = (document: unknown) =>
    document !== undefined && !(Array.isArray(document) && document.length === 0)
  return {
    documents: Object.fromEntries(Object.entries(documents).filter(([, document]) => isSomething(document))),
    files,
  }
}
