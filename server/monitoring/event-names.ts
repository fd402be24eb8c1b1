import { sql } from 'drizzle-orm'
import { accountName } from '../features/accounts/accounts.public'
import type { Names } from '../features/audit/audit.routes'
import { clientUserId } from '../features/clients/clients.public'
import { tokenName } from '../features/intake/intake.public'
import { practitionerName } from '../features/practitioners/practitioners.public'
import { sampleIdOf } from '../features/reports/reports.public'

/** SQL for the actor's and subject's names; the action's prefix tells the subject's table. */
export const eventNames: Names = {
  actor: ({ actorId, fields }) => sql`coalesce(${accountName(actorId)}, ${tokenName(fields)})`,
  subject: ({ action, subjectId }) => sql`case split_part(${action}, '.', 1)
    when 'report' then ${sampleIdOf(subjectId)}
    when 'client' then ${accountName(clientUserId(subjectId))}
    when 'trial' then ${accountName(clientUserId(subjectId))}
    when 'practitioner' then ${practitionerName(subjectId)}
    when 'user' then ${accountName(subjectId)}
    when 'invitation' then ${accountName(subjectId)}
    when 'deletion' then ${accountName(subjectId)}
    when 'own' then ${accountName(subjectId)} end`,
}
