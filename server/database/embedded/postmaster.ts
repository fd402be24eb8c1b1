import { execFile } from 'node:child_process'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A running PostgreSQL server, as named in its postmaster.pid. */
interface Postmaster {
  pid: number
  port: number
}

const run = promisify(execFile)
const fillingMs = 3000

/** The server on `data`, or undefined; removes a postmaster.pid left by a crash. */
export async function findPostmaster(data: string): Promise<Postmaster | undefined> {
  const file = join(data, 'postmaster.pid')
  const text = readPidFile(file)
  if (text === undefined) return undefined
  const [pid = 0, , , port = 0] = text.split('\n').map(Number)
  if (pid > 0 && (await servesFolder(pid, data))) return { pid, port }
  // A starting server creates the file before it fills it.
  const isBeingWritten = text === '' && ageOf(file) < fillingMs
  if (!isBeingWritten && readPidFile(file) === text) rmSync(file, { force: true })
  return undefined
}

/** Whether a server's folder is `data`; one that no longer exists was moved and may be it. */
export function isSameFolder(named: string, data: string): boolean {
  try {
    const other = statSync(named, { throwIfNoEntry: false })
    const own = statSync(data)
    return other === undefined || (other.ino === own.ino && other.dev === own.dev)
  } catch {
    return false
  }
}

async function servesFolder(pid: number, data: string): Promise<boolean> {
  const folder = /postgres(?:\.exe)? -D (.+?) *(?: -[a-z] |$)/.exec(await commandOf(pid))?.[1]
  return folder !== undefined && isSameFolder(folder, data)
}

/** A process's command line; empty when the process is gone or a zombie. */
async function commandOf(pid: number): Promise<string> {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return (await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)])).stdout.trim()
  } catch {
    return ''
  }
}

function readPidFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function ageOf(file: string): number {
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0)
}
