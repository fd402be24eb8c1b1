import { and, eq } from 'drizzle-orm'
import { countText, listed } from '@shared/domain/counts'
import { formatWords } from '@shared/domain/dates'
import { newestFirst, report } from '../../../reports/reports.public'
import { practitionerName } from '../../../practitioners/practitioners.public'
import type { Told } from '../../told'
import { nothingYet, type Own, reported, reportSource, told } from './about-person'
import { allergyText, chosenText } from './found-text'

/** The client's completed reports, newest first, as far as questions about them need them. */
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

/** The IDs of the client's own samples. */
export const samplesOf = async (own: Own): Promise<string[]> =>
  (await reportsOf(own)).map(({ sampleId }) => sampleId)

const noneAssigned =
  'Your latest report is not assigned to a practitioner. If you work with one, or would like to, please ask the laboratory that sent you the kit: its address is on the kit and on your report.'

/** Who looks after the latest report, as an answer speaks of them. */
export async function nameOfPractitioner(own: Own): Promise<string> {
  const [latest] = await reportsOf(own)
  return latest?.practitioner?.trim() || 'your practitioner'
}

/**
 * Who looks after the latest report, and how to reach them: the portal shows their name and nothing else to a client.
 */
export async function practitioner(
  own: Own,
  { isReach, faqs }: { isReach: boolean; faqs: Told['sources'] },
): Promise<Told> {
  const [latest] = await reportsOf(own)
  const sources = isReach ? [...faqs, reportSource(own.person)] : [reportSource(own.person), ...faqs]
  if (!latest) return told(`${nothingYet} Your practitioner is named with it.`, sources)
  const name = latest.practitioner?.trim()
  if (!name) return told(noneAssigned, sources)
  const how =
    'Please use the address or number that you have from them. The portal does not show their contact details, and does not pass on messages to them.'
  return told(
    `Your latest report is assigned to ${name}.${isReach ? ` ${how} Who has no address asks the laboratory that sent the kit.` : ''}`,
    sources,
  )
}

export async function readers(own: Own, faqs: Told['sources']): Promise<Told> {
  const [latest] = await reportsOf(own)
  const name = latest?.practitioner?.trim()
  return told(
    `Your results can be seen by you, by the practitioner whom a report is assigned to (the latest to ${name || 'nobody at present'}) and by the laboratory's administrators. Other clients, other practitioners and your own doctor cannot open them: a doctor sees them only if you share your report. The privacy section of your settings shows who opened one, and when.`,
    faqs.length > 0 ? faqs : [reportSource(own.person)],
  )
}

export async function sample(own: Own): Promise<Told> {
  const [latest] = await reportsOf(own)
  return reported(own, latest ? `The sample ID of your latest report is ${latest.sampleId}.` : nothingYet)
}

export async function reportCount(own: Own): Promise<Told> {
  const all = await reportsOf(own)
  const days = all.flatMap(({ day }) => (day ? [formatWords(day)] : []))
  return reported(
    own,
    all.length > 0
      ? `You have ${countText(all.length, 'report')}${days.length > 0 ? `, of ${listed(days)}` : ''}. ${all.length > 1 ? 'They stand' : 'It stands'} under "My Report".`
      : nothingYet,
  )
}

export async function allergies(own: Own): Promise<Told> {
  const text = await allergyText(own)
  return reported(
    own,
    text !== ''
      ? `${text} Keep avoiding them whatever a test shows.`
      : 'There is no allergy on your record. If you have one, add it in Settings, under “Allergies and own foods”.',
  )
}

/** Both of what a record has beside the tests. */
export const record = async (own: Own): Promise<Told> =>
  reported(own, `${(await allergies(own)).answer} ${chosen(own).answer}`)

export const chosen = (own: Own): Told =>
  reported(
    own,
    chosenText(own.person) ||
      'You have not chosen any foods or diets to leave out beside what your tests and your allergies say.',
  )
