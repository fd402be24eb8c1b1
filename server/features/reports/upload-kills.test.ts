import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { freshDatabase } from '../../testing/database'
import { bundleServer } from '../../testing/server-process'
import { killDuringUploads } from '../../testing/upload-kills'

/** `npm run bench:kills` makes it 300. */
const KILLS = Number(process.env['PEARWELL_KILLS'] ?? 2)

it(
  `${KILLS} kills -9 during uploads leave whole reports or none, and lose none that was acknowledged`,
  { timeout: 400_000 + KILLS * 4_000 },
  async () => {
    await bundleServer()
    const dataDir = mkdtempSync(path.join(tmpdir(), 'pearwell-kills-'))
    const database = await freshDatabase()
    const found = await killDuringUploads(KILLS, database.url, dataDir)
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
    console.log(found)
    expect(found).toMatchObject({
      kills: KILLS,
      uploads: (KILLS + 1) * 4,
      halfFound: 0,
      lostFound: 0,
      strayFound: 0,
    })
    expect(found.duringUpload).toBeGreaterThanOrEqual(KILLS / 2)
    expect(found.acknowledged).toBeGreaterThan(0)
  },
)
