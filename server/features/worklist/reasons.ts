import { countText } from '@shared/domain/text/counts'
import { DAY_MS, formatDayAndMonth, utcDay } from '@shared/domain/text/dates'
import type { ReportFileType } from '@shared/domain/text/file-name'
import { MOST_WRONG_ANSWERS, type LinkChannel } from '@shared/domain/sign-in/sign-in-links'
import type { InvitationState } from '@shared/features/invitations'
import { namesAnotherPerson } from '../reports/reports.public'

/* Reasons of open items, as one line. They reveal nothing about health and name only the person of
   the row: the list loads automatically and is not audited as a reading, so texts quoted in
   warnings stay out. */

type Warning = { line: number | null; code: string }

/** `3 days`: the whole days since a moment. */
export const daysSince = (since: Date, now: Date): string =>
  countText(Math.max(0, Math.floor((now.getTime() - since.getTime()) / DAY_MS)), 'day')

const ago = (since: Date, now: Date) =>
  now.getTime() - since.getTime() < DAY_MS ? 'today' : `${daysSince(since, now)} ago`

/** What a warning is about, by its code; other codes are about reading a line or a file. */
const about: Record<string, string> = {
  'sample-id-differs': 'The sample ID in the HTML differs from the file names',
  'client-name-differs': 'The name in the HTML differs from the file names',
  'sample-id-csv': 'The sample ID in the CSV differs from the file names',
  'sample-id-pdf': 'The sample ID in the PDF differs from the file names',
  'sample-id-file-names': 'One file name has a different sample ID',
  'client-name-csv': 'The name in the CSV differs from the file names',
  'client-name-pdf': 'The name in the PDF differs from the file names',
  'client-name-file-names': 'One file name has a different client',
  'sample-id-html': 'A title in the HTML names a different sample ID',
  'client-name-html': 'The HTML names a second client',
  'client-name-email': 'The email in the CSV differs from the HTML',
  'birth-date-differs': 'The files give different dates of birth',
  'birth-date-unread': 'A date of birth in the files cannot be read',
  'birth-date-age': 'An age in the files does not match the date of birth',
  'gender-differs': 'The files give different genders',
  'several-samples': 'The CSV has results for several samples or clients',
  'date-of-sense-birth': 'Impossible date of birth in the files',
  'date-of-sense-receipt': 'Impossible date of receipt in the files',
  'date-of-sense-report': 'Impossible report date in the files',
  'owner-differs': 'The report names someone other than the client',
  'owner-taken': 'The report was unlinked from its client',
  'practitioner-unchosen': 'The files name a practitioner, but none was chosen',
  'practitioner-gone': 'The practitioner who should review it no longer has an account',
  html: 'Check the HTML file',
  pdf: 'The PDF file does not open completely',
  encoding: 'Some letters in a file may be wrong',
  'unknown-unit': 'The CSV has a unit that cannot be graded',
  'units-disagree': 'The CSV has more than one unit',
  'unit-unclear': 'The unit in the CSV is not clear',
  'header-unread': "We couldn't understand the column headings in the CSV",
  'several-results': 'More than one column of the CSV may have the results',
  'other-result': 'The CSV may have the results of a different test',
  'other-analyte': 'The CSV may be for an antibody other than IgG',
  'email-staff': 'The email in the files belongs to a member of staff',
  'email-unconfirmed': "The email in the files belongs to a client who hasn't confirmed it",
  'email-name': 'The email in the files belongs to a client with a different name',
  'email-dateOfBirth': 'The email in the files belongs to a client with a different date of birth',
  'email-other-report': 'Another report with this email has a different date of birth or gender',
  'email-second-address': 'A client with this name and date of birth has a different email',
  'email-former-address': 'The email in the files used to belong to another client',
  'email-gender': 'The email in the files belongs to a client with a different gender',
}

/** The first reason in a report's warnings, and how many more there are. */
export function warningsReason(warnings: readonly Warning[]): string {
  const named = [...new Set(warnings.flatMap(({ code }) => about[code] ?? []))]
  const lines = new Set(warnings.flatMap(({ line, code }) => (about[code] ? [] : (line ?? [])))).size
  const files = warnings.some(({ line, code }) => line === null && !about[code])
  const things = [
    ...named,
    ...(lines > 0 ? [`${countText(lines, 'line')} of the CSV to check`] : []),
    ...(files && lines === 0 ? ['Check the CSV file'] : []),
  ]
  const [first = 'Needs confirming', ...more] = things
  return more.length === 0 ? first : `${first}, and ${more.length} more`
}

type Unlinked = { email: string; dateOfBirth: string | null; warnings: readonly Warning[] }

/** Why a report is unlinked: a problem with its address, or how many clients have its name. */
export function nobodyReason(report: Unlinked, namesakes: readonly { dateOfBirth: string | null }[]): string {
  const against = report.warnings.find(({ code }) => code.startsWith('email-') || namesAnotherPerson(code))
  const reason = against && about[against.code]
  if (reason) return reason
  const sameDay = namesakes.filter(
    ({ dateOfBirth }) => dateOfBirth !== null && dateOfBirth === report.dateOfBirth,
  ).length
  const names =
    sameDay === 1
      ? 'One client has this name and date of birth'
      : namesakes.length > 1
        ? `${namesakes.length === 2 ? 'Two' : namesakes.length} clients have this name`
        : namesakes.length === 1
          ? 'A client has this name'
          : 'No client has this name'
  return report.email === '' ? `${names}, no email in the files` : names
}

type HeldItem = { practitioner: string | null; since: Date; openedAt: Date | null }

