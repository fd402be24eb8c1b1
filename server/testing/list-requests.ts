import { DAY_MS } from '@shared/domain/text/dates'
import { reportStates } from '@shared/domain/reports/report-state'
import { reportSorts } from '@shared/domain/reports/report-lists'
import { invitationStates } from '@shared/features/invitations'
import { worklistItemTypes } from '@shared/features/worklist'
import type pg from 'pg'

export type Who = 'admin' | 'practitioner' | 'client'

/** A client with about ten completed reports, and the practitioner of one of them. */
export type Example = {
  clientId: number
  practitionerId: number
  firstName: string
  lastName: string
  /** Id of the newest report without a client. */
  nobodysId: number
  /** The practitioner's last name. */
  doctor: string
} & Record<Exclude<Who, 'admin'>, string>

export async function findExample(client: pg.Client | pg.Pool): Promise<Example> {
  const { rows } = await client.query<Example>(
    `select u.email as client, p.email as practitioner, r.client_id as "clientId", r.practitioner_id as "practitionerId",
      u.first_name as "firstName", u.last_name as "lastName", p.last_name as doctor,
      (select max(id) from reports where client_id is null and status = 'completed') as "nobodysId"
    from reports r join clients c on c.id = r.client_id join users u on u.id = c.user_id
      join practitioners d on d.id = r.practitioner_id join users p on p.id = d.user_id
    order by abs(10 - (select count(*) from reports o where o.client_id = r.client_id and o.status = 'completed')), r.id
    limit 1`,
  )
  const [example] = rows
  if (!example) throw new Error('there are no reports')
  return example
}

/** The ISO day `days` days ago. */
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

/**
 * Every endpoint that returns a list, with each filter, grouping and page that the screens use;
 * `person` matches the searches. Pages exist among 1,000 reports, so that they have as many rows at
 * every size.
 */
