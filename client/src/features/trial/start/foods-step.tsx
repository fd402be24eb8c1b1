import { listed } from '@shared/domain/text/counts'
import { habits, type Habit } from '@shared/domain/trial/trial'
import { useState } from 'react'
import { QueryError } from '@/lists/query-error'
import { Alert } from '@/ui/alert'
import { Checkbox } from '@/ui/checkbox'
import { EmptyState } from '@/ui/empty-state'
import { FoodDish } from '@/ui/food-dish'
import { LevelBadge } from '@/ui/level-badge'
import { MoreRows } from '@/ui/more-rows'
import { Segmented } from '@/ui/segmented'
import { Loading } from '@/ui/skeleton'
import { chosenOf, firstOf, refusedWords, type Bundle } from './bundles'
import { useFoodPictures } from '../plan/use-food-pictures'
import { useProposal } from './use-proposal'
import { proposalInput, codesOf, isAlreadyAvoided, type Draft } from './draft'
import { StepFrame, type StepNav } from './step-frame'

const SHOWN = 10

const habitWords: Record<Habit, string> = { daily: 'Daily', weekly: 'Weekly', rarely: 'Rarely' }
const options = habits.map((value) => ({ value, label: habitWords[value] }))

type FoodsStepProps = {
  nav: StepNav
  draft: Draft
  onChange: (changes: Partial<Draft>) => void
  /** The most foods a plan may have. */
  maxFoods: number
}

/** Step 4: how often the elevated foods are eaten, and which are left out. */
export function FoodsStep({ nav, draft, onChange, maxFoods }: FoodsStepProps) {
  const [error, setError] = useState('')
  const proposal = useProposal(proposalInput(draft))
  const bundles = proposal.data ?? []
  const chosen = chosenOf(bundles, draft.chosen)

  function goOn() {
    if (chosen.length > maxFoods) return setError(`Please choose at most ${maxFoods}.`)
    if (!chosen.some((bundle) => !isAlreadyAvoided(bundle, draft)))
      return setError('Please choose at least one food that you eat.')
    onChange({ chosen: chosen.map(firstOf) })
    nav.onNext()
  }

  return (
    <StepFrame nav={{ ...nav, onNext: goOn }} title="Which foods?" closed={bundles.length === 0}>
      <p>
        Say how often you eat each. We suggest the ones you eat most, at most {maxFoods}. Fewer are easier to
        keep to, and tell you more.
      </p>
      {proposal.isPending && <Loading label="Looking for your foods..." />}
      {proposal.isError && <QueryError query={proposal} level={2} title="The foods could not be loaded" />}
      {proposal.data?.length === 0 && (
        <EmptyState
          bordered
          level={2}
          title="Nothing to leave out"
          description="No food was raised in your results, so there is no reason for a plan."
        />
      )}
      {bundles.length > 0 && (
        <Bundles
          bundles={bundles}
          draft={draft}
          maxFoods={maxFoods}
          onChange={(changes) => {
            setError('')
            onChange(changes)
          }}
        />
      )}
      {bundles.length > 0 && (
        <p role="status" className="nums font-semibold text-ink">
          {chosen.length} of at most {maxFoods} chosen
        </p>
      )}
      {error && (
        <p role="alert" className="font-medium text-high-text">
          {error}
        </p>
      )}
    </StepFrame>
  )
}

type BundlesProps = Pick<FoodsStepProps, 'draft' | 'maxFoods' | 'onChange'> & { bundles: readonly Bundle[] }

function Bundles({ bundles, draft, maxFoods, onChange }: BundlesProps) {
  // Keeps the first order, so that rows do not move while the client is answering.
  const [order] = useState(() => bundles.map(firstOf))
  const [shown, setShown] = useState(SHOWN)
  const inOrder = order.flatMap((name) => bundles.find((bundle) => firstOf(bundle) === name) ?? [])
  const chosen = chosenOf(bundles, draft.chosen)
  const pictureFor = useFoodPictures(order)
  const asksLeftOut = codesOf(draft).includes('atopic')

  const choose = (bundle: Bundle, isChosen: boolean) =>
    onChange({
      chosen: isChosen
        ? [...chosen, bundle].map(firstOf)
        : chosen.filter((other) => other !== bundle).map(firstOf),
    })
  const eat = ({ foods }: Bundle, habit: Habit) =>
    onChange({ eats: { ...draft.eats, ...Object.fromEntries(foods.map((food) => [food, habit])) } })
  const leaveOut = (bundle: Bundle, isOut: boolean) =>
    onChange({
      leftOut: isOut
        ? [...draft.leftOut, firstOf(bundle)]
        : draft.leftOut.filter((name) => name !== firstOf(bundle)),
    })

  return (
    <MoreRows noun="foods" total={inOrder.length} shown={Math.min(shown, inOrder.length)} onShow={setShown}>
      {inOrder.slice(0, shown).map((bundle) => {
        const name = listed(bundle.foods)
        const isChosen = chosen.includes(bundle)
        return (
          <li key={name} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 py-4">
            <FoodDish size={46} name={name} {...pictureFor(firstOf(bundle))} />
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <b className="min-w-0 text-base font-semibold break-words text-ink">{name}</b>
                <LevelBadge level={bundle.level} size="sm" />
              </p>
              {bundle.foods.length > 1 && (
                <p className="text-small">
                  These always come together, so leave them out and bring them back together.
                </p>
              )}
              {bundle.replacement && <p className="text-small">Instead: {bundle.replacement}</p>}
              {bundle.refused ? (
                <Alert tone="warning" className="mt-2">
                  {refusedWords[bundle.refused]}
                </Alert>
              ) : (
                <>
                  <p className="mt-2 mb-1 text-small">I eat this</p>
                  <Segmented<Habit | ''>
                    label={`How often I eat ${name}`}
                    value={draft.eats[firstOf(bundle)] ?? ''}
                    options={options}
                    onChange={(habit) => habit && eat(bundle, habit)}
                  />
                  <Checkbox
                    label={`Leave out ${name}`}
                    className="mt-1 text-body"
                    checked={isChosen}
                    disabled={!isChosen && chosen.length >= maxFoods}
                    onCheckedChange={(checked) => choose(bundle, checked)}
                  />
                  {isChosen && asksLeftOut && (
                    <Checkbox
                      className="text-body"
                      label={`I have not eaten ${name} for more than four weeks`}
                      hint="Then only a clinic should bring it back. It stays out, and is not in the plan."
                      checked={draft.leftOut.includes(firstOf(bundle))}
                      onCheckedChange={(checked) => leaveOut(bundle, checked)}
                    />
                  )}
                </>
              )}
            </div>
          </li>
        )
      })}
    </MoreRows>
  )
}
