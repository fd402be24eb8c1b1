import { constants, type Dirent } from 'node:fs'
import { access, readdir, realpath } from 'node:fs/promises'
import path from 'node:path'
import { readFileName, type ReportFileType, sampleKeyOf, sizeErrorOf } from '@shared/domain/text/file-name'
import { finishLegacyMoves } from './legacy-moves'
import { inFolder, readUnchanged, seenAt, type FileMark } from './held-folder'
import { finishMoves, moveAway, type Journal, type Move, type Stuck } from './moves'

/** A triplet written in one go has all its files after so long. */
const WAITS_MS = 60 * 60_000

const types = ['html', 'pdf', 'csv'] as const satisfies readonly ReportFileType[]

/** A triplet in memory, with sample and client from its file names. */
export type TripletRead = {
  sampleId: string
  clientName: string
  files: Record<ReportFileType, { name: string; bytes: Buffer }>
}

/** Throws a `RefusedTriplet` when a retry would not help; `later`: it stays in the folder. */
export type ImportTriplet = (triplet: TripletRead) => Promise<'taken' | 'known' | 'later'>

/** A triplet that the portal refuses; the message is the reason. */
export class RefusedTriplet extends Error {
  override name = 'Refused'
}

/** An incomplete triplet and its missing files. */
export type IncompleteTriplet = { sampleId: string; clientName: string; missing: ReportFileType[] }

type Outcome = 'taken' | 'known' | 'failed' | 'later' | 'settling'

/** One look, in triplets: `settling` may still be written, `lacking` waits for a file. */
export type ScanResult = Record<Outcome, number> & { lacking: IncompleteTriplet[] }

/** News that is reported once, about a triplet or about an entry that is left in the folder. */
export type IntakeEvent =
  | { what: 'taken' | 'known'; sampleId: string }
  | ({ what: 'waiting' } & IncompleteTriplet)
  | { what: 'failed'; sampleId: string; why: string }
  | { what: 'odd'; name: string; why: string }
  | ({ what: 'stuck' } & Stuck)

type File = FileMark & { name: string; since: number }
type Group = { sampleId: string; clientName: string; files: Partial<Record<ReportFileType, File>> }

type Means = {
  take: ImportTriplet
  tell: (news: IntakeEvent) => void
  journal: Journal
  /** How long a file must be unchanged before it counts as written. */
  quietMs: number
  stopping?: AbortSignal
}

export type Intake = {
  /** Imports what is ready; once `ended` is aborted, nothing more is imported or moved. */
  look(ended?: AbortSignal): Promise<ScanResult>
}

/**
 * Imports triplets from a folder: each look takes the complete and unchanged ones and moves them to
 * `done/` or, with a reason, to `failed/`. Everything else is reported once and left. Between looks
 * it remembers only what it has seen and reported: a triplet imported before a kill is known to the
 * portal, and is moved to `done/` the next time.
 */
export function intakeOf(folder: string, { take, tell, journal, quietMs, stopping }: Means): Intake {
  let seen = new Map<string, File>()
  /** Reported entries that are still there: `NAME/what`. */
  const said = new Set<string>()
  /** Triplets whose look has not ended; later looks try them last. */
  const begun = new Set<string>()

  function tellOnce(name: string, news: IntakeEvent): void {
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
      // Invalid UTF-8 in a name becomes this character, and then the file cannot be found by name.
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
      if (other) tellOdd(file.name, `${other.name} already exists.`)
      else sample.files[type] = file
    }
    return groups
  }

  /** `settling`: the file has changed; `later`: it cannot be read, which is reported. */
  async function read(at: string, file: File): Promise<Buffer | 'settling' | 'later'> {
    const place = path.join(at, file.name)
    try {
      return (await readUnchanged(place, file)) ?? 'settling'
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
    /** Files overwritten meanwhile are another triplet and stay. */
    const move = async (to: Move['to'], reason?: { name: string; text: string }): Promise<boolean> => {
      if (ended?.aborted) return false
      for (const { name, mark } of all) if ((await seenAt(path.join(at, name)))?.mark !== mark) return false
      tellStuck(await moveAway(at, journal, to, all, reason))
      return true
    }
    try {
      for (const file of all) {
        const wrong = sizeErrorOf(file)
        if (wrong) throw new RefusedTriplet(`${file.name}: ${wrong}`)
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
      if (!(error instanceof RefusedTriplet)) throw error
      // A name has at most 255 bytes.
      const name = `${sampleId.slice(0, 50).toWellFormed()}_reason.txt`
      if (!(await move('failed', { name, text: error.message }))) return 'settling'
      tell({ what: 'failed', sampleId, why: error.message })
      return 'failed'
    }
  }

  async function lookInto(at: string, ended?: AbortSignal): Promise<ScanResult> {
    const look: ScanResult = { taken: 0, known: 0, failed: 0, later: 0, settling: 0, lacking: [] }
    await access(at, constants.R_OK | constants.W_OK)
    await finishLegacyMoves(at)
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

/** Why an entry is no file of a triplet; undefined for files and the intake's own folders. */
function oddityOf(entry: Dirent): string | undefined {
  if (entry.isSymbolicLink()) return 'It is a link.'
  if (entry.isDirectory())
    return entry.name === 'done' || entry.name === 'failed' ? undefined : 'It is a folder.'
  if (!entry.isFile()) return 'It is not a file.'
  return entry.name.startsWith('.') ? 'Its name begins with a dot.' : undefined
}
