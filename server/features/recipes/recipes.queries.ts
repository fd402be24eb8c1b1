import { and, asc, eq, or, sql } from 'drizzle-orm'
import { DAY_MS } from '@shared/domain/text/dates'
import type { Actor } from '../../access/actor'
import type { Scope } from '../../access/scope'
import type { Database, Transaction } from '../../database/connect'
import type { RecipesWith } from '../foods/foods.public'
import { recipes } from './recipes.tables'
import { fingerprintOf, isUnchanged, readFingerprint } from '../../database/fingerprint'
import { readable } from '../../database/readable'
import { lockRow } from '../../edit/edit-row'
import { notFound } from '../../http/problem'
import { isFreeOf, readingOf } from './guard'
import type { Excluded } from './excluded'

/** The rows before foods are checked: all, or for a client the approved ones and their own. */
const recipesIn = ({ actor, reach }: Scope) =>
  reach === 'all' ? undefined : or(eq(recipes.approved, true), eq(recipes.ownerId, actor.id))

export const recipesFingerprint = (scope: Scope) => fingerprintOf(recipes, recipesIn(scope))

export const fits = (row: RecipeRow, { foods }: Excluded): boolean =>
  foods.length === 0 || isFreeOf(readingOf(row), foods)

/** Whether preparing and cooking take no longer than wished. */
export const isInTime = (row: Pick<RecipeRow, 'prepTime' | 'cookTime'>, { minutes }: Excluded): boolean =>
  minutes === null || row.prepTime + row.cookTime <= minutes

/** Without excluded foods; those of others must also be in time. Newest first. */
export async function listRecipes(db: Database, scope: Scope, excluded: Excluded): Promise<RecipeRow[]> {
  const others = (await approvedRecipes(db)).filter(({ ownerId }) => ownerId !== scope.actor.id)
  const rest = await db
    .select()
    .from(recipes)
    .where(and(recipesIn(scope), or(eq(recipes.approved, false), eq(recipes.ownerId, scope.actor.id))))
  return [...others, ...rest]
    .filter((row) => fits(row, excluded) && (row.ownerId === scope.actor.id || isInTime(row, excluded)))
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id)
}

/** The recipes in reach with this title, ignoring case. */
export const recipesOfTitle = (db: Database | Transaction, scope: Scope, title: string) =>
  db
    .select()
    .from(recipes)
    .where(and(recipesIn(scope), eq(sql`lower(${recipes.title})`, title.toLowerCase())))
    .orderBy(asc(recipes.id))

const isApproved = eq(recipes.approved, true)
const approvedFingerprint = fingerprintOf(recipes, isApproved)
let approved: { fingerprint: string; rows: readonly RecipeRow[] } | undefined

/** Every approved recipe in id order; read again only when one has changed. */
export async function approvedRecipes(db: Database): Promise<readonly RecipeRow[]> {
  const fingerprint = await readFingerprint(db, [approvedFingerprint])
  if (fingerprint === approved?.fingerprint) return approved.rows
  const rows = await db.select().from(recipes).where(isApproved).orderBy(asc(recipes.id))
  if (await isUnchanged(db, [approvedFingerprint], fingerprint)) approved = { fingerprint, rows }
  return rows
}

/** Locks a recipe; one with an excluded food counts as missing. Throws a 404 Problem. */
export async function lockRecipe(tx: Transaction, scope: Scope, excluded: Excluded, id: number) {
  const row = await lockRow(tx, recipes, and(eq(recipes.id, id), recipesIn(scope)), 'The recipe')
  if (row.ownerId !== scope.actor.id && !fits(row, excluded)) throw notFound('The recipe')
  return row
}

export const isOwnDraft = (row: RecipeRow, actor: Actor): boolean => row.ownerId === actor.id && !row.approved

/** Recipes as other features may read them. */
export const recipe = readable('recipe', recipes)

/** How many recipes have a food among their excluded ones or its name in an ingredient. */
export const recipesWith: RecipesWith = ({ id, name }, most) =>
  sql`(select count(*)::int from (
    select 1 from recipes r where ${id} = any(r.excluded_allergen_ids) or exists (
      select 1 from unnest(r.ingredients) as line where strpos(lower(line), ${name.toLowerCase()}) > 0
    ) limit ${most}) as found)`

/** A person's own recipes for their export. */
export const ownRecipes = (db: Database, userId: number) =>
  db.select().from(recipes).where(eq(recipes.ownerId, userId))

export type RecipeRow = typeof recipes.$inferSelect

/** The picture of the food that a dish is named after; null without one. */
export const imageOf = ([first]: RecipeRow['pictures']): string | null =>
  first ? `/food-pictures/${first.name}.svg` : null

/** A recipe as the API answers it to one reader; `excluded` has the reader's avoided foods. */
export function recipeReply(
  row: RecipeRow,
  reader: { id: number },
  excluded: Pick<Excluded, 'names' | 'notReadable'> = { names: [], notReadable: 0 },
) {
  const own = row.ownerId === reader.id
  return {
    ...row,
    imageUrl: imageOf(row.pictures),
    own,
    // Only the maker may see which foods they avoid. The recipe's check uses the row instead.
    excludedAllergenIds: own ? row.excludedAllergenIds : [],
    without: excluded.names,
    notReadable: excluded.notReadable,
  }
}

/** The day of the year, 1 to 366, in the server's time zone. */
export function dayOfYear(at: Date): number {
  const day = Date.UTC(at.getFullYear(), at.getMonth(), at.getDate())
  return Math.round((day - Date.UTC(at.getFullYear(), 0, 1)) / DAY_MS) + 1
}

/** The recipe of the day among those that fit, in id order; undefined when there is none. */
export const recipeOfDay = (fitting: readonly RecipeRow[], at: Date): RecipeRow | undefined =>
  fitting[dayOfYear(at) % fitting.length]

export const moveRecipes = (tx: Transaction, from: number, into: number) =>
  tx.update(recipes).set({ ownerId: into }).where(eq(recipes.ownerId, from))
