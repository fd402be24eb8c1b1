import { recipes as contract } from '@shared/features/recipes'
import { readCacheValidator, withRequestCache } from '../../database/fingerprint'
import { CachedResponse } from '../../http/cached-responses'
import type { Handlers } from '../../http/mount'
import { personThrottle } from '../../http/throttle'
import { tagged } from '../../http/preconditions'
import { excludedFor, fingerprintsOf } from './excluded'
import { generateRecipe, type Kitchen } from './generate'
import { picturesByLine } from './pictures'
import {
  approvedRecipes,
  dayOfYear,
  fits,
  isInTime,
  listRecipes,
  recipeOfDay,
  recipeReply,
  recipesFingerprint,
} from './recipes.queries'
import { recipeLink, sharedRecipe } from './share-recipe'
import { addRecipe, deleteRecipe, updateRecipe } from './recipes.service'

export { contract }

/** More than anybody reads; each may cost three calls of a model. */
const recipesAMinute = { name: 'recipes', points: 10, duration: 60 }

export const handlers = (deps: Kitchen): Handlers<typeof contract> => {
  const throttle = personThrottle(
    recipesAMinute,
    'You have asked for a lot of recipes. Please wait a minute.',
  )
  return {
    'GET /api/recipes': async ({ actor, scope }) => {
      const db = withRequestCache(deps.db)
      const validator = await readCacheValidator(db, [recipesFingerprint(scope), ...fingerprintsOf(actor)])
      return new CachedResponse(actor.id, validator, async () => {
        const excluded = await excludedFor(db, actor)
        const rows = await listRecipes(db, scope, excluded)
        return rows.map((row) => recipeReply(row, actor, excluded))
      })
    },
    'GET /api/recipes/daily-personalized': async ({ actor, scope }) => {
      const now = new Date()
      const db = withRequestCache(deps.db)
      const validator = await readCacheValidator(db, [recipesFingerprint(scope), ...fingerprintsOf(actor)])
      return new CachedResponse(
        actor.id,
        { ...validator, fingerprint: `${validator.fingerprint} ${dayOfYear(now)}` },
        async () => {
          const excluded = await excludedFor(db, actor)
          if (!excluded.tested) return null
          const fitting = (await approvedRecipes(db)).filter(
            (row) => fits(row, excluded) && isInTime(row, excluded),
          )
          const row = recipeOfDay(fitting, now)
          if (!row) return null
          const recipeData = recipeReply(row, actor, excluded)
          const ingredientPictures = await picturesByLine(db, row.ingredients)
          return { ...recipeData, ingredientPictures, recipeData }
        },
      )
    },
    'POST /api/recipes': ({ scope, body }) => addRecipe(deps, scope, body),
    'PATCH /api/recipes/:id': async (call) => {
      const edit = { id: call.params.id, ifMatch: call.header('If-Match'), changes: call.body }
      return tagged(call, await updateRecipe(deps, call.scope, edit))
    },
    'POST /api/recipes/:id/link': async ({ scope, params }) => ({
      link: await recipeLink(deps, scope, params.id),
    }),
    'POST /api/shared-recipe': ({ body }) => sharedRecipe(deps, body.token),
    'DELETE /api/recipes/:id': ({ scope, params }) =>
      deleteRecipe(deps, scope, params.id).then(() => undefined),
    'POST /api/ai/generate-recipe': async ({ actor, body, signal }) => {
      await throttle(actor.id)
      return generateRecipe(deps, actor, body, signal)
    },
  }
}
