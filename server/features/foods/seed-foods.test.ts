import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foods } from './foods.tables'
import { readPreviousTexts } from '../../database/read-seeds'
import { seeded } from '../../database/seeded'
import { startPortal, type Portal } from '../../testing/portal'
import { readSeedFoods, seedFoods, type SeedFood } from './seed-foods'

let seedFoodList: SeedFood[]
beforeAll(async () => {
  seedFoodList = await readSeedFoods()
})

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== '')

describe('the seeded foods', () => {
  it('are at least 220, each once', () => {
    expect(seedFoodList.length).toBeGreaterThanOrEqual(220)
    expect(new Set(seedFoodList.map((food) => food.key)).size).toBe(seedFoodList.length)
    expect(new Set(seedFoodList.map((food) => food.name.toLowerCase())).size).toBe(seedFoodList.length)
  })

  it('have names, sources and a description of two to five sentences', () => {
    for (const food of seedFoodList) {
      const count = sentencesOf(food.description).length
      expect.soft(count, food.name).toBeGreaterThanOrEqual(2)
      expect.soft(count, food.name).toBeLessThanOrEqual(5)
      expect.soft(food.alternativeNames.length, food.name).toBeGreaterThan(0)
      expect.soft(food.commonSources.length, food.name).toBeGreaterThan(2)
      expect.soft(food.description, food.name).not.toMatch(/\bsafe\b|[<>]/i)
    }
  })

  it('share no sentence, even with their names masked', () => {
    const owner = new Map<string, string>()
    for (const food of seedFoodList) {
      const names = [food.name, ...food.alternativeNames]
        .map((name) => name.toLowerCase().replace(/[^\p{L}\d ]/gu, '.'))
        .sort((a, b) => b.length - a.length)
      for (const sentence of sentencesOf(food.description)) {
        const masked = sentence.toLowerCase().replace(new RegExp(names.join('|'), 'g'), '_')
        expect.soft(owner.get(masked), sentence).toBeUndefined()
        owner.set(masked, food.name)
      }
    }
  })
})

it('previous seed texts are known by food and differ from the current ones', async () => {
  const hashOf = new Map(
    seedFoodList.map(({ key, description }) => [key, createHash('sha256').update(description).digest('hex')]),
  )
  for (const [hash, key] of Object.entries(await readPreviousTexts('foods'))) {
    expect.soft(hashOf.has(key), key).toBe(true)
    expect.soft(hashOf.get(key), key).not.toBe(hash)
  }
})

describe('seeding', () => {
  let portal: Portal
  beforeAll(async () => {
    portal = await startPortal()
  })
  afterAll(() => portal.close())

  it('happens once: what an admin changed or deleted stays', async () => {
    const { db } = portal.deps
    await seedFoods(db)
    expect(await db.$count(foods)).toBe(seedFoodList.length)
    await db.update(foods).set({ name: 'Ordinary wheat', version: 2 }).where(eq(foods.key, 'wheat'))
    await db.delete(foods).where(eq(foods.key, 'rye'))
    await seedFoods(db)
    expect(await db.$count(foods)).toBe(seedFoodList.length - 1)
    const [wheat] = await db.select().from(foods).where(eq(foods.key, 'wheat'))
    expect(wheat?.name).toBe('Ordinary wheat')
  })

  it('updates a seed text that has changed, unless somebody has edited it', async () => {
    const { db } = portal.deps
    const previousTexts =
      'Long jaws full of teeth reveal the ambush hunter of northern lakes. As its flesh is full of forked bones, it tends to be minced: Lyon makes quenelles of it, Jewish kitchens gefilte fish. Quenelles are also bound with egg, milk and flour. Semolina or potato dumplings in the same creamy sauce resemble them, leaving aside the wheat or milk they bring.'
    const edited = previousTexts.replace('Semolina or potato', 'Potato')
    await db.delete(foods)
    await db.delete(seeded)
    await seedFoods(db)
    const write = (key: string, description: string) =>
      db.update(foods).set({ description }).where(eq(foods.key, key))
    await write('pike', previousTexts)
    await write('perch', edited)
    await seedFoods(db)
    const of = async (key: string) => (await db.select().from(foods).where(eq(foods.key, key)))[0]
    const pike = seedFoodList.find(({ key }) => key === 'pike')
    expect(await of('pike')).toMatchObject({ description: pike?.description, version: 2 })
    expect(await of('perch')).toMatchObject({ description: edited, version: 1 })
    await seedFoods(db)
    expect((await of('pike'))?.version).toBe(2)
  })

  it('seeding a first-version database adds keys and missing texts', async () => {
    const { db } = portal.deps
    await db.delete(foods)
    await db.delete(seeded)
    await db.insert(foods).values([
      { name: 'Barley', category: 'Grains' },
      { name: 'Oats', category: 'My own', version: 3 },
    ])
    await db.insert(seeded).values(['Barley', 'Oats', 'Millet'].map((key) => ({ kind: 'food', key })))
    await seedFoods(db)
    const of = async (key: string) => (await db.select().from(foods).where(eq(foods.key, key)))[0]
    expect((await of('barley'))?.description).not.toBe('')
    expect(await of('oats')).toMatchObject({ category: 'My own', description: '' })
    expect(await of('millet')).toBeUndefined()
    expect((await of('wheat'))?.name).toBe('Wheat')
  })
})
