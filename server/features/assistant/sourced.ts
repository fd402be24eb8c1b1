import { maySay } from '@shared/domain/check-said'
import type { Person } from '@shared/domain/verdict/person'
import type { Actor } from '../../access/actor'
import { ModelError } from '../../adapters/ai/model'
import type { Database } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { foodMatcher } from '../foods/foods.public'
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
  return { answer: found.answer, sources, verdicts: [], ...(found.isModelled && { isModelled: true }) }
}

async function sourcesOf(db: Database, asker: Actor, text: string): Promise<Sourced | 'emergency'> {
  const question = await redact(db, text)
  const passages = await passagesFor(db, asker, question)
  return passages === 'emergency' ? passages : { question, passages }
}

/** Whether a question has words or passages of the asker's own: a tested or avoided food, a value, what was found out. */
function isOwn(person: Person | undefined, { question, passages }: Sourced): boolean {
  if (passages.some(({ kind }) => kind === 'report')) return true
  if (!person) return false
  const matcher = foodMatcher()
  const foods = [...person.avoidFoods, ...person.lowFoods(), ...person.toleratedFoods]
  const isNamed = matcher.verdicts(matcher.read(question), foods).some(({ verdict }) => verdict !== 'none')
  const values = new Set(
    [person.test, person.before].flatMap((test) => test?.results ?? []).map(({ value }) => value),
  )
  const numbers = question.match(/\d+(?:[.,]\d+)?/gu) ?? []
  return isNamed || numbers.some((number) => values.has(Number(number.replace(',', '.'))))
}

/** The answer out of passages: what is the asker's own goes to no model, and what a client reads of one is checked first. */
async function written(
  { db, model }: Dependencies,
  { clientId }: Actor,
  sourced: Sourced,
  { onText, signal }: Stream,
): Promise<Written | 'no-source' | 'refused'> {
  const { question, passages } = sourced
  const composed = () => ({ ...composeAnswer(passages, question), isModelled: false })
  const person = clientId === null ? undefined : await personOf(db, clientId)
  if (!model || isOwn(person, sourced)) return composed()
  try {
    const said = await askModel({ db, model }, question, passages, {
      ...{ signal, onText: person ? undefined : onText },
    })
    if (!said) return 'no-source'
    if (!person) return { ...said, isModelled: true }
    const answer = withoutAvoided(person, said.answer)
    if (answer === '' || !maySay(answer)) return composed()
    onText?.(answer)
    return { ...said, answer, isModelled: true }
  } catch (error) {
    if (error instanceof ModelError && error.failure === 'refused') return 'refused'
    throw error
  }
}

type Written = { answer: string; used: Passage[]; isModelled: boolean }