export function heldReason({ practitioner, since, openedAt }: HeldItem, now: Date): string {
  const opened = openedAt ? `opened on ${formatDayAndMonth(utcDay(openedAt))}` : 'not opened'
  return practitioner
    ? `With ${practitioner} for ${daysSince(since, now)}, ${opened}`
    : `Held for ${daysSince(since, now)} without a practitioner`
}

type Invitee = {
  state: InvitationState
  link: { channel: LinkChannel; createdAt: Date; openedAt: Date | null; delivery: string } | null
}

const invited: Record<LinkChannel, string> = {
  email: 'Invited by email',
  sms: 'Invited by SMS',
  letter: 'Letter printed',
}

/** How far a client who never signed in has come with the newest invitation. */
export function neverInReason({ state, link }: Invitee, now: Date): string {
  if (!link || state === 'never') return link ? 'The invitation was withdrawn' : 'Never invited'
  if (state === 'locked') return `Locked after ${countText(MOST_WRONG_ANSWERS, 'wrong answer')}`
  const sent = `${invited[link.channel]} ${ago(link.createdAt, now)}`
  if (link.delivery === 'failed') return `${sent}, the message was not delivered`
  const what = link.channel === 'letter' ? 'code' : 'link'
  if (!link.openedAt) return `${sent}, ${what} never ${what === 'code' ? 'used' : 'opened'}`
  return `${sent}, ${what} opened on ${formatDayAndMonth(utcDay(link.openedAt))}, never signed in`
}

/** Why a question needs an answer, without words and author, which reveal health data. */
export const questionReasons = {
  'no-source': 'The assistant found no answer',
  refused: 'The assistant refused to answer',
  medication: 'About medication',
  pregnancy: 'About pregnancy',
  children: 'About children',
  emergency: 'They described an emergency',
  'not-helpful': 'The answer did not help',
} as const

export const deletionReason = (since: Date, now: Date): string =>
  `Asked for their account to be deleted ${ago(since, now)}`

type AccountRequest = { email: string; isTaken: boolean }
const taken = ({ isTaken }: AccountRequest) => (isTaken ? ', and the address has an account already' : '')

/** Somebody with the name of a client is compared with that client first. */
export function registrationReason(request: AccountRequest & { hasNamesake: boolean }): string {
  const namesake = request.hasNamesake && !request.isTaken ? '. A client has this name' : ''
  return `Registered as a client with ${request.email}${taken(request)}${namesake}`
}

/** For an account with an address, or without one so far (''). */
export const addressReason = (request: AccountRequest, present: string): string =>
  `Wants the email address ${request.email}${present && ` instead of ${present}`}${taken(request)}`

export const unfinishedReason = 'The upload was not finished'

/** `The PDF file`, `The PDF and CSV files`: the files missing from the intake folder. */
export function incompleteReason(missing: readonly ReportFileType[], since: Date, now: Date): string {
  const names = missing.map((type) => type.toUpperCase()).join(' and ')
  const files = `The ${names} ${missing.length === 1 ? 'file is' : 'files are'}`
  return `${files} missing from the intake folder, seen ${ago(since, now)}`
}

/** `3 hours`: the whole hours since a moment; minutes below one hour, days from two days on. */
function longSince(since: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - since.getTime()) / 60_000)
  if (minutes < 60) return countText(minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? countText(hours, 'hour') : daysSince(since, now)
}

export const intakeReason = (lookedAt: Date, now: Date): string =>
  `The folder was last checked ${longSince(lookedAt, now)} ago. No reports are arriving`

export const exportReason = (since: Date, now: Date): string =>
  `Preparing a copy of their data failed ${ago(since, now)}`

export const jobReason = (since: Date, now: Date): string =>
  `It has been failing for ${longSince(since, now)}`

export const backupReason = (madeAt: Date | null, now: Date): string =>
  madeAt ? `The last backup was made ${longSince(madeAt, now)} ago` : 'There has never been a backup'

/** What each scheduled job does, for admins who do not know its name. */
const jobTitles: Record<string, string> = {
  'audit-failed-sign-ins': 'Adding failed sign-ins to the audit log',
  'close-interrupted-messages': 'Closing messages whose sending was interrupted',
  'close-unanswered-plans': 'Closing abandoned plans',
  'find-unread-foods': 'Looking for foods that cannot be read',
  'fold-tallies': 'Updating the dashboard figures',
  'generate-foods': 'Writing food descriptions',
  'prepare-exports': 'Preparing data exports',
  'refresh-standings': 'Updating who was invited',
  'remind-of-diaries': 'Reminding clients to fill in their diaries',
  'remove-dead-sessions': 'Removing expired sessions',
  'remove-old-attempts': 'Removing old sign-in attempts',
  'remove-old-challenges': 'Removing old second-factor attempts',
  'remove-old-devices': 'Removing devices not used for a long time',
  'remove-old-exports': 'Removing data exports that nobody downloaded',
  'remove-old-links': 'Removing expired links',
  'remove-old-messages': 'Removing old messages from the log',
  'remove-old-notifications': 'Removing old notifications',
  'remove-old-owed': 'Removing emails that were sent long ago',
  'remove-old-shares': 'Removing shared records that have expired',
  'remove-old-deliveries': 'Removing old entries of the log of webhooks',
  'remove-old-registrations': 'Removing expired registrations',
  'remove-old-wishes': 'Removing expired email changes',
  'seal-plain-files': 'Encrypting report files from an older version',
  'send-owed-emails': 'Sending emails',
  'send-webhooks': 'Sending webhooks',
  'sweep-report-files': 'Removing files that belong to no report',
  'take-in-folder': 'Adding reports from the intake folder',
}

/** What a job does, in words; else its name. */
export const jobTitle = (name: string): string => jobTitles[name] ?? name
