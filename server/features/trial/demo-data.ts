import type { Transaction } from '../../database/connect'
import { challenges, diaryDays, foodOutcomes, gateAnswers, trialFoods, trials } from './trial.tables'

type Insert<T extends { $inferInsert: object }, Without extends string> = Omit<T['$inferInsert'], Without>

/** A plan for the demo data; `outcome` is that of a food's last challenge. */
export type DemoPlan = {
  trial: Insert<typeof trials, 'clientId'>
  foods: readonly (Insert<typeof trialFoods, 'trialId' | 'position'> & {
    challenges?: readonly Insert<typeof challenges, 'trialFoodId' | 'attempt'>[]
    outcome?: Insert<typeof foodOutcomes, 'clientId' | 'foods' | 'keys' | 'basis' | 'challengeId'>
  })[]
  diary: readonly Insert<typeof diaryDays, 'clientId' | 'trialId'>[]
}

/** Back-dates a client's gate answer for the demo data. */
export const seedDemoAnswer = (
  tx: Transaction,
  clientId: number,
  answer: Insert<typeof gateAnswers, 'clientId'>,
) => tx.insert(gateAnswers).values({ ...answer, clientId })

/** Gives a client a plan with a past for the demo data. */
export async function seedDemoPlan(
  tx: Transaction,
  clientId: number,
  { trial, foods, diary }: DemoPlan,
): Promise<void> {
  const [plan] = await tx
    .insert(trials)
    .values({ ...trial, clientId })
    .returning({ id: trials.id })
  if (!plan) throw new Error('the plan was not made')
  for (const [position, { challenges: past = [], outcome, ...food }] of foods.entries()) {
    const [row] = await tx
      .insert(trialFoods)
      .values({ ...food, trialId: plan.id, position })
      .returning()
    let challengeId: number | undefined
    for (const [at, challenge] of past.entries()) {
      const [made] = await tx
        .insert(challenges)
        .values({ ...challenge, trialFoodId: row?.id ?? 0, attempt: at + 1 })
        .returning({ id: challenges.id })
      challengeId = made?.id
    }
    if (outcome)
      await tx.insert(foodOutcomes).values({
        ...outcome,
        clientId,
        foods: food.foods,
        keys: food.keys,
        basis: 'challenge',
        challengeId,
      })
  }
  if (diary.length > 0)
    await tx.insert(diaryDays).values(diary.map((day) => ({ ...day, clientId, trialId: plan.id })))
}
