import { addDays } from '@shared/domain/text/dates'
import { BASELINE_DAYS, CHALLENGE_DAYS, WITHOUT_DAYS } from '@shared/domain/trial/numbers'
import { portionsOf } from '@shared/domain/trial/portions'
import type { Proposed } from '@shared/domain/trial/proposal'
import type { Day, Factor } from '@shared/domain/trial/trial'
import { foodMatcher } from '../features/foods/foods.public'
import type { DemoPlan } from '../features/trial/trial.public'
import { numbersFrom } from './demo-results'

type Food = Proposed & { replacement: string }

type Story = {
  symptoms: string[]
  shared: boolean
  plan: (today: Day, foods: readonly Food[], seed: number) => DemoPlan
}

/** One client per phase, by first name; the others have no plan. */
export const stories: Record<string, Story> = {
  Idris: {
    symptoms: ['Heartburn', 'Headache'],
    shared: false,
    plan: (today, foods, seed) => {
      const startedOn = addDays(today, -5)
      return {
        // His practitioner has changed, so he is asked whether to share it again.
        trial: { state: 'baseline', startedOn, phaseOn: startedOn, sharingEnded: true },
        foods: foods.slice(0, 3).map(plainly),
        diary: diaryOf(seed, [[startedOn, 6, 4.6]], 2, null),
      }
    },
  },
  Samuel: {
    symptoms: ['Heartburn', 'Headache'],
    shared: true,
    plan: (today, foods, seed) => {
      const phaseOn = addDays(today, -11)
      const startedOn = addDays(phaseOn, -BASELINE_DAYS)
      return {
        trial: { state: 'without', startedOn, phaseOn, withoutOn: phaseOn },
        foods: foods.slice(0, 3).map(plainly),
        diary: [
          ...diaryOf(seed, [[startedOn, BASELINE_DAYS, 4.2]], 2, null),
          // Worse for three days.
          ...diaryOf(
            seed + 1,
            [
              [phaseOn, 9, 3.2],
              [addDays(phaseOn, 9), 3, 6.8],
            ],
            2,
            true,
          ),
        ],
      }
    },
  },
  Nora: {
    symptoms: ['Bloating', 'Tiredness', 'Headache'],
    shared: true,
    plan: (today, foods, seed) => {
      const phaseOn = addDays(today, -8)
      const startedOn = addDays(phaseOn, -BASELINE_DAYS)
      return {
        trial: { state: 'without', startedOn, phaseOn, withoutOn: phaseOn },
        foods: foods.slice(0, 4).map(plainly),
        diary: [
          ...diaryOf(seed, [[startedOn, BASELINE_DAYS, 6]], 3, null),
          ...diaryOf(
            seed + 1,
            [
              [phaseOn, 3, 5.2],
              [addDays(phaseOn, 3), 5, 3.9],
            ],
            3,
            true,
          ).map((day, at) =>
            at === 4 ? { ...day, kept: false, slips: foods[0]?.foods.slice(0, 1) ?? [] } : day,
          ),
        ].filter(({ day }) => day !== addDays(phaseOn, 6)),
      }
    },
  },
  Lena: {
    symptoms: ['Bloating', 'Belly ache', 'Tiredness'],
    shared: true,
    plan: (today, foods, seed) => {
      const milk = foods.find((food) => food.foods.includes("Goat's milk"))
      const others = foods.filter((food) => food !== milk).slice(0, 2)
      if (!milk || others.length < 2) throw new Error('Lena has too few foods for a plan')
      const closedOn = addDays(today, -1)
      const [second, third] = others.map((_, at) => addDays(closedOn, -CHALLENGE_DAYS * (2 - at)))
      if (!second || !third) throw new Error('no dates')
      const first = addDays(second, -CHALLENGE_DAYS)
      const withoutOn = addDays(first, -WITHOUT_DAYS - 1)
      const startedOn = addDays(withoutOn, -BASELINE_DAYS)
      return {
        trial: {
          ...{ state: 'closed', closedReason: 'done', closedOn, startedOn, withoutOn },
          ...{ phaseOn: closedOn, reintroductionOn: addDays(first, -1) },
        },
        foods: [well(milk, first), ...others.map((food, at) => well(food, at === 0 ? second : third))],
        diary: [
          ...diaryOf(seed, [[startedOn, BASELINE_DAYS, 5.6]], 3, null),
          ...diaryOf(seed + 1, [[withoutOn, WITHOUT_DAYS + 1, 2.6]], 3, true),
          ...diaryOf(seed + 2, [[first, CHALLENGE_DAYS * 3, 2.3]], 3, true),
        ],
      }
    },
  },
  'Maximiliana-Alexandrina': {
    symptoms: ['Bloating', 'Belly ache', 'Tiredness'],
    shared: true,
    plan: (today, foods, seed) => {
      const second = addDays(today, -1)
      const first = addDays(second, -CHALLENGE_DAYS - 2)
      const reintroductionOn = addDays(first, -1)
      const withoutOn = addDays(reintroductionOn, -WITHOUT_DAYS)
      const startedOn = addDays(withoutOn, -BASELINE_DAYS)
      const [tried, running, ...others] = foods.slice(0, 4)
      if (!tried || !running) throw new Error('Maximiliana has too few foods for a plan')
      return {
        trial: {
          state: 'reintroduction',
          startedOn,
          phaseOn: reintroductionOn,
          withoutOn,
          reintroductionOn,
        },
        foods: [
          well(tried, first),
          {
            ...plainly(running),
            state: 'challenge',
            challenges: [{ startedOn: second, portions: amountsOf(running) }],
          },
          ...others.map(plainly),
        ],
        diary: [
          ...diaryOf(seed, [[startedOn, BASELINE_DAYS, 5.6]], 3, null),
          ...diaryOf(seed + 1, [[withoutOn, WITHOUT_DAYS, 2.6]], 3, true),
          ...diaryOf(seed + 2, [[reintroductionOn, CHALLENGE_DAYS + 4, 2.3]], 3, true),
        ],
      }
    },
  },
  Priya: {
    symptoms: ['Bloating', 'Headache'],
    shared: true,
    plan: (today, foods, seed) => {
      const [trigger, fine, also, not] = foods.slice(0, 4)
      if (!trigger || !fine || !also || !not) throw new Error('Priya has too few foods for a plan')
      const reintroductionOn = addDays(today, -62)
      const withoutOn = addDays(reintroductionOn, -WITHOUT_DAYS)
      const startedOn = addDays(withoutOn, -BASELINE_DAYS)
      const [one, two, three, again] = [0, 10, 20, 46].map((days) => addDays(reintroductionOn, days + 2))
      if (!one || !two || !three || !again) throw new Error('no dates')
      const worse = (from: Day): [Day, number, number][] => [
        [from, 1, 2.4],
        [addDays(from, 1), 3, 5.2],
        [addDays(from, 4), 6, 2.6],
      ]
      return {
        trial: {
          state: 'closed',
          closedReason: 'stopped',
          closedOn: addDays(today, -4),
          startedOn,
          phaseOn: addDays(today, -4),
          withoutOn,
          reintroductionOn,
        },
        foods: [
          {
            ...plainly(trigger),
            state: 'done',
            challenges: [complained(trigger, one), complained(trigger, again)],
            outcome: { outcome: 'trigger', since: addDays(again, CHALLENGE_DAYS) },
          },
          well(fine, two),
          well(also, three),
          plainly(not),
        ],
        diary: [
          ...diaryOf(seed, [[startedOn, BASELINE_DAYS, 5.1]], 2, null),
          ...diaryOf(seed + 1, [[withoutOn, WITHOUT_DAYS + 2, 2.5]], 2, true),
          ...diaryOf(
            seed + 2,
            [...worse(one), [two, 20, 2.4], [addDays(three, 10), 16, 2.5], ...worse(again)],
            2,
            true,
          ),
        ],
      }
    },
  },
}

