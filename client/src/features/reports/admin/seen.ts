import { isReleasedOnLinking, onAssigning } from '@shared/domain/goes-on'
import { stateOf } from '@shared/domain/report-state'
import type { Reviewer } from '../use-practitioners'
import { clientNameOf, practitionerNameOf, type ReportRow } from './report-row'

// Who will see a report by an act, said before it, by the rules by which the server does it.

const NOBODYS = 'No client sees it: it belongs to nobody.'

/** Who sees a report once it is given to a practitioner, or to none (null). */
export function seenOnAssigning(report: ReportRow, reviewer: Reviewer | null): string {
  const client = report.clientId === null ? undefined : clientNameOf(report)
  const released = client === undefined ? NOBODYS : `${client} sees it once it is released.`
  const next = onAssigning(report, reviewer)
  if (report.status === 'pending' || next === 'held')
    return reviewer
      ? `${reviewer.name} sees it at once and reviews it. ${released}`
      : 'It waits for you again, as nobody is left to review it.'
  if (next === 'released') {
    const who = [reviewer?.name, client].filter((name) => name !== undefined)
    const atOnce = `${who.join(' and ')} ${who.length > 1 ? 'see' : 'sees'} it at once.`
    return [who.length > 0 && atOnce, client === undefined && NOBODYS].filter(Boolean).join(' ')
  }
  if (report.status === 'completed') {
    const practitioner = reviewer ? `${reviewer.name} sees it at once.` : 'No practitioner sees it any more.'
    return `${practitioner} ${client === undefined ? NOBODYS : `${client} sees it already.`}`
  }
  return `Nobody sees it yet: it has to be ${report.status === 'failed' ? 'read' : 'confirmed'} first.`
}

/** The same where it is said with that whether they review it first (`holds`). */
export function seenOnHolding(report: ReportRow, reviewer: Reviewer): string {
  const isReleased = report.status === 'completed' && report.clientId !== null
  if (isReleased && reviewer.holds)
    return `${clientNameOf(report)} sees it already, so it cannot be held for review.`
  const isOpen =
    !isReleased &&
    (onAssigning(report, reviewer) !== 'waits' ||
      report.status === 'pending' ||
      report.status === 'completed')
  return seenOnAssigning(isOpen ? { ...report, ...unreviewed } : report, reviewer)
}

/** How a report stands that only waits for who reviews it. */
const unreviewed = { status: 'processed', lacks: 'practitioner', practitionerId: null } as const

/** At most so many names are said. */
const NAMED = 5

/** The same of several: whose clients see theirs at once, and whose are reviewed first. */
export function seenOnAssigningEach(
  reports: readonly ReportRow[],
  reviewerOf: (report: ReportRow) => Reviewer | null,
): string {
  const [only] = reports
  if (reports.length === 1 && only) return seenOnAssigning(only, reviewerOf(only))
  const released = reports.filter(
    (report) => report.clientId !== null && onAssigning(report, reviewerOf(report)) === 'released',
  )
  const held = reports.filter((report) => onAssigning(report, reviewerOf(report)) === 'held')
  return [
    released.length > 0
      ? `${named(released)} ${released.length > 1 ? 'see their reports' : 'sees the report'} at once.`
      : 'No client sees a report by this.',
    ...(held.length > 0 ? [`Reviewed first: ${named(held)}.`] : []),
  ].join(' ')
}

function named(reports: readonly ReportRow[]): string {
  const said = reports.slice(0, NAMED).map((report) => `${clientNameOf(report)} (${report.sampleId})`)
  const more = reports.length - said.length
  const all = more > 0 ? [...said, `${more} more`] : said
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}` : all.join('')
}

/** When a client sees a report once it is linked to them. */
export function seenOnLinking(report: ReportRow, client: string): string {
  const isHeld = report.held && report.practitionerId !== null
  if (isReleasedOnLinking(report)) return `${client} sees it at once.`
  if (report.status === 'pending' || report.lacks === 'client')
    return `${client} sees it once ${practitionerNameOf(report)} has released it.`
  return `${client} sees it once it is ${report.status === 'failed' ? 'read' : 'confirmed'}${isHeld ? ' and released' : ''}.`
}

/** Who sees a report once it is confirmed or released. */
export function seenOnReleasing(report: ReportRow): string {
  const client = clientNameOf(report)
  switch (stateOf(report)) {
    case 'nobody':
      return 'It belongs to nobody: link it first.'
    case 'to-check':
      return report.held && report.practitionerId !== null
        ? `It goes to ${practitionerNameOf(report)} for review. ${client} sees it once it is released.`
        : `${client} sees it at once.`
    case 'held':
      return `${client} sees it at once; ${practitionerNameOf(report)} has not released it.`
    case 'processing':
    case 'failed':
    case 'released':
      return 'There is nothing to release.'
  }
}

/** Who sees a report once files are read into it. */
export function seenOnReading(report: ReportRow): string {
  const to = report.clientId === null ? 'the client whose address is in the files' : clientNameOf(report)
  const made = report.clientId === null ? ' A new address gets an account.' : ''
  const isHeld = report.held && report.practitionerId !== null
  return isHeld
    ? `Where nothing is to check, ${practitionerNameOf(report)} reviews it, and ${to} sees it once it is released.${made}`
    : `Where nothing is to check, ${to} sees it at once.${made}`
}
