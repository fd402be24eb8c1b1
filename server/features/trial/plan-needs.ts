import { asc, desc, eq, inArray, isNull, and, sql } from 'drizzle-orm'
import type { HandlerReplyOf } from '@shared/core/contract'
import type { practitioners as contract } from '@shared/features/practitioners'
import { countText, listed } from '@shared/domain/text/counts'
import { addDays, daysFrom, utcDay } from '@shared/domain/text/dates'
import { undecidedOf } from '@shared/domain/trial/challenge'
import { planDays } from '@shared/domain/trial/challenge-days'
import { judgeChallenge } from '@shared/domain/trial/judge-challenge'
import { WITHOUT_DAYS } from '@shared/domain/trial/numbers'
import {
  beginsOn,
  judgeElimination,
  type PlanRows,
  resolvedState,
  type Today,
  todayOf,
} from '@shared/domain/trial/phases'
import { type ProgressInput, sparklineOf, trendReason } from '@shared/domain/trial/progress'
import type { Day, DiaryDay, Suggestion } from '@shared/domain/trial/trial'
import type { Database } from '../../database/connect'
import { unreadTitled } from '../notifications/notifications.public'
import { nowIn } from './now-in'
import { isSeen } from './plan'
import { trialOf, type TrialRow } from './resolved-state'
import { notes } from './trial.notices'
import { challenges, diaryDays, foodOutcomes, trialFoods, trials } from './trial.tables'

type ClientNeeds = HandlerReplyOf<(typeof contract)['GET /api/clients/needs']>[number]
type Need = ClientNeeds['needs'][number]
export type PlanNeeds = Pick<ClientNeeds, 'needs' | 'curve'>

/** Days without an entry until a diary counts as silent. */
const SILENT_DAYS = 5
/** Days for which a reaction is shown where no plan waits for it to be cleared. */
const REACTION_DAYS = 14

/**
 * Why clients need a practitioner, by client: from plans that the practitioner sees, and from
 * reactions and news, which they are always told of. A plan that they do not see changes nothing.
 */
export async function planNeeds(
  db: Database,
  { userId, practitionerId }: { userId: number; practitionerId: number },
  clientIds: readonly number[],
): Promise<Map<number, PlanNeeds>> {
  const seen = (await newestPlans(db, clientIds)).filter((row) => isSeen(row, practitionerId))
  const rowsOf = await readRows(
    db,
    seen.filter(({ state }) => state !== 'proposed' && state !== 'closed'),
  )
  const reactions = await reactionsOf(db, clientIds)
  const news = await unreadTitled(db, userId, notes.told(0).title)
  const days = new Map<string, Day>()
  const todayIn = (zone: string) => {
    const day = days.get(zone) ?? nowIn(zone).day
    days.set(zone, day)
    return day
  }
  const rowOf = new Map(seen.map((row) => [row.clientId, row]))
  return new Map(
    clientIds.map((id) => {
      const row = rowOf.get(id)
      const reaction = reactionNeed(
        row,
        reactions.filter(({ clientId }) => clientId === id),
      )
      const isToOpen = row?.state === 'proposed' && row.asked.includes(practitionerId)
      const told = news.find(({ link }) => link === notes.told(id).link)
      const needs = [reaction, isToOpen && openNeed(row), told && newsNeed(told)].filter((need) => !!need)
      const rows = row && rowsOf(row, todayIn(row.zone))
      if (!rows) return [id, { needs, curve: null }]
      const today = todayIn(row.zone)
      const state = todayOf(rows, today)
      return [
        id,
        {
          needs: [...needs, ...runningNeeds(rows, today, state)],
          curve: curveOf(progressInput(rows, today)),
        },
      ]
    }),
  )
}

const newestPlans = (db: Database, clientIds: readonly number[]): Promise<TrialRow[]> =>
  db
    .selectDistinctOn([trials.clientId])
    .from(trials)
    .where(inArray(trials.clientId, [...clientIds]))
    .orderBy(trials.clientId, desc(trials.id))

