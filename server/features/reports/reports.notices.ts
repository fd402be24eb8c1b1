import { and, eq, or, sql } from 'drizzle-orm'
import { formatCount } from '@shared/domain/text/counts'
import { linkTo, type Link } from '@shared/screens'
import { client } from '../clients/clients.public'
import type { OutboxEmail } from '../../adapters/mail/outbox-email'
import type { NotificationKind, Notes, GroupedNotificationTexts } from '../notifications/notifications.public'
import { practitioner } from '../practitioners/practitioners.public'
import { isShownIn } from './manage/report-rows'
import { reportCorrections, reports } from './reports.tables'

type IsWanted = Extract<OutboxEmail, { isWanted: unknown }>['isWanted']
type Report = Pick<typeof reports.$inferSelect, 'id' | 'sampleId'>

const about = <K extends NotificationKind>(kind: K, { id }: Report) => ({ kind, subjectId: id })
const toReport = ({ id }: Report) => linkTo('/practitioner/reports/:id', { id })
const toSample = ({ sampleId }: Report) => linkTo('/admin/reports', { query: { q: sampleId } })
const thereAgain = {
  title: 'A report you have read is available again',
  message: 'Nothing in it has changed.',
}

export const notes = {
  ready: (report: Report) => ({
    ...about('report-ready', report),
    title: 'Your report is ready',
    message: `The results of sample ${report.sampleId} can be read now.`,
    link: linkTo('/client/my-reports/:id', { id: report.id }),
  }),
  corrected: ({ id }: Report) => ({
    title: 'Your report was corrected',
    message: 'It has changed since you read it. Please read it again.',
    link: linkTo('/client/my-reports/:id', { id }),
  }),
  correctedOfClient: (report: Report) => ({
    title: 'A report you have read was corrected',
    message: 'It has changed since you read it. Please read it again.',
    link: toReport(report),
  }),
  correctedToReview: (report: Report) => ({
    title: 'A report you have read was corrected',
    message: 'It has changed since you read it. It is held for your review again.',
    link: toReport(report),
  }),
  checkedAgain: (home: Link) => ({
    title: 'A report you have read is being checked again',
    message: 'We will tell you when you can read it again.',
    link: home,
  }),
  takenBack: (home: Link) => ({
    title: 'A report you have read was withdrawn',
    message: 'You can no longer read it. Please do not rely on it.',
    link: home,
  }),
  back: ({ id }: Report) => ({
    ...thereAgain,
    link: linkTo('/client/my-reports/:id', { id }),
  }),
  backOfClient: (report: Report) => ({
    ...thereAgain,
    link: toReport(report),
  }),
  takenFromClient: (report: Report) => ({
    title: 'A report you have read was unlinked from its client',
    message: 'It was linked to the wrong client. Please check whose it is now.',
    link: toReport(report),
  }),
  assignedAnew: () => ({
    title: 'A report you have read is no longer assigned to you',
    message: 'It has another practitioner now, or none.',
    link: linkTo('/practitioner/reports'),
  }),
  released: (report: Report) => ({
    ...about('report-released', report),
    title: 'Report released',
    message: `The results of sample ${report.sampleId} are complete.`,
    link: toReport(report),
  }),
  toReview: (report: Report) => ({
    ...about('report-to-review', report),
    title: 'Report to review',
    message: `Sample ${report.sampleId} is held for your review.`,
    link: toReport(report),
  }),
  readWithWarnings: (report: Report) => ({
    ...about('report-warnings', report),
    title: 'A report needs checking',
    message: `Sample ${report.sampleId} was read with warnings.`,
    link: linkTo('/admin/reports/:id/check', { id: report.id }),
  }),
  unreadable: (report: Report) => ({
    ...about('report-failed', report),
    title: 'A report could not be read',
    message: `Sample ${report.sampleId} has no readable results.`,
    link: toSample(report),
  }),
  filesWithoutReport: (folders: number) => ({
    title: 'Report files without a report',
    message: `${folders} folders of report files belong to no report in the database. Nothing was removed. Was an older database restored?`,
    link: linkTo('/admin'),
  }),
} satisfies Notes

/** The combined notice for several reports on one day. */
export const several = {
  'report-ready': (count: number) => ({
    title: `${formatCount(count)} reports were released to you`,
    message: 'Their results can be read now.',
    link: linkTo('/client/my-reports'),
  }),
  'report-released': (count: number) => ({
    title: `${formatCount(count)} reports were released`,
    message: 'Their results are complete.',
    link: linkTo('/practitioner/reports'),
  }),
  'report-to-review': (count: number) => ({
    title: `${formatCount(count)} reports to review`,
    message: 'They are held for your review.',
    link: linkTo('/practitioner/reports'),
  }),
  'report-warnings': (count: number) => ({
    title: `${formatCount(count)} reports need checking`,
    message: 'They were read with warnings.',
    link: linkTo('/admin', { query: { kind: 'to-check' } }),
  }),
  'report-failed': (count: number) => ({
    title: `${formatCount(count)} reports could not be read`,
    message: 'They have no readable results.',
    link: linkTo('/admin', { query: { kind: 'failed' } }),
  }),
} satisfies Partial<GroupedNotificationTexts>

export const reportReady: OutboxEmail = {
  subject: 'A report is ready for you',
  body: 'a new report is ready for you. Please sign in to read it',
  closing:
    'If you have no password yet, choose “Forgot password?” there. To keep it private, this email says no more than that. You can switch these emails off in your account settings.',
  isOptional: true,
  // By now the report may be deleted, withdrawn or linked to somebody else.
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

const closing = 'To keep it private, this email says no more than that.'

const ofReader =
  (isSeen: boolean): IsWanted =>
  async (db, person, correctionId) => {
    if (!person.emailNotifications) return false
    const isClients = eq(client.userId, person.id)
    const isPractitioners = eq(practitioner.userId, person.id)
    const sees = or(
      and(isClients, eq(reports.status, 'completed')),
      and(isPractitioners, isShownIn(reports.status)),
    )
    const [found] = await db
      .select({ id: reports.id })
      .from(reportCorrections)
      .innerJoin(reports, eq(reports.id, reportCorrections.reportId))
      .leftJoin(client, eq(client.id, reports.clientId))
      .leftJoin(practitioner, eq(practitioner.id, reports.practitionerId))
      .where(
        and(
          eq(reportCorrections.id, correctionId),
          or(isClients, isPractitioners),
          isSeen ? sees : sql`${sees} is not true`,
        ),
      )
    return found !== undefined
  }

export const reportCorrected: OutboxEmail = {
  subject: 'A report you have read was corrected',
  body: 'a report that you have read has been corrected. Please sign in to read it again',
  closing,
  isWanted: ofReader(true),
}

export const reportCheckedAgain: OutboxEmail = {
  subject: 'A report you have read is being checked again',
  body: 'a report that you have read is being checked again. We will tell you when you can read it again',
  closing,
  isWanted: ofReader(false),
}

export const reportTakenBack: OutboxEmail = {
  subject: 'A report you have read was withdrawn',
  body: 'a report that you have read has been withdrawn. Please do not rely on it any more',
  closing,
  isWanted: (_db, { emailNotifications }) => emailNotifications,
}
