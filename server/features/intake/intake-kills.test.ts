import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { makeTriplet } from '@shared/domain/sample-triplet/sample-triplet'
import { atSize } from '@shared/testing/runs'
import { openDatabase } from '../../database/connect'
import { bundle } from '../../testing/bundle'
import { freshDatabase } from '../../testing/database'
import { bundleServer, startServer, stopServer } from '../../testing/server-process'
import { visitor } from '../../testing/visitor'

const KILLS = atSize(2, 100)
/** A few triplets arrive before each kill. */
const TRIPLETS = atSize(8, 200)
const admin = { ADMIN_EMAIL: 'kills@example.com', ADMIN_PASSWORD: 'only for the kills' }

it(`each of ${TRIPLETS} triplets is imported once despite ${KILLS} kills -9 of intake and server`, async () => {
  await bundleServer()
  const program = await bundle('commands/intake/main.ts')
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pearwell-kills-'))
  const folder = mkdtempSync(path.join(tmpdir(), 'pearwell-intake-'))
  const fresh = await freshDatabase()
  const env = { DATA_DIR: dataDir, DATABASE_URL: fresh.url, ...admin }
  /** `whileNewCameIn`: kills in rounds that imported a triplet new to the portal. */
  const found = { ofTheIntake: 0, ofTheServer: 0, whileNewCameIn: 0 }
  let dropped = 0
  const database = openDatabase({ url: fresh.url, log: () => undefined })
  const ids = async () =>
    (await database.pool.query<{ id: string }>('select sample_id as id from reports order by 1')).rows.map(
      ({ id }) => id,
    )
  let server = await startServer(env)
  const { port } = new URL(server.url)
  const visit = visitor(server.url)
  await visit.post('/api/login', { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD })
  const { token } = (await visit.post('/api/machine-tokens', { name: 'Kills' })).body as { token: string }
  const run = (
    ...words: string[]
  ): { child: ChildProcess; done: Promise<{ code: number | null; output: string }> } => {
    const child = spawn(process.execPath, [program, folder, '--quiet=0', ...words], {
      env: {
        PATH: process.env['PATH'] ?? '',
        PEARWELL_URL: server.url,
        PEARWELL_TOKEN: token,
        DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => (output += part.toString()))
    return { child, done: new Promise((resolve) => child.once('close', (code) => resolve({ code, output }))) }
  }
  try {
    const names = Array.from({ length: TRIPLETS }, (_, n) => `IK${String(n).padStart(3, '0')}`)
    const drop = (sampleId: string) => {
      const {
        html,
        pdf,
        csv,
        names: files,
      } = makeTriplet({
        sampleId,
        clientName: 'Kill Test',
        results: [{ food: 'Egg white', value: 21 }],
        unit: 'µg/ml',
      })
      for (const [name, content] of [
        [files.html, html],
        [files.pdf, pdf],
        [files.csv, csv],
      ] as const)
        writeFileSync(path.join(folder, name), content)
    }
    for (let kill = 0; kill < KILLS; kill++) {
      const before = await ids()
      // Some known triplets come again, followed by new ones and those left by the last kill.
      backFromDone(folder, 3)
      const upTo = Math.ceil(((kill + 1) * TRIPLETS) / KILLS)
      for (const name of names.slice(dropped, upTo)) drop(name)
      dropped = upTo
      const intake = run()
      // The kill comes at a random moment of the import, not of the start.
      await Promise.race([new Promise((resolve) => intake.child.stdout?.once('data', resolve)), intake.done])
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 200))
      if (kill % 2 === 1) {
        await stopServer(server.child, 'SIGKILL')
        found.ofTheServer++
        server = await startServer({ ...env, PORT: port })
        // The intake has waited for the portal and continues to its end.
        const { code, output } = await intake.done
        expect(code, output).toBe(0)
      } else {
        found.ofTheIntake += Number(intake.child.kill('SIGKILL'))
        await intake.done
      }
      found.whileNewCameIn += Number((await ids()).length > before.length)
    }
    const { code, output } = await run().done
    expect(output).toMatch(/ 0 failed$/m)
    expect(code).toBe(0)
    expect(await ids()).toEqual(names)
    const done = readdirSync(path.join(folder, 'done')).sort()
    expect(done).toEqual(
      names.flatMap((name) => ['csv', 'html', 'pdf'].map((type) => `${name}_Kill_Test.${type}`)),
    )
    expect(readdirSync(folder)).toEqual(['done'])
    const journals = path.join(dataDir, 'intake')
    for (const journal of readdirSync(journals)) expect(readdirSync(path.join(journals, journal))).toEqual([])
    expect(found).toMatchObject({ ofTheServer: Math.floor(KILLS / 2) })
    expect(found.whileNewCameIn).toBeGreaterThan(0)
    console.log(found)
  } finally {
    await stopServer(server.child, 'SIGTERM')
    await database.close()
    await fresh.drop()
    for (const directory of [dataDir, folder]) rmSync(directory, { recursive: true, force: true })
  }
})

/**
 * Moves the first complete triplets from done/ back into the folder; one with an interrupted move
 * stays.
 */
function backFromDone(folder: string, triplets: number): void {
  const done = path.join(folder, 'done')
  mkdirSync(done, { recursive: true })
  const names = readdirSync(done).sort()
  const whole = names
    .filter((name) => name.endsWith('.csv'))
    .map((csv) => names.filter((name) => path.parse(name).name === path.parse(csv).name))
    .filter((files) => files.length === 3)
  for (const name of whole.slice(0, triplets).flat())
    renameSync(path.join(done, name), path.join(folder, name))
}
