import { readFileSync } from 'node:fs'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import type { Actor } from '../../access/actor'
import { projectRoot } from '../../config/project-root'
import { startPortal, type Portal } from '../../testing/portal'
import { clients } from '../clients/clients.tables'
import { seedFoods } from '../foods/foods.public'
import { cardFor } from './card'

/** Successive questions of a client with an allergy. */
type Case = { allergy: string; turns: string[]; lang?: string }
const file = path.join(projectRoot, 'server', 'testing', 'questions', 'eaten-before.json')
const { eaten, harmless } = JSON.parse(readFileSync(file, 'utf8')) as Record<'eaten' | 'harmless', Case[]>

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
  await seedFoods(portal.deps.db)
})
afterAll(() => portal.close())

async function allergic(to: string) {
  const client = await portal.person('client')
  await portal.deps.db.update(clients).set({ allergies: to }).where(eq(clients.id, client.clientId))
  return client
}

/** The language of the last card; undefined without one. */
async function cardsOf(cases: readonly Case[]): Promise<Map<Case, string | undefined>> {
  const found = new Map<Case, string | undefined>()
  for (const allergy of new Set(cases.map((one) => one.allergy))) {
    const { clientId } = await allergic(allergy)
    for (const one of cases.filter((other) => other.allergy === allergy)) {
      const before = one.turns.slice(0, -1).map((question) => ({ question }))
      const card = await cardFor(portal.deps.db, { clientId } as Actor, one.turns.at(-1) ?? '', before)
      found.set(one, card?.language)
    }
  }
  return found
}
const named = (cases: readonly Case[]) => cases.map(({ turns }) => turns.join(' | ')).join('\n')

it('a client who ate an own allergen over several questions gets the card in their language', async () => {
  const cards = await cardsOf(eaten)
  const missed = eaten.filter((one) => cards.get(one) !== (one.lang ?? 'en'))
  expect(missed.length / eaten.length, named(missed)).toBeLessThanOrEqual(0.01)
})

it('a client who only asks, or names an amount or a label, rarely gets the card', async () => {
  const cards = await cardsOf(harmless)
  const shown = harmless.filter((one) => cards.get(one) !== undefined)
  expect(shown.length / harmless.length, named(shown)).toBeLessThanOrEqual(0.02)
})

it('earlier questions sent along bring the card, unless another food replaces them', async () => {
  const { visit } = await allergic('Peanut')
  const ask = async (question: string, ...turns: { question: string; intent?: null; foods?: string[] }[]) =>
    (
      (await visit.post('/api/ai/ask-question', { question, context: { turns } }))
        .body as Reply<'POST /api/ai/ask-question'>
    ).kind
  const peanut = { question: 'peanut?', foods: ['peanut'] }
  const ate = { question: 'ate', intent: null, foods: [] }
  expect(await ask('ate', peanut)).toBe('emergency')
  expect(await ask('itchy ears', peanut, ate)).toBe('emergency')
  expect(await ask('ate', { question: 'is it ok?', foods: ['peanut'] })).toBe('emergency')
  expect(await ask('ate', peanut, { question: 'rice?', foods: ['rice'] })).not.toBe('emergency')
  expect(await ask('what can I have instead', peanut, ate)).not.toBe('emergency')
})
