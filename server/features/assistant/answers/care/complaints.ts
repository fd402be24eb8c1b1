import rows from './complaints.json' with { type: 'json' }
import flags from './red-flags.json' with { type: 'json' }
import { everywhere, reader, remover } from '../words/words'

/**
 * A complaint: `said`, the words for it as `plain` writes them, what it comes from as a rule, what helps, and what
 * more a doctor is needed for. `isAllergic`: it may be an allergy when it comes soon after a food. `isApart`: foods have
 * little to do with it.
 */
export type Complaint = {
  name: string
  said: string
  causes: string
  helps?: string
  doctor?: string
  isAllergic?: boolean
  isApart?: boolean
}

const complaints: readonly Complaint[] = rows
const ways = complaints.map((complaint) => [complaint, everywhere(complaint.said)] as const)

/** The complaints that a question tells of; `text` as `plain` writes it. */
export const complaintsIn = (text: string): Complaint[] => {
  let rest = text
  // What tells of one is no sign of another: "itchy eyes" are no itching skin.
  const found = ways.flatMap(([complaint, said]) => {
    const others = rest.replace(said, ' . ')
    const isTold = others !== rest
    rest = others
    return isTold ? [complaint] : []
  })
  // "Feel" says least of all.
  return found.length > 1 ? found.filter(({ name }) => name !== 'feeling unwell') : found
}

/** Whether a text names a complaint more particular than feeling unwell. */
export const namesComplaint = (text: string): boolean =>
  complaintsIn(text).some(({ name }) => name !== 'feeling unwell') || redFlagIn(text) !== undefined

/** A text without the words of complaints. */
export const withoutComplaints = remover(complaints)

/** What is no matter of a diet, and what to do then. */
const redFlags = reader(flags)

/** Which signs are an emergency, beside what may be an allergy. */
export const emergency =
  'Trouble breathing, swelling of the lips, face, tongue or throat, spreading hives or feeling faint is an emergency: call the emergency number at once (112, 999 or 911).'

/** What to do about a sign that needs a doctor before anything else. */
export const redFlagIn = (text: string): string | undefined => redFlags(text)[0]?.todo
