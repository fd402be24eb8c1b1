import { getTableColumns, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Reply } from '@shared/api'
import { withoutAdvice } from '@shared/domain/foods/advice'
import { isCategory } from '@shared/domain/foods/food-category'
import { familyOf, type FoodFamily } from '@shared/domain/foods/food-families'
import { buildMatcher, type Matcher } from '@shared/domain/food-matcher/food-matcher'
import type { ResolvedFood } from '@shared/domain/food-matcher/resolve'
import type { Reading } from '@shared/domain/food-matcher/verdicts'
import { spellings } from '@shared/domain/foods/loose-match'
import { inOwnWords } from '@shared/domain/avoidance/own-words'
import type { Database, Transaction } from '../../database/connect'
import { fingerprintOf, isUnchanged, readFingerprint } from '../../database/fingerprint'
import { readable } from '../../database/readable'
import { foods } from './foods.tables'
import { foodKnowledge } from './food-knowledge'

/** Foods as other features may read them. */
export const food = readable('food', foods)
export type FoodRow = typeof foods.$inferSelect

export const foodsFingerprint = fingerprintOf(foods)

let built: Matcher | undefined

/** Names and questions recur in an answer, so they are cached; a label's long text is not. */
const LONGEST_READ_AGAIN = 200
/** In characters of the texts read last, some 100 bytes each. */
const MOST_READ = 40_000

/** The matcher over all knowledge files, built on the first call (some 100 ms). */
export function foodMatcher(): Matcher {
  return (built ??= withRequestCache(buildMatcher(foodKnowledge())))
}

function withRequestCache(matcher: Matcher): Matcher {
  const last = new LRUCache<string, Reading>({
    maxSize: MOST_READ,
    sizeCalculation: (_, text) => 1 + text.length,
    memoMethod: (text) => matcher.read(text),
  })
  return {
    ...matcher,
    read: (text) => (text.length > LONGEST_READ_AGAIN ? matcher.read(text) : last.memo(text)),
  }
}

type FoodReply = Reply<'GET /api/allergens'>[number]
type Wordy = {
  [Name in keyof FoodReply]: FoodReply[Name] extends number | boolean ? never : Name
}[keyof FoodReply]

/** `prose` may recommend other foods and is filtered; `words` name the food and stay whole. */
export const readsAs = {
  name: 'words',
  latinName: 'words',
  category: 'words',
  severity: 'words',
  imageUrl: 'words',
  description: 'prose',
  commonSources: 'words',
  alternativeNames: 'words',
  derivedIngredients: 'words',
} as const satisfies Record<Wordy, 'prose' | 'words'>

type Prose = { [Name in Wordy]: (typeof readsAs)[Name] extends 'prose' ? Name : never }[Wordy]
const prose = Object.entries(readsAs).flatMap(([name, as]) => (as === 'prose' ? [name as Prose] : []))

/** A food without the sentences that recommend a food which the reader avoids. */
export const foodFor = <Row extends Pick<FoodRow, Prose | 'key'>>(
  row: Row,
  avoided: readonly ResolvedFood[],
): Row => ({
  ...row,
  ...Object.fromEntries(
    prose.map((name) => [name, withoutAdvice(foodMatcher(), row[name], row.key ?? undefined, avoided)]),
  ),
})

/**
 * The foods behind names from reports, allergies and requests, in the same order. An admin's text
 * about a food adds to the seeded knowledge and never removes any; an unknown name is matched
 * literally. Names in `described` are in a person's own words.
 */
export async function resolveFoods(
  db: Database | Transaction,
  names: readonly string[],
  described: readonly string[] = [],
): Promise<readonly ResolvedFood[]> {
  if (names.length === 0) return []
  const catalogue = await catalogueNames(db)
  const saidSo = new Set(described.map((name) => name.toLowerCase()))
  return names.map((name) => {
    const isSaidSo = saidSo.has(name.toLowerCase())
    return remembered(catalogue.resolved, `${isSaidSo ? 'said' : 'named'} ${name}`, () => {
      const food = resolveOne(catalogue, name)
      return isSaidSo ? inOwnWords(foodMatcher(), food) : food
    })
  })
}

function resolveOne({ bySpelling }: Catalogue, name: string): ResolvedFood {
  const row = spellings(name)
    .map((spelling) => bySpelling.get(spelling))
    .find(Boolean)
  const known = row ? { ...row, name, alternativeNames: [row.name, ...row.alternativeNames] } : { name }
  const [food, plain] = foodMatcher().resolve([known, { name }])
  if (!food) throw new Error('a name was not resolved')
  // "Pepper" may be the name of one row and must still stand for both peppers.
  return together(food, plain)
}

