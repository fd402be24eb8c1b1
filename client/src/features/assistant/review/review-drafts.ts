import { onUserGone } from '@/session/session'

export type Draft = { adminNotes: string; answer: string }

/** Unsent texts by question, so that looking at the FAQs loses nothing. */
const drafts = new Map<number, Draft>()

onUserGone(() => drafts.clear())

export const draftOf = (id: number): Draft => drafts.get(id) ?? { adminNotes: '', answer: '' }

export function saveDraft(id: number, draft: Draft): void {
  if (draft.adminNotes === '' && draft.answer === '') drafts.delete(id)
  else drafts.set(id, draft)
}
