import { constants, type Dirent } from 'node:fs'
import { access, readdir, realpath } from 'node:fs/promises'
import path from 'node:path'
import { readFileName, type ReportFileType, sampleKeyOf, sizeErrorOf } from '@shared/domain/file-name'
import { finishFormerMoves } from './former-notes'
import { inFolder, readAsSeen, seenAt, type Seen } from './held-folder'
import { finishMoves, moveAway, type Journal, type Move, type Stuck } from './moves'

/** What is written in one go lacks nothing after so long. */
const WAITS_MS = 60 * 60_000

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

/** A triplet that is not whole, and what it lacks. */
export type Lack = { sampleId: string; clientName: string; missing: ReportFileType[] }

type Outcome = 'taken' | 'known' | 'failed' | 'later' | 'settling'

/** What one look at a folder came to, in triplets: `settling` may still be being written, `lacking` waits for a file. */
export type Look = Record<Outcome, number> & { lacking: Lack[] }

/** What a person is told once: of a triplet, or of what lies in the folder and is left there. */
export type News =
  | { what: 'taken' | 'known'; sampleId: string }
  | ({ what: 'waiting' } & Lack)
  | { what: 'failed'; sampleId: string; why: string }
  | { what: 'odd'; name: string; why: string }
  | ({ what: 'stuck' } & Stuck)

type File = Seen & { name: string; since: number }
type Group = { sampleId: string; clientName: string; files: Partial<Record<ReportFileType, File>> }

type Means = {
  take: Take
  tell: (news: News) => void
  journal: Journal
  /** How long a file has to be unchanged before it counts as written. */
  quietMs: number
  stopping?: AbortSignal
}

export type Intake = {
  /** Takes in what is ready. Once `ended`, nothing more is taken or moved: nobody waits for this look any more. */
  look(ended?: AbortSignal): Promise<Look>
}

/**
 * Takes triplets in from a folder: at each look the complete and quiet ones, which go to `done/` or, with a reason, to
 * `failed/`. Whatever else lies there is told once and left. What it remembers between looks is only what it has seen and
 * said: a triplet that was taken in before a kill is known to the portal, and goes to `done/` the next time.
 */
