import { genderOf } from '@shared/domain/people/gender'
import type { Warning } from '@shared/domain/results-csv/warning'
import type { AddressHolder } from '../../clients/clients.public'
import { sameName } from './names'

/** The person the sample came from, as the files describe them. */
export type Person = { clientName: string; dateOfBirth: string | null; gender: string }

type IdentityFacts = Pick<Person, 'dateOfBirth' | 'gender'>

/** People in reports with this address: of its client (`own`), and of nobody or others. */
export type Earlier = { own: readonly Person[]; others: readonly Person[] }

const reasons = {
  staff: 'The email in the report belongs to a member of staff, so the report was not linked to anyone.',
  unconfirmed:
    "The email in the report belongs to a client who hasn't confirmed it, so we didn't link the report. Confirm the email or choose the client.",
  name: 'The email in the report belongs to a client with a different name, so the report was not linked. Please choose whose report it is.',
  dateOfBirth:
    "The email in the report belongs to a client with a different date of birth, so it wasn't linked. Please choose whose report it is.",
  gender:
    'The email in the report belongs to a client with a different gender, so the report was not linked. Please choose whose report it is.',
  'other-report':
    "Another report with this email has a different date of birth or gender, so we didn't link this one. Please choose whose report it is.",
  'second-address':
    'A client with this name and date of birth has a different email, so no account was made. Please choose whose report it is.',
  'former-address':
    'The email in the report used to belong to another client, so we made no account. Please choose whose report it is.',
} as const

export const linkWarning = (reason: keyof typeof reasons): Warning => ({
  line: null,
  code: `email-${reason}`,
  message: reasons[reason],
})

/**
 * Decides whether a report may be linked to the holder of its address without an admin. The holder
 * must be a client, an admin must have confirmed the address, and the name must agree, as must date
 * of birth and gender where both are known, on record or else on their reports. Other reports with
 * this address count against it only where the client's own give no date of birth, or the report
 * gives none: of two people with one name it may be the other's. Returns the client's id, or a
 * warning that says why not.
 */
export function decideLink(
  person: Person,
  holder: AddressHolder,
  { own, others }: Earlier,
): { clientId: number } | { warning: Warning } {
  const refuse = (reason: keyof typeof reasons) => ({ warning: linkWarning(reason) })
  if (holder.role !== 'client' || holder.clientId === null) return refuse('staff')
  if (!holder.emailConfirmed) return refuse('unconfirmed')
  const names = [`${holder.firstName} ${holder.lastName}`, ...own.map(({ clientName }) => clientName)]
  if (!names.some((name) => sameName(person.clientName, name))) return refuse('name')
  if (disagree(person.dateOfBirth, holder.dateOfBirth)) return refuse('dateOfBirth')
  if (disagree(statedIn(person.gender), statedIn(holder.gender))) return refuse('gender')
  const born = [holder, ...own].find(({ dateOfBirth }) => dateOfBirth)?.dateOfBirth
  const left = unsaid(person, holder)
  const asBorn = { dateOfBirth: person.dateOfBirth ?? born ?? null, gender: '' }
  const mayBeOfAnother = person.dateOfBirth && born ? [] : others
  if (
    own.some((report) => differs(left, report)) ||
    mayBeOfAnother.some(
      (report) =>
        differs(left, report) || (sameName(person.clientName, report.clientName) && differs(asBorn, report)),
    )
  )
    return refuse('other-report')
  return { clientId: holder.clientId }
}

/** Whether date of birth or gender contradict each other; missing values agree with all. */
export const differs = (person: IdentityFacts, holder: IdentityFacts) =>
  disagree(person.dateOfBirth, holder.dateOfBirth) ||
  disagree(statedIn(person.gender), statedIn(holder.gender))

/** What a report states and the record leaves out. */
const unsaid = (person: IdentityFacts, record: IdentityFacts): IdentityFacts => ({
  dateOfBirth: record.dateOfBirth ? null : person.dateOfBirth,
  gender: statedIn(record.gender) ? '' : person.gender,
})

/** Whether a report contradicts the record or, where that is silent, the other reports. */
export const contradicts = (
  person: IdentityFacts,
  record: IdentityFacts,
  own: readonly IdentityFacts[],
): boolean => differs(person, record) || own.some((report) => differs(unsaid(person, record), report))

/** The gender on record may be in any spelling. */
const statedIn = (gender: string) => genderOf(gender)

const disagree = (a: string | null | undefined, b: string | null | undefined) =>
  Boolean(a) && Boolean(b) && a !== b

/** Splits a whole name at its last word. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.pop() ?? '') : ''
  return { firstName: words.join(' '), lastName }
}
