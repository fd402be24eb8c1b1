import { desc, eq } from 'drizzle-orm'
import path from 'node:path'
import { DAY_MS, utcDay } from '@shared/domain/text/dates'
import { makeTriplet } from '@shared/domain/sample-triplet/sample-triplet'
import type { Actor } from '../access/actor'
import type { Dependencies } from '../dependencies'
import {
  addAccount,
  findAccountAt,
  generatePassword,
  hashNewPassword,
  storedPassword,
  newPassword,
  requestEmailChange,
} from '../features/accounts/accounts.public'
import { readingRecorder } from '../features/audit/audit.public'
import { findActor, saveRegistration } from '../features/auth/auth.public'
import { client } from '../features/clients/clients.public'
import { seedDemoAuthenticator, seedDemoPasskey, relyingPartyOf } from '../features/factors/factors.public'
import { addPractitionerFaqs } from '../features/faqs/faqs.public'
import { readSeedFoods } from '../features/foods/foods.public'
import { discardWaitingEmails } from '../features/messaging/messaging.public'
import { addPractitioner, practitioner } from '../features/practitioners/practitioners.public'
import { seedDemoRelease, report } from '../features/reports/reports.public'
import { readOrCreateFile } from '../config/secrets'
import { addAnswers } from './demo-answers'
import { addInvitations } from './demo-invitations'
import { addPlans } from './demo-plans'
import { demoResults } from './demo-results'
import { takeInTriplet } from './demo-triplet'
import { addWeek } from './demo-week'
import { clientEmail, demoClients, demoNewcomer, demoPractitioners, emailOf } from './people'

const adminEmail = 'helena.osei@example.com'
const WEEKS = 12

/** Fills an empty portal with reports of 12 weeks; returns lines on how to sign in. */
export async function seedDemo(deps: Dependencies): Promise<string[]> {
  const password = readOrCreateFile(path.join(deps.config.dataDir, 'demo-password'), generatePassword)
  if (!(await findAccountAt(deps.db, adminEmail))) {
    const whose = { role: 'admin', email: adminEmail, by: 'admin' } as const
    const admin = await addStaff(deps, await hashNewPassword(deps.db, password, whose))
    await addPractitionerFaqs(deps, admin)
    await addFactors(deps)
    await addReports({ ...deps, mail: undefined }, admin)
    await addInvitations(deps, admin)
    await addWaiting(deps)
    await addAnswers(deps, admin)
    await addPlans(deps, admin)
    await addWeek({ ...deps, mail: undefined }, admin)
    await discardWaitingEmails(deps.db)
    await addReadings(deps, admin)
  }
  return [
    `Sign in as admin:        ${adminEmail}  ${password}`,
    `Sign in as practitioner: ${practitionerEmail}  ${password}`,
    `Sign in as client:       ${clientEmail}  ${await clientPassword(deps, clientEmail)}`,
    'More clients:',
    ...(await Promise.all(moreClients.map((other) => lineOf(deps, other)))),
  ]
}

/** Clients in other states than the one offered first. */
const moreClients = [
  ['Idris', 'Okafor', 'the days before a plan'],
  ['Lena', 'Moreau', "a plan is over, goat's milk is fine"],
  ['Chloe', 'Adair', 'new results, no plan, never asked about allergies'],
  ['Samuel', 'Brandt', 'worse for three days on a plan, with allergies'],
] as const

async function lineOf(deps: Dependencies, [firstName, lastName, state]: (typeof moreClients)[number]) {
  const email = emailOf({ firstName, lastName })
  return `  ${email.padEnd(27)}  ${await clientPassword(deps, email)}  (${state})`
}

const practitionerEmail = emailOf({ firstName: 'Amara', lastName: 'Nwosu' })

/** A registration and a pending email change, both waiting for an admin. */
async function addWaiting({ db }: Dependencies): Promise<void> {
  const client = await findAccountAt(db, emailOf({ firstName: 'Idris', lastName: 'Okafor' }))
  const email = emailOf(demoNewcomer)
  const { passwordHash } = await newPassword()
  await db.transaction(async (tx) => {
    await saveRegistration(tx, { ...demoNewcomer, email, passwordHash })
    if (client) await requestEmailChange(tx, client.id, 'idris@okafor.example.com')
  })
}

/** Two of the staff have a second factor; the accounts offered for signing in have none. */
async function addFactors(deps: Dependencies): Promise<void> {
  const others = demoPractitioners.map(emailOf).filter((email) => email !== practitionerEmail)
  const [first, second] = await Promise.all(others.map((email) => findAccountAt(deps.db, email)))
  const host = relyingPartyOf(deps.config)?.host ?? 'localhost'
  if (first) await seedDemoPasskey(deps.db, first.id, host, 'Phone')
  if (second) await seedDemoAuthenticator(deps, second.id)
}

