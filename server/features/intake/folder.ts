import { constants } from 'node:fs'
import { access, lstat, open, readdir } from 'node:fs/promises'
import path from 'node:path'
import { DAY_MS } from '@shared/domain/dates'
import { readFileName, type ReportFileType, sampleKeyOf, sizeErrorOf } from '@shared/domain/file-name'
import { finishMoves, moveAway } from './moves'

const types = ['html', 'pdf', 'csv'] as const satisfies readonly ReportFileType[]

/** A triplet whole in memory, as its files' names say whose it is. */
export type TripletRead = {
  sampleId: string
  clientName: string
  files: Record<ReportFileType, { name: string; bytes: Buffer }>
}

/** Brings a triplet to the portal, or throws a `Refused` when no further try would help. `later`: it stays where it is. */
export type Take = (triplet: TripletRead) => Promise<'taken' | 'known' | 'later'>

/** What the portal does not take in, with a sentence that says why. */
export class Refused extends Error {
  override name = 'Refused'
}

/** What one look at a folder came to, in triplets: `settling` may still be being written, `incomplete` lacks a file. */
export type Look = Record<'taken' | 'known' | 'failed' | 'later' | 'settling' | 'incomplete', number>

/** What a person is told once: of a triplet, or of a file that belongs to none. */
export type News =
  | { what: 'taken' | 'known' | 'waiting'; sampleId: string }
  | { what: 'failed'; sampleId: string; why: string }
  | { what: 'odd'; name: string; why: string }

type Seen = { name: string; size: number; mark: string; since: number }
type Group = { sampleId: string; clientName: string; files: Partial<Record<ReportFileType, Seen>> }

type Means = {
  take: Take
  tell: (news: News) => void
  /** How long a file has to be unchanged before it counts as written. */
  quietMs: number
  stopping?: AbortSignal
}

/**
 * Takes triplets in from a folder: at each look the complete and quiet ones, which go to `done/` or, with a reason, to
 * `failed/`. Subfolders and links are left alone. What it remembers between looks is only what it has seen and said: a
 * triplet that was taken in before a kill is known to the portal, and goes to `done/` the next time.
 */
export function intakeOf(
  folder: string,
  { take, tell, quietMs, stopping }: Means,
): { look(): Promise<Look> } {
  let seen = new Map<string, Seen>()
  const said = new Set<string>()
  const tellOnce = (key: string, news: News) => {
    if (said.has(key)) return
    said.add(key)
    tell(news)
  }

  async function lookAtFiles(): Promise<Seen[]> {
    const now = performance.now()
    const entries = await readdir(folder, { withFileTypes: true })
    const found = new Map<string, Seen>()
    for (const entry of entries.filter((each) => each.isFile() && !each.name.startsWith('.'))) {
      const is = await seenAs(path.join(folder, entry.name))
      const before = seen.get(entry.name)
      if (is)
        found.set(entry.name, {
          name: entry.name,
          ...is,
          since: before?.mark === is.mark ? before.since : now,
        })
    }
    seen = found
    return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  }

  function group(files: Seen[]): Group[] {
    const groups = new Map<string, Group>()
    for (const file of files) {
      const named = readFileName(file.name)
      if ('error' in named) {
        tellOnce(file.name, { what: 'odd', name: file.name, why: named.error })
        continue
      }
      const { type, ...person } = named
      const key = sampleKeyOf(named)
      const sample = groups.get(key) ?? { ...person, files: {} }
      groups.set(key, sample)
      const other = sample.files[type]
      if (other) tellOnce(file.name, { what: 'odd', name: file.name, why: `${other.name} is there already.` })
      else sample.files[type] = file
    }
    return [...groups.values()]
  }

  async function takeOne(sample: Group, files: Record<ReportFileType, Seen>): Promise<keyof Look> {
    const { sampleId, clientName } = sample
    const all = types.map((type) => files[type])
    const isAsSeen = async () => {
      const now = await Promise.all(all.map(({ name }) => seenAs(path.join(folder, name))))
      return now.every((is, n) => is?.mark === all[n]?.mark)
    }
    const names = all.map(({ name }) => name)
    try {
      for (const file of all) {
        const wrong = sizeErrorOf(file)
        if (wrong) throw new Refused(`${file.name}: ${wrong}`)
      }
      const read = async (type: ReportFileType) => ({
        name: files[type].name,
        bytes: await readWhole(path.join(folder, files[type].name)),
      })
      const whole = { html: await read('html'), pdf: await read('pdf'), csv: await read('csv') }
      if (!(await isAsSeen())) return 'settling'
      const came = await take({ sampleId, clientName, files: whole })
      if (came === 'later') return came
      // What was written over it meanwhile is another triplet.
      if (await isAsSeen()) await moveAway(folder, 'done', names)
      tell({ what: came, sampleId })
      return came
    } catch (error) {
      const { code, path: place } = error as NodeJS.ErrnoException
      if (place !== undefined && names.includes(path.basename(place))) {
        if (code === 'ENOENT') return 'settling'
        tellOnce(place, { what: 'odd', name: path.basename(place), why: 'It cannot be read.' })
        return 'later'
      }
      if (!(error instanceof Refused)) throw error
      await moveAway(folder, 'failed', names, { name: `${sampleId}_reason.txt`, text: error.message })
      tell({ what: 'failed', sampleId, why: error.message })
      return 'failed'
    }
  }

  return {
    look: async () => {
      const look: Look = { taken: 0, known: 0, failed: 0, later: 0, settling: 0, incomplete: 0 }
      await access(folder, constants.R_OK | constants.W_OK)
      await finishMoves(folder)
      const samples = group(await lookAtFiles())
      const now = performance.now()
      for (const sample of samples) {
        if (stopping?.aborted) break
        const { html, pdf, csv } = sample.files
        const there = Object.values(sample.files)
        if (!html || !pdf || !csv) {
          look.incomplete++
          if (there.some(({ since }) => now - since > DAY_MS))
            tellOnce(sampleKeyOf(sample), { what: 'waiting', sampleId: sample.sampleId })
        } else if (there.some(({ since }) => now - since < quietMs)) look.settling++
        else look[await takeOne(sample, { html, pdf, csv })]++
      }
      return look
    },
  }
}

/** A file's size, and a mark that is another once it was written or replaced; undefined for links and what is gone. */
async function seenAs(place: string): Promise<{ size: number; mark: string } | undefined> {
  const is = await lstat(place).catch(() => undefined)
  if (!is?.isFile()) return undefined
  return { size: is.size, mark: [is.ino, is.size, is.mtimeMs, is.ctimeMs].join(' ') }
}

async function readWhole(place: string): Promise<Buffer> {
  const file = await open(place, constants.O_RDONLY | constants.O_NOFOLLOW)
  try {
    return await file.readFile()
  } finally {
    await file.close()
  }
}