/** Reads the rows of running plans; the answer gives those of one, undefined once it has ended. */
async function readRows(db: Database, plans: readonly TrialRow[]) {
  const ids = plans.map(({ id }) => id)
  const foods = await db
    .select()
    .from(trialFoods)
    .where(inArray(trialFoods.trialId, ids))
    .orderBy(asc(trialFoods.position), asc(trialFoods.id))
  const tried = await db
    .select({ trialId: trialFoods.trialId, challenge: challenges })
    .from(challenges)
    .innerJoin(trialFoods, eq(trialFoods.id, challenges.trialFoodId))
    .where(inArray(trialFoods.trialId, ids))
    .orderBy(asc(challenges.id))
  const diaries = await readDiaries(db, ids)
  return (row: TrialRow, today: Day): PlanRows | undefined => {
    const trial = resolvedState(trialOf(row, today), today)
    if (!ids.includes(row.id) || trial.state === 'closed') return undefined
    return {
      trial,
      foods: foods.filter(({ trialId }) => trialId === row.id),
      challenges: tried.filter(({ trialId }) => trialId === row.id).map(({ challenge }) => challenge),
      diary: diaries.get(row.id) ?? [],
    }
  }
}

type Written = Pick<DiaryDay, 'portion' | 'slips' | 'factors' | 'kept'>
const nothing: Written = { portion: null, slips: [], factors: [], kept: null }

/** The diaries by plan, one row a plan, as a row a day would take ten times as long to read. */
async function readDiaries(db: Database, ids: number[]): Promise<Map<number, DiaryDay[]>> {
  const { kept, portion, slips, factors } = diaryDays
  // Most days have nothing but scores.
  const written = sql`case when ${kept} is not null or ${portion} is not null or ${slips} <> '{}'
    or ${factors} <> '{}' then json_build_object('kept', ${kept}, 'portion', ${portion}, 'slips', ${slips},
    'factors', ${factors}) end`
  const rows = await db
    .select({
      trialId: diaryDays.trialId,
      days: sql<[Day, number[], Written | null][]>`json_agg(
        json_build_array(${diaryDays.day}, ${diaryDays.scores}, ${written}) order by ${diaryDays.day})`,
    })
    .from(diaryDays)
    .where(inArray(diaryDays.trialId, ids))
    .groupBy(diaryDays.trialId)
  return new Map(
    rows.map(({ trialId, days }) => [
      trialId,
      days.map(([day, scores, more]) => ({ day, scores, ...(more ?? nothing) })),
    ]),
  )
}

type Reaction = Pick<typeof foodOutcomes.$inferSelect, 'clientId' | 'foods' | 'createdAt'>

/** The reactions in force, the newest first. */
function reactionsOf(db: Database, clientIds: readonly number[]): Promise<Reaction[]> {
  return db
    .select({
      clientId: foodOutcomes.clientId,
      foods: foodOutcomes.foods,
      createdAt: foodOutcomes.createdAt,
    })
    .from(foodOutcomes)
    .where(
      and(
        inArray(foodOutcomes.clientId, [...clientIds]),
        eq(foodOutcomes.basis, 'reaction'),
        isNull(foodOutcomes.endedAt),
      ),
    )
    .orderBy(desc(foodOutcomes.id))
}

const needOf = (kind: Need['kind'], reason: string, detail: string, since: Day): Need => ({
  ...{ kind, reason, detail, since, at: null, reportId: null, notificationId: null },
})

/** A plan that is seen keeps its reaction until it is cleared; all others are shown for days. */
function reactionNeed(row: TrialRow | undefined, reactions: readonly Reaction[]): Need | undefined {
  const [newest] = reactions
  const haltedOn = row && row.state !== 'closed' ? row.haltedOn : null
  const isCleared = row !== undefined && row.haltedOn === null && newest && row.createdAt < newest.createdAt
  const earliest = addDays(utcDay(Date.now()), -REACTION_DAYS)
  const isRecent = newest !== undefined && !isCleared && utcDay(newest.createdAt) >= earliest
  if (haltedOn === null && !isRecent) return undefined
  const foods = reactions
    .filter(({ createdAt }) => createdAt.getTime() === newest?.createdAt.getTime())
    .flatMap(({ foods: names }) => names)
  const after = foods.length > 0 ? `After ${listed(foods)}` : 'No food was named'
  return {
    ...needOf('reaction', 'Reacted within 2 hours', after, haltedOn ?? utcDay(newest?.createdAt ?? 0)),
    at: newest?.createdAt ?? null,
  }
}

function openNeed({ gate, updatedAt }: TrialRow): Need {
  const detail = gate.length > 0 ? `${countText(gate.length, 'answer')} to check first` : 'Check it first'
  return { ...needOf('plan', 'Plan to approve', detail, utcDay(updatedAt)), at: updatedAt }
}

