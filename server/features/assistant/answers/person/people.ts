import { and, eq } from 'drizzle-orm'
import { countText, listed } from '@shared/domain/text/counts'
import { formatWords } from '@shared/domain/text/dates'
import { newestFirst, report } from '../../../reports/reports.public'
import { practitionerName } from '../../../practitioners/practitioners.public'
import { sentences, type Answer } from '../../answer'
import { linesFor } from '../lines'
import { nothingYet, type Own, reported, reportSource, answerOf } from './about-person'
import { allergyText, chosenText } from './outcome-text'
import lines from './people.json' with { type: 'json' }

/** Completed reports, newest first, with the columns questions need. */
const reportsOf = ({ db, clientId }: Own) =>
  db
    .select({
      id: report.id,
      sampleId: report.sampleId,
      day: report.reportDate,
      practitioner: practitionerName(report.practitionerId),
    })
    .from(report)
    .where(and(eq(report.clientId, clientId), eq(report.status, 'completed')))
    .orderBy(...newestFirst(report))

export const samplesOf = async (own: Own): Promise<string[]> =>
  (await reportsOf(own)).map(({ sampleId }) => sampleId)

const assignedTo = async (own: Own) => (await reportsOf(own))[0]?.practitioner?.trim() || undefined

/** The practitioner of the latest report, as a sentence names them. */
export const nameOfPractitioner = async (own: Own): Promise<string> =>
  (await assignedTo(own)) ?? 'your practitioner'

/** The practitioner of the latest report and their contact details. */
export async function practitioner(
  own: Own,
  { isReach, faqs }: { isReach: boolean; faqs: Answer['sources'] },
): Promise<Answer> {
  const [latest] = await reportsOf(own)
  const name = latest?.practitioner?.trim() ?? ''
  const values = { isReach, name, nothingYet: latest ? '' : nothingYet }
  const source = reportSource(own.person)
  return answerOf(
    sentences(...linesFor(lines.practitioner, values)),
    isReach ? [...faqs, source] : [source, ...faqs],
  )
}

export async function readers(own: Own, faqs: Answer['sources']): Promise<Answer> {
  const name = (await assignedTo(own)) ?? 'nobody at the moment'
  return answerOf(
    sentences(...linesFor(lines.readers, { name })),
    faqs.length > 0 ? faqs : [reportSource(own.person)],
  )
}

export async function sample(own: Own): Promise<Answer> {
  const [latest] = await reportsOf(own)
  return reported(own, latest ? `The sample ID of your latest report is ${latest.sampleId}.` : nothingYet)
}

export async function reportCount(own: Own): Promise<Answer> {
  const all = await reportsOf(own)
  const days = all.flatMap(({ day }) => (day ? [formatWords(day)] : []))
  return reported(
    own,
    all.length > 0
      ? `You have ${countText(all.length, 'report')}${days.length > 0 ? `, dated ${listed(days)}` : ''}. You'll find ${all.length > 1 ? 'them' : 'it'} under "My Report".`
      : nothingYet,
  )
}

export async function allergies(own: Own): Promise<Answer> {
  const text = await allergyText(own)
  return reported(
    own,
    text !== ''
      ? `${text} Keep avoiding these foods, whatever a test shows.`
      : 'You have no allergies on your record. If you have one, add it in Settings, under “Allergies and own foods”.',
  )
}

/** The record beside the tests: allergies and choices. */
export const record = async (own: Own): Promise<Answer> =>
  reported(own, `${(await allergies(own)).answer} ${chosen(own).answer}`)

export const chosen = (own: Own): Answer =>
  reported(
    own,
    chosenText(own.person) ||
      "Apart from your tests and allergies, you haven't chosen any foods or diets to leave out.",
  )
