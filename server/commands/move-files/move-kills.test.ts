import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { atSize } from '@shared/testing/runs'
import { bundle } from '../../testing/bundle'
import { freshDatabase } from '../../testing/database'
import { soundPdf } from '../../testing/pdfs'
import { startPortal, testKeys } from '../../testing/portal'
import { fakeS3Keys, startFakeS3 } from '../../testing/fake-s3'
import { tripletForm } from '../../testing/triplets'

const KILLS = atSize(1, 30)
/** A few reports are moved between two kills. */
const REPORTS = 4 + KILLS * 5

const pdfOf = (n: number) => soundPdf(70_000 + n, `${n}`)

it(`${REPORTS} reports stay readable while a move into a bucket is killed ${KILLS} times and then completed`, async () => {
  const program = await bundle('commands/move-files/main.ts')
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pearwell-move-'))
  const database = await freshDatabase()
  const s3 = await startFakeS3()
  const onDisk = { DATA_DIR: dataDir, DATABASE_URL: database.url, ...testKeys }
  const onBoth = {
    ...onDisk,
    FILES_URL: 's3://files/portal',
    FILES_ALSO: 'disk',
    FILES_ENDPOINT: s3.url,
    FILES_ACCESS_KEY_ID: fakeS3Keys.accessKeyId,
    FILES_SECRET_ACCESS_KEY: fakeS3Keys.secretAccessKey,
  }
  const move = () => {
    const child = spawn(process.execPath, [program], {
      env: { PATH: process.env['PATH'] ?? '', ...onBoth },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (part: Buffer) => (output += part.toString()))
    const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }))
    return { child, ended }
  }
  const left = () => readdirSync(path.join(dataDir, 'reports')).length

  let portal = await startPortal(onDisk)
  try {
    const sent: { id: number; pdf: Buffer }[] = []
    const { visit } = await portal.person('admin')
    for (let n = 0; n < REPORTS; n++) {
      const pdf = pdfOf(n)
      const { body } = await visit.upload(
        '/api/reports/multi-file',
        tripletForm({ sampleId: `MV${n}` }, { pdf }),
      )
      sent.push({ id: (body as { id: number }).id, pdf })
    }
    await portal.close()
    portal = await startPortal(onBoth)
    const isWhole = async ({ id, pdf }: (typeof sent)[number]) => {
      const answer = await fetch(`${portal.url}/api/reports/${id}/pdf`, {
        headers: { Cookie: visit.cookie() },
      })
      return answer.status === 200 && Buffer.from(await answer.arrayBuffer()).equals(pdf)
    }
    const read = { whole: 0, wrong: 0 }
    const over = new AbortController()
    const reading = (async () => {
      while (!over.signal.aborted) for (const one of sent) read[(await isWhole(one)) ? 'whole' : 'wrong']++
    })()
    reading.catch(() => undefined)

    // Slows the move down so that each kill interrupts it on any machine.
    s3.failWith(({ method, key }) => (method === 'PUT' && key.includes('/reports/') ? 'slow' : undefined))
    let inTheMiddle = 0
    for (let kill = 0; kill < KILLS; kill++) {
      const [before, { child, ended }] = [left(), move()]
      while (left() === before && child.exitCode === null) await wait(5)
      await wait(Math.random() * 300)
      child.kill('SIGKILL')
      await ended
      inTheMiddle += Number(left() > 0 && left() < REPORTS)
    }
    s3.failWith(() => undefined)
    const { code, output } = await move().ended
    over.abort()
    await reading
    console.log({ kills: KILLS, inTheMiddle, ...read })
    expect([code, output]).toEqual([0, expect.stringContaining('Nothing is left in disk') as string])
    expect([inTheMiddle, read.wrong, left()]).toEqual([KILLS, 0, 0])
    expect(read.whole).toBeGreaterThan(0)
    // Check once more without the disk.
    await portal.close()
    portal = await startPortal({ ...onBoth, FILES_ALSO: '' })
    for (const one of sent) expect(await isWhole(one)).toBe(true)
    expect([...s3.objects.keys()].filter((key) => key.startsWith('portal/reports/'))).toHaveLength(
      REPORTS * 3,
    )
  } finally {
    await portal.close()
    await s3.close()
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
