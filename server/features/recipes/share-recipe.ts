import { and, eq, isNotNull, or } from 'drizzle-orm'
import { DAY_MS } from '@shared/domain/text/dates'
import { linkTo } from '@shared/screens'
import type { Scope } from '../../access/scope'
import type { Dependencies } from '../../dependencies'
import { signer } from '../../encryption/signing'
import { Problem } from '../../http/problem'
import { excludedFor } from './excluded'
import { lockRecipe } from './recipes.queries'
import { recipes } from './recipes.tables'

const DAYS = 90

const signing = (deps: Pick<Dependencies, 'sessionSecrets'>) =>
  signer('shared recipe', () => deps.sessionSecrets)

/**
 * The address by which anybody reads a recipe for 90 days; null without a public address of the
 * portal. It tells the recipe and its last day, never who shared it. Throws a 404 Problem.
 */
export async function recipeLink(deps: Dependencies, scope: Scope, id: number): Promise<string | null> {
  await deps.db.transaction(async (tx) => lockRecipe(tx, scope, await excludedFor(tx, scope.actor), id))
  if (deps.config.publicUrl === '') return null
  const lastDay = Math.floor(Date.now() / DAY_MS) + DAYS
  return deps.config.publicUrl + linkTo('/r/:token', { token: signing(deps).sign(`${id}.${lastDay}`) })
}

/** A shared recipe without anything about a person. Throws a 410 Problem once it is gone. */
export async function sharedRecipe(deps: Dependencies, token: string) {
  const [id = 0, lastDay = 0] = (signing(deps).open(token) ?? '').split('.').map(Number)
  const [row] =
    lastDay * DAY_MS > Date.now()
      ? await deps.db
          .select()
          .from(recipes)
          .where(and(eq(recipes.id, id), or(eq(recipes.approved, true), isNotNull(recipes.ownerId))))
      : []
  if (!row) throw new Problem('gone', 'This recipe is no longer shared.')
  const { title, ingredients, instructions, prepTime, cookTime, servings, pictures } = row
  return { title, ingredients, instructions, prepTime, cookTime, servings, pictures }
}
