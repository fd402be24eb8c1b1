import rows from './complaints.json' with { type: 'json' }
import flags from './red-flags.json' with { type: 'json' }
import { everywhere, reader, remover } from '../words/words'

/**
 * A complaint: `said` are its words (`plain` text); then usual causes, what helps, and when a
 * doctor is needed. `isAllergic`: it may be an allergy soon after a food. `isApart`: food hardly
 * matters.
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

/** The complaints in a `plain` text. */
export const complaintsIn = (text: string): Complaint[] => {
  let rest = text
  // A word counts for one complaint only: "itchy eyes" is not itching skin.
  const found = ways.flatMap(([complaint, said]) => {
    const others = rest.replace(said, ' . ')
    const isNamed = others !== rest
    rest = others
    return isNamed ? [complaint] : []
  })
  // "Feeling unwell" is the vaguest.
  return found.length > 1 ? found.filter(({ name }) => name !== 'feeling unwell') : found
}

/** Whether a text names a complaint more specific than feeling unwell. */
export const namesComplaint = (text: string): boolean =>
  complaintsIn(text).some(({ name }) => name !== 'feeling unwell') || redFlagIn(text) !== undefined

export const withoutComplaints = remover(complaints)

/** Signs that no diet explains, and what to do then. */
const redFlags = reader(flags)

/** Signs of an emergency other than a possible allergy. */
export const emergency =
  'Trouble breathing, swelling of the lips, face, tongue or throat, spreading hives or feeling faint is an emergency. Call 112, 999 or 911 at once.'

/** The advice for a sign that needs a doctor first. */
export const redFlagIn = (text: string): string | undefined => redFlags(text)[0]?.todo
