import { and, eq, inArray, isNotNull, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm'
import type { Day } from '@shared/domain/trial/trial'
import type { Dependencies } from '../../dependencies'
import { lockRow } from '../../edit/edit-row'
import { client, lockClient } from '../clients/clients.public'
import { enqueueEmail, sendOutboxSoon } from '../messaging/messaging.public'
import { notifyAnew } from '../notifications/notifications.public'
import { nowIn } from './now-in'
import type { SeenBy } from './practitioners-of'
import { notes } from './trial.notices'
import { changesByTime, saveResolvedState } from './resolved-state'
import { diaryDays, trials } from './trial.tables'

const running = inArray(trials.state, ['baseline', 'without', 'reintroduction'])

/** When the last run of a day is. */
const LAST_RUN = '23:45'

/** Whether the time (`HH:MM:SS`) has passed; after the day's last run all are due. */
export const isDue = (remindAt: string, time: string): boolean =>
  remindAt.slice(0, 5) <= time || time >= LAST_RUN

/** Reminds clients without a diary entry today, once a day on however many servers. */
export async function remindOfDiaries(deps: Dependencies): Promise<void> {
  const plans = await deps.db
    .select({ id: trials.id, zone: trials.zone, remindAt: trials.remindAt, userId: client.userId })
    .from(trials)
    .innerJoin(client, eq(client.id, trials.clientId))
    .where(and(running, isNull(trials.pausedOn), isNotNull(trials.remindAt)))
    .orderBy(trials.id)
  for (const { id, zone, remindAt, userId } of plans) {
    const { day, time } = nowIn(zone)
    if (remindAt !== null && isDue(remindAt, time)) await remind(deps, { id, userId }, day)
  }
  sendOutboxSoon(deps)
}

function remind({ db }: Dependencies, { id, userId }: { id: number; userId: number }, day: Day) {
  return db.transaction(async (tx) => {
    const written = tx
      .select({ one: sql`1` })
      .from(diaryDays)
      .where(and(eq(diaryDays.clientId, trials.clientId), eq(diaryDays.day, day)))
    const [reminded] = await tx
      .update(trials)
      .set({ remindedOn: day })
      .where(
        and(
          eq(trials.id, id),
          running,
          isNull(trials.pausedOn),
          lte(trials.startedOn, day),
          or(isNull(trials.remindedOn), ne(trials.remindedOn, day)),
          notExists(written),
        ),
      )
      .returning({ id: trials.id })
    if (!reminded) return
    const subjectId = await notifyAnew(tx, userId, notes.diaryDue(day))
    await enqueueEmail(tx, { kind: 'diary-due', userId, subjectId })
  })
}

/** Applies the effects of time to all plans; closes undecided ones and notifies people. */
export async function closeUnanswered(deps: Dependencies, reports: SeenBy): Promise<void> {
  const plans = await deps.db.select().from(trials).where(running).orderBy(trials.id)
  for (const plan of plans.filter((row) => changesByTime(row, nowIn(row.zone).day)))
    await deps.db.transaction(async (tx) => {
      await lockClient(tx, plan.clientId)
      const row = await lockRow(tx, trials, eq(trials.id, plan.id), 'The plan')
      await saveResolvedState(tx, reports, row, nowIn(row.zone).day)
    })
  sendOutboxSoon(deps)
}
