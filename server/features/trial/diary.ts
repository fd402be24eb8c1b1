import { and, desc, eq, gte, inArray, lte } from 'drizzle-orm'
import type { Body, Query } from '@shared/api'
import { formatWords } from '@shared/domain/text/dates'
import { safety } from '@shared/domain/safety/safety'
import { beginsOn, diaryWindow } from '@shared/domain/trial/phases'
import type { Day } from '@shared/domain/trial/trial'
import type { Actor } from '../../access/actor'
import type { Database, Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { diff, refuseStale } from '../../edit/edit-row'
import { notFound, Problem } from '../../http/problem'
import { audit } from '../audit/audit.public'
import { foodMatcher } from '../foods/foods.public'
import { markDone } from '../notifications/notifications.public'
import { type PlanContext, type DiaryRow, inPlan, type Plan, type ReportsOfPlan } from './plan'
import { notes } from './trial.notices'
import { diaryDays, trials } from './trial.tables'

const MOST_DAYS = 400

/** The days that can be filled in; null while there are none. */
export const windowOf = ({ trial, writtenBefore }: Plan, today: Day) =>
  trial.state === 'proposed' || trial.state === 'closed' || beginsOn(trial, today) !== null
    ? null
    : diaryWindow(trial, today, writtenBefore)

/**
 * Writes a day of the diary in the version that the client has seen, 0 for a new day. Throws a
 * Problem: 400 unless there is one score per symptom, 404, 409 for a day that cannot be filled in,
 * 412.
 */
export async function writeDay(
  deps: Dependencies,
  reports: ReportsOfPlan,
  context: PlanContext & { day: Day; ifMatch: string | undefined },
  said: Body<'PUT /api/diary/:day'>,
) {
  const { clientId, day, ifMatch, actor } = context
  return inPlan(deps, reports, context, async (tx, plan) => {
    refuseDay(plan, context)
    if (said.scores.length !== plan.row.symptoms.length)
      throw new Problem('invalid', 'Please say how each symptom was.', {
        fields: { scores: 'must be one for each symptom' },
      })
    const [before] = await tx
      .select()
      .from(diaryDays)
      .where(and(eq(diaryDays.clientId, clientId), eq(diaryDays.day, day)))
    await refuseStale(before ?? { version: 0 }, {
      ...{ ifMatch, what: 'this day' },
      shown: () => before && withEmergency(tx, reports, before),
    })
    const entry = {
      trialId: plan.row.id,
      scores: said.scores,
      kept: said.kept ?? null,
      portion: said.portion ?? null,
      slips: said.slips ?? [],
      factors: [...new Set(said.factors)],
      note: said.note ?? '',
    }
    if (before && diff(entry, before).length === 0) return withEmergency(tx, reports, before)
    const version = (before?.version ?? 0) + 1
    const [after] = await tx
      .insert(diaryDays)
      .values({ clientId, day, ...entry, version })
      .onConflictDoUpdate({ target: [diaryDays.clientId, diaryDays.day], set: { ...entry, version } })
      .returning()
    if (!after) throw new Error('the insert returned no row')
    await markDone(tx, actor.id, notes.diaryDue(day).link)
    await audit(tx, { actorId: actor.id, action: 'trial.diary', subjectId: clientId })
    return withEmergency(tx, reports, after)
  })
}

/** Adds whether the day's note mentions an emergency, or eating an allergy's food. */
async function withEmergency(tx: Transaction, reports: ReportsOfPlan, row: DiaryRow) {
  const person = row.note === '' ? undefined : await reports.personOf(tx, row.clientId)
  return { ...row, emergency: safety(foodMatcher, row.note, person) !== undefined }
}

function refuseDay(plan: Plan, { day, today }: { day: Day; today: Day }) {
  const begins = beginsOn(plan.trial, today)
  if (begins !== null) throw new Problem('conflict', `The diary begins on ${formatWords(begins)}.`)
  if (plan.writtenBefore !== null && day <= plan.writtenBefore)
    throw new Problem('conflict', 'This day belongs to the diary of your last plan.')
  const window = windowOf(plan, today)
  if (!window && plan.row.pausedOn !== null)
    throw new Problem('conflict', 'The plan is paused. The diary starts again when it resumes.')
  if (!window) throw new Problem('conflict', 'You have no plan with a diary at the moment.')
  if (day < window.from || day > window.to)
    throw new Problem(
      'conflict',
      `You can fill in the days from ${formatWords(window.from)} to ${formatWords(window.to)}.`,
    )
}

/**
 * The diary, oldest first: the newest days of a period, or else those of the newest plan. A
 * practitioner sees the plans shared with them. Throws a 404 Problem where the newest is not
 * shared.
 */
export async function readDiary(
  db: Database,
  actor: Actor,
  clientId: number,
  { from, to }: Query<'GET /api/diary'>,
) {
  const plans = await db.select().from(trials).where(eq(trials.clientId, clientId)).orderBy(desc(trials.id))
  const { practitionerId } = actor
  const read = plans.filter((plan) => practitionerId === null || plan.sharedWith.includes(practitionerId))
  if (practitionerId !== null && (!read[0] || read[0].id !== plans[0]?.id)) throw notFound('The diary')
  const ids = read.map(({ id }) => id)
  const rows = await db
    .select()
    .from(diaryDays)
    .where(
      and(
        inArray(diaryDays.trialId, from || to ? ids : ids.slice(0, 1)),
        from ? gte(diaryDays.day, from) : undefined,
        to ? lte(diaryDays.day, to) : undefined,
      ),
    )
    .orderBy(desc(diaryDays.day))
    .limit(MOST_DAYS)
  return rows.reverse()
}
