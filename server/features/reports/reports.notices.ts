import { and, eq, or } from 'drizzle-orm'
import { linkTo } from '@shared/screens'
import { client } from '../clients/clients.public'
import type { OwedEmail } from '../../adapters/mail/owed-email'
import type { Notes } from '../notifications/notifications.public'
import { practitioner } from '../practitioners/practitioners.public'
import { isShownIn } from './report-rows'
import { reports } from './reports.tables'

type Report = Pick<typeof reports.$inferSelect, 'id' | 'sampleId'>

const toReport = ({ id }: Report) => linkTo('/practitioner/reports/:id', { id })
const toSample = ({ sampleId }: Report) => linkTo('/admin/reports', { query: { q: sampleId } })

export const notes = {
  ready: (report: Report) => ({
    title: 'Your report is ready',
    message: `The results of sample ${report.sampleId} can be read now.`,
    link: linkTo('/client/my-reports/:id', { id: report.id }),
  }),
  released: (report: Report) => ({
    title: 'Report released',
    message: `The results of sample ${report.sampleId} are complete.`,
    link: toReport(report),
  }),
  toReview: (report: Report) => ({
    title: 'Report to review',
    message: `Sample ${report.sampleId} is held for your review.`,
    link: toReport(report),
  }),
  readWithWarnings: (report: Report) => ({
    title: 'A report needs your eye',
    message: `Sample ${report.sampleId} was read with warnings.`,
    link: linkTo('/admin/reports/:id/check', { id: report.id }),
  }),
  unreadable: (report: Report) => ({
    title: 'A report could not be read',
    message: `Sample ${report.sampleId} holds no readable results.`,
    link: toSample(report),
  }),
  filesWithoutReport: (folders: number) => ({
    title: 'Report files without a report',
    message: `${folders} folders of report files belong to no report in the database. Nothing was removed. Was an older database restored?`,
    link: linkTo('/admin'),
  }),
} satisfies Notes

export const reportReady: OwedEmail = {
  subject: 'A report is ready for you',
  body: 'a new report is ready for you. Please sign in to read it',
  closing:
    'If you have no password yet, choose “Forgot password?” there. To keep it private, this email says no more than that. You can switch these emails off in your account settings.',
  isOptional: true,
  // The report may be deleted, withdrawn or another's by now.
  isWanted: async (db, person, reportId) => {
    if (!person.emailNotifications || !person.reportNotifications) return false
    const [found] = await db
      .select({ id: reports.id })
      .from(reports)
      .leftJoin(client, eq(client.id, reports.clientId))
      .leftJoin(practitioner, eq(practitioner.id, reports.practitionerId))
      .where(
        and(
          eq(reports.id, reportId),
          or(
            and(eq(client.userId, person.id), eq(reports.status, 'completed')),
            and(eq(practitioner.userId, person.id), isShownIn(reports.status)),
          ),
        ),
      )
    return found !== undefined
  },
}
