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
import {
  cannotSignInText,
  clientViewer,
  practitionerViewer,
  SOMEBODY,
  type ReportRow,
  type Viewer,
} from './report-row'

// These functions describe who will see a report after an action, by the server's own rules.

const NOBODYS: Seen = { mark: 'not', text: 'No client sees it: it is not linked.' }

/** A sentence about who sees a report at once, who later, and who not or no longer. */
export type Seen = { mark: 'now' | 'later' | 'not'; text: string }
const textOf = (seen: readonly Seen[]): string => seen.map(({ text }) => text).join(' ')

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

/** Who sees a report once it is assigned to a practitioner, or to none (null), and why at once. */
export function seenAfterAssigning(report: ReportRow, reviewer: Reviewer | null): Seen[] {
  const why = reviewer
    ? `${reviewer.name} does not review reports first. You can change that under Practitioners.`
    : 'Without a practitioner, nobody reviews it first.'
  return [
    ...changesOf(report, assigned(report, reviewer)),
    ...(shownByAssigning(report, reviewer) ? [{ mark: 'now' as const, text: why }] : []),
  ]
}

/** The client whom an assignment lets read the report at once; null if nobody. */
export function shownByAssigning(report: ReportRow, reviewer: Reviewer | null): Viewer | null {
  const client = clientViewer(report)
  const isNew = !isSeenByClient(report) && isSeenByClient(assigned(report, reviewer))
  return isNew && client?.isActive ? client : null
}

export const visibilityAfterAssigning = (report: ReportRow, reviewer: Reviewer | null): string =>
  textOf(seenAfterAssigning(report, reviewer))

/** Who sees a report after an edit; only the server can compare it with the client's record. */
export function visibilityAfterEditing(report: Report, { fields = [], reviewer, hold }: Edit): string {
  const chosen = reviewer === undefined ? report : assigned(report, reviewer, hold)
  const warnings = withoutDates(chosen.warnings, fields)
  const after = applyTransition(chosen, withWarnings(reviewStateOf(chosen), warnings))
  const isOfPerson = fields.includes('dateOfBirth') || fields.includes('gender')
  const client = clientViewer(after)
  const mayWait =
    isOfPerson && client && isShown(after)
      ? `If that contradicts the record of ${client.name}, nobody sees it until you confirm it.`
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
    return `${nameOf(clientViewer(report))} can already see it, so it can't be held for review.`
  const isChosen = reviewer !== undefined
  const edit = (row: ReportRow) => (isChosen ? assigned(row, reviewer, hold) : row)
  const link = (row: ReportRow) => (client ? linked(row, client) : row)
  return isChosen || client
    ? visibilityOf(report, hold ? link(edit(report)) : edit(link(report)))
    : 'The same people see it.'
}

export const seenAfterLinking = (report: ReportRow, client: ToLink): Seen[] =>
  changesOf(report, linked(report, client))

export const visibilityAfterLinking = (report: ReportRow, client: ToLink): string =>
  textOf(seenAfterLinking(report, client))

export const visibilityAfterReleasing = (report: ReportRow): string => textOf(seenAfterReleasing(report))

export function seenAfterReleasing(report: ReportRow): Seen[] {
  switch (stateOf(report)) {
    case 'nobody':
      return [{ mark: 'not', text: 'It is not linked. Link it first.' }]
    case 'to-check':
    case 'held':
      return changesOf(report, applyTransition(report, { status: onReleasing(report) }))
    case 'processing':
    case 'failed':
    case 'released':
      return [{ mark: 'not', text: 'There is nothing to release.' }]
  }
}

