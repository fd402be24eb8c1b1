import { generatorCategories } from '@shared/domain/recipes/recipe-kinds'
import { Save, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { Alert } from '@/ui/alert'
import { Badge } from '@/ui/badge'
import { Button, buttonClass } from '@/ui/button'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { Field } from '@/ui/field'
import { Options } from '@/ui/options'
import { Select } from '@/ui/select'
import { WaitingBar } from '@/ui/waiting-bar'
import type { Generated } from '../generated'
import { RecipeArt } from '../recipe-art'
import { RecipeFacts, RecipeIngredients, RecipeSteps, RecipeTags } from '../recipe-parts'
import { sentenceCase } from '../recipe-words'
import { checkWords, providerWords } from './result-words'
import type { useGenerator } from './use-generator'

/** The result: waiting, an error, or the recipe with its check. */
export function ResultCard({ generator }: { generator: ReturnType<typeof useGenerator> }) {
  const { busy, result, failure, save, stop } = generator
  return (
    <Card flush aria-labelledby="result">
      <h2 id="result" className="scroll-mt-20 px-4 py-4 text-h2 sm:px-5">
        Generated recipe
      </h2>
      <div role="status">
        {busy === 'generating' && (
          <div className="border-t border-line px-4 py-10 text-center sm:px-5">
            <p className="text-body font-semibold">Writing a recipe...</p>
            <WaitingBar label="Writing a recipe..." className="mx-auto mt-3 max-w-80" />
            <p className="mx-auto mt-3 max-w-[46ch] text-body text-ink-2">
              This can take a minute, because each ingredient and step is checked. Leaving this page stops it.
            </p>
            <Button variant="secondary" className="mt-4" onClick={stop}>
              Stop
            </Button>
          </div>
        )}
        {failure && !busy && (
          <div className="border-t border-line p-4 sm:p-5">
            <Alert tone="error" live={false} title="Recipe generation failed">
              {failure}
            </Alert>
          </div>
        )}
      </div>
      {result ? (
        <Whole
          key={result.recipe.title}
          recipe={result.recipe}
          saved={result.saved}
          saving={busy === 'saving'}
          onSave={(recipe) => void save(recipe)}
        />
      ) : (
        !busy &&
        !failure && (
          <EmptyState
            className="border-t border-line"
            title="No recipe yet"
            description="Choose what to leave out, then press Generate Recipe."
          />
        )
      )}
    </Card>
  )
}

type WholeProps = { recipe: Generated; saved: boolean; saving: boolean; onSave: (recipe: Generated) => void }

function Whole({ recipe, saved, saving, onSave }: WholeProps) {
  const [category, setCategory] = useState(recipe.category)
  const categories = [...new Set<string>([...generatorCategories, recipe.category])]
  return (
    <>
      <RecipeArt pictures={recipe.pictures} className="h-40 border-t border-line" />
      <div className="p-4 sm:p-5">
        <h3 className="text-h2 break-words">{recipe.title}</h3>
        <div className="mt-3.5">
          <RecipeFacts recipe={recipe} />
        </div>
        <div className="mt-3.5 flex gap-2.5 rounded-md border border-ok-line bg-ok-soft px-4 py-3 text-body">
          <ShieldCheck className="mt-px size-5 text-ok-text" />
          <div className="min-w-0">
            <p className="font-semibold text-ok-text">{checkWords(recipe.check)}</p>
            <p className="break-words text-ink-2">Excluded: {recipe.check.excluded.join(', ')}</p>
            {recipe.check.diets.length > 0 && (
              <p className="break-words text-ink-2">Diet: {recipe.check.diets.join(', ')}</p>
            )}
            {recipe.check.unknown && <p className="break-words">{recipe.check.unknown}</p>}
          </div>
        </div>
        <h4 className="mt-4 mb-1.5 font-display text-h3 font-semibold">Ingredients</h4>
        <RecipeIngredients ingredients={recipe.ingredients} />
        <h4 className="mt-4 mb-1.5 font-display text-h3 font-semibold">Instructions</h4>
        <RecipeSteps steps={recipe.instructions} />
        <p className="mt-4 text-body break-words text-ink-2">{recipe.description}</p>
        <div className="mt-3 flex flex-wrap gap-1.5">
          <Badge tone="outline">{providerWords(recipe.provider)}</Badge>
          <Badge>{sentenceCase(recipe.difficulty)}</Badge>
        </div>
        <div className="mt-2 empty:hidden">
          <RecipeTags tags={recipe.tags} />
        </div>
        {recipe.notes && <p className="mt-3 text-body break-words text-ink-2">{recipe.notes}</p>}
        <div className="mt-5 flex flex-wrap items-end gap-3 border-t border-line pt-4">
          <Field label="Meal type" className="w-44 max-sm:w-full">
            <Select
              value={category}
              disabled={saved || saving}
              onChange={({ target }) => setCategory(target.value)}
            >
              <Options values={categories} words={sentenceCase} />
            </Select>
          </Field>
          {saved ? (
            <Link
              href={`/admin/ai-recipes?q=${encodeURIComponent(recipe.title)}`}
              className={buttonClass({ variant: 'secondary', size: 'lg', block: 'phone' })}
            >
              Open it in AI recipes
            </Link>
          ) : (
            <Button
              size="lg"
              block="phone"
              icon={Save}
              pending={saving}
              pendingLabel="Saving..."
              onClick={() => onSave({ ...recipe, category })}
            >
              Save Recipe
            </Button>
          )}
        </div>
      </div>
    </>
  )
}
