import { withoutDates } from '@shared/domain/text/date-sense'
import {
  isSeenByClient,
  onAssigning,
  onLinking,
  onReleasing,
  type ReviewState,
  withWarnings,
} from '@shared/domain/reports/report-transitions'
import { stateOf } from '@shared/domain/reports/report-state'
import type { Report } from '../results/report-types'
import type { Reviewer } from '../use-practitioners'
import { cannotSignInText, clientViewer, type Viewer, practitionerViewer, type ReportRow } from './report-row'

// These functions describe who will see a report after an action, by the server's own rules.

const NOBODYS = 'No client sees it: it belongs to nobody.'
/** A placeholder id for a client who is not created yet or is known by an address only. */
const SOMEBODY = 0

/** The client a report is linked to; without an id, a new client or the owner of an address. */
export type ToLink = Viewer & { id?: number }
/** The edited fields and the review settings. */
export type Edit = { fields?: readonly string[]; reviewer?: Reviewer | null; hold?: boolean }

const reviewStateOf = (row: ReportRow | Report): ReviewState => ({
  ...row,
  warnings: 'warnings' in row ? row.warnings : row.asks.map((code) => ({ code })),
})

/** The row as it will be after the action. */
const applyTransition = <Row extends ReportRow>(
  row: Row,
  { warnings, ...next }: Partial<ReviewState>,
): Row => ({
  ...row,
  ...next,
  ...(warnings && { warnings, asks: warnings.map(({ code }) => code) }),
})

function assigned<Row extends ReportRow>(row: Row, reviewer: Reviewer | null, hold?: boolean): Row {
  const { id, name, isActive } = reviewer ?? { id: null, name: null, isActive: null }
  return {
    ...applyTransition(row, onAssigning(reviewStateOf(row), reviewer, hold)),
    ...{ practitionerId: id, practitionerName: name, practitionerActive: isActive },
  }
}

const linked = (row: ReportRow, { id = SOMEBODY, name, isActive }: ToLink): ReportRow => ({
  ...applyTransition(row, onLinking(reviewStateOf(row))),
  ...{ clientId: id, clientAccount: { name, isActive } },
})

/** Who sees a report once it is assigned to a practitioner, or to none (null). */
export const visibilityAfterAssigning = (report: ReportRow, reviewer: Reviewer | null): string =>
  visibilityOf(report, assigned(report, reviewer))

/** Who sees a report after an edit; only the server can compare it with the client's record. */
export function visibilityAfterEditing(report: Report, { fields = [], reviewer, hold }: Edit): string {
  const chosen = reviewer === undefined ? report : assigned(report, reviewer, hold)
  const warnings = withoutDates(chosen.warnings, fields)
  const after = applyTransition(chosen, withWarnings(reviewStateOf(chosen), warnings))
  const isOfPerson = fields.includes('dateOfBirth') || fields.includes('gender')
  const client = clientViewer(after)
  const mayWait =
    isOfPerson && client && isShown(after)
      ? `If that contradicts what is known of ${client.name}, nobody sees it until you confirm it.`
      : ''
  const isSaid = reviewer !== undefined || after.status !== report.status
  return [isSaid && visibilityOf(report, after), mayWait].filter(Boolean).join(' ')
}

/** Who sees a report after an upload's choices are applied, with the hold before the link. */
export function visibilityAfterApplying(
  report: ReportRow,
  { reviewer, hold }: Edit,
  client?: ToLink,
): string {
  if (hold && isSeenByClient(report))
    return `${nameOf(clientViewer(report))} sees it already, so it cannot be held for review.`
  const isChosen = reviewer !== undefined
  const edit = (row: ReportRow) => (isChosen ? assigned(row, reviewer, hold) : row)
  const link = (row: ReportRow) => (client ? linked(row, client) : row)
  return isChosen || client
    ? visibilityOf(report, hold ? link(edit(report)) : edit(link(report)))
    : 'Who sees it stays.'
}

export const visibilityAfterLinking = (report: ReportRow, client: ToLink): string =>
  visibilityOf(report, linked(report, client))

export function visibilityAfterReleasing(report: ReportRow): string {
  switch (stateOf(report)) {
    case 'nobody':
      return 'It belongs to nobody: link it first.'
    case 'to-check':
    case 'held':
      return visibilityOf(report, applyTransition(report, { status: onReleasing(report) }))
    case 'processing':
    case 'failed':
    case 'released':
      return 'There is nothing to release.'
  }
}

/** Who may see a report once files are read into it, and who no longer does. */
export function visibilityAfterReading(report: ReportRow): string {
  const isTaken = report.asks.includes('owner-taken')
  if (isTaken) return 'It was taken from its client: no client sees it until it is linked.'
  const client = clientViewer(report)
  const practitioner = practitionerViewer(report)
  const to = client ?? { name: 'the client whose address is in the files', isActive: true }
  const made = client ? '' : 'A new address gets an account.'
  const seers = [practitioner, to].filter((viewer) => viewer !== null)
  const sound =
    report.held && practitioner
      ? `Where nothing is to check, ${reviews(practitioner)} ${once(to, 'it is released')}`
      : `Where nothing is to check, ${atOnce(seers)}`
  const losers = [
    report.status === 'pending' || report.status === 'completed' ? practitioner : null,
    isSeenByClient(report) ? client : null,
  ].filter((viewer) => viewer !== null && viewer.isActive)
  const lost =
    losers.length > 0
      ? `Where something is, ${namesOf(losers)} no longer ${losers.length > 1 ? 'see' : 'sees'} it until you confirm it.`
      : ''
  return [sound, made, lost].filter(Boolean).join(' ')
}

