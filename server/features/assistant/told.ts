import type { AskerLanguage } from '@shared/domain/asker-language'
import type { Reply } from '@shared/api'
import type { Actor } from '../../access/actor'
import type { Dependencies } from '../../dependencies'

type Answer = Reply<'POST /api/ai/ask-question'>
export type Source = Answer['sources'][number]
export type VerdictBrief = Answer['verdicts'][number]

/** What an answerer says, what it rests on, and the verdicts in it; `isUrgent`: it is shown as the card for emergencies, in this language; `isModelled`: a model wrote it. */
export type Told = {
  answer: string
  sources: Source[]
  verdicts: VerdictBrief[]
  isUrgent?: AskerLanguage
  isModelled?: true
}

/** Answers what it understands of a question for who asks; undefined for what is not its own. No model sees it. */
export type Answerer = (
  deps: Pick<Dependencies, 'db'>,
  asker: Actor,
  question: string,
) => Promise<Told | undefined>
