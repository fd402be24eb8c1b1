import { and, asc, desc, eq, isNotNull, ne } from 'drizzle-orm'
import { formatDots } from '@shared/domain/text/dates'
import { onLinking } from '@shared/domain/reports/report-transitions'
import { MOST_LINKS } from '@shared/features/reports'
import type { Scope } from '../../../access/scope'
import type { Database } from '../../../database/connect'
import { COUNTED, isOneOf } from '../../../database/pages'
import { notFound } from '../../../http/problem'
import { matchScoreOf } from './match-score'
import { nameOf, namesakesOf, similarTo, takenAddresses, type Candidate } from './namesakes'
import { mayDecideOwner } from '../triplet/read-triplet'
import { inState, reportsIn } from '../manage/report-rows'
import { reports } from '../reports.tables'

const unlinkedColumns = {
  id: reports.id,
  version: reports.version,
  sampleId: reports.sampleId,
  clientName: reports.clientName,
  dateOfBirth: reports.dateOfBirth,
  gender: reports.gender,
  email: reports.email,
  clientId: reports.clientId,
  practitionerId: reports.practitionerId,
  warnings: reports.warnings,
  failure: reports.failure,
}
type UnlinkedReport = Pick<typeof reports.$inferSelect, keyof typeof unlinkedColumns>

/** More suggestions do not help an admin to choose. */
const MOST_SUGGESTED = 20

/** Clients whose report it may be, the best match first. Throws a 404 Problem. */
export async function suggestionsFor(db: Database, scope: Scope, id: number) {
  const [report] = await db
    .select(unlinkedColumns)
    .from(reports)
    .where(and(eq(reports.id, id), reportsIn(scope)))
  if (!report) throw notFound('The report')
  const found = judged(report, await similarTo(db, report), await takenAddresses(db, [report.email]))
  const likely = found.slice(0, MOST_SUGGESTED)
  const earlier = await newestOf(
    db,
    id,
    likely.map(({ candidate }) => candidate.clientId),
  )
  return likely.map(({ candidate, isSure, words }) => {
    const before = earlier.get(candidate.clientId)
    return {
      clientId: candidate.clientId,
      name: nameOf(candidate),
      dateOfBirth: candidate.dateOfBirth && formatDots(candidate.dateOfBirth),
      email: candidate.email,
      isActive: candidate.isActive,
      isSure,
      why: [
        ...words,
        ...(before ? [`earlier report ${before}`] : []),
        ...(candidate.isActive ? [] : ['the account is deactivated']),
      ].join(', '),
    }
  })
}

/** The unlinked reports that match exactly one client, the oldest first. */
export async function exactMatches(db: Database) {
  const unlinked = await db
    .select({ ...unlinkedColumns, status: reports.status, held: reports.held })
    .from(reports)
    .where(and(inState('nobody'), isNotNull(reports.dateOfBirth)))
    .orderBy(asc(reports.createdAt), asc(reports.id))
    .limit(COUNTED)
  const namesakes = await namesakesOf(
    db,
    unlinked.map(({ clientName }) => clientName),
  )
  const taken = await takenAddresses(
    db,
    unlinked.map(({ email }) => email),
  )
  return unlinked
    .flatMap((report, place) => {
      const exactMatch = judged(report, namesakes[place] ?? [], taken).find(({ isSure }) => isSure)?.candidate
      if (!exactMatch) return []
      const { id, version, sampleId, clientName, dateOfBirth } = report
      return {
        ...{ id, version, sampleId, clientName, dateOfBirth: dateOfBirth && formatDots(dateOfBirth) },
        ...{ clientId: exactMatch.clientId, name: nameOf(exactMatch), email: exactMatch.email },
        isReleased: onLinking(report).status === 'completed',
      }
    })
    .slice(0, MOST_LINKS)
}

/** Best match first; exact if they can sign in, the files are sound and nobody is alike. */
function judged(report: UnlinkedReport, candidates: readonly Candidate[], taken: Set<string>) {
  const found = candidates
    .flatMap((candidate) => {
      const score = matchScoreOf(report, candidate, taken.has(report.email))
      return score ? { candidate, ...score } : []
    })
    .sort((a, b) => b.points - a.points || a.candidate.clientId - b.candidate.clientId)
  const twins = found.filter(({ isTwin }) => isTwin).length
  const isSound = mayDecideOwner(report)
  return found.map((each) => ({
    ...each,
    isSure: isSound && each.isAlike && twins === 1 && each.candidate.isActive,
  }))
}

/** The sample of the newest other report of each client. */
async function newestOf(db: Database, id: number, clientIds: readonly number[]) {
  const rows = await db
    .selectDistinctOn([reports.clientId], { clientId: reports.clientId, sampleId: reports.sampleId })
    .from(reports)
    .where(and(isOneOf(reports.clientId, clientIds), ne(reports.id, id)))
    .orderBy(reports.clientId, desc(reports.createdAt), desc(reports.id))
  return new Map(rows.map((row) => [row.clientId, row.sampleId]))
}
