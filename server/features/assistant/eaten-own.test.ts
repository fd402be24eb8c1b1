import { readFileSync } from 'node:fs'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectRoot } from '../../config/project-root'
import type { Actor } from '../../access/actor'
import { startPortal, type Portal } from '../../testing/portal'
import { clients } from '../clients/clients.tables'
import { seedFoods } from '../foods/foods.public'
import { cardFor } from './card'

type Said = { lang: string; allergy: string; q: string }
const file = path.join(projectRoot, 'server', 'testing', 'questions', 'allergens-eaten.json')
const { eaten, harmless } = JSON.parse(readFileSync(file, 'utf8')) as Record<'eaten' | 'harmless', Said[]>

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
  await seedFoods(portal.deps.db)
})
afterAll(() => portal.close())

async function withCard(said: readonly Said[]): Promise<Said[]> {
  const { db } = portal.deps
  const found: Said[] = []
  for (const allergy of new Set(said.map((one) => one.allergy))) {
    const { clientId } = await portal.person('client')
    await db.update(clients).set({ allergies: allergy }).where(eq(clients.id, clientId))
    for (const one of said)
      if (one.allergy === allergy && (await cardFor(db, { clientId } as Actor, one.q))) found.push(one)
  }
  return found
}

it('a client who ate an own allergen gets the card in four languages', async () => {
  const cards = await withCard(eaten)
  const missed = eaten.filter((one) => !cards.includes(one)).map(({ q }) => q)
  expect(missed.length / eaten.length, missed.join('\n')).toBeLessThanOrEqual(0.01)
})

it('a client who only mentions an own allergen rarely gets the card', async () => {
  const cards = await withCard(harmless)
  expect(cards.length / harmless.length, cards.map(({ q }) => q).join('\n')).toBeLessThanOrEqual(0.02)
})
