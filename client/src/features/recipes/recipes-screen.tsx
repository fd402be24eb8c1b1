import { lazy, Suspense, useEffect, useState } from 'react'
import { Plus } from 'lucide-react'
import { useApiQuery } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { VerdictHost } from '@/features/verdict/verdict.public'
import { idIn, useAddressParams } from '@/lib/use-address-params'
import { useUser } from '@/session/session'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { DialogHost, useOpenDialog, useOpener } from '@/ui/dialog-host'
import { pageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import type { NewRecipeDraft } from './dialogs/new-recipe-dialog'
import { RecipeList } from './list/recipe-list'
import { useGenerationState } from './generation-state'
import { loadRecipe } from './recipe-dialogs'
import type { Recipe } from './recipe-words'

/** Preloaded with New Recipe, so that it is there when needed. */
const loadGenerationNotice = () => import('./list/generation-notice')
const loadNewRecipe = () =>
  Promise.all([import('./dialogs/new-recipe-dialog'), loadGenerationNotice()]).then(([dialog]) => dialog)
const GenerationNotice = lazy(loadGenerationNotice)

/** Data that a newly released report changes. */
const shownHere = ['/api/recipes'] as const

/** "AI recipes list": for clients recipes without their foods, for admins all. */
export default function RecipesScreen() {
  const staff = useUser().role === 'admin'
  const list = useApiQuery('GET /api/recipes')
  const isGenerating = useGenerationState().state !== 'idle'
  useRefetchOnMount(shownHere)
  // Most clients have results, and the text must not change its height when it loads.
  const tested = list.data?.some(({ without }) => without.length > 0) ?? true
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <VerdictHost>
        <DialogHost>
          <PageHeader
            title={staff ? 'AI Recipes' : 'Recipes'}
            large={!staff}
            subtitle={staff ? 'Clients see approved recipes that avoid their foods.' : clientWords(tested)}
            actions={<NewRecipeButton />}
          />
          {isGenerating && (
            <Suspense>
              <GenerationNotice />
            </Suspense>
          )}
          <OpenedByAddress recipes={list.data} />
          <RecipeList list={list} />
        </DialogHost>
      </VerdictHost>
    </main>
  )
}

const clientWords = (tested: boolean): string =>
  tested
    ? 'Made without your elevated foods and allergies. Brands vary, so check the label.'
    : 'Once you have results, you only see recipes without your elevated foods. We always leave out allergies.'

function NewRecipeButton() {
  const opens = useOpener()
  const [draft, setDraft] = useState<NewRecipeDraft>()
  return (
    <Button icon={Plus} block="phone" {...opens(loadNewRecipe, { draft, onDraft: setDraft })}>
      New Recipe
    </Button>
  )
}

/** Opens `?recipe=12` once and removes it; missing and hidden recipes get one message. */
function OpenedByAddress({ recipes }: { recipes: readonly Recipe[] | undefined }) {
  const open = useOpenDialog()
  const { params, change } = useAddressParams()
  const id = idIn(params, 'recipe')
  const recipe = recipes?.find((one) => one.id === id)
  useEffect(() => {
    if (!recipe) return
    change({ recipe: '' }, { replace: true })
    open(loadRecipe, { recipe })
  }, [recipe, change, open])
  if (id === undefined || !recipes || recipe) return null
  return (
    <Alert
      live
      className="mt-4"
      title="This recipe is not in your list"
      onDismiss={() => change({ recipe: '' }, { replace: true })}
    >
      Everyone’s list is different. You may like another recipe here.
    </Alert>
  )
}
