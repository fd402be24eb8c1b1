import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runs } from '@shared/testing/runs'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { foods } from './foods.tables'

let portal: Portal
let admin: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
})
afterAll(() => portal.close())

const empty = () => portal.deps.db.delete(foods)
const exported = async () => {
  const answer = await admin.visit.get('/api/allergens/export')
  expect(answer.headers.get('content-disposition')).toContain('foods.csv')
  return answer.text
}
const taken = async (csv: string) => {
  const form = new FormData()
  form.set('file', new Blob([csv]), 'foods.csv')
  return admin.visit.upload('/api/allergens/upload', form)
}

const piece = fc.constantFrom(
  'a',
  'Ä',
  'ß',
  '香',
  '🥜',
  ',',
  ';',
  '"',
  "'",
  '=',
  '+',
  '-',
  '@',
  ' ',
  '1',
  '(Category)',
)
/** One-line text that the fields of a food accept. */
const text = fc
  .array(piece, { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join('').trim().replace(/\s+/g, ' '))
const named = text.filter((each) => each !== '')
const catalogue = fc.uniqueArray(
  fc.record({ name: named, latinName: fc.oneof(fc.constant(''), text), category: named }),
  {
    minLength: 1,
    maxLength: 20,
    selector: ({ name }) => name.toLowerCase(),
  },
)

it('an empty portal imports an export, and exports the same bytes', async () => {
  await fc.assert(
    fc.asyncProperty(catalogue, async (rows) => {
      await empty()
      await portal.deps.db.insert(foods).values(rows)
      const first = await exported()
      await empty()
      expect(await taken(first)).toMatchObject({ status: 200, body: { count: rows.length } })
      expect(await exported()).toBe(first)
      const back = await portal.deps.db.select().from(foods)
      const plain = (all: { name: string; latinName: string; category: string }[]) =>
        all.map((row) => [row.name, row.latinName, row.category]).sort()
      expect(plain(back)).toEqual(plain(rows))
    }),
    { numRuns: runs(200) },
  )
})

it('contains no cell that a spreadsheet takes for a formula', async () => {
  await empty()
  await portal.deps.db.insert(foods).values({ name: '=cmd()', latinName: "'@x", category: '-1+1' })
  expect(await exported()).toBe("name,latinName,category\r\n'=cmd(),''@x,'-1+1\r\n")
})

it('is for admins only', async () => {
  const practitioner = await portal.person('practitioner')
  expect((await practitioner.visit.get('/api/allergens/export')).status).toBe(403)
})
