import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inspectConnection } from '../database/connect'
import { projectRoot } from '../config/project-root'
import { freePort } from './free-port'

export const hasPooler = (() => {
  try {
    execFileSync('pgbouncer', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

const example = path.join(projectRoot, 'docs/operations/files/pgbouncer.ini')

/** pgbouncer refuses to run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

export type Pooler = {
  /** The URL of the same database through the pooler. */
  through(url: string): string
  kill(signal: NodeJS.Signals): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts pgbouncer in front of the server of `url`, for all its databases and the URL's user, as
 * configured in docs/operations/files/pgbouncer.ini but with `size` connections.
 */
export async function startPooler(url: string, size: number): Promise<Pooler> {
  const to = new URL(url)
  const folder = mkdtempSync(path.join(tmpdir(), 'pearwell-pooler-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const users = path.join(folder, 'userlist.txt')
  writeFileSync(users, `"${to.username}" "${decodeURIComponent(to.password)}"\n`)
  const instead: Record<string, string> = {
    pearwell: `host=${to.hostname} port=${to.port}`,
    listen_port: String(port),
    auth_file: users,
    default_pool_size: String(size),
  }
  const file = path.join(folder, 'pgbouncer.ini')
  const lines = readFileSync(example, 'utf8').replace(
    /^(\w+) = ?(.*)$/gm,
    (_, name: string, value: string) => {
      return `${name === 'pearwell' ? '*' : name} = ${instead[name] ?? value}`
    },
  )
  writeFileSync(file, lines)
  const through = (straight: string) => {
    const other = new URL(straight)
    other.port = String(port)
    return other.href
  }
  const launch = () => spawn('pgbouncer', [file], { ...nobody, cwd: '/', stdio: 'ignore' })
  let child = launch()
  const untilThere = async () => {
    for (let tries = 0; tries < 300; tries++) {
      const isThere = await inspectConnection(through(url)).then(
        () => true,
        () => false,
      )
      if (isThere) return
      await wait(100)
    }
    throw new Error('pgbouncer does not answer.')
  }
  const kill = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  await untilThere()
  return {
    through,
    kill,
    start: async () => {
      child = launch()
      await untilThere()
    },
    stop: async () => {
      await kill('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
