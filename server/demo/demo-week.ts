import { and, eq, isNotNull } from 'drizzle-orm'
import { DAY_MS, utcDay } from '@shared/domain/text/dates'
import { makeTriplet, type SampleTriplet } from '@shared/domain/sample-triplet/sample-triplet'
import type { Actor } from '../access/actor'
import type { Dependencies } from '../dependencies'
import { account, findAccountAt, seedDemoSignIn } from '../features/accounts/accounts.public'
import { findActor } from '../features/auth/auth.public'
import { client } from '../features/clients/clients.public'
import { readSeedFoods } from '../features/foods/foods.public'
import { addToken, revokeToken } from '../features/intake/intake.public'
import { practitioner } from '../features/practitioners/practitioners.public'
import { seedDemoFailedExport, requestDeletion } from '../features/privacy/privacy.public'
import { seedDemoCorrection, seedDemoOpenings, report } from '../features/reports/reports.public'
import { demoResults } from './demo-results'
import { takeInTriplet } from './demo-triplet'
import { clientEmail, emailOf } from './people'

/** A report and its course: each makes one kind of open item, or a person needed for one. */
type Sample = {
  name: string
  daysAgo: number
  /** Empty: the files contain none. */
  email?: string
  dateOfBirth?: string
  gender?: string
  /** As printed in the files. */
  practitioner?: string
  /** The practitioner is chosen, and their rule decides. */
  isChosen?: true
  /** Changes the CSV before the upload. */
  csv?: (csv: string) => string
}