const NAMED = 5

/** For several assigned reports: whose clients see theirs at once, and whose are reviewed first. */
export function visibilityAfterAssigningEach(
  reports: readonly ReportRow[],
  reviewerOf: (report: ReportRow) => Reviewer | null,
): string {
  const [only] = reports
  if (reports.length === 1 && only) return visibilityAfterAssigning(only, reviewerOf(only))
  const changed = reports
    .map((report) => ({ before: report, after: assigned(report, reviewerOf(report)) }))
    .filter(({ before, after }) => before.status !== after.status)
    .map(({ after }) => after)
  const released = changed.filter((after) => isSeenByClient(after) && clientViewer(after)?.isActive)
  const held = changed.filter(({ status }) => status === 'pending')
  return [
    released.length > 0
      ? `${samplesOf(released)} ${released.length > 1 ? 'see their reports' : 'sees the report'} at once.`
      : 'No client sees a report by this.',
    ...(held.length > 0 ? [`Reviewed first: ${samplesOf(held)}.`] : []),
  ].join(' ')
}

function samplesOf(reports: readonly ReportRow[]): string {
  const names = reports
    .slice(0, NAMED)
    .map((report) => `${nameOf(clientViewer(report), 'Nobody')} (${report.sampleId})`)
  const more = reports.length - names.length
  return listed(more > 0 ? [...names, `${more} more`] : names)
}

const listed = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}` : names.join('')
const namesOf = (all: readonly (Viewer | null)[]) => listed(all.map((viewer) => nameOf(viewer)))
const nameOf = (viewer: Viewer | null, none = '') => viewer?.name ?? none

const isShown = ({ status }: ReportRow) => status === 'pending' || status === 'completed'

/** Who sees the row after an action, and who no longer does. */
function visibilityOf(before: ReportRow, after: ReportRow): string {
  const [client, practitioner] = [clientViewer(after), practitionerViewer(after)]
  const isClientNew = before.clientId !== after.clientId
  const isPractitionerNew = before.practitionerId !== after.practitionerId || !isShown(before)
  const sawClient = isSeenByClient(before) && !isClientNew
  const parts: (string | false)[] = []
  if (after.status === 'pending') {
    parts.push(isPractitionerNew && practitioner !== null && reviews(practitioner))
    const when = isPractitionerNew ? 'it is released' : `${nameOf(practitioner)} has released it`
    parts.push(client ? once(client, when) : NOBODYS)
  } else if (after.status === 'completed') {
    const seers = [isPractitionerNew ? practitioner : null, sawClient ? null : client]
    const [first, ...others] = seers.filter((viewer) => viewer !== null)
    parts.push(first !== undefined && atOnce([first, ...others]))
    parts.push(
      before.status === 'pending' && !isPractitionerNew && `${nameOf(practitioner)} has not released it.`,
    )
    parts.push(
      sawClient &&
        client !== null &&
        (client.isActive ? `${client.name} sees it already.` : cannotSignInText(client)),
    )
    parts.push(client === null && NOBODYS)
  } else if (before.status === 'pending') {
    parts.push('It waits for you again, as nobody is left to review it.')
  } else {
    const next = after.status === 'processed' ? 'confirmed' : 'read'
    const isHeld = after.held && practitioner !== null
    parts.push(
      isClientNew && client
        ? once(client, `it is ${next}${isHeld ? ' and released' : ''}`)
        : `Nobody sees it yet: it has to be ${next} first.`,
    )
  }
  return [...parts, ...lost(before, after)].filter(Boolean).join(' ')
}

/** The people who no longer see the report. */
function lost(before: ReportRow, after: ReportRow): string[] {
  const [client, practitioner] = [clientViewer(before), practitionerViewer(before)]
  const isClientLost = isSeenByClient(before) && before.clientId !== after.clientId
  const isPractitionerLost =
    isShown(before) && (before.practitionerId !== after.practitionerId || !isShown(after))
  const losers = [isPractitionerLost ? practitioner : null, isClientLost ? client : null].filter(
    (viewer) => viewer !== null,
  )
  return losers.map(({ name }) => `${name} no longer sees it.`)
}

const once = (viewer: Viewer, when: string) =>
  viewer.isActive ? `${viewer.name} sees it once ${when}.` : cannotSignInText(viewer)
const reviews = (viewer: Viewer) =>
  viewer.isActive
    ? `${viewer.name} sees it at once and reviews it.`
    : `${viewer.name} cannot review it: the account is deactivated.`

function atOnce(all: readonly Viewer[]): string {
  const seers = all.filter(({ isActive }) => isActive)
  return [
    ...(seers.length > 0 ? [`${namesOf(seers)} ${seers.length > 1 ? 'see' : 'sees'} it at once.`] : []),
    ...all.filter(({ isActive }) => !isActive).map(cannotSignInText),
  ].join(' ')
}