const plainly = ({ foods, keys, replacement }: Food) => ({ foods, keys, replacement })

const judgedOn = (startedOn: Day) => addDays(startedOn, CHALLENGE_DAYS - 1)

const amountsOf = ({ foods }: Proposed) =>
  portionsOf(foodMatcher().resolve(foods.map((name) => ({ name })))).amounts

const tried = (food: Food, startedOn: Day) => ({
  startedOn,
  endedOn: judgedOn(startedOn),
  portions: amountsOf(food),
  state: 'judged' as const,
})

const complained = (food: Food, startedOn: Day) => ({
  ...tried(food, startedOn),
  suggested: 'complaints' as const,
  decided: 'complaints' as const,
})

const well = (food: Food, startedOn: Day): DemoPlan['foods'][number] => ({
  ...plainly(food),
  state: 'done',
  challenges: [{ ...tried(food, startedOn), suggested: 'none', decided: 'none' }],
  outcome: { outcome: 'tolerated', since: addDays(judgedOn(startedOn), 1) },
})

/** A diary of periods, each with a first day, a length and a mean score. */
function diaryOf(
  seed: number,
  stretches: readonly (readonly [from: Day, days: number, mean: number])[],
  symptoms: number,
  kept: boolean | null,
): DemoPlan['diary'] {
  const random = numbersFrom(seed)
  return stretches.flatMap(([from, days, mean]) =>
    Array.from({ length: days }, (_, at) => {
      const shift = (random() + random() - 1) * 1.2
      const scores = Array.from({ length: symptoms }, (__, place) =>
        Math.min(10, Math.max(0, Math.round(mean + shift + (1 - place) * 0.9 + random() - 0.5))),
      )
      const factors: Factor[] = random() < 0.06 && kept === null ? ['little-sleep'] : []
      return { day: addDays(from, at), scores, kept, factors }
    }),
  )
}
