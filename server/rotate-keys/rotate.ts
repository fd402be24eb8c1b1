import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Elsewhere, signAgain } from '../audit-verify/sign-again'
import type { Config } from '../config'
import type { Database } from '../database/connect'
import { startError } from '../database/embedded/start-error'
import { reencryptCredentials } from '../features/accounts/accounts.public'
import { reencryptAuthenticators } from '../features/factors/factors.public'
import { reencryptArchivedUntil } from '../features/audit/audit.public'
import { reencryptExportKeys } from '../features/privacy/privacy.public'
import { reencryptReportKeys } from '../features/reports/reports.public'
import type { Reencrypted } from '../reencrypt-rows'
import { textCipher, type TextCipher } from '../text-cipher'
import { addKey, dropOldKeys, keyFiles, keysIn, loadSecrets } from '../secrets'

/** All that the cipher seals. */
const reencryptions: ((db: Database, cipher: TextCipher) => Promise<Reencrypted>)[] = [
  reencryptAuthenticators,
  reencryptCredentials,
  reencryptExportKeys,
  reencryptArchivedUntil,
  reencryptReportKeys,
]

type Place = Pick<Config, 'dataDir' | 'sessionSecrets' | 'credentialsKeys'>

/** `files`: those that keep the keys; the rest of them are in the environment. `signed`: heads and archives of the audit. */
export type Rotated = Reencrypted & { files: string[]; signed: number }

/**
 * Puts a new key before the others, where the data folder keeps them, and seals everything under the newest one, while
 * the portal runs. Stopped anywhere, all opens still, and the next run finishes it.
 */
export async function rotateKeys(db: Database, place: Place): Promise<Rotated> {
  const files = keptFiles(place)
  for (const file of files) addKey(file)
  return { files, signed: 0, ...(await reencryptAll(db, place)) }
}

/**
 * Leaves the newest keys alone in the files, once nothing is sealed under an older one and no head or archive of the audit is
 * signed with one. Throws a StartError while something is.
 */
export async function dropOld(
  db: Database,
  place: Place,
  audit: Elsewhere & { url: string },
): Promise<Rotated> {
  const files = keptFiles(place)
  const seals = loadSecrets(place).credentialsKeys
  const done = await reencryptAll(db, place)
  if (done.older + done.undecryptable > 0)
    throw startError(
      `${done.older} secrets are left under an older key, and ${done.undecryptable} open with none of the keys, so no key was dropped. Run npm run rotate-keys once more; for what none opens put the lost key back into the list, or, when it is lost for good, start once with: npm start -- --lost-key`,
    )
  const signed = await signAgain({ ...audit, dataDir: place.dataDir, secrets: seals }, audit)
  for (const file of files) dropOldKeys(file)
  // What a server had sealed with an older key before it saw the newer one, and has saved only now.
  const late = await reencryptWith(
    db,
    textCipher(() => seals),
  )
  return { files, signed, ...late, reencrypted: done.reencrypted + late.reencrypted }
}

const reencryptAll = (db: Database, place: Place) => {
  const secrets = loadSecrets(place)
  return reencryptWith(
    db,
    textCipher(() => secrets.credentialsKeys),
  )
}

async function reencryptWith(db: Database, seals: TextCipher): Promise<Reencrypted> {
  const done = { reencrypted: 0, older: 0, undecryptable: 0 }
  for (const reencrypt of reencryptions) {
    const { reencrypted, older, undecryptable } = await reencrypt(db, seals)
    done.reencrypted += reencrypted
    done.older += older
    done.undecryptable += undecryptable
  }
  return done
}

/** The files that keep keys. Throws a StartError when one of them should be there and is not, or is damaged. */
function keptFiles(place: Place): string[] {
  const names = (Object.keys(keyFiles) as (keyof typeof keyFiles)[]).filter(
    (name) => place[name].length === 0,
  )
  const files = names.map((name) => path.join(place.dataDir, keyFiles[name]))
  for (const file of files) {
    if (!existsSync(file))
      throw startError(
        `There is no ${file}: start the portal once, or check DATA_DIR, SESSION_SECRET and CREDENTIALS_KEY.`,
      )
    keysIn(file)
  }
  return files
}
