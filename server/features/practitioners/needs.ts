import { and, eq, inArray, sql } from 'drizzle-orm'
import type { HandlerReplyOf } from '@shared/core/contract'
import { listAllergies } from '@shared/domain/avoidance/allergies'
import { hasEmail } from '@shared/domain/people/no-email'
import { listed } from '@shared/domain/text/counts'
import { DAY_MS, utcDay } from '@shared/domain/text/dates'
import { needKinds } from '@shared/features/practitioners-needs'
import type { practitioners as contract } from '@shared/features/practitioners'
import type { Scope } from '../../access/scope'
import type { Database } from '../../database/connect'
import { account } from '../accounts/accounts.public'
import { auditEvent } from '../audit/audit.public'
import { client } from '../clients/clients.public'

type ClientNeeds = HandlerReplyOf<(typeof contract)['GET /api/clients/needs']>[number]
type Need = ClientNeeds['needs'][number]

/** Where reasons come from; parameters because those features import from here. */
export type NeedSources = {
  /** All clients of a practitioner, each with what their reports need. */
  reports(db: Database, scope: Scope): Promise<Pick<ClientNeeds, 'clientId' | 'name' | 'needs'>[]>
  /** What plans and reactions need, by client; nothing of a plan the practitioner does not see. */
  plans(
    db: Database,
    reader: { userId: number; practitionerId: number },
    clientIds: readonly number[],
  ): Promise<Map<number, Pick<ClientNeeds, 'needs' | 'curve'>>>
}

/** Days for which changed allergies wait for the practitioner to see them. */
const ALLERGY_DAYS = 30

/** A practitioner's clients who need them, the most urgent first, then the longest waiting. */
export async function clientsInNeed(
  db: Database,
  scope: Scope,
  sources: NeedSources,
): Promise<ClientNeeds[]> {
  const { id: userId, practitionerId } = scope.actor
  if (practitionerId === null) return []
  const caseload = await sources.reports(db, scope)
  const ids = caseload.flatMap(({ clientId }) => clientId ?? [])
  const plans = await sources.plans(db, { userId, practitionerId }, ids)
  const people = await peopleOf(db, ids)
  const unseen = await unseenAllergies(db, scope, [...people.values()])
  return caseload
    .map(({ clientId, name, needs }): ClientNeeds => {
      const person = clientId === null ? undefined : people.get(clientId)
      const plan = clientId === null ? undefined : plans.get(clientId)
      const allergy = unseen.find(({ id }) => id === clientId)
      const all = [...(plan?.needs ?? []), ...reportNeedsOf(needs, person)]
      if (allergy && !all.some(({ kind }) => kind === 'reaction')) all.push(allergyNeed(allergy))
      return {
        ...{ clientId, ...contactOf(person, name), curve: plan?.curve ?? null },
        needs: all.toSorted(byUrgency),
      }
    })
    .filter(({ needs }) => needs.length > 0)
    .toSorted((a, b) => byUrgency(a.needs[0], b.needs[0]) || a.name.localeCompare(b.name))
}

type Person = Awaited<ReturnType<typeof peopleOf>> extends Map<number, infer P> ? P : never

async function peopleOf(db: Database, ids: readonly number[]) {
  const rows = await db
    .select({
      id: client.id,
      allergies: client.allergies,
      answeredAt: client.allergiesAnsweredAt,
      firstName: account.firstName,
      lastName: account.lastName,
      email: account.email,
      phone: account.phone,
      isActive: account.isActive,
      lastSignInAt: account.lastSignInAt,
    })
    .from(client)
    .innerJoin(account, eq(account.id, client.userId))
    .where(inArray(client.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

function contactOf(person: Person | undefined, name: string) {
  const { firstName = '', lastName = '', email = '', phone = '' } = person ?? {}
  const reached = hasEmail(email) ? email : ''
  return { name: `${firstName} ${lastName}`.trim() || name, firstName, email: reached, phone }
}

/** Results are unopened only by somebody who can sign in. */
const reportNeedsOf = (needs: readonly Need[], person: Person | undefined): Need[] =>
  needs
    .filter(({ kind }) => kind !== 'unopened' || person?.isActive)
    .map((need) =>
      need.kind === 'unopened' && person?.lastSignInAt === null
        ? { ...need, reason: 'Has not signed in yet' }
        : need,
    )

type Answered = Person & { answeredAt: Date }

/** The people with allergies that changed since the practitioner last opened their record. */
async function unseenAllergies(
  db: Database,
  { actor }: Scope,
  people: readonly Person[],
): Promise<Answered[]> {
  const since = Date.now() - ALLERGY_DAYS * DAY_MS
  const changed = people.filter(
    (person): person is Answered =>
      (person.answeredAt?.getTime() ?? 0) > since && listAllergies(person.allergies).length > 0,
  )
  if (changed.length === 0) return []
  const seen = await db
    .select({ id: auditEvent.subjectId, at: sql<string>`max(${auditEvent.at})` })
    .from(auditEvent)
    .where(
      and(
        eq(auditEvent.actorId, actor.id),
        // Their own change is the event of the moment at which the lists were answered.
        inArray(auditEvent.action, ['client.read', 'client.update']),
        inArray(
          auditEvent.subjectId,
          changed.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(auditEvent.subjectId)
  const seenAt = new Map(seen.map(({ id, at }) => [id, new Date(at)]))
  return changed.filter(({ id, answeredAt }) => (seenAt.get(id)?.getTime() ?? 0) < answeredAt.getTime())
}

const allergyNeed = ({ allergies, answeredAt }: Answered): Need => ({
  ...{ kind: 'allergy', reason: 'Allergies changed', detail: listed(listAllergies(allergies)) },
  ...{ since: utcDay(answeredAt), at: answeredAt, reportId: null, notificationId: null },
})

function byUrgency(a: Need | undefined, b: Need | undefined): number {
  if (!a || !b) return 0
  return (
    needKinds.indexOf(a.kind) - needKinds.indexOf(b.kind) ||
    a.since.localeCompare(b.since) ||
    (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0)
  )
}