const leaving = { name: 'Hugo Sandell', dateOfBirth: '1975-04-18', gender: 'Male' }
const addressOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@example.com`

const samples: readonly Sample[] = [
  { ...leaving, daysAgo: 12, email: addressOf(leaving.name) },
  // Held by the practitioner's rule and not released for over a week.
  {
    name: 'Oskar Nyman',
    daysAgo: 11,
    email: 'oskar.nyman@example.com',
    dateOfBirth: '1993-05-21',
    practitioner: 'Ines Carvalho',
    isChosen: true,
  },
  { name: 'Ella Novak', daysAgo: 9, email: 'ella.novak@example.com', dateOfBirth: '1990-02-11' },
  { name: 'Ella Novak', daysAgo: 8, email: 'e.novak@example.com', dateOfBirth: '1996-08-30' },
  // Unlinked: one matches the only such client, the other one of two with this name.
  { name: 'Jonas Haugen', daysAgo: 5, dateOfBirth: '1988-12-24', gender: 'Male' },
  { name: 'Ella Novak', daysAgo: 4 },
  // Nobody has this name.
  { name: 'Tove Aasland', daysAgo: 2, dateOfBirth: '1986-10-03', gender: 'Female' },
  {
    name: 'Marta Lindqvist',
    daysAgo: 3,
    email: 'marta.lindqvist@example.com',
    dateOfBirth: '1977-06-29',
    csv: (csv) => `${csv}Spelt;>60;;\r\n`,
  },
  {
    name: 'Samuel Brandt',
    daysAgo: 2,
    email: 'samuel.brandt@example.com',
    dateOfBirth: '1969-01-17',
    practitioner: 'Amara Nwosu',
  },
  {
    name: 'Femi Adeyemi',
    daysAgo: 1,
    email: 'femi.adeyemi@example.com',
    dateOfBirth: '1999-07-14',
    csv: (csv) => csv.slice(0, csv.indexOf('\n') + 1),
  },
  // One person with two addresses and so two accounts, and a third report that waits.
  { name: 'Oskar Nyman', daysAgo: 7, email: 'o.nyman@example.com' },
  { name: 'Ella Novak', daysAgo: 6, email: 'ella@novak.example.com', dateOfBirth: '1990-02-11' },
]

const FIRST_SAMPLE = 20_500
/** Only every fourth food, for a smaller panel. */
const EVERY = 4

/** Adds a laboratory's week: something of each kind that waits, openings and tokens. */
export async function addWeek(deps: Dependencies, admin: Actor): Promise<void> {
  await addSamples(deps, admin)
  await addDeletion(deps)
  await addFailedExport(deps)
  await addOpenings(deps)
  const { id } = await addToken(deps, admin, { name: 'Old laboratory PC', scopes: ['reports:write'] })
  await revokeToken(deps, admin, id)
  await addToken(deps, admin, { name: 'Laboratory', scopes: ['reports:write'] })
}

async function addSamples(deps: Dependencies, admin: Actor): Promise<void> {
  const foods = await readSeedFoods()
  const { id: holder } = await practitionerNamed(deps, 'Ines', 'Carvalho')
  for (const [index, sample] of samples.entries()) {
    const { name, daysAgo, email = '', dateOfBirth, gender, practitioner: named, isChosen, csv } = sample
    const sampleId = `EF${FIRST_SAMPLE + index}`
    const at = new Date(Date.now() - daysAgo * DAY_MS)
    const triplet: SampleTriplet = makeTriplet({
      sampleId,
      clientName: name,
      email,
      gender,
      dateOfBirth,
      dateOfReceipt: utcDay(at.getTime() - 4 * DAY_MS),
      reportDate: utcDay(at),
      practitioner: named,
      results: demoResults(foods, 50 + index, 0).filter((_, place) => place % EVERY === 0),
      unit: 'µg/ml',
    })
    await takeInTriplet(
      deps,
      admin,
      { sampleId, clientName: name, practitionerId: isChosen && holder, arrivedAt: at },
      csv ? { ...triplet, csv: csv(triplet.csv) } : triplet,
    )
  }
}

async function practitionerNamed({ db }: Dependencies, firstName: string, lastName: string) {
  const person = await findAccountAt(db, emailOf({ firstName, lastName }))
  const [found] = await db
    .select({ id: practitioner.id })
    .from(practitioner)
    .where(eq(practitioner.userId, person?.id ?? 0))
  if (!found) throw new Error(`${firstName} is not in the demonstration`)
  return found
}

async function addDeletion(deps: Dependencies): Promise<void> {
  const leaver = await findAccountAt(deps.db, addressOf(leaving.name))
  const actor = leaver && (await findActor(deps.db, leaver.id))
  if (!actor) throw new Error('the person who wants to leave is not in the demo data')
  await deps.db.transaction((tx) => seedDemoSignIn(tx, actor.id, new Date(Date.now() - 2 * DAY_MS)))
  await requestDeletion(deps, actor)
}

/** A client's export from the day before yesterday has failed; preparing it again works. */
async function addFailedExport({ db }: Dependencies): Promise<void> {
  const client = await findAccountAt(db, clientEmail)
  if (client) await seedDemoFailedExport(db, client.id, new Date(Date.now() - 2 * DAY_MS))
}

/** Clients opened older reports some days after the release, practitioners the day before. */
async function addOpenings({ db }: Dependencies): Promise<void> {
  const released = await db
    .select({
      reportId: report.id,
      version: report.version,
      releasedAt: report.releasedAt,
      clientUserId: client.userId,
      email: account.email,
      lastSignInAt: account.lastSignInAt,
      practitionerUserId: practitioner.userId,
    })
    .from(report)
    .innerJoin(client, eq(client.id, report.clientId))
    .innerJoin(account, eq(account.id, client.userId))
    .leftJoin(practitioner, eq(practitioner.id, report.practitionerId))
    .where(and(eq(report.status, 'completed'), isNotNull(report.releasedAt)))
    .orderBy(report.id)
  await seedDemoOpenings(
    db,
    released.flatMap(({ releasedAt, clientUserId, lastSignInAt, practitionerUserId, reportId, version }) => {
      const opened = { reportId, version }
      if (!releasedAt) return []
      const after = (days: number) => new Date(releasedAt.getTime() + days * DAY_MS)
      const read = after(0.3 + ((opened.reportId * 7) % 11) / 2)
      return [
        ...(lastSignInAt && read <= lastSignInAt
          ? [{ ...opened, userId: clientUserId, at: read, cardsEndedAt: read }]
          : []),
        ...(practitionerUserId ? [{ ...opened, userId: practitionerUserId, at: after(-0.5) }] : []),
      ]
    }),
  )
  const first = released.find(({ email }) => email === clientEmail)
  if (first) await seedDemoCorrection(db, first.reportId)
}
