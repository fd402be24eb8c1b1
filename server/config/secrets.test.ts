import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { projectRoot } from './project-root'
import { readOrCreateFile, loadSecrets } from './secrets'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pearwell-secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a stored secret', () => {
  it('is created once, readable by this user only, and leaves no temporary file', () => {
    const file = path.join(folder, 'key')
    expect(readOrCreateFile(file, () => 'first')).toBe('first')
    expect(readOrCreateFile(file, () => 'second')).toBe('first')
    expect(readdirSync(folder)).toEqual(['key'])
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('is taken from another process that created it first', () => {
    const file = path.join(folder, 'key')
    const make = () => {
      writeFileSync(file, 'theirs')
      return 'mine'
    }
    expect(readOrCreateFile(file, make)).toBe('theirs')
    expect(readdirSync(folder)).toEqual(['key'])
  })

  it('is the same for processes that start at once', async () => {
    const code = `import('./server/config/secrets.ts').then(({ readOrCreateFile }) => {
      const all = []
      for (let n = 0; n < 200; n++) all.push(readOrCreateFile(${JSON.stringify(folder)} + '/' + n, () => 'x' + process.pid))
      console.log(all.join())
    })`
    const run = () =>
      promisify(execFile)(process.execPath, ['--import', 'tsx', '-e', code], { cwd: projectRoot })
    const [one, two] = await Promise.all([run(), run()])
    expect(one.stdout).toMatch(/^(x\d+,){199}x\d+\n$/)
    expect(one.stdout).toBe(two.stdout)
  })

  it('a damaged secret makes the start fail with the name of its file', () => {
    writeFileSync(path.join(folder, 'session.key'), '')
    expect(() => loadSecrets({ dataDir: folder, sessionSecrets: [], credentialsKeys: [] })).toThrow(
      /^The key in .*session\.key is damaged\./,
    )
  })
})
