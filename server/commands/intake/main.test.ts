import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { bundle } from '../../testing/bundle'

let program: string
let sandbox: string
beforeAll(async () => {
  program = await bundle('commands/intake/main.ts')
})
beforeEach(async () => {
  sandbox = await mkdtemp(path.join(tmpdir(), 'pearwell-intake-'))
  await mkdir(path.join(sandbox, 'drop'))
})
afterEach(() => rm(sandbox, { recursive: true, force: true }))

/** Runs the command on the folder `drop`, without a portal. */
const run = (dataDir: string) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const env = { PATH: process.env['PATH'], PEARWELL_TOKEN: 'pw_none', DATA_DIR: dataDir }
    const child = execFile(
      process.execPath,
      [program, path.join(sandbox, 'drop'), '--quiet=0'],
      { env },
      (_, said, wrong) => resolve({ code: child.exitCode ?? -1, said: said + wrong }),
    )
  })

it('lists the missing files of each incomplete triplet, and prints no control characters', async () => {
  for (const name of ['EF2_Bea_Lee.html', 'EF2_Bea_Lee.csv', 'EF3_Cem_Kaya.pdf', '\u001b[2J\n0 failed.txt'])
    await writeFile(path.join(sandbox, 'drop', name), 'text')
  expect(await run(path.join(sandbox, 'data'))).toEqual({
    code: 0,
    said: [
      '\ufffd[2J\ufffd0 failed.txt stays: Only .html, .htm, .pdf and .csv files can be uploaded.',
      'EF2 lacks its PDF',
      'EF3 lacks its HTML and CSV',
      '0 added, 0 already known, 0 failed, 2 incomplete\n',
    ].join('\n'),
  })
})

it('imports nothing without a data folder for its journal', async () => {
  await writeFile(path.join(sandbox, 'data'), 'a file')
  const { code, said } = await run(path.join(sandbox, 'data'))
  expect(code).toBe(1)
  expect(said).toContain(`The data folder ${path.join(sandbox, 'data')} cannot be written`)
  expect(await readdir(path.join(sandbox, 'drop'))).toEqual([])
})
