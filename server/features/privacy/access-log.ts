import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { clientMerge } from '../clients/clients.public'
import type { Role } from '@shared/core/roles'
import type { ReadAction } from '@shared/domain/audit/audit'
import type { Scope } from '../../access/scope'
import type { Database } from '../../database/connect'
import { account } from '../accounts/accounts.public'
import { question } from '../assistant/assistant.public'
import { auditEvent } from '../audit/audit.public'
import { wasSentTo } from '../messaging/messaging.public'
import { practitioner } from '../practitioners/practitioners.public'
import { report, reportsIn } from '../reports/reports.public'

/** The entries in an answer, and the events of a list that are searched for them. */
const MOST = 200
const LOOKED_AT = 1000

type Entry = {
  at: string
  times: number
  what: ReadAction
  sampleId: string | null
  name: string | null
  role: Role | null
}

/** Events about one row of this person. */
const ofRow = (action: ReadAction, subjectId: SQL) =>
  sql`select ${auditEvent.id}, ${auditEvent.at}, ${auditEvent.actorId}, ${auditEvent.action}, null as sample_id
    from ${auditEvent} where ${auditEvent.action} = ${action} and ${auditEvent.subjectId} in ${subjectId}`

/** The newest events that may be about this person, since no index finds them by person. */
const newest = (action: ReadAction, about: SQL) =>
  sql`select ${auditEvent.id}, ${auditEvent.at}, ${auditEvent.actorId}, ${auditEvent.action}, null as sample_id
    from (select * from ${auditEvent} where ${auditEvent.action} = ${action}
      order by ${auditEvent.id} desc limit ${LOOKED_AT}) as audit_event where ${about}`

/** Admins' lists contain everybody's reports. */
const isAdmin = (userId: SQLWrapper) =>
  sql`(select ${account.role} = 'admin' from ${account} where ${account.id} = ${userId})`

/** Who else has read this client's data, newest first: a person once per kind and day. */
export async function listAccess(db: Database, scope: Scope) {
  const { id, clientId, createdAt, email, phone } = scope.actor
  const merged = await db
    .select({ id: clientMerge.fromClientId, email: clientMerge.email, phone: clientMerge.phone })
    .from(clientMerge)
    .where(eq(clientMerge.intoClientId, clientId ?? 0))
  const records = sql.join(
    [clientId, ...merged.map((one) => one.id)].map((one) => sql`${one}::int`),
    sql`, `,
  )
  const wentToThem = sql.join(
    [{ email, phone }, ...merged].map((one) => wasSentTo(sql`${auditEvent.subjectId}`, one)),
    sql` or `,
  )
  const ownQuestions = sql`(select ${question.id} from ${question} where ${question.userId} = ${id})`
  const { rows } = await db.execute<Entry>(sql`
    with seen as (
      select ${auditEvent.id}, ${auditEvent.at}, ${auditEvent.actorId}, ${auditEvent.action}, ${report.sampleId}
      from ${report} join ${auditEvent} on ${auditEvent.subjectId} = ${report.id}
        and ${auditEvent.action} in ('report.read', 'report.download')
      where ${reportsIn(scope, report)}
      union all (${ofRow('client.read', sql`(${records})`)})
      union all (${ofRow('trial.read', sql`(${records})`)})
      union all (${ofRow('question.read', ownQuestions)})
      union all (${newest('message.read', wentToThem)})
      union all (${newest('client.list', sql`${auditEvent.at} > ${createdAt.toISOString()}::timestamptz`)})
      union all (${newest(
        'report.list',
        sql`exists (select from ${report} left join ${practitioner} on ${report.practitionerId} = ${practitioner.id}
          where ${reportsIn(scope, report)} and (${practitioner.userId} = ${auditEvent.actorId}
            or ${report.createdAt} <= ${auditEvent.at} and ${isAdmin(auditEvent.actorId)}))`,
      )})
    )
    select max(seen.at) as at, count(*)::int as times, seen.action as what, seen.sample_id as "sampleId",
      nullif(trim(${account.firstName} || ' ' || ${account.lastName}), '') as name, ${account.role} as role
    from seen left join ${account} on ${account.id} = seen.actor_id
    where seen.actor_id <> ${id}
    group by seen.actor_id, seen.action, seen.sample_id, (seen.at at time zone 'UTC')::date,
      ${account.firstName}, ${account.lastName}, ${account.role}
    order by max(seen.id) desc limit ${MOST}`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}
