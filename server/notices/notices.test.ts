import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { linkTo } from '@shared/screens'
import type { EmailKind, OutboxEmail } from '../adapters/mail/outbox-email'
import { enqueueEmail, sendOutbox } from '../features/messaging/messaging.public'
import { outbox } from '../features/messaging/messaging.tables'
import { notify, type Notes } from '../features/notifications/notifications.public'
import { outboxEmails } from './notices'
import { startPortal, type Portal } from '../testing/portal'
import { sesSays, startFakeServer, type FakeServer } from '../testing/fake-server'

/** An email kind that the server does not know. */
type NewKind = 'recipe-ready'
const newKind = 'recipe-ready' as string as EmailKind

const recipeReady: OutboxEmail = {
  subject: 'Your recipe is ready',
  body: 'a recipe is ready for you. Please sign in to read it',
  closing: 'You asked for it.',
  isWanted: (_db, person, recipeId) => person.emailNotifications && recipeId === 7,
}
const notes = {
  recipeReady: (id: number) => ({
    title: 'Your recipe is ready',
    message: `Recipe ${id} can be read now.`,
    link: linkTo('/client/recipes'),
  }),
} satisfies Notes

let portal: Portal
let ses: FakeServer
beforeAll(async () => {
  ses = await startFakeServer(() => sesSays.sent('m'))
  portal = await startPortal({
    AWS_ACCESS_KEY_ID: 'AKIASTANDIN',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_REGION: 'eu-west-1',
    AWS_ENDPOINT_URL_SES: ses.url,
    SES_FROM_ADDRESS: 'noreply@portal.example.com',
  })
})
afterAll(async () => {
  await portal.close()
  await ses.close()
})

it('an incomplete kind of email or notification does not compile', () => {
  const { subject, ...withoutSubject } = recipeReady
  const { body, ...withoutBody } = recipeReady
  const { closing, ...withoutClosing } = recipeReady
  const { isWanted, ...withoutIsWanted } = recipeReady
  const note = notes.recipeReady(7)
  const { title, ...withoutTitle } = note
  const { message, ...withoutMessage } = note
  const { link, ...withoutLink } = note
  const incomplete = [
    // @ts-expect-error a kind without an email
    outboxEmails satisfies Record<EmailKind | NewKind, OutboxEmail>,
    // @ts-expect-error an email without a subject
    withoutSubject satisfies OutboxEmail,
    // @ts-expect-error an email that says nothing
    withoutBody satisfies OutboxEmail,
    // @ts-expect-error an email that does not say how it ends
    withoutClosing satisfies OutboxEmail,
    // @ts-expect-error an email that does not say when it is still wanted
    withoutIsWanted satisfies OutboxEmail,
    // @ts-expect-error an unknown kind in the outbox
    { kind: 'recipe-ready', userId: 1, subjectId: 7 } satisfies Parameters<typeof enqueueEmail>[1],
    // @ts-expect-error a notification without a title
    { recipeReady: () => withoutTitle } satisfies Notes,
    // @ts-expect-error a notification that says nothing
    { recipeReady: () => withoutMessage } satisfies Notes,
    // @ts-expect-error a notification that leads nowhere
    { recipeReady: () => withoutLink } satisfies Notes,
    // @ts-expect-error a notification without a link
    withoutLink satisfies Parameters<typeof notify>[2],
    // @ts-expect-error a path that linkTo did not make
    { recipeReady: () => ({ ...withoutLink, link: '/client/recipes' }) } satisfies Notes,
    // @ts-expect-error a screen that does not exist
    { recipeReady: () => ({ ...withoutLink, link: linkTo('/client/recipe') }) } satisfies Notes,
  ]
  expect(incomplete).toHaveLength(12)
  expect({ subject, body, closing, isWanted }).toEqual(recipeReady)
  expect({ title, message, link }).toEqual(note)
})

it('a new kind is delivered by a server that knows it, and waits at one that does not', async () => {
  const { db } = portal.deps
  const client = await portal.person('client')
  await notify(db, client.userId, notes.recipeReady(7))
  for (const subjectId of [7, 8]) await enqueueEmail(db, { kind: newKind, userId: client.userId, subjectId })
  await enqueueEmail(db, { kind: 'export-ready', userId: client.userId, subjectId: 7 })
  const subjects = () => ses.requests.map(({ form }) => form.get('Message.Subject.Data'))

  // An older server sends only the kinds it knows.
  await sendOutbox(portal.deps)
  expect(subjects()).toEqual(['Your data export is ready'])
  expect(await db.$count(outbox, eq(outbox.state, 'waiting'))).toBe(2)

  const extended: Record<EmailKind | NewKind, OutboxEmail> = { ...outboxEmails, 'recipe-ready': recipeReady }
  await sendOutbox({ ...portal.deps, outboxEmails: extended })
  expect(subjects()).toEqual(['Your data export is ready', 'Your recipe is ready'])
  expect(ses.requests.at(-1)?.form.get('Message.Body.Text.Data')).toContain('a recipe is ready for you')
  // The email about recipe 8 is not wanted and is dropped.
  expect(await db.select().from(outbox).where(eq(outbox.kind, newKind))).toMatchObject([
    { subjectId: 7, state: 'sent' },
  ])
  expect((await client.visit.get('/api/notifications')).body).toMatchObject([
    { title: 'Your recipe is ready', message: 'Recipe 7 can be read now.', link: '/client/recipes' },
  ])
})