export function listRequests({ clientId, practitionerId, nobodysId, ...person }: Example) {
  const name = `${person.firstName}+${encodeURIComponent(person.lastName)}`.toLowerCase()
  const of = (who: Who, ...paths: string[]) => paths.map((path) => ({ who, path: `/api/${path}` }))
  return [
    ...of(
      'admin',
      'reports',
      'reports?page=5&pageSize=100',
      'reports?pageSize=20&status=pending',
      'reports?pageSize=20&status=failed',
      'reports?pageSize=20&assigned=no',
      'reports?pageSize=20&assigned=yes&status=pending',
      `reports?pageSize=20&practitionerId=${practitionerId}`,
      `reports?pageSize=20&assigned=yes&practitionerId=${practitionerId}&status=pending`,
      `reports?pageSize=20&clientId=${clientId}`,
      'reports?pageSize=20&q=EF0000123',
      `reports?pageSize=20&q=${name}`,
      'reports?pageSize=20&q=EF0',
      'reports?pageSize=20&q=bo',
      'reports?pageSize=20&q=qx',
      `reports?pageSize=20&client=${person.client}`,
      'reports?pageSize=20&groupBy=sample',
      'reports?pageSize=20&groupBy=sample&page=30',
      'reports?pageSize=20&groupBy=sample&q=EF0000123',
      `reports?pageSize=20&groupBy=sample&q=${name}`,
      'reports?pageSize=20&groupBy=client',
      'reports?pageSize=20&groupBy=client&assigned=no',
      ...reportSorts.flatMap((sort) => [
        `reports?pageSize=20&groupBy=sample&sort=${sort}&order=asc`,
        `reports?pageSize=20&groupBy=sample&sort=${sort}&order=desc`,
        `reports?pageSize=20&assigned=yes&sort=${sort}`,
        `reports?pageSize=20&groupBy=client&assigned=no&sort=${sort}`,
      ]),
      ...reportStates.map((state) => `reports?pageSize=10&groupBy=sample&state=${state}`),
      ...reportSorts.map((sort) => `reports?pageSize=10&groupBy=sample&state=failed&sort=${sort}`),
      'reports?pageSize=10&groupBy=sample&state=held&sort=client',
      'reports?pageSize=10&groupBy=sample&state=released&sort=practitioner',
      'reports?pageSize=20&groupBy=sample&linked=no',
      'reports?pageSize=20&groupBy=sample&linked=no&sort=client',
      'reports?pageSize=20&groupBy=sample&linked=yes&sort=state',
      `reports?pageSize=20&groupBy=sample&from=${dayBefore(30)}`,
      `reports?pageSize=20&groupBy=sample&from=${dayBefore(365)}&to=${dayBefore(30)}&sort=client`,
      `reports?pageSize=20&groupBy=sample&practitionerId=${practitionerId}&sort=client`,
      `reports?pageSize=20&groupBy=sample&q=${person.lastName}+${person.firstName}`,
      `reports?pageSize=20&groupBy=sample&q=${person.doctor}`,
      `reports?pageSize=20&groupBy=sample&q=${person.doctor}+${person.firstName}&sort=practitioner`,
      'reports/counts',
      'reports/counts?assigned=yes',
      'reports/counts?assigned=no',
      `reports?pageSize=20&groupBy=client&assigned=no&q=${name}`,
      `reports?pageSize=20&groupBy=client&client=${person.client}`,
      'users',
      'users?pageSize=20&role=admin',
      'users?pageSize=2&role=practitioner',
      'users?pageSize=20&role=client',
      'users?pageSize=20&state=never-in',
      'users?pageSize=20&state=deactivated',
      `users?pageSize=20&q=${person.client}`,
      `users?pageSize=5&q=${person.firstName}`,
      'users?pageSize=5&q=bo',
      'clients',
      'clients?pageSize=20&page=4',
      `clients?pageSize=20&q=${person.client}`,
      `clients?pageSize=5&q=${person.firstName}`,
      'clients?pageSize=5&q=bo',
      'practitioners?pageSize=2',
      'practitioners?pageSize=20&q=paedia',
      `practitioners?pageSize=20&q=${person.practitioner}`,
      'stats',
      'audit?pageSize=50',
      'audit?pageSize=50&action=report.read',
      'audit?pageSize=50&actor=7',
      'audit?pageSize=50&actor=7&action=report.read',
      'audit?pageSize=50&subject=77',
      'audit?pageSize=50&action=user.sign-in',
      'worklist',
      ...worklistItemTypes.map((kind) => `worklist?pageSize=20&kind=${kind}`),
      'reports/sure-links',
      `reports/${nobodysId}/suggestions`,
      'notifications',
      'notifications/all?pageSize=20',
      'question-reviews?pageSize=20',
      'question-reviews?pageSize=20&page=3&status=pending',
      'question-reviews?pageSize=20&status=reviewed',
      'faq-origins',
      'invitations?pageSize=20',
      'invitations?pageSize=20&page=3',
      ...invitationStates.map((state) => `invitations?pageSize=5&state=${state}`),
      `invitations?pageSize=20&q=${person.client}`,
      'invitations?pageSize=5&q=bo',
      'admin/message-logs?pageSize=20',
      'admin/message-logs?pageSize=20&page=3&type=email',
      'registrations',
      'address-changes',
      'deletion-requests',
      'machine-tokens',
      'turnaround',
      `turnaround?practitionerId=${practitionerId}`,
      'reports/elevated-foods',
      `clients/${clientId}/overview`,
    ),
    ...of(
      'practitioner',
      'reports?pageSize=20',
      'reports?pageSize=7&status=pending',
      'reports?pageSize=7&status=completed',
      `reports?pageSize=20&q=${person.firstName}`,
      'reports?pageSize=20&sort=client',
      'reports/counts',
      'reports?pageSize=20&groupBy=client',
      'reports?pageSize=1&groupBy=client',
      `reports?pageSize=20&groupBy=client&client=${person.firstName}`,
      `reports?pageSize=20&groupBy=client&client=${person.client}`,
      'reports/elevated-foods',
      'notifications/all',
      ...['overview', 'trial'].map((part) => `clients/${clientId}/${part}`),
    ),
    ...of(
      'client',
      'reports?status=completed&pageSize=200',
      'user/access-log',
      'user/sessions',
      'user/question-answers',
      'notifications/all',
      'outcomes',
      'avoid-list',
    ),
  ]
}