/** The upload created a client's account with a generated password. */
async function clientPassword({ db, cipher }: Dependencies, email: string): Promise<string> {
  const client = await findAccountAt(db, email)
  return (client && (await storedPassword(db, cipher, client.id))) ?? '(has changed their password)'
}

async function addStaff({ db }: Dependencies, passwordHash: string): Promise<Actor> {
  const admin = await db.transaction(async (tx) => {
    const add = (person: { firstName: string; lastName: string }, role: 'admin' | 'practitioner') =>
      addAccount(tx, {
        email: emailOf(person),
        role,
        firstName: person.firstName,
        lastName: person.lastName,
        passwordHash,
      })
    for (const person of demoPractitioners) {
      const { licenseNumber, specialty, clinicName, releaseRule } = person
      const account = await add(person, 'practitioner')
      if (account)
        await addPractitioner(tx, account.id, { licenseNumber, specialty, clinicName, releaseRule })
    }
    return add({ firstName: 'Helena', lastName: 'Osei' }, 'admin')
  })
  const actor = admin && (await findActor(db, admin.id))
  if (!actor) throw new Error('the demo admin was not made')
  return actor
}

async function addReports(deps: Dependencies, admin: Actor): Promise<void> {
  const foods = await readSeedFoods()
  const team = await deps.db.select({ id: practitioner.id }).from(practitioner).orderBy(practitioner.id)
  const tests = demoClients.flatMap((person, client) =>
    Array.from({ length: person.tests }, (_, test) => ({ person, client, test })),
  )
  // All first tests come before any second test.
  tests.sort((a, b) => a.test - b.test || a.client - b.client)
  for (const [index, { person, client, test }] of tests.entries()) {
    const daysAgo = Math.round((WEEKS * 7 * (tests.length - 1 - index)) / (tests.length - 1))
    const at = new Date(Date.now() - daysAgo * DAY_MS)
    const day = utcDay(at)
    const reviewer = person.practitioner === undefined ? undefined : demoPractitioners[person.practitioner]
    const triplet = makeTriplet({
      sampleId: `EF${20_400 + index}`,
      clientName: `${person.firstName} ${person.lastName}`,
      email: emailOf(person),
      phone: person.phone,
      gender: person.gender,
      dateOfBirth: person.dateOfBirth,
      dateOfReceipt: utcDay(at.getTime() - (3 + ((index * 7) % 5)) * DAY_MS),
      reportDate: day,
      practitioner: reviewer && `${reviewer.firstName} ${reviewer.lastName}`,
      results: demoResults(foods, client, test),
      unit: 'µg/ml',
    })
    const isUnread =
      (client === 0 && test === person.tests - 2) ||
      (person.firstName === 'Chloe' && test === person.tests - 1)
    const practitionerId = person.practitioner === undefined ? undefined : team[person.practitioner]?.id
    // The newest test of a practitioner's client waits for their review.
    const hold = practitionerId !== undefined && index > tests.length - 4
    await takeInTriplet(
      deps,
      admin,
      {
        sampleId: `EF${20_400 + index}`,
        clientName: `${person.firstName} ${person.lastName}`,
        practitionerId,
        hold,
        arrivedAt: at,
      },
      isUnread ? { ...triplet, csv: withoutResults(triplet.csv) } : triplet,
    )
    if (isUnread) await seedDemoRelease(deps.db, `EF${20_400 + index}`)
  }
}

/** Adds two foods with unreadable results to the CSV, as laboratories print them. */
const withoutResults = (csv: string): string =>
  csv.replace(/(?<=[,;]Parsnip[,;])[^\r\n]*/u, 'see note').replace(/(?<=[,;]Kohlrabi[,;])[^\r\n]*/u, '')

/** Adds readings by practitioners and the admin, so that the access log is not empty. */
async function addReadings({ db }: Dependencies, admin: Actor): Promise<void> {
  const record = readingRecorder(db)
  const newest = await db
    .selectDistinctOn([practitioner.id], { reader: practitioner.userId, id: report.id })
    .from(report)
    .innerJoin(practitioner, eq(practitioner.id, report.practitionerId))
    .innerJoin(client, eq(client.id, report.clientId))
    .where(eq(report.status, 'completed'))
    .orderBy(practitioner.id, client.id, desc(report.id))
  for (const { reader, id } of newest) await record({ actorId: reader }, 'report.read', [id])
  await record({ actorId: admin.id }, 'client.list', [null])
  const [first] = await db.select({ id: client.id }).from(client).orderBy(client.id).limit(1)
  if (first) await record({ actorId: admin.id }, 'client.read', [first.id])
}
