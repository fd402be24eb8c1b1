import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { foldAsPostgres } from '@shared/domain/text/fold'
import { freshDatabase } from '../testing/database'

let database: Awaited<ReturnType<typeof freshDatabase>>
let pool: pg.Pool
beforeAll(async () => {
  database = await freshDatabase()
  pool = new pg.Pool({ connectionString: database.url })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

async function folded(texts: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ text: string }>(
    'select folded(t) as text from unnest($1::text[]) with ordinality as given (t, n) order by n',
    [texts],
  )
  return rows.map(({ text }) => text)
}

const odd = [
  'İpek IŞIK, ısırgan',
  'GROẞ Weiß',
  'Łukasz ŻÓŁĆ',
  'Øystein ÅSGÅRD, Đorđe',
  'Zoe\u0308, Zo\u00eb, Z\u0337oe',
  'ΚΩΝΣΤΑΝΤΙΝΟΣ Παπαδόπουλος',
  'Жанна ЙОВАНОВИЋ',
  'ჟანა, ՀԱՅԿ',
  'Nguyễn Thị ẤN',
  '👩🏽‍⚕️ Anna 🇵🇱',
  'ﬁona, Ⅷ, ǅ',
  '李 小龍, ｆｕｌｌ',
  '',
]

it('the database folds names as foldAsPostgres does', async () => {
  expect(await folded(odd)).toEqual(odd.map(foldAsPostgres))
})

/** Letters that occur in names, combining marks, and characters that are not letters. */
const letter = fc.oneof(
  fc.integer({ min: 0x20, max: 0x24f }),
  fc.integer({ min: 0x300, max: 0x3ff }),
  fc.integer({ min: 0x400, max: 0x52f }),
  fc.integer({ min: 0x1e00, max: 0x1fff }),
  fc.constantFrom(0x130, 0xdf, 0x1e9e, 0x141, 0x200d, 0x1f469, 0xfe0f),
)
const name = fc
  .array(letter, { maxLength: 12 })
  .map((points) => String.fromCodePoint(...points))
  // Code points that one Unicode version does not assign may be letters in another.
  .filter((text) => !/\p{Cn}/u.test(text))

it('random names fold alike, and folding twice changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(name, { minLength: 50, maxLength: 200 }), async (names) => {
      const here = names.map(foldAsPostgres)
      expect(await folded(names)).toEqual(here)
      expect(here.map(foldAsPostgres)).toEqual(here)
    }),
    { numRuns: 20 },
  )
})
