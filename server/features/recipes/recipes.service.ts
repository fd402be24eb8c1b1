import { eq, inArray } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { formatCount } from '@shared/domain/text/counts'
import { isDiet } from '@shared/domain/avoidance/diets'
import { fold } from '@shared/domain/text/fold'
import type { recipeFields } from '@shared/features/recipes'
import type { Actor } from '../../access/actor'
import type { Scope } from '../../access/scope'
import type { Transaction } from '../../database/connect'
import { recipes } from './recipes.tables'
import { lockAccount } from '../accounts/accounts.public'
import type { Dependencies } from '../../dependencies'
import { editRow } from '../../edit/edit-row'
import { Problem } from '../../http/problem'
import { audit } from '../audit/audit.public'
import { food } from '../foods/foods.public'
import { uncheckableWordsIn } from './checkable'
import { type Excluded, excludedFor } from './excluded'
import { conflictsIn, readRecipe, type RecipeText } from './guard'
import { picturesOf } from './pictures'
import { fits, isOwnDraft, lockRecipe, recipeReply, recipesOfTitle } from './recipes.queries'

/** In characters; more than any cook writes. */
const MOST_TEXT = 20_000
/** Per client. */
const MOST_OWN = 200

/**
 * Saves a recipe; a client's is their own draft. Throws a Problem: 400 when it contains one of the
 * client's foods, cannot be checked or is too long, 409 when the client has too many or the reader
 * has it already, which then is `current`.
 */
export async function addRecipe({ db }: Dependencies, scope: Scope, fields: NewRecipe) {
  const { actor, reach } = scope
  return db.transaction(async (tx) => {
    if (reach !== 'all') await refuseMore(tx, actor)
    refuseLong(fields)
    const excluded = await excludedFor(tx, actor)
    const approved = reach === 'all' && fields.approved
    refuseConflicts(fields, excluded)
    refuseUncheckable({ ...fields, approved }, excluded)
    await refuseCopy(tx, scope, excluded, fields)
    const excludedAllergenIds =
      fields.excludedAllergenIds.length > 0 ? fields.excludedAllergenIds : await excludedIds(tx, excluded)
    const [row] = await tx
      .insert(recipes)
      .values({
        ...fields,
        ownerId: actor.id,
        approved,
        excludedAllergenIds,
        pictures: await picturesOf(tx, fields),
      })
      .returning()
    if (!row) throw new Error('the insert returned no row')
    if (actor.role === 'admin')
      await audit(tx, { actorId: actor.id, action: 'recipe.create', subjectId: row.id })
    return recipeReply(row, actor, excluded)
  })
}

type NewRecipe = z.output<typeof recipeFields>

/**
 * Changes the given fields. Throws a Problem: 404, 403 for a client unless it is their own draft,
 * 412, 400 for an excluded food.
 */
export async function updateRecipe(
  { db }: Dependencies,
  scope: Scope,
  { id, ifMatch, changes }: { id: number; ifMatch: string | undefined; changes: Partial<NewRecipe> },
) {
  const { actor, reach } = scope
  return db.transaction(async (tx) => {
    const excluded = await excludedFor(tx, actor)
    const before = await lockRecipe(tx, scope, excluded, id)
    if (reach !== 'all' && (!isOwnDraft(before, actor) || changes.approved !== undefined))
      throw new Problem('forbidden', 'Only your own recipes that are not approved yet can be changed.')
    const { row } = await editRow(tx, recipes, {
      row: before,
      ifMatch,
      what: 'this recipe',
      shown: (row) => recipeReply(row, actor),
      changes,
      prepare: async (fields) => {
        const wanted = { ...before, ...changes }
        refuseLong(wanted)
        refuseConflicts(wanted, excluded)
        refuseUncheckable(wanted, excluded)
        const isRedrawn = fields.includes('title') || fields.includes('ingredients')
        return isRedrawn ? { pictures: await picturesOf(tx, wanted) } : undefined
      },
      event:
        actor.role === 'admin' ? { actorId: actor.id, action: 'recipe.update', subjectId: id } : undefined,
    })
    return recipeReply(row, actor, excluded)
  })
}

