import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { atSize, isFull } from '@shared/testing/runs'
import { freshDatabase } from '../../../testing/database'
import { fakeS3Keys, startFakeS3 } from '../../../testing/fake-s3'
import { bundleServer } from '../../../testing/server-process'
import { startSwift, swiftMissing } from '../../../testing/swift'
import { killDuringUploads } from '../../../testing/upload-kills'

const isSwift = isFull && !swiftMissing

type Place = { settings: Record<string, string>; end: () => Promise<void> }
/** The number of kills per storage; the first kill waits for an acknowledged upload. */
const places: [string, number, () => Promise<Place>][] = [
  ['a disk', atSize(2, 40), () => Promise.resolve({ settings: {}, end: () => Promise.resolve() })],
  [
    'a bucket',
    atSize(1, 40),
    async () => {
      const s3 = await startFakeS3()
      return {
        settings: settingsOf({ ...fakeS3Keys, url: 's3://files', endpoint: s3.url }),
        end: () => s3.close(),
      }
    },
  ],
]
if (isSwift)
  places.push([
    'a bucket of Swift',
    40,
    async () => {
      const swift = await startSwift()
      return { settings: settingsOf(swift.settings), end: () => swift.stop() }
    },
  ])
const settingsOf = (bucket: Record<'url' | 'endpoint' | 'accessKeyId' | 'secretAccessKey', string>) => ({
  FILES_URL: `${bucket.url}/portal`,
  FILES_ENDPOINT: bucket.endpoint,
  FILES_ACCESS_KEY_ID: bucket.accessKeyId,
  FILES_SECRET_ACCESS_KEY: bucket.secretAccessKey,
})

it.each(places)(
  'on %s %i kills -9 during uploads leave whole reports or none, and lose none that was acknowledged',
  async (_name, kills, begin) => {
    await bundleServer()
    const place = await begin()
    const dataDir = mkdtempSync(path.join(tmpdir(), 'pearwell-kills-'))
    const database = await freshDatabase()
    const found = await killDuringUploads(kills, {
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      ...place.settings,
    })
    await database.drop()
    await place.end()
    rmSync(dataDir, { recursive: true, force: true })
    console.log(found)
    expect(found).toMatchObject({
      kills,
      duringUpload: kills,
      uploads: kills * 4,
      halfFound: 0,
      lostFound: 0,
      strayFound: 0,
    })
    expect(found.acknowledged).toBeGreaterThan(0)
  },
)
