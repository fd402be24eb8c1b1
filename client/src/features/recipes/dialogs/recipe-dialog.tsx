import { BadgeCheck, BadgeX, Copy, Share2, ShieldCheck, SquarePen, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApiQuery } from '@/api/use-api'
import { useAsk } from '@/features/verdict/verdict.public'
import { useUser } from '@/session/session'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { useOpenDialog, type WithClose } from '@/ui/dialog-host'
import { copyRecipe, shareRecipe } from '../share-recipe'
import { RecipeBadges } from '../list/recipe-badges'
import { RecipeArt } from '../recipe-art'
import { loadDeleteRecipe, loadEditRecipe } from '../recipe-change-dialogs'
import { RecipeFacts, RecipeIngredients, RecipeSteps, RecipeTags } from '../recipe-parts'
import { isEditable, noneOfLine, sentenceCase, type Recipe } from '../recipe-words'
import { useApproval } from '../use-approval'

/** A recipe for cooking; notes about it come last. */
export default function RecipeDialog({ recipe: opened, onClose }: WithClose<{ recipe: Recipe }>) {
  const list = useApiQuery('GET /api/recipes')
  const recipe = list.data?.find(({ id }) => id === opened.id) ?? opened
  const staff = useUser().role === 'admin'
  const ask = useAsk()
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      printed
      title={recipe.title}
      description={`${sentenceCase(recipe.category)}, ${recipe.difficulty}`}
      footer={
        <>
          <Button variant="secondary" icon={Copy} onClick={() => void copyRecipe(recipe)}>
            Copy
          </Button>
          <Button variant="secondary" icon={Share2} onClick={() => void shareRecipe(recipe)}>
            Share
          </Button>
          {isEditable(recipe, staff) && <Actions recipe={recipe} staff={staff} />}
        </>
      }
    >
      <RecipeArt pictures={recipe.pictures} className="h-28 rounded-md md:h-44" />
      <div className="mt-3">
        <RecipeFacts recipe={recipe} />
      </div>
      <WhyItFits recipe={recipe} />
      <div className="md:grid md:grid-cols-[2fr_3fr] md:gap-7">
        <Section title="Ingredients">
          <RecipeIngredients ingredients={recipe.ingredients} {...(!staff && { onAsk: (q) => ask({ q }) })} />
        </Section>
        <Section title="Instructions">
          <RecipeSteps steps={recipe.instructions} />
        </Section>
      </div>
      <p className="mt-5 border-t border-line pt-4 text-body break-words text-ink-2 empty:hidden">
        {recipe.description}
      </p>
      <div className="mt-3 empty:hidden">
        <RecipeTags tags={recipe.tags} />
      </div>
      <div className="mt-3 flex flex-wrap gap-1.5 empty:hidden">
        <RecipeBadges recipe={recipe} staff={staff} />
      </div>
    </Dialog>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-4 min-w-0">
      <h3 className="mb-1.5 text-h3">{title}</h3>
      {children}
    </section>
  )
}

function WhyItFits({ recipe }: { recipe: Recipe }) {
  const line = noneOfLine(recipe)
  if (line === undefined) return null
  return (
    <div className="mt-3.5 flex gap-2.5 rounded-md border border-line bg-canvas px-4 py-3 text-body">
      <ShieldCheck className="mt-px size-5 text-brand-text" />
      <div className="min-w-0">
        <p className="font-semibold">Why it fits</p>
        <p className="break-words text-ink-2">{line}. Brands vary, so check the label on whatever you buy.</p>
      </div>
    </div>
  )
}

/** The actions on the recipe; the server has the final say. */
function Actions({ recipe, staff }: { recipe: Recipe; staff: boolean }) {
  const open = useOpenDialog()
  const { pending, approve } = useApproval(recipe)
  return (
    <>
      <Button
        variant="quiet"
        icon={Trash2}
        className="sm:mr-auto"
        onClick={() => open(loadDeleteRecipe, { recipe })}
      >
        Delete
      </Button>
      <Button variant="secondary" icon={SquarePen} onClick={() => open(loadEditRecipe, { recipe })}>
        Edit
      </Button>
      {staff && (
        <Button
          variant={recipe.approved ? 'secondary' : 'primary'}
          icon={recipe.approved ? BadgeX : BadgeCheck}
          pending={pending}
          onClick={() => void approve()}
        >
          {recipe.approved ? 'Unapprove' : 'Approve'}
        </Button>
      )}
    </>
  )
}