/** Deletes a recipe; a client only their own draft. Throws a Problem: 404, 403. */
export async function deleteRecipe({ db }: Dependencies, scope: Scope, id: number): Promise<void> {
  const { actor, reach } = scope
  await db.transaction(async (tx) => {
    const row = await lockRecipe(tx, scope, await excludedFor(tx, actor), id)
    if (reach !== 'all' && !isOwnDraft(row, actor))
      throw new Problem('forbidden', 'Only your own recipes that are not approved yet can be deleted.')
    await tx.delete(recipes).where(eq(recipes.id, id))
    if (actor.role === 'admin') await audit(tx, { actorId: actor.id, action: 'recipe.delete', subjectId: id })
  })
}

/** Refuses a recipe with the same title and ingredients as one the reader sees. */
async function refuseCopy(tx: Transaction, scope: Scope, excluded: Excluded, fields: RecipeText) {
  const contentOf = ({ title, ingredients }: RecipeText) => fold([title, ...ingredients].join('\n'))
  const content = contentOf(fields)
  const same = (await recipesOfTitle(tx, scope, fields.title)).find(
    (row) => contentOf(row) === content && fits(row, excluded),
  )
  if (same)
    throw new Problem('conflict', 'You already have this recipe.', {
      current: recipeReply(same, scope.actor, excluded),
    })
}

/** The catalogue ids of a person's excluded foods, without those that diets exclude. */
async function excludedIds(tx: Transaction, { names, foods }: Excluded): Promise<number[]> {
  const keys = foods.slice(0, names.length).flatMap((one) => one.keys)
  if (keys.length === 0) return []
  const rows = await tx.select({ id: food.id }).from(food).where(inArray(food.key, keys)).orderBy(food.id)
  return rows.map(({ id }) => id)
}

/** Limited because every text of a recipe is searched for each reader's foods in every list. */
function refuseLong({ title, description, ingredients, instructions, tags = [] }: RecipeText): void {
  const length = [title, description, ...ingredients, ...instructions, ...tags].join('').length
  if (length > MOST_TEXT)
    throw new Problem(
      'invalid',
      `A recipe can have up to ${formatCount(MOST_TEXT)} characters in total. Please shorten it.`,
    )
}

/** Locks the account, so that concurrent saves cannot exceed the limit. */
async function refuseMore(tx: Transaction, { id }: Actor): Promise<void> {
  await lockAccount(tx, id)
  if ((await tx.$count(recipes, eq(recipes.ownerId, id))) >= MOST_OWN)
    throw new Problem(
      'conflict',
      `You have ${MOST_OWN} recipes of your own. Please delete one before you save another.`,
    )
}

function refuseConflicts(recipe: RecipeText, { foods }: Excluded): void {
  const [conflict] = conflictsIn(readRecipe(recipe), foods)
  if (conflict)
    throw new Problem(
      'invalid',
      isDiet(conflict.food)
        ? `This recipe has ${conflict.word}, which does not fit your diet (${conflict.food}). Nothing was saved.`
        : `This recipe has ${conflict.word}, and you avoid ${conflict.food}. Nothing was saved.`,
    )
}

/** Refuses unchecked text from somebody who avoids foods, or offered to others who do. */
function refuseUncheckable(recipe: RecipeText & { approved: boolean }, { foods }: Excluded): void {
  if (foods.length === 0 && !recipe.approved) return
  const [words] = uncheckableWordsIn(recipe)
  if (words === undefined) return
  throw new Problem(
    'invalid',
    foods.length > 0
      ? `“${words}” cannot be checked against your foods to avoid. Please say in plain English what it is. Nothing was saved.`
      : `“${words}” cannot be checked against clients' foods. Please say in plain English what it is, or leave the recipe unapproved.`,
  )
}
