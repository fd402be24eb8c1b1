import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { challenges, diaryDays, foodOutcomes, gateAnswers, trialFoods, trials } from './trial.tables'

/** A client's own plans with foods, challenges and diary, and their outcomes. */
export async function ownTrial(db: Database, clientId: number) {
  const plans = await db.select().from(trials).where(eq(trials.clientId, clientId)).orderBy(asc(trials.id))
  const foods = await db
    .select(getTableColumns(trialFoods))
    .from(trialFoods)
    .innerJoin(trials, eq(trials.id, trialFoods.trialId))
    .where(eq(trials.clientId, clientId))
    .orderBy(asc(trialFoods.trialId), asc(trialFoods.position))
  const tried = await db
    .select(getTableColumns(challenges))
    .from(challenges)
    .innerJoin(trialFoods, eq(trialFoods.id, challenges.trialFoodId))
    .innerJoin(trials, eq(trials.id, trialFoods.trialId))
    .where(eq(trials.clientId, clientId))
    .orderBy(asc(challenges.id))
  return {
    plans: plans.map((plan) => ({
      ...plan,
      foods: foods
        .filter(({ trialId }) => trialId === plan.id)
        .map((food) => ({ ...food, challenges: tried.filter(({ trialFoodId }) => trialFoodId === food.id) })),
    })),
    gateAnswers: await db
      .select()
      .from(gateAnswers)
      .where(eq(gateAnswers.clientId, clientId))
      .orderBy(asc(gateAnswers.code)),
    diary: await db
      .select()
      .from(diaryDays)
      .where(eq(diaryDays.clientId, clientId))
      .orderBy(asc(diaryDays.day)),
    outcomes: await db
      .select()
      .from(foodOutcomes)
      .where(eq(foodOutcomes.clientId, clientId))
      .orderBy(asc(foodOutcomes.id)),
  }
}
