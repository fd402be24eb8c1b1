import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { makeTriplet } from '@shared/domain/sample-triplet'
import type { Actor } from '../access/actor'
import { reports } from '../database/tables/reports'
import { credentials, practitioners, users } from '../database/tables/users'
import type { Dependencies } from '../dependencies'
import { findActor, generatePassword, hashPassword } from '../features/auth/auth.public'
import { addPractitionerFaqs } from '../features/faqs/faqs.public'
import { readCatalogue } from '../features/foods/foods.public'
import { oweNothing } from '../features/messaging/messaging.public'
import { takeIn } from '../features/reports/reports.public'
import { keptText } from '../secrets'
import { demoResults } from './demo-results'
import { demoClients, demoPractitioners, emailOf } from './people'

const adminEmail = 'helena.osei@example.com'
const WEEKS = 12
const DAY_MS = 24 * 3600 * 1000

/**
 * Fills an empty portal with 3 practitioners, 12 clients and 40 reports over the last 12 weeks, through the same upload
 * that an admin uses. Returns the lines that tell how to sign in as each role.
 */
export async function seedDemo(deps: Dependencies): Promise<string[]> {
  const password = keptText(path.join(deps.config.dataDir, 'demo-password'), generatePassword)
  const [before] = await deps.db.select({ id: users.id }).from(users).where(eq(users.email, adminEmail))
  if (!before) {
    const admin = await addStaff(deps, await hashPassword(password))
    await addPractitionerFaqs(deps, admin)
    await addReports({ ...deps, mail: undefined }, admin)
    await oweNothing(deps.db)
  }
  return [
    `Sign in as admin:        ${adminEmail}  ${password}`,
    `Sign in as practitioner: ${practitionerEmail}  ${password}`,
    `Sign in as client:       ${clientEmail}  ${await clientPassword(deps)}`,
  ]
}

const practitionerEmail = emailOf({ firstName: 'Amara', lastName: 'Nwosu' })
const clientEmail = emailOf({ firstName: 'Nora', lastName: 'Whitfield' })

/** The client's account was made by the upload, with a generated password. */
async function clientPassword({ db, sealer }: Dependencies): Promise<string> {
  const [found] = await db
    .select({ userId: users.id, sealed: credentials.sealed })
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(eq(users.email, clientEmail))
  return (found && sealer.open(found.userId, found.sealed)) ?? '(has changed their password)'
}

async function addStaff({ db }: Dependencies, passwordHash: string): Promise<Actor> {
  const account = (person: { firstName: string; lastName: string }, role: 'admin' | 'practitioner') => ({
    email: emailOf(person),
    username: emailOf(person),
    role,
    firstName: person.firstName,
    lastName: person.lastName,
    passwordHash,
  })
  const [admin] = await db
    .insert(users)
    .values(account({ firstName: 'Helena', lastName: 'Osei' }, 'admin'))
    .returning({ id: users.id })
  for (const person of demoPractitioners) {
    const [user] = await db.insert(users).values(account(person, 'practitioner')).returning({ id: users.id })
    const { licenseNumber, specialty, clinicName } = person
    if (user) await db.insert(practitioners).values({ userId: user.id, licenseNumber, specialty, clinicName })
  }
  const actor = admin && (await findActor(db, admin.id))
  if (!actor) throw new Error('the demo admin was not made')
  return actor
}

async function addReports(deps: Dependencies, admin: Actor): Promise<void> {
  const foods = await readCatalogue()
  const team = await deps.db.select({ id: practitioners.id }).from(practitioners).orderBy(practitioners.id)
  const tests = demoClients.flatMap((person, client) =>
    Array.from({ length: person.tests }, (_, test) => ({ person, client, test })),
  )
  // Every client's first test comes before anybody's second.
  tests.sort((a, b) => a.test - b.test || a.client - b.client)
  for (const [index, { person, client, test }] of tests.entries()) {
    const daysAgo = Math.round((WEEKS * 7 * (tests.length - 1 - index)) / (tests.length - 1))
    const at = new Date(Date.now() - daysAgo * DAY_MS)
    const day = at.toISOString().slice(0, 10)
    const practitioner =
      person.practitioner === undefined ? undefined : demoPractitioners[person.practitioner]
    const triplet = makeTriplet({
      sampleId: `EF${20_400 + index}`,
      clientName: `${person.firstName} ${person.lastName}`,
      email: emailOf(person),
      gender: person.gender,
      dateOfBirth: person.dateOfBirth,
      dateOfReceipt: new Date(at.getTime() - 5 * DAY_MS).toISOString().slice(0, 10),
      reportDate: day,
      practitioner: practitioner && `${practitioner.firstName} ${practitioner.lastName}`,
      results: demoResults(foods, client, test),
      unit: 'µg/ml',
    })
    const folder = await deps.files.make()
    const files = { html: triplet.html, pdf: triplet.pdf, csv: triplet.csv }
    for (const [kind, content] of Object.entries(files)) await writeFile(path.join(folder, kind), content)
    const practitionerId = person.practitioner === undefined ? undefined : team[person.practitioner]?.id
    // The newest test of a practitioner's client waits for their review.
    const hold = practitionerId !== undefined && index > tests.length - 4
    const { id } = await takeIn(
      deps,
      admin,
      {
        sampleId: `EF${20_400 + index}`,
        clientName: `${person.firstName} ${person.lastName}`,
        practitionerId,
        hold,
      },
      folder,
      {
        html: { path: path.join(folder, 'html'), originalName: triplet.names.html },
        pdf: { path: path.join(folder, 'pdf'), originalName: triplet.names.pdf },
        csv: { path: path.join(folder, 'csv'), originalName: triplet.names.csv },
      },
    )
    await deps.db.update(reports).set({ createdAt: at, updatedAt: at }).where(eq(reports.id, id))
  }
}
