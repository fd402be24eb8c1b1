import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atSize } from '@shared/testing/runs'
import { reports } from '../reports.tables'
import { soundPdf } from '../../../testing/pdfs'
import { startPortal, type Person, type Portal } from '../../../testing/portal'
import { tripletForm } from '../../../testing/triplets'

const UPLOADS = atSize(2, 100)

const folder = mkdtempSync(path.join(tmpdir(), 'pearwell-full-'))

/** Only root can mount a disk; it has 4 MB. */
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
    const pdf = soundPdf(pdfBytes)
    return admin.visit.upload(
      '/api/reports/multi-file',
      tripletForm({ sampleId: `FULL${pdfBytes}` }, { pdf }),
    )
  }
  const left = () => ['incoming', 'reports'].map((name) => readdirSync(path.join(folder, name)).length)
  const other = path.join(folder, 'other')
  const fill = (free: number) => {
    const { bavail, bsize } = statfsSync(folder)
    writeFileSync(other, Buffer.alloc(bavail * bsize - free))
  }

  it(`answers 507 to ${UPLOADS} uploads, keeps nothing of them, and accepts the next small one`, async () => {
    for (let n = 0; n < UPLOADS; n++) {
      // Alternate between an upload too large for the disk and a disk that others have nearly
      // filled.
      if (n % 2 === 1) fill((n % 16) * 4_096)
      const refused = await upload(n % 2 === 1 ? 100_000 + n : 6 * 1024 * 1024 + n)
      expect([refused.status, refused.body]).toMatchObject([
        507,
        { code: 'no-space', error: expect.stringContaining('no space left') as string },
      ])
      rmSync(other, { force: true })
      expect(left()).toEqual([0, 0])
    }
    expect(await portal.deps.db.$count(reports)).toBe(0)
    expect((await upload(10_000)).status).toBe(201)
    expect(left()).toEqual([0, 1])
    console.log(`${UPLOADS} uploads to a full disk: each 507, 0 files left, 0 reports`)
  })
})
