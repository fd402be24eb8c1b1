import type { AskerLanguage } from '@shared/domain/asker-language'
import type { Reply } from '@shared/api'

type Answer = Reply<'POST /api/ai/ask-question'>
export type Source = Answer['sources'][number]
export type VerdictBrief = Answer['verdicts'][number]

/**
 * What an answerer says, what it rests on, and the verdicts in it; `isUrgent`: it is shown as the card for
 * emergencies, in this language; `isModelled`: a model wrote it.
 */
export type Told = {
  answer: string
  sources: Source[]
  verdicts: VerdictBrief[]
  isUrgent?: AskerLanguage
  isModelled?: true
}

/** What is said; nothing where there is nothing to say. */
export type Text = string | false | null | undefined

/** What there is to say of these, as one text. */
export const sentences = (...all: readonly Text[]): string => all.filter(Boolean).join(' ')

/** "Only now and then: wheat, rye."; nothing where nothing is named. */
export const titled = (title: string, named: string | readonly string[]): string =>
  named.length > 0 ? `${title}: ${typeof named === 'string' ? named : named.join(', ')}.` : ''
