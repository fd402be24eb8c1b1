import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isEmergency } from '@shared/domain/safety/emergency'
import { isFull } from '@shared/testing/runs'
import { readSeedFaqs } from '../../faqs/seed-faqs'
import { isLikelyUrgent } from '../card'
import { type Intent, subjects } from '../understand/intents'
import { understand } from '../understand/understand'
import { handlerFor } from './answer-handlers'

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Record<string, string[]>
const ways = new Map(
  subjects.flatMap((about) =>
    Object.entries(read(`../ways-of-asking/${about}.json`)).map(
      ([name, texts]) => [`${about}.${name}` as Intent, texts] as const,
    ),
  ),
)

it('each intent has at least fifty different ways of asking', () => {
  const few = [...ways].filter(([, texts]) => new Set(texts).size < 50)
  expect(few.map(([intent, texts]) => `${intent}: ${texts.length}`)).toEqual([])
})

it('each intent has an answer handler, and each FAQ among them is seeded', async () => {
  const noAnswer = handlerFor('none.beyond')
  const seeded = [...(await readSeedFaqs('client')), ...(await readSeedFaqs('practitioner'))]
  const keys = new Set(seeded.map(({ key }) => key))
  const missing = [...ways.keys()].filter((intent) => {
    const [about, name = ''] = intent.split('.')
    if (about === 'none') return false
    return about === 'faq' || about === 'practitioner' ? !keys.has(name) : handlerFor(intent) === noAnswer
  })
  expect(missing).toEqual([])
})

/** Twenty unseen questions for each intent: { intent: questions }. */
const paraphrases = new URL('../../../testing/questions/paraphrases.json', import.meta.url)

const isTried = (place: number) => isFull || place % 4 === 0

function isUnderstood(intent: string, question: string): boolean {
  if (intent === 'none.emergency' && (isEmergency(question) || isLikelyUrgent(question))) return true
  return (
    understand(question, intent.startsWith('practitioner.') ? 'practitioner' : 'client')[0]?.intent === intent
  )
}

it.skipIf(!existsSync(paraphrases))('paraphrases that were not taught are understood as their intent', () => {
  const asked = Object.entries(JSON.parse(readFileSync(paraphrases, 'utf8')) as Record<string, string[]>)
  const isOfClients = (intent: string) => !/^(?:none|practitioner)\./u.test(intent)
  expect(asked.map(([intent]) => intent).toSorted()).toEqual([...ways.keys()].filter(isOfClients).toSorted())
  const tried = asked.map(([intent, all]) => {
    const questions = all.filter((_, place) => isTried(place))
    const missed = questions.filter((question) => !isUnderstood(intent, question))
    return { intent, questions, missed }
  })
  const count = (of: 'questions' | 'missed') => tried.reduce((sum, one) => sum + one[of].length, 0)
  expect(1 - count('missed') / count('questions')).toBeGreaterThanOrEqual(0.77)
  const worst = tried.filter(({ questions, missed }) => missed.length === questions.length)
  // With few questions an intent may be missed by chance.
  expect(worst.map(({ intent }) => intent).slice(isFull ? 0 : 4)).toEqual([])
})