/** What a client told of themselves, whether or not they share a plan. */
const newsNeed = ({ id, createdAt }: { id: number; createdAt: Date }): Need => ({
  ...needOf('news', 'Has news for you', 'Has a new finding about a food', utcDay(createdAt)),
  ...{ at: createdAt, notificationId: id },
})

function runningNeeds(rows: PlanRows, today: Day, { day, of, isPaused }: Today): Need[] {
  if (isPaused || beginsOn(rows.trial, today) !== null) return []
  const { state } = rows.trial
  const worse = trendReason(progressInput(rows, today))
  const found = [
    worse && needOf('worse', worse.text, tryingWords(rows, today) ?? worse.detail, worse.since),
    decideNeed(rows, today),
    state === 'without' && day >= WITHOUT_DAYS ? stepNeed(rows, today) : null,
    silentNeed(rows, today, phaseWords(state, day, of)),
  ]
  return found.filter((need) => need !== null)
}

const progressInput = ({ trial, diary }: PlanRows, today: Day): ProgressInput => ({
  ...{ startedOn: trial.startedOn, withoutOn: trial.withoutOn, symptoms: trial.symptoms, diary, today },
})

function challengeNow({ foods, challenges: tried, diary }: PlanRows, today: Day) {
  const challenge = undecidedOf(foods, tried)
  const names = foods.find(({ id }) => id === challenge?.trialFoodId)?.foods
  return challenge && names && { challenge, names, ...planDays(challenge, diary, today) }
}

function tryingWords(rows: PlanRows, today: Day): string | undefined {
  const now = challengeNow(rows, today)
  const on = now?.days.find(({ day }) => day === today)
  return now && on && `Trying ${listed(now.names)}, day ${on.planDay}`
}

const suggestionWords: Record<Suggestion, string> = {
  complaints: 'with complaints',
  none: 'no complaints',
  unclear: 'unclear',
}
const tries = ['First', 'Second', 'Third']

/** A food that was brought back and has no decision yet. */
function decideNeed(rows: PlanRows, today: Day): Need | null {
  const now = challengeNow(rows, today)
  if (!now || (now.challenge.state === 'running' && today < now.endsOn)) return null
  const { suggested } = judgeChallenge(now.challenge, rows.diary, rows.challenges, today)
  const attempt = tries[now.challenge.attempt - 1] ?? 'Last'
  const detail = `${listed(now.names)}. ${attempt} try: ${suggestionWords[suggested]}`
  return needOf('decide', 'Food to decide', detail, now.endsOn)
}

function stepNeed({ trial, diary }: PlanRows, today: Day): Need {
  const { kind, before, now } = judgeElimination(trial, diary, today)
  const percent = before ? Math.round((1 - (now ?? before) / before) * 100) : 0
  const detail = {
    improved: `${percent}% better, ready to bring back`,
    'not-improved': 'No clear change',
    'too-few': 'Too few diary days to tell',
  }[kind]
  return needOf('step', 'Week 4 reached', detail, addDays(trial.phaseOn, WITHOUT_DAYS - 1))
}

function phaseWords(state: PlanRows['trial']['state'], day: number, of: number | null): string {
  const place = of === null ? `Day ${day}` : `Day ${day} of ${of}`
  if (state === 'baseline') return `${place} before`
  return state === 'without' ? `${place} without` : `${place} of bringing foods back`
}

/** The whole days since the last entry, since the start, or since the last pause. */
function silentNeed({ trial, diary }: PlanRows, today: Day, detail: string): Need | null {
  const last = diary.at(-1)
  const starts = [trial.startedOn, trial.resumedOn ?? '', last ? addDays(last.day, 1) : '']
  const since = starts.toSorted().at(-1) ?? today
  const days = daysFrom(since, today)
  return days < SILENT_DAYS ? null : needOf('silent', `No diary for ${days} days`, detail, since)
}

const rounded = (mean: number | null) => mean && Math.round(mean * 10) / 10

function curveOf(input: ProgressInput): PlanNeeds['curve'] {
  const { points, before, now } = sparklineOf(input)
  return {
    points: points.map(({ day, mean }) => ({ day, mean: Math.round(mean * 10) / 10 })),
    ...{ before: rounded(before), now: rounded(now) },
  }
}
