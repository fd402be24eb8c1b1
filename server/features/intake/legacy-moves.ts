import { readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { readFileName, sampleKeyOf } from '@shared/domain/text/file-name'
import { inFolder, isPlainName, readUnchanged, seenAt } from './held-folder'
import { isThere } from './moves'

/** Older versions noted moves in the folder itself, where others may write notes too. */
const noteName = /^\.moving-[\w-]+\.json$/
const MOST_BYTES = 10_000

const note = z.object({
  names: z
    .array(z.object({ from: z.string(), to: z.string() }))
    .min(1)
    .max(3),
})
type LegacyMove = { to: string; files: { name: string; as: string }[] }

/**
 * Finishes the moves that an older version noted in the folder at `at`. A note is followed only if
 * it moves files of one sample to `done/` or `failed/` and at least one is there already. Such a
 * sample is half moved, so no note can hide one that was not imported. All other notes are left.
 */
export async function finishLegacyMoves(at: string): Promise<void> {
  for (const name of (await readdir(at)).filter((each) => noteName.test(each))) {
    const place = path.join(at, name)
    const legacyMove = await read(place).catch(() => undefined)
    // If the target is not a writable folder, the note stays and is tried again.
    if (legacyMove && (await carryOut(at, legacyMove).catch(() => false))) await rm(place, { force: true })
  }
}

async function read(place: string): Promise<LegacyMove | undefined> {
  const seen = await seenAt(place)
  const bytes = seen && seen.size <= MOST_BYTES ? await readUnchanged(place, seen) : undefined
  const { data } = note.safeParse(bytes && JSON.parse(bytes.toString()))
  if (!data) return undefined
  const to = path.dirname(data.names[0]?.to ?? '')
  const files = data.names.map(({ from, to: target }) => ({ name: from, as: path.basename(target), target }))
  const samples = files.map(({ name }) => {
    const named = readFileName(name)
    return 'error' in named ? undefined : sampleKeyOf(named)
  })
  const isOurs =
    (to === 'done' || to === 'failed') &&
    samples[0] !== undefined &&
    samples.every((sample) => sample === samples[0]) &&
    files.every(
      ({ name, as, target }) => isPlainName(name) && isPlainName(as) && target === path.join(to, as),
    )
  return isOurs ? { to, files } : undefined
}

/** Returns whether the move had begun and is finished now. */
async function carryOut(at: string, { to, files }: LegacyMove): Promise<boolean> {
  return inFolder(path.join(at, to), async (target) => {
    const left: LegacyMove['files'] = []
    let hasBegun = false
    for (const file of files) {
      const isHere = (await seenAt(path.join(at, file.name))) !== undefined
      const isMoved = await isThere(path.join(target, file.as))
      hasBegun ||= isMoved && !isHere
      if (isHere && !isMoved) left.push(file)
    }
    if (!hasBegun) return false
    for (const { name, as } of left) await rename(path.join(at, name), path.join(target, as))
    return true
  })
}