/** The family of each name: of the catalogue's food, else of the food it resolves to. */
export async function familiesOf(
  db: Database | Transaction,
  names: readonly string[],
): Promise<FoodFamily[]> {
  const { byKey, bySpelling, families } = await catalogueNames(db)
  return names.map((name) =>
    remembered(families, name, () => {
      const same = spellings(name).flatMap((spelling) => bySpelling.get(spelling) ?? [])
      const [row] = same.length > 0 ? same : meant(name)
      return familyOf(row?.category)
    }),
  )

  function meant(name: string): FoodRow[] {
    const keys = foodMatcher()
      .resolve([{ name }])
      .flatMap((food) => food.keys)
    return keys.flatMap((key) => byKey.get(key) ?? [])
  }
}

/** `place`: its position in the order of names. */
type CatalogueRow = FoodRow & { place: number }
let catalogue: { fingerprint: string; rows: readonly CatalogueRow[] } | undefined

/** The catalogue's foods in id order, with categories; read again only after a change. */
async function catalogueRows(db: Database | Transaction): Promise<readonly CatalogueRow[]> {
  const fingerprint = await readFingerprint(db, [foodsFingerprint])
  if (fingerprint === catalogue?.fingerprint) return catalogue.rows
  const place = sql<number>`row_number() over (order by ${byName})`.mapWith(Number)
  const rows = await db
    .select({ ...getTableColumns(foods), place })
    .from(foods)
    .orderBy(foods.id)
  if (await isUnchanged(db, [foodsFingerprint], fingerprint)) catalogue = { fingerprint, rows }
  return rows
}

/** Orders by name, ignoring case. */
export const byName = sql`lower(${foods.name}), ${foods.id}`

/** Computes something from the catalogue's foods, once until one of them changes. */
export function ofCatalogue<T extends object>(
  workOut: (foods: readonly CatalogueRow[]) => T,
): (db: Database | Transaction) => Promise<T> {
  const known = new WeakMap<readonly CatalogueRow[], T>()
  return async (db) => {
    const rows = await catalogueRows(db)
    const before = known.get(rows)
    if (before) return before
    const made = workOut(rows)
    known.set(rows, made)
    return made
  }
}

type Catalogue = {
  byKey: ReadonlyMap<string | null, FoodRow>
  bySpelling: ReadonlyMap<string, FoodRow>
  /** Caches of resolved names and of families. */
  resolved: LRUCache<string, ResolvedFood>
  families: LRUCache<string, FoodFamily>
}

/** Enough names for the reports of a few laboratories. */
const MOST_NAMES = 2_000

/** The foods of the catalogue by every spelling of their names. */
const catalogueNames = ofCatalogue((all): Catalogue => {
  const rows = all.filter((row) => !isCategory(row))
  const named = rows.flatMap((row) =>
    [row.name, ...row.alternativeNames].flatMap(spellings).map((spelling) => [spelling, row] as const),
  )
  return {
    byKey: new Map(rows.map((row) => [row.key, row])),
    // Of two rows with one name the older wins.
    bySpelling: new Map(named.reverse()),
    resolved: new LRUCache({ max: MOST_NAMES }),
    families: new LRUCache({ max: MOST_NAMES }),
  }
})

function remembered<V extends object | string>(known: LRUCache<string, V>, key: string, workOut: () => V): V {
  const value = known.get(key) ?? workOut()
  known.set(key, value)
  return value
}

function together(one: ResolvedFood, other: ResolvedFood | undefined): ResolvedFood {
  if (!other || other.byNameOnly) return one
  return {
    ...one,
    keys: [...new Set([...one.keys, ...other.keys])],
    byNameOnly: false,
    concepts: new Set([...one.concepts, ...other.concepts]),
  }
}

/** Names of a client that stand for no known food, so only their words are searched for. */
export async function unknownFoods(db: Database | Transaction, names: readonly string[]): Promise<string[]> {
  const resolved = await resolveFoods(db, names, names)
  const unknown = names.filter((_, index) => resolved[index]?.byNameOnly ?? true)
  if (unknown.length === 0) return []
  const { bySpelling } = await catalogueNames(db)
  return unknown.filter((name) => !spellings(name).some((way) => bySpelling.has(way)))
}
