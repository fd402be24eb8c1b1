import { decisions, type Decision } from '@shared/domain/trial/trial'
import { useState } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { cn } from '@/lib/class-names'
import { usePending } from '@/lib/use-one-at-a-time'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Field } from '@/ui/field'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'
import { toast } from '@/ui/use-toast'
import type { Challenge, PlanFood } from '../plan/plan-types'
import { decisionWords, nameOf, scoreText } from '../plan/plan-words'

const suggestionWords: Record<Challenge['judged']['suggested'], string> = {
  complaints: 'Your diary suggests this food gives you symptoms.',
  none: 'Your diary shows no symptoms from it.',
  unclear: 'The diary is not clear.',
}

const whyWords: Record<NonNullable<Challenge['judged']['why']>, string> = {
  slip: 'You ate another food from your plan on these days.',
  factor: 'You noted something unusual on one of the days we compare.',
  few: 'There are too few entries.',
}

/** Describes the change on the worst days, when it supports the suggestion; else null. */
function changeText({ suggested, change, spread }: Challenge['judged']): string | null {
  if (change === null) return null
  const isAgainst =
    (suggested === 'complaints' && change <= 0) || (suggested === 'none' && change > (spread ?? 0))
  if (isAgainst) return null
  return `Your worst days were ${scoreText(Math.abs(change))} points ${change < 0 ? 'below' : 'above'} your earlier days.`
}

/** The diary's suggestion about a challenge, and its uncertainty. */
export function Suggestion({ judged }: Pick<Challenge, 'judged'>) {
  const { suggested, why } = judged
  const because = why ? whyWords[why] : changeText(judged)
  return (
    <div>
      <p className="text-h3 font-display font-semibold">{suggestionWords[suggested]}</p>
      {because && <p className="text-body text-ink-2">{because}</p>}
      <p className="mt-2 text-body text-ink-2">
        This can be wrong. A rise of 2 points is spotted about half the time, one of 3 about four times in
        five. About one harmless food in ten looks like a cause at first.
      </p>
    </div>
  )
}

/** The consequence of each decision. `isRepeat`: complaints were noticed in an earlier attempt. */
const followWords = (isRepeat: boolean): Record<Decision, string> => ({
  complaints: isRepeat
    ? 'You noticed them again, so it stays out.'
    : 'It stays out. Try it again in four to twelve weeks.',
  none: 'You can eat it again. The scanner and recipes now include it.',
  unclear: 'It stays out. You can try it again after two weeks.',
  limited: 'You can eat up to that amount. Recipes leave it out, and the scanner reminds you of the amount.',
})

/** Why a decision is disabled; complaints and not clear are always possible. */
const lackWords: Record<Decision, string> = {
  complaints: '',
  none: 'To answer this, eat the full portion and fill in all six days.',
  unclear: '',
  limited: 'To answer this, you need to have eaten a portion.',
}

type DecideProps = {
  food: PlanFood
  challenge: Challenge
  /** After an immediate reaction, "did well" cannot be chosen. */
  isHalted: boolean
}

/** The decision about a challenge; the diary's suggestion is first but not selected. */
export function Decide({ food, challenge, isHalted }: DecideProps) {
  const judge = useApiMutation('POST /api/challenges/:id/judge')
  const [pending, run] = usePending()
  const [chosen, setChosen] = useState<Decision>()
  const [amount, setAmount] = useState('')
  const [note, setNote] = useState('')
  const { suggested } = challenge.judged
  const follows = followWords(food.challenges.some(({ decided }) => decided === 'complaints'))
  const choices = [suggested, ...decisions.filter((decision) => decision !== suggested)]
  const lacksAmount = chosen === 'limited' && amount.trim() === ''

  const save = (decided: Decision) =>
    run(async () => {
      try {
        const body = { decided, note, ...(decided === 'limited' && { amount: amount.trim() }) }
        await judge.mutateAsync({ params: { id: challenge.id }, body })
        toast({ title: 'Your decision is saved' })
      } catch (error) {
        toast({ title: 'Not saved', description: sentenceOf(error), variant: 'destructive' })
      }
    })

  return (
    <Card>
      <fieldset>
        <legend className="text-h3 font-display font-semibold">What about {nameOf(food)}? You decide.</legend>
        <div className="mt-3 grid gap-2">
          {choices.map((decision) => (
            <Choice
              key={decision}
              decision={decision}
              follows={follows[decision]}
              lack={
                challenge.decisions.includes(decision)
                  ? null
                  : isHalted
                    ? 'Not after an immediate reaction. Speak with a doctor first.'
                    : lackWords[decision]
              }
              isSuggested={decision === suggested}
              isChosen={decision === chosen}
              onChoose={() => setChosen(decision)}
            />
          ))}
        </div>
      </fieldset>
      {chosen === 'limited' && (
        <Field
          label="How much, and how often"
          hint="For example, half a cup every third day"
          className="mt-4"
        >
          <TextInput maxLength={120} value={amount} onChange={({ target }) => setAmount(target.value)} />
        </Field>
      )}
      {chosen && (
        <Field label="A note" optional className="mt-4">
          <TextArea rows={2} maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
      )}
      <Button
        size="lg"
        block
        className="mt-4"
        pending={pending}
        disabled={!chosen || lacksAmount}
        onClick={() => chosen && void save(chosen)}
      >
        Save my decision
      </Button>
    </Card>
  )
}

type ChoiceProps = {
  decision: Decision
  /** The consequence of the decision. */
  follows: string
  /** Why it is disabled; null when it is enabled. */
  lack: string | null
  isSuggested: boolean
  isChosen: boolean
  onChoose: () => void
}

/** One decision, with the reason when it is disabled. */
const Choice = ({ decision, follows, lack, isSuggested, isChosen, onChoose }: ChoiceProps) => (
  <label
    className={cn(
      'flex min-h-14 items-center gap-3 rounded-md border px-4 py-2.5 has-focus-visible:outline-2 has-focus-visible:outline-focus',
      isChosen
        ? 'border-brand bg-brand-soft'
        : lack === null
          ? 'border-line-strong bg-surface'
          : 'border-line bg-sunken',
    )}
  >
    <input
      type="radio"
      name="decision"
      className="size-5 shrink-0 accent-(--pw-brand)"
      disabled={lack !== null}
      checked={isChosen}
      onChange={onChoose}
    />
    <span className="min-w-0">
      <span className={cn('block text-body font-semibold', lack !== null && 'text-ink-2')}>
        {decisionWords[decision]}
        {lack === null && isSuggested && (
          <span className="font-normal text-ink-2"> (as the diary suggests)</span>
        )}
      </span>
      <span className="block text-small text-ink-2">{lack ?? follows}</span>
    </span>
  </label>
)
