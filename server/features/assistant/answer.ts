import type { QuestionLanguage } from '@shared/domain/text/question-language'
import type { Reply } from '@shared/api'

type AnswerReply = Reply<'POST /api/ai/ask-question'>
export type Source = AnswerReply['sources'][number]
export type VerdictBrief = AnswerReply['verdicts'][number]

/** `isUrgent`: shown as an emergency card in this language; `isModelled`: from a model. */
export type Answer = {
  answer: string
  sources: Source[]
  verdicts: VerdictBrief[]
  isUrgent?: QuestionLanguage
  isModelled?: true
}

/** Empty values are skipped. */
export type Text = string | false | null | undefined

/** Joins the texts that exist. */
export const sentences = (...all: readonly Text[]): string => all.filter(Boolean).join(' ')

/** "Only now and then: wheat, rye."; empty without names. */
export const titled = (title: string, named: string | readonly string[]): string =>
  named.length > 0 ? `${title}: ${typeof named === 'string' ? named : named.join(', ')}.` : ''
