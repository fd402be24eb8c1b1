import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reports } from './reports.tables'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'

const folder = mkdtempSync(path.join(tmpdir(), 'pearwell-full-'))

/** A disk of 4 MB; only root can mount one. */
function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const isMounted = mountSmallDisk()
afterAll(() => {
  if (isMounted) execFileSync('umount', [folder])
  rmSync(folder, { recursive: true, force: true })
})

describe.runIf(isMounted)('a full disk (needs the right to mount one)', () => {
  let portal: Portal
  let admin: Person
  beforeAll(async () => {
    portal = await startPortal({ DATA_DIR: folder })
    admin = await portal.person('admin')
  })
  afterAll(() => portal.close())

  const upload = (pdfBytes: number) => {
    const pdf = Buffer.alloc(pdfBytes, '%PDF-1.4 ')
    return admin.visit.upload(
      '/api/reports/multi-file',
      tripletForm({ sampleId: `FULL${pdfBytes}` }, { pdf }),
    )
  }
  const left = () => ['incoming', 'reports'].map((name) => readdirSync(path.join(folder, name)).length)

  it('is said with 507, leaves nothing, and the next small upload works', async () => {
    const refused = await upload(6 * 1024 * 1024)
    expect(refused.status).toBe(507)
    expect(refused.body).toMatchObject({
      code: 'no-space',
      error: expect.stringContaining('no space left') as string,
    })
    expect(left()).toEqual([0, 0])
    expect(await portal.deps.db.$count(reports)).toBe(0)
    expect((await upload(10_000)).status).toBe(201)
    expect(left()).toEqual([0, 1])
  })
})
