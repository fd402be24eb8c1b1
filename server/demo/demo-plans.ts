import { eq } from 'drizzle-orm'
import { addDays, utcDay } from '@shared/domain/text/dates'
import { PORTION_DAYS } from '@shared/domain/trial/numbers'
import { propose } from '@shared/domain/trial/proposal'
import type { GateCode, Habit } from '@shared/domain/trial/trial'
import type { Actor } from '../access/actor'
import type { Dependencies } from '../dependencies'
import { findAccountAt } from '../features/accounts/accounts.public'
import { client } from '../features/clients/clients.public'
import { foodMatcher } from '../features/foods/foods.public'
import { changeSettings } from '../features/portal/portal.public'
import { practitioner } from '../features/practitioners/practitioners.public'
import { personOf, reportsOfPlan } from '../features/reports/reports.public'
import { seedDemoAnswer, seedDemoPlan, type DemoPlan, replacementOf } from '../features/trial/trial.public'
import { stories } from './demo-stories'
import { demoClients, emailOf } from './people'

const dietitian = 'T. Keller, dietitian (DT-77310)'
const ZONE = 'Europe/London'

/** Foods that most people eat often. */
const staples =
  /milk|wheat|durum|egg|beef|chicken|oat|potato|tomato|onion|garlic|celery|carrot|cocoa|apple|rice|almond|cheese/iu
const habitOf = (name: string): Habit => (staples.test(name) ? 'daily' : 'rarely')

/** Notes the portions as eaten on the first days of each reintroduced food. */
function withPortions(plan: DemoPlan): DemoPlan {
  const begins = plan.foods.flatMap(({ challenges = [] }) => challenges.map(({ startedOn }) => startedOn))
  const eaten = new Set(
    begins.flatMap((on) => Array.from({ length: PORTION_DAYS }, (_, at) => addDays(on, at))),
  )
  return { ...plan, diary: plan.diary.map((day) => (eaten.has(day.day) ? { ...day, portion: true } : day)) }
}

/** Gate answers of clients who have no plan now, by first name. */
const answers: Record<string, GateCode> = { Priya: 'pregnant' }

/** Switches plans on and gives six clients one, each in another state. */
export async function addPlans(deps: Dependencies, admin: Actor): Promise<void> {
  const { db } = deps
  await changeSettings(db, admin, { trialOn: true, trialSignedBy: dietitian }, undefined)
  const team = await db.select({ id: practitioner.id }).from(practitioner).orderBy(practitioner.id)
  for (const [at, person] of demoClients.entries()) {
    const story = stories[person.firstName]
    const code = answers[person.firstName]
    const account = (story ?? code) && (await findAccountAt(db, emailOf(person)))
    if (!account) continue
    const [record] = await db.select({ id: client.id }).from(client).where(eq(client.userId, account.id))
    if (!record) throw new Error(`${person.firstName} has no record`)
    if (code)
      await db.transaction((tx) =>
        seedDemoAnswer(tx, record.id, { code, saidOn: addDays(utcDay(new Date()), -9) }),
      )
    if (!story) continue
    const known = await personOf(db, record.id)
    const raised = known.avoid.flatMap(({ foodName, level }) =>
      level === 'high' || level === 'moderate' ? [{ name: foodName, level }] : [],
    )
    const foods = propose({
      matcher: foodMatcher(),
      foods: raised,
      eats: Object.fromEntries(raised.map(({ name }) => [name, habitOf(name)])),
      refused: new Set(
        known.avoidFoods.flatMap(({ keys }, place) => (known.avoid[place]?.level === 'allergy' ? keys : [])),
      ),
    })
    const replaced = foods.map((food) => ({ ...food, replacement: replacementOf(known, food.foods) }))
    const { trial, ...rest } = withPortions(story.plan(utcDay(new Date()), replaced, 9_000 + at))
    const { newestReportId: reportId } = await reportsOfPlan.raisedBy(db, record.id)
    const viewer = person.practitioner === undefined ? undefined : team[person.practitioner]
    await db.transaction((tx) =>
      seedDemoPlan(tx, record.id, {
        ...rest,
        trial: {
          ...trial,
          reportId,
          symptoms: story.symptoms,
          zone: ZONE,
          remindAt: '20:00',
          sharedWith: story.shared && viewer ? [viewer.id] : [],
        },
        foods: rest.foods.map((food) =>
          food.outcome ? { ...food, outcome: { ...food.outcome, confirmedAfterReport: reportId } } : food,
        ),
      }),
    )
  }
}
