import { eq } from 'drizzle-orm'
import { DAY_MS } from '@shared/domain/text/dates'
import { linkMinutes, MOST_WRONG_ANSWERS, type LinkChannel } from '@shared/domain/sign-in/sign-in-links'
import type { Actor } from '../access/actor'
import type { Transaction } from '../database/connect'
import type { Dependencies } from '../dependencies'
import { findAccountAt, makeLink, seedDemoLink, seedDemoSignIn } from '../features/accounts/accounts.public'
import { audit } from '../features/audit/audit.public'
import { client, updateClient } from '../features/clients/clients.public'
import { enqueueEmail } from '../features/messaging/messaging.public'
import { changeSettings } from '../features/portal/portal.public'
import { reportsOfClient } from '../features/reports/reports.public'
import { demoClients, emailOf } from './people'

/** The course of an invitation; days are counted back from now. */
type Story = {
  invited?: number
  by?: LinkChannel
  /** Its message could not be delivered. */
  failed?: true
  opened?: number
  wrongAnswers?: number
  revoked?: number
  /** The last sign-in, by the link if there is one. */
  in?: number
}

const stories: Record<string, Story> = {
  Nora: { in: 2 },
  Idris: { invited: 40, opened: 40, in: 5 },
  Priya: { invited: 30, by: 'letter', opened: 27, in: 3 },
  Lena: { invited: 28, by: 'sms', opened: 28, in: 1 },
  Marta: { invited: 4, opened: 3, wrongAnswers: 1 },
  Samuel: { invited: 6, opened: 6, wrongAnswers: MOST_WRONG_ANSWERS },
  Jonas: { invited: 1, by: 'sms' },
  Chloe: { invited: 2, failed: true },
  Owen: { invited: 20 },
  Oskar: { invited: 12, by: 'letter' },
  Femi: { invited: 5, revoked: 3 },
}

const sender = 'Harbour Quay 2\nPortwick PW3 8AA'
/** Pages that stand alone name it, and whom to ask. */
const laboratory = { portalName: 'Portwick Laboratory', supportAddress: 'help@portwick.example' }

/** Adds letter addresses and invitations in all states; other clients were never invited. */
export async function addInvitations(deps: Dependencies, admin: Actor): Promise<void> {
  await changeSettings(deps.db, admin, { ...laboratory, postalAddress: sender }, undefined)
  for (const person of demoClients) {
    const account = await findAccountAt(deps.db, emailOf(person))
    if (!account) throw new Error(`${person.firstName} is not in the demo data`)
    if (person.address) await addAddress(deps, admin, account.id, person.address)
    const story = stories[person.firstName]
    if (story) await deps.db.transaction((tx) => tell(tx, admin, account.id, story))
  }
}

async function addAddress(deps: Dependencies, admin: Actor, userId: number, address: string): Promise<void> {
  const [record] = await deps.db.select({ id: client.id }).from(client).where(eq(client.userId, userId))
  if (record)
    await updateClient(
      deps,
      reportsOfClient,
      { actor: admin, id: record.id, ifMatch: undefined },
      { address },
    )
}

async function tell(tx: Transaction, admin: Actor, userId: number, story: Story): Promise<void> {
  const ago = (days: number | undefined) =>
    days === undefined ? undefined : new Date(Date.now() - days * DAY_MS)
  const { invited, by: channel = 'email', failed, opened, wrongAnswers, revoked, in: seen } = story
  const createdAt = ago(invited)
  if (createdAt) {
    const isLetter = channel === 'letter'
    const { id } = await makeLink(tx, { userId, purpose: 'activate', channel, createdBy: admin.id })
    await audit(tx, {
      actorId: admin.id,
      action: isLetter ? 'invitation.print' : 'invitation.send',
      subjectId: userId,
    })
    if (!isLetter)
      await enqueueEmail(tx, { kind: 'invitation', userId, subjectId: id, state: failed ? 'failed' : 'sent' })
    const expiresAt = new Date(createdAt.getTime() + linkMinutes('activate', channel) * 60_000)
    const usedAt = seen === undefined ? undefined : ago(opened)
    await seedDemoLink(tx, id, {
      createdAt,
      expiresAt,
      openedAt: ago(opened),
      usedAt,
      revokedAt: ago(revoked),
      wrongAnswers,
    })
  }
  if (seen !== undefined) await seedDemoSignIn(tx, userId, new Date(Date.now() - seen * DAY_MS))
}
