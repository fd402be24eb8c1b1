import { createWriteStream, realpathSync, renameSync, rmSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { startError } from '../../database/embedded/start-error'
import { readArchivedUntil } from '../../features/audit/audit.public'
import { isArchive, linesSignedBy, type Owner, proveArchives } from './archive-file'
import { headFiles, readHead, textOf } from './heads'
import { type Audit, withAudit } from './verify'

/** Heads and archives, oldest first; `withoutArchives` allows archives to be missing. */
export type ExternalFiles = { files: readonly string[]; withoutArchives: boolean }

/**
 * Signs with the newest key what older keys have signed: the heads in the data folder and the named
 * files. Returns the number of signed files. Throws a StartError and changes nothing if a named
 * file is not this portal's, or if archives of removed events are missing.
 */
export const signAgain = (audit: Audit, { files, withoutArchives }: ExternalFiles): Promise<number> =>
  withAudit(audit, async (client, keeper) => {
    const owner = { portal: keeper.portal, secrets: audit.secrets }
    const archives = files.filter(isArchive)
    const named = files.filter((file) => !archives.includes(file))
    const heads = [
      ...headFiles(audit.dataDir).flatMap((file) => ours(file, owner)),
      ...named.map((file) => ({ file, head: headIn(file, owner) })),
    ]
    const archivedUntil = await readArchivedUntil(client, keeper)
    const from = await proveArchives(archives, owner, archivedUntil, undefined)
    if (archivedUntil.events > 0 && from?.events !== 0 && !withoutArchives)
      throw startError(
        `An older key may have signed the archives of the first ${archivedUntil.events} events, so no key was removed. To sign them again, name every archive, oldest first: npm run rotate-keys -- --drop-old FILE... If they are lost: npm run rotate-keys -- --drop-old --without-archives`,
      )
    for (const { file, head } of heads) await replace(file, [textOf(head, owner.secrets[0])])
    for (const file of archives) await replace(file, linesSignedBy(file, owner.secrets[0]))
    return heads.length + archives.length
  })

const headIn = (file: string, { portal, secrets }: Owner) => readHead(file, portal, secrets)

/** A head of the data folder; empty, so that it is kept, if none of the keys signed it. */
function ours(file: string, owner: Owner) {
  try {
    return [{ file, head: headIn(file, owner) }]
  } catch {
    return []
  }
}

/** Replaces the file atomically. */
async function replace(file: string, text: Iterable<string> | AsyncIterable<string>): Promise<void> {
  // Follow a symbolic link, so that its target is replaced and not the link.
  const place = realpathSync(file)
  const draft = `${place}.new`
  try {
    await pipeline(text, createWriteStream(draft, { mode: 0o600, flush: true }))
    renameSync(draft, place)
  } finally {
    rmSync(draft, { force: true })
  }
}
