import { maySay } from '@shared/domain/check-said'
import type { Actor } from '../../access/actor'
import { ModelError } from '../../adapters/ai/model'
import type { Database } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { composeAnswer } from './builtin'
import { isImpersonal } from './impersonal'
import { askModel } from './modelled'
import { redact } from './redaction/redaction'
import { findPassages, type Passage } from './retrieval'
import type { Told } from './told'
import { personOf } from '../reports/reports.public'
import { isSupported } from './supported'
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
  return { answer: found.answer, sources, verdicts: [], ...(found.isModelled && { isModelled: true }) }
}

async function sourcesOf(db: Database, asker: Actor, text: string): Promise<Sourced | 'emergency'> {
  const question = await redact(db, text)
  const passages = await passagesFor(db, asker, question)
  return passages === 'emergency' ? passages : { question, passages }
}

/** The answer out of passages: only a question that tells of nobody goes to a model, and what a client reads of one is checked first. */
async function written(
  { db, model }: Dependencies,
  { clientId }: Actor,
  sourced: Sourced,
  { onText, signal }: Stream,
): Promise<Written | 'no-source' | 'refused'> {
  const { question, passages } = sourced
  const composed = () => ({ ...composeAnswer(passages, question), isModelled: false })
  const person = clientId === null ? undefined : await personOf(db, clientId)
  const isOwn = passages.some(({ kind }) => kind === 'report')
  if (!model || isOwn || !isImpersonal(question, person)) return composed()
  try {
    const said = await askModel({ db, model }, question, passages, {
      ...{ signal, onText: person ? undefined : onText },
    })
    if (!said) return 'no-source'
    const { used, texts } = said
    if (!person) return { answer: said.answer, used, isModelled: true }
    const answer = withoutAvoided(person, said.answer)
    if (answer === '' || !isSupported(answer, texts) || !maySay(answer)) return composed()
    onText?.(answer)
    return { answer, used, isModelled: true }
  } catch (error) {
    if (error instanceof ModelError && error.failure === 'refused') return 'refused'
    throw error
  }
}

type Written = { answer: string; used: Passage[]; isModelled: boolean }