/** Who may see a report once files are read into it, and who no longer does. */
export function visibilityAfterReading(report: ReportRow): string {
  const isTaken = report.asks.includes('owner-taken')
  if (isTaken) return 'It is no longer linked. No client sees it until you link it.'
  const client = clientViewer(report)
  const practitioner = practitionerViewer(report)
  const to = client ?? { name: 'the client whose address is in the files', isActive: true }
  const made = client ? '' : 'A new email address gets a new account.'
  const seers = [practitioner, to].filter((viewer) => viewer !== null)
  const seen =
    report.held && practitioner ? [reviews(practitioner), once(to, 'it is released')] : atOnce(seers)
  // That an account is deactivated depends on no check.
  const sound = `${seen[0]?.mark === 'not' ? '' : 'If there is nothing to check, '}${textOf(seen)}`
  const losers = [
    report.status === 'pending' || report.status === 'completed' ? practitioner : null,
    isSeenByClient(report) ? client : null,
  ].filter((viewer) => viewer !== null && viewer.isActive)
  const lost =
    losers.length > 0 ? `Otherwise ${namesOf(losers)} cannot see it again until you confirm it.` : ''
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
      ? `${samplesOf(released)} ${released.length > 1 ? 'see their reports' : 'sees the report'} at once. Nobody reviews ${released.length > 1 ? 'them' : 'it'} first.`
      : 'No client sees a report yet.',
    ...(held.length > 0 ? [`To be reviewed first: ${samplesOf(held)}.`] : []),
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

const visibilityOf = (before: ReportRow, after: ReportRow): string => textOf(changesOf(before, after))

/** Who sees the row after an action, and who no longer does. */
function changesOf(before: ReportRow, after: ReportRow): Seen[] {
  const [client, practitioner] = [clientViewer(after), practitionerViewer(after)]
  const isClientNew = before.clientId !== after.clientId
  const isPractitionerNew = before.practitionerId !== after.practitionerId || !isShown(before)
  const sawClient = isSeenByClient(before) && !isClientNew
  const changes: (Seen | false | null)[] = []
  if (after.status === 'pending') {
    changes.push(isPractitionerNew && practitioner && reviews(practitioner))
    const when = isPractitionerNew ? 'it is released' : `${nameOf(practitioner)} has released it`
    changes.push(client ? once(client, when) : NOBODYS)
  } else if (after.status === 'completed') {
    const seers = [isPractitionerNew ? practitioner : null, sawClient ? null : client]
    changes.push(...atOnce(seers.filter((viewer) => viewer !== null)))
    if (before.status === 'pending' && !isPractitionerNew)
      changes.push({ mark: 'not', text: `${nameOf(practitioner)} has not released it.` })
    if (sawClient && client)
      changes.push(
        client.isActive ? { mark: 'now', text: `${client.name} can already see it.` } : locked(client),
      )
    changes.push(client === null && NOBODYS)
  } else if (before.status === 'pending') {
    changes.push({ mark: 'later', text: "It's waiting for you again, as no one is left to review it." })
  } else {
    const next = after.status === 'processed' ? 'confirmed' : 'read'
    const isHeld = after.held && practitioner !== null
    changes.push(
      isClientNew && client
        ? once(client, `it is ${next}${isHeld ? ' and released' : ''}`)
        : { mark: 'later', text: `Nobody sees it until it is ${next}.` },
    )
  }
  return [...changes.filter((change) => change !== false && change !== null), ...lost(before, after)]
}

/** The people who no longer see the report. */
function lost(before: ReportRow, after: ReportRow): Seen[] {
  const [client, practitioner] = [clientViewer(before), practitionerViewer(before)]
  const isClientLost = isSeenByClient(before) && before.clientId !== after.clientId
  const isPractitionerLost =
    isShown(before) && (before.practitionerId !== after.practitionerId || !isShown(after))
  const losers = [isPractitionerLost ? practitioner : null, isClientLost ? client : null].filter(
    (viewer) => viewer !== null,
  )
  return losers.map(({ name }) => ({ mark: 'not', text: `${name} no longer sees it.` }))
}

const locked = (viewer: Viewer): Seen => ({ mark: 'not', text: cannotSignInText(viewer) })
const once = (viewer: Viewer, when: string): Seen =>
  viewer.isActive ? { mark: 'later', text: `${viewer.name} sees it once ${when}.` } : locked(viewer)
const reviews = (viewer: Viewer): Seen =>
  viewer.isActive
    ? { mark: 'now', text: `${viewer.name} sees it at once and reviews it.` }
    : { mark: 'not', text: `${viewer.name} cannot review it. The account is deactivated.` }

function atOnce(all: readonly Viewer[]): Seen[] {
  const seers = all.filter(({ isActive, isNew }) => isActive && !isNew)
  const text = `${namesOf(seers)} ${seers.length > 1 ? 'see' : 'sees'} it at once.`
  return [
    ...(seers.length > 0 ? [{ mark: 'now' as const, text }] : []),
    ...all
      .filter(({ isActive, isNew }) => isActive && isNew)
      .map((viewer) => once(viewer, 'they have signed in')),
    ...all.filter(({ isActive }) => !isActive).map(locked),
  ]
}
