import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { DAY_MS } from '@shared/domain/text/dates'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { seedFoods } from '../foods/foods.public'
import { seedRecipes } from './recipes.public'
import { recipes } from './recipes.tables'

let portal: Portal
let client: Person
beforeAll(async () => {
  portal = await startPortal({ PUBLIC_URL: 'https://portal.example.com' })
  await seedFoods(portal.deps.db)
  await seedRecipes(portal.deps.db)
  client = await portal.person('client')
})
afterAll(() => portal.close())
afterEach(() => vi.useRealTimers())

const made = {
  title: 'Baked pears',
  description: 'Without egg, as I may not eat it.',
  ingredients: ['2 pears'],
  instructions: ['Bake the pears.'],
  category: 'dessert',
  tags: ['egg-free'],
}
const saved = async () => ((await client.visit.post('/api/recipes', made)).body as { id: number }).id
const linkOf = async (id: number) => {
  const answer = await client.visit.post(`/api/recipes/${id}/link`)
  expect(answer.status).toBe(200)
  return (answer.body as { link: string }).link
}
const tokenIn = (link: string) => link.slice('https://portal.example.com/r/'.length)
const look = (token: string) => portal.stranger().post('/api/shared-recipe', { token })

it('a stranger reads a shared recipe, and nothing about the person who shared it', async () => {
  const id = await saved()
  const link = await linkOf(id)
  expect(link).toMatch(/^https:\/\/portal\.example\.com\/r\/[\w.-]+$/)
  const { status, body } = await look(tokenIn(link))
  expect(status).toBe(200)
  expect(body).toEqual({
    ...{ title: 'Baked pears', ingredients: ['2 pears'], instructions: ['Bake the pears.'] },
    ...{ prepTime: 0, cookTime: 0, servings: 1, pictures: expect.any(Array) as unknown },
  })
  await portal.deps.db.delete(recipes).where(eq(recipes.id, id))
  expect((await look(tokenIn(link))).status).toBe(410)
})

it('a link ends after 90 days, and a changed one never works', async () => {
  const token = tokenIn(await linkOf(await anyRecipe()))
  expect((await look(token)).status).toBe(200)
  expect((await look(`1${token}`)).status).toBe(410)
  vi.useFakeTimers({ now: Date.now() + 91 * DAY_MS, toFake: ['Date'] })
  expect((await look(token)).status).toBe(410)
})

it('an unapproved recipe of the library is shared no more', async () => {
  const id = await anyRecipe()
  const token = tokenIn(await linkOf(id))
  expect((await look(token)).status).toBe(200)
  await portal.deps.db.update(recipes).set({ approved: false }).where(eq(recipes.id, id))
  expect((await look(token)).status).toBe(410)
})

it("nobody shares another client's own recipe", async () => {
  const other = await portal.person('client')
  const own = await client.visit.post('/api/recipes', {
    ...made,
    title: 'Plum soup',
    ingredients: ['2 plums'],
  })
  expect((await other.visit.post(`/api/recipes/${(own.body as { id: number }).id}/link`)).status).toBe(404)
})

const anyRecipe = async () => {
  const [row] = await portal.deps.db.select().from(recipes).where(eq(recipes.approved, true)).limit(1)
  if (!row) throw new Error('the library is empty')
  return row.id
}
