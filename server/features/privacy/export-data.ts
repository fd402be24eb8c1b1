import { eq } from 'drizzle-orm'
import { fileKinds, type FileKind } from '../../adapters/files/file-store'
import type { Database } from '../../database/connect'
import { questionReviews, scanConsents } from '../../database/tables/assistant'
import { notifications } from '../../database/tables/overview'
import { recipes } from '../../database/tables/recipes'
import { reports } from '../../database/tables/reports'
import { clients, practitioners, sessions, users } from '../../database/tables/users'

/** What a person gets of their own: named JSON documents, and the report files that are theirs to see. */
export type OwnData = {
  documents: Record<string, unknown>
  files: { folder: string; kind: FileKind; name: string }[]
}

const accountColumns = {
  id: users.id,
  email: users.email,
  username: users.username,
  role: users.role,
  firstName: users.firstName,
  lastName: users.lastName,
  phone: users.phone,
  emailConfirmed: users.emailConfirmed,
  emailNotifications: users.emailNotifications,
  reportNotifications: users.reportNotifications,
  recipeNotifications: users.recipeNotifications,
  reminderNotifications: users.reminderNotifications,
  dataSharing: users.dataSharing,
  analyticsTracking: users.analyticsTracking,
  lastSignInAt: users.lastSignInAt,
  createdAt: users.createdAt,
}

/** Everything the portal keeps of one person, without what only protects it (password hashes, session ids). */
export async function collectOwnData(db: Database, userId: number): Promise<OwnData> {
  const [account] = await db.select(accountColumns).from(users).where(eq(users.id, userId))
  const [client] = await db.select().from(clients).where(eq(clients.userId, userId))
  const [practitioner] = await db.select().from(practitioners).where(eq(practitioners.userId, userId))
  const own = client
    ? (await db.select().from(reports).where(eq(reports.clientId, client.id)).orderBy(reports.id)).filter(
        ({ status }) => status === 'completed',
      )
    : []
  const of = <T>(rows: T[]) => (rows.length > 0 ? rows : undefined)
  const documents = {
    account,
    client,
    practitioner,
    reports: of(own.map(reportDocument)),
    recipes: of(await db.select().from(recipes).where(eq(recipes.ownerId, userId))),
    questions: of(
      await db
        .select({
          question: questionReviews.question,
          response: questionReviews.aiResponse,
          answer: questionReviews.answer,
          createdAt: questionReviews.createdAt,
        })
        .from(questionReviews)
        .where(eq(questionReviews.userId, userId)),
    ),
    notifications: of(await db.select().from(notifications).where(eq(notifications.userId, userId))),
    scanConsents: of(
      await db
        .select({ version: scanConsents.version, at: scanConsents.at })
        .from(scanConsents)
        .where(eq(scanConsents.userId, userId)),
    ),
    sessions: of(
      await db
        .select({ userAgent: sessions.userAgent, createdAt: sessions.createdAt, seenAt: sessions.seenAt })
        .from(sessions)
        .where(eq(sessions.userId, userId)),
    ),
  }
  return {
    documents: Object.fromEntries(Object.entries(documents).filter(([, value]) => value !== undefined)),
    files: own.flatMap(({ id, folder, sampleId }) =>
      fileKinds.map((kind) => ({ folder, kind, name: `reports/${id}_${plain(sampleId)}/report.${kind}` })),
    ),
  }
}

const plain = (text: string) => text.replace(/[^\w.-]/g, '_').slice(0, 80)

function reportDocument(report: typeof reports.$inferSelect) {
  const { id, sampleId, clientName, gender, dateOfBirth, dateOfReceipt, reportDate, email, phone } = report
  const { practitioner, scale, results, createdAt } = report
  return {
    id,
    sampleId,
    clientName,
    gender,
    dateOfBirth,
    dateOfReceipt,
    reportDate,
    email,
    phone,
    practitioner,
    scale,
    results,
    createdAt,
  }
}
