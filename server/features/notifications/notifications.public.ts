import { and, desc, eq, gt, isNull, lt, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { Role } from '@shared/core/roles'
import type { Link } from '@shared/screens'
import type { Database, Transaction } from '../../database/connect'
import { removeInBatches } from '../../database/remove-in-batches'
import type { Dependencies } from '../../dependencies'
import { notifications, type NotificationKind } from './notifications.tables'
import { account } from '../accounts/accounts.public'

export type { NotificationKind }

/** The text and target of a notification; each feature has its notes in a *.notices file. */
export type Note = {
  title: string
  message: string
  link: Link
  /** With the row whose change resolves it: the database then marks the notification as read. */
  kind?: NotificationKind
  subjectId?: number
}
/** The text for several of one kind and day. */
export type GroupedNotificationTexts = Record<
  NotificationKind,
  (count: number) => Omit<Note, 'kind' | 'subjectId'>
>
export type Notes = Record<string, (...about: never[]) => Note>

/** Returns the notification's id. */
export async function notify(db: Database | Transaction, userId: number, note: Note): Promise<number> {
  const [made] = await db
    .insert(notifications)
    .values({ userId, ...note })
    .returning({ id: notifications.id })
  if (!made) throw new Error('the insert returned no row')
  return made.id
}

/** The same, replacing unread ones with its title, as the newest is enough; returns the id. */
export async function notifyAnew(tx: Transaction, userId: number, note: Note): Promise<number> {
  await markRead(tx, userId, eq(notifications.title, note.title))
  return notify(tx, userId, note)
}

/** The same, unless one with its title and link is unread already. */
export async function notifyOnce(tx: Transaction, userId: number, note: Note): Promise<void> {
  const { title, link } = note
  const [unread] = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.title, title),
        eq(notifications.link, link),
        isNull(notifications.readAt),
      ),
    )
    .limit(1)
  if (!unread) await notify(tx, userId, note)
}

/** The unread notifications of a person with this title, the newest first. */
export const unreadTitled = (db: Database | Transaction, userId: number, title: string) =>
  db
    .select({ id: notifications.id, link: notifications.link, createdAt: notifications.createdAt })
    .from(notifications)
    .where(
      and(eq(notifications.userId, userId), isNull(notifications.readAt), eq(notifications.title, title)),
    )
    .orderBy(desc(notifications.id))

/** Marks the notifications with this link as read, because their task is done. */
export const markDone = (tx: Transaction, userId: number, link: Link) =>
  markRead(tx, userId, eq(notifications.link, link))

const markRead = (tx: Transaction, userId: number, which: SQL) =>
  tx
    .update(notifications)
    .set({ readAt: new Date() })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), which))

/** Notifies every active account of a role, or those whose preference allows it. */
export const notifyRole = (
  db: Database | Transaction,
  role: Role,
  note: Note,
  preference?: 'reportNotifications',
): Promise<void> => notifyThose(db, role, note, preference && eq(account[preference], true))

/** Notifies a role's active accounts, except those who got this title within a day. */
export const notifyRoleDaily = (db: Database | Transaction, role: Role, note: Note): Promise<void> =>
  notifyThose(
    db,
    role,
    note,
    notExists(
      db
        .select({ one: sql`1` })
        .from(notifications)
        .where(
          and(
            eq(notifications.userId, account.id),
            eq(notifications.title, note.title),
            gt(notifications.createdAt, sql`now() - interval '1 day'`),
          ),
        ),
    ),
  )

async function notifyThose(db: Database | Transaction, role: Role, note: Note, also: SQL | undefined) {
  const { title, message, link, kind = null, subjectId = null } = note
  await db.execute(sql`
    insert into ${notifications} (user_id, title, message, link, kind, subject_id)
    select ${account.id}, ${title}, ${message}, ${link}, ${kind}, ${subjectId}::int from ${account}
    where ${and(eq(account.role, role), eq(account.isActive, true), also)}`)
}

/** A person's own notifications for their export. */
export const ownNotifications = (db: Database, userId: number) =>
  db.select().from(notifications).where(eq(notifications.userId, userId))

/** Deletes notifications read a year ago, or unread for two years. */
export const removeOldNotifications = (deps: Pick<Dependencies, 'db' | 'stopping'>): Promise<void> =>
  removeInBatches(
    deps,
    notifications,
    and(
      lt(notifications.createdAt, sql`now() - interval '1 year'`),
      or(
        lt(notifications.readAt, sql`now() - interval '1 year'`),
        lt(notifications.createdAt, sql`now() - interval '2 years'`),
      ),
    ),
  )

export const moveNotifications = (tx: Transaction, from: number, into: number) =>
  tx.update(notifications).set({ userId: into }).where(eq(notifications.userId, from))
