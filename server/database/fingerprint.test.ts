import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { faqs } from '../features/faqs/faqs.tables'
import { freshDatabase } from '../testing/database'
import { openDatabase, type Database, type OpenDatabase, type Transaction } from './connect'
import { fingerprintOf, isUnchanged, readFingerprint, withRequestCache } from './fingerprint'

let fresh: Awaited<ReturnType<typeof freshDatabase>>
let open: OpenDatabase
let db: Database
beforeAll(async () => {
  fresh = await freshDatabase()
  open = openDatabase({ url: fresh.url, log: () => undefined })
  db = open.db
})
afterAll(async () => {
  await open.close()
  await fresh.drop()
})

const faq = { question: 'Q', answer: 'A', category: 'C', targetRole: 'client' as const }
const whole = (on: Database | Transaction = db) => readFingerprint(on, [fingerprintOf(faqs)])
const ofAdmins = () => readFingerprint(db, [fingerprintOf(faqs, eq(faqs.targetRole, 'admin'))])

it('a fingerprint differs after every kind of write, and is stable without one', async () => {
  const seen = [await whole()]
  const isNew = async () => {
    const now = await whole()
    expect(seen).not.toContain(now)
    expect(await whole()).toBe(now)
    seen.push(now)
  }
  await db.insert(faqs).values([faq, faq])
  await isNew()
  await db.update(faqs).set({ answer: 'B' })
  await isNew()
  // The same value again: nothing visible changes, but the rows are new versions.
  await db.update(faqs).set({ answer: 'B' })
  await isNew()
  await db.execute(sql`update faqs set answer = 'A' where id = (select min(id) from faqs)`)
  await isNew()
  await db.delete(faqs).where(sql`id = (select min(id) from faqs)`)
  await isNew()
  await db.insert(faqs).values(faq)
  await isNew()
})

it('a fingerprint is read once within a request cache, and anew on the database itself', async () => {
  const mine = fingerprintOf(faqs)
  const once = withRequestCache(db)
  const before = await readFingerprint(once, [mine])
  await db.insert(faqs).values(faq)
  expect(await readFingerprint(once, [mine])).toBe(before)
  expect(await readFingerprint(db, [mine])).not.toBe(before)
  expect(await readFingerprint(withRequestCache(db), [mine])).not.toBe(before)
  await once.transaction(async (tx) => {
    expect(await readFingerprint(tx, [mine])).not.toBe(before)
    await tx.insert(faqs).values(faq)
  })
  expect(await once.select().from(faqs)).toHaveLength((await db.select().from(faqs)).length)
})

it('a fingerprint recurs when an added row is removed again, and isUnchanged notices it in between', async () => {
  const fingerprints = [fingerprintOf(faqs)]
  const once = withRequestCache(db)
  const before = await readFingerprint(once, fingerprints)
  expect(await isUnchanged(once, fingerprints, before)).toBe(true)
  const [added] = await db.insert(faqs).values(faq).returning({ id: faqs.id })
  expect(await isUnchanged(once, fingerprints, before)).toBe(false)
  await db.delete(faqs).where(eq(faqs.id, added?.id ?? 0))
  expect(await readFingerprint(db, fingerprints)).toBe(before)
})

it('a fingerprint differs after each write of a transaction, and returns after a rollback', async () => {
  const before = await whole()
  const seen: string[] = []
  const failed = db.transaction(async (tx) => {
    for (const answer of ['once', 'twice', 'once']) {
      await tx.update(faqs).set({ answer })
      seen.push(await whole(tx))
    }
    expect(await whole()).toBe(before)
    throw new Error('taken back')
  })
  await expect(failed).rejects.toThrow('taken back')
  expect(new Set([before, ...seen]).size).toBe(4)
  expect(await whole()).toBe(before)
})

it('a fingerprint with a condition changes only with rows that enter or leave its result', async () => {
  const before = await ofAdmins()
  await db.update(faqs).set({ answer: 'D' })
  expect(await ofAdmins()).toBe(before)
  await db.update(faqs).set({ targetRole: 'admin' })
  expect(await ofAdmins()).not.toBe(before)
  await db.update(faqs).set({ targetRole: 'client' })
  expect(await ofAdmins()).toBe(before)
})
