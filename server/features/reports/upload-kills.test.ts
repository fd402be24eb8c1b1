import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { freshDatabase } from '../../testing/database'
import { bundleServer } from '../../testing/server-process'
import { killDuringUploads } from '../../testing/upload-kills'

it(
  '30 kills -9 during uploads leave whole reports or none, and lose none that was acknowledged',
  { timeout: 180_000 },
  async () => {
    await bundleServer()
    const dataDir = mkdtempSync(path.join(tmpdir(), 'pearwell-kills-'))
    const database = await freshDatabase()
    const found = await killDuringUploads(30, database.url, dataDir)
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
    console.log(found)
    expect(found).toMatchObject({ kills: 30, uploads: 120, halfFound: 0, lostFound: 0, strayFound: 0 })
    expect(found.duringUpload).toBeGreaterThanOrEqual(15)
    expect(found.acknowledged).toBeGreaterThan(0)
  },
)