export function intakeOf(folder: string, { take, tell, journal, quietMs, stopping }: Means): Intake {
  let seen = new Map<string, File>()
  /** What was told of entries that are still there: `NAME/what`. */
  const said = new Set<string>()
  /** Triplets that a look has begun and not ended, and that the next ones therefore try last. */
  const begun = new Set<string>()

  function tellOnce(name: string, news: News): void {
    const key = `${name}/${news.what === 'odd' ? news.why : news.what}`
    if (said.has(key)) return
    said.add(key)
    tell(news)
  }
  const tellOdd = (name: string, why: string) => tellOnce(name, { what: 'odd', name, why })

  async function lookAtFiles(at: string): Promise<File[]> {
    const now = performance.now()
    const entries = await readdir(at, { withFileTypes: true })
    const names = new Set(entries.map(({ name }) => name))
    for (const key of said) if (!names.has(key.slice(0, key.indexOf('/')))) said.delete(key)
    const found = new Map<string, File>()
    for (const entry of entries) {
      const { name } = entry
      const odd = oddityOf(entry)
      if (odd !== undefined) tellOdd(name, odd)
      if (odd !== undefined || entry.isDirectory()) continue
      const is = await seenAt(path.join(at, name))
      const before = seen.get(name)
      // Bytes that are no UTF-8 stand in a name as this mark, by which nobody finds the file.
      if (!is && name.includes('\ufffd')) tellOdd(name, 'Its name cannot be read.')
      if (is) found.set(name, { name, ...is, since: before?.mark === is.mark ? before.since : now })
    }
    seen = found
    return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  }

  function group(files: File[]): Map<string, Group> {
    const groups = new Map<string, Group>()
    for (const file of files) {
      const named = readFileName(file.name)
      if ('error' in named) {
        tellOdd(file.name, named.error)
        continue
      }
      const { type, ...person } = named
      const key = sampleKeyOf(named)
      const sample = groups.get(key) ?? { ...person, files: {} }
      groups.set(key, sample)
      const other = sample.files[type]
      if (other) tellOdd(file.name, `${other.name} is there already.`)
      else sample.files[type] = file
    }
    return groups
  }

  /** `settling`: it is another by now; `later`: it cannot be read, which is told. */
  async function read(at: string, file: File): Promise<Buffer | 'settling' | 'later'> {
    const place = path.join(at, file.name)
    try {
      return (await readAsSeen(place, file)) ?? 'settling'
    } catch {
      if ((await seenAt(place))?.mark !== file.mark) return 'settling'
      tellOdd(file.name, 'It cannot be read.')
      return 'later'
    }
  }

  function tellStuck(stuck: readonly Stuck[]): void {
    for (const { name, to } of stuck) tellOnce(name, { what: 'stuck', name, to })
  }

  async function takeOne(
    at: string,
    { sampleId, clientName }: Group,
    files: Record<ReportFileType, File>,
    ended?: AbortSignal,
  ): Promise<Outcome> {
    const all = types.map((type) => files[type])
    /** What was written over meanwhile is another triplet, and stays. */
    const move = async (to: Move['to'], reason?: { name: string; text: string }): Promise<boolean> => {
      if (ended?.aborted) return false
      for (const { name, mark } of all) if ((await seenAt(path.join(at, name)))?.mark !== mark) return false
      tellStuck(await moveAway(at, journal, to, all, reason))
      return true
    }
    try {
      for (const file of all) {
        const wrong = sizeErrorOf(file)
        if (wrong) throw new Refused(`${file.name}: ${wrong}`)
      }
      const whole = {} as TripletRead['files']
      for (const type of types) {
        const bytes = await read(at, files[type])
        if (typeof bytes === 'string') return bytes
        whole[type] = { name: files[type].name, bytes }
      }
      const came = await take({ sampleId, clientName, files: whole })
      if (came === 'later') return came
      await move('done')
      tell({ what: came, sampleId })
      return came
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      // A name has at most 255 bytes.
      const name = `${sampleId.slice(0, 50).toWellFormed()}_reason.txt`
      if (!(await move('failed', { name, text: error.message }))) return 'settling'
      tell({ what: 'failed', sampleId, why: error.message })
      return 'failed'
    }
  }

  async function lookInto(at: string, ended?: AbortSignal): Promise<Look> {
    const look: Look = { taken: 0, known: 0, failed: 0, later: 0, settling: 0, lacking: [] }
    await access(at, constants.R_OK | constants.W_OK)
    await finishFormerMoves(at)
    const stuck = await finishMoves(at, journal)
    const files = await lookAtFiles(at)
    tellStuck(stuck)
    const settled = new Set(stuck.map(({ name }) => name))
    const samples = group(files.filter(({ name }) => !settled.has(name)))
    const now = performance.now()
    const inOrder = [...samples].sort(([a], [b]) => Number(begun.has(a)) - Number(begun.has(b)))
    for (const [key, sample] of inOrder) {
      if (stopping?.aborted || ended?.aborted) break
      const { html, pdf, csv } = sample.files
      const there = Object.values(sample.files)
      if (!html || !pdf || !csv) {
        const { files: some, ...person } = sample
        const lack = { ...person, missing: types.filter((type) => !some[type]) }
        look.lacking.push(lack)
        for (const { name, since } of there.slice(0, 1))
          if (now - since > WAITS_MS) tellOnce(name, { what: 'waiting', ...lack })
      } else if (there.some(({ since }) => now - since < quietMs)) look.settling++
      else {
        begun.add(key)
        look[await takeOne(at, sample, { html, pdf, csv }, ended)]++
        begun.delete(key)
      }
    }
    return look
  }

  return {
    look: async (ended) => inFolder(await realpath(folder), (at) => lookInto(at, ended)),
  }
}

/** Why an entry is no file of a triplet, whatever it holds; undefined for a file, and for the folders of the intake's own. */
function oddityOf(entry: Dirent): string | undefined {
  if (entry.isSymbolicLink()) return 'It is a link.'
  if (entry.isDirectory())
    return entry.name === 'done' || entry.name === 'failed' ? undefined : 'It is a folder.'
  if (!entry.isFile()) return 'It is no file.'
  return entry.name.startsWith('.') ? 'Its name begins with a dot.' : undefined
}
