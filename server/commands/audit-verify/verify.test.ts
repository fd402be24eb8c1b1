import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { claimPair } from '../../data-folder/identity'
import { freshDatabase } from '../../testing/database'
import { runOn, superuserUrl, type FreshDatabase } from '../../testing/test-server'
import { verifyAudit, type VerifyPlan } from './verify'

const [older, newer] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]

let database: FreshDatabase
let dataDir: string
beforeAll(async () => {
  database = await freshDatabase()
  dataDir = mkdtempSync(path.join(tmpdir(), 'pearwell-audit-'))
  await claimPair({ dataDir, url: database.url, databaseUrl: database.url })
})
afterAll(async () => {
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const write = () => runOn(database.url, "insert into audit_events (action) values ('user.sign-in')")
const prove = (plan: Partial<VerifyPlan> = {}) =>
  verifyAudit({ url: database.url, dataDir, secrets: [older], ...plan })
const heads = () => readdirSync(path.join(dataDir, 'audit')).sort()

it('writes a signed head that the next verification includes, also under a newer key', async () => {
  expect(await prove()).toMatchObject({ head: { events: 0 }, known: undefined })
  await write()
  const { file } = await prove()
  await write()
  const next = await prove({ secrets: [newer, older] })
  expect(next).toMatchObject({ head: { events: 2 }, known: { events: 1 }, against: file })
  await expect(prove({ secrets: [older] })).rejects.toThrow(/not signed with any of this portal's keys/)
  expect(await prove({ secrets: [newer] })).toMatchObject({ known: { events: 2 } })
  expect(heads()).toHaveLength(4)

  const { head, publicKey, signature } = JSON.parse(readFileSync(next.file, 'utf8')) as Record<
    'publicKey' | 'signature',
    string
  > & { head: object }
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  expect(verify(null, Buffer.from(JSON.stringify(head)), key, Buffer.from(signature, 'base64'))).toBe(true)
})

it("refuses a head that was changed, is signed by another key, is another portal's, or is missing", async () => {
  const given = path.join(dataDir, 'given')
  mkdirSync(given)
  const own = path.join(given, 'own.json')
  await prove({ secrets: [newer], file: own })
  await expect(prove({ file: own })).rejects.toThrow(/already exists/)
  const text = readFileSync(own, 'utf8')
  const changed = path.join(given, 'changed.json')
  for (const [from, to, why] of [
    [/"events": 2/, '"events": 1', /not signed with any of this portal's keys/],
    [/"portal": "./, '"portal": "x', /another portal/],
    [/"format": 1/, '"format": 2', /no signed audit head/],
  ] as const) {
    writeFileSync(changed, text.replace(from, to))
    await expect(prove({ secrets: [newer], against: changed })).rejects.toThrow(why)
  }
  await expect(prove({ against: path.join(given, 'nowhere') })).rejects.toThrow(/no signed audit head/)
})

it('names the missing tail of the audit and writes no head', async () => {
  const before = heads()
  await runOn(
    superuserUrl(database.url),
    `alter table audit_events disable trigger all; alter table audit_chain disable trigger all;
    delete from audit_events where id = 2; delete from audit_chain where event_id = 2`,
  )
  await expect(prove({ secrets: [newer] })).rejects.toThrow(
    /THE AUDIT LOG IS INCOMPLETE OR CHANGED\. The 2nd event is missing, and all after it: .*audit-head-/,
  )
  expect(heads()).toEqual(before)
  const stranger = mkdtempSync(path.join(tmpdir(), 'pearwell-audit-'))
  await expect(prove({ dataDir: stranger })).rejects.toThrow(/do not belong together/)
  rmSync(stranger, { recursive: true })
})
