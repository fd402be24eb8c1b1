import type { Body } from '@shared/api'
import { rebaseEdits } from '@/lib/merge-edits'
import type { Faq } from '../faq-words'
import { endOf } from './order'

/** What the form holds and an FAQ is made of. */
export type FaqValues = Body<'POST /api/faqs'>
export type FaqField = keyof FaqValues

/** The words for each field, in the order of the form. */
export const fieldWords: Record<FaqField, string> = {
  question: 'Question',
  answer: 'Answer',
  category: 'Category',
  targetRole: 'Target role',
}
export const faqFieldNames = Object.keys(fieldWords) as FaqField[]

export const valuesOf = ({ question, answer, category, targetRole }: Faq): FaqValues => ({
  question,
  answer,
  category,
  targetRole,
})

const meaningOf = (text = '') => text.replaceAll('\r\n', '\n').trim()

/** The fields whose meaning differs; spaces around a text do not count, and what is not there is empty. */
export function differingFields(one: Partial<FaqValues>, other: Partial<FaqValues>): FaqField[] {
  return faqFieldNames.filter((field) => meaningOf(one[field]) !== meaningOf(other[field]))
}

/** What to send so that `before` becomes `after`. An FAQ that goes to another role's list joins it at its end. */
export function changesBetween(
  before: FaqValues,
  after: FaqValues,
  all: readonly Faq[],
): Body<'PATCH /api/faqs/:id'> {
  const fields = differingFields(before, after)
  const changes = Object.fromEntries(fields.map((field) => [field, after[field].trim()]))
  return fields.includes('targetRole') ? { ...changes, priority: endOf(after.targetRole, all) } : changes
}

/** What becomes of `mine`, begun on `seen`, when somebody else has made it `theirs`; see rebaseEdits. */
export const rebase = (seen: FaqValues, mine: FaqValues, theirs: FaqValues) =>
  rebaseEdits(differingFields, { seen, mine, theirs })
