import { withoutFoundOut } from '@shared/domain/trial/outcome-words'
import type { Actor } from '../../access/actor'
import { ModelError } from '../../adapters/ai/model'
import type { Database } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { composeAnswer } from './builtin'
import { askModel } from './modelled'
import { redact } from './redaction/redaction'
import { findPassages, type Passage } from './retrieval'
import type { Told } from './told'
import { personOf } from '../reports/reports.public'
import { withoutAvoided } from './without-avoided'

type Stream = { onText: ((piece: string) => void) | undefined; signal: AbortSignal }
/** A question that names nobody, and the passages that speak of it. */
type Sourced = { question: string; passages: readonly Passage[] }

/** The passages for a question that names nobody any more. */
export const passagesFor = (db: Database, asker: Actor, impersonal: string) =>
  findPassages(db, asker, impersonal.replaceAll('[removed]', ' '))

/** An answer out of FAQs, foods and results, written by the model where there is one; or why there is none. */
export async function answerFrom(
  deps: Dependencies,
  asker: Actor,
  asked: string | Sourced,
  stream: Stream,
): Promise<Told | 'no-source' | 'refused' | 'emergency'> {
  const sourced = typeof asked === 'string' ? await sourcesOf(deps.db, asker, asked) : asked
  if (sourced === 'emergency') return 'emergency'
  if (sourced.passages.length === 0) return 'no-source'
  const found = await written(deps, asker, sourced, stream)
  if (typeof found === 'string') return found
  const sources = found.used.map(({ kind, title, link }) => ({ kind, title, link }))
  return { answer: found.answer, sources, verdicts: [] }
}

async function sourcesOf(db: Database, asker: Actor, text: string): Promise<Sourced | 'emergency'> {
  const question = await redact(db, text)
  const passages = await passagesFor(db, asker, question)
  return passages === 'emergency' ? passages : { question, passages }
}

/** What somebody found out about foods goes to no model. */
const tellsFoundOut = ({ kind, text }: Passage) => kind === 'report' && withoutFoundOut(text) !== text

async function written(
  { db, model }: Dependencies,
  { clientId }: Actor,
  { question, passages }: Sourced,
  stream: Stream,
): Promise<{ answer: string; used: Passage[] } | 'no-source' | 'refused'> {
  if (!model || passages.some(tellsFoundOut)) return composeAnswer(passages, question)
  const person = clientId === null ? undefined : await personOf(db, clientId)
  const filter = person && person.avoid.length > 0 ? withoutAvoided(person) : undefined
  const shown = stream.onText && filter?.streamed(stream.onText)
  try {
    const said = await askModel({ db, model }, question, passages, {
      ...stream,
      onText: shown?.piece ?? stream.onText,
    })
    if (!said) return 'no-source'
    shown?.end()
    const answer = filter ? filter.whole(said.answer) : said.answer
    return answer === '' ? composeAnswer(passages, question) : { ...said, answer }
  } catch (error) {
    if (error instanceof ModelError && error.failure === 'refused') return 'refused'
    throw error
  }
}
