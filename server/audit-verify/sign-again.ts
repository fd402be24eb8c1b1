import { createWriteStream, realpathSync, renameSync, rmSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { startError } from '../database/embedded/start-error'
import { readArchivedUntil } from '../features/audit/audit.public'
import { isArchive, linesSignedBy, type Owner, proveArchives } from './archive-file'
import { headFiles, readHead, textOf } from './heads'
import { type Audit, withAudit } from './verify'

/** Files that lie elsewhere: heads, and archives with the oldest first; and whether archives that are not among them may stay as they are. */
export type Elsewhere = { files: readonly string[]; withoutArchives: boolean }

/**
 * Signs with the newest key what older ones have signed of an audit: the heads in the data folder, and the files that are
 * named. Gives how many files were signed. Throws a StartError, and changes nothing, where one of those named is not this
 * portal's, or events were archived and not all of their archives are named.
 */
export const signAgain = (audit: Audit, { files, withoutArchives }: Elsewhere): Promise<number> =>
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
        `The first ${archivedUntil.events} events of the audit are in archives that an older key may have signed, so no key was dropped. To sign them anew name all of them, the oldest first: npm run rotate-keys -- --drop-old FILE... Where they are lost, or you keep the older key for them: npm run rotate-keys -- --drop-old --without-archives`,
      )
    for (const { file, head } of heads) await replace(file, [textOf(head, owner.secrets[0])])
    for (const file of archives) await replace(file, linesSignedBy(file, owner.secrets[0]))
    return heads.length + archives.length
  })

const headIn = (file: string, { portal, secrets }: Owner) => readHead(file, portal, secrets)

/** A head of the data folder; none where no key of ours opens it: those are left as they are. */
function ours(file: string, owner: Owner) {
  try {
    return [{ file, head: headIn(file, owner) }]
  } catch {
    return []
  }
}

/** The file has the old text or the new one, whatever happens meanwhile. */
async function replace(file: string, text: Iterable<string> | AsyncIterable<string>): Promise<void> {
  // A link stays one, and what it leads to is signed.
  const place = realpathSync(file)
  const draft = `${place}.new`
  try {
    await pipeline(text, createWriteStream(draft, { mode: 0o600, flush: true }))
    renameSync(draft, place)
  } finally {
    rmSync(draft, { force: true })
  }
}
