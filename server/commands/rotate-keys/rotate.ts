import { existsSync } from 'node:fs'
import path from 'node:path'
import { type ExternalFiles, signAgain } from '../audit-verify/sign-again'
import type { Config } from '../../config/config'
import type { Database } from '../../database/connect'
import { startError } from '../../database/embedded/start-error'
import { reencryptCredentials } from '../../features/accounts/accounts.public'
import { reencryptAuthenticators } from '../../features/factors/factors.public'
import { reencryptArchivedUntil } from '../../features/audit/audit.public'
import { reencryptExportKeys } from '../../features/privacy/privacy.public'
import { reencryptWebhookSecrets } from '../../features/webhooks/webhooks.public'
import { reencryptReportKeys } from '../../features/reports/reports.public'
import type { Reencrypted } from '../../encryption/reencrypt-rows'
import { textCipher, type TextCipher } from '../../encryption/text-cipher'
import { addKey, dropOldKeys, keyFiles, keysIn, loadSecrets } from '../../config/secrets'

/** Every table with encrypted values. */
const reencryptions: ((db: Database, cipher: TextCipher) => Promise<Reencrypted>)[] = [
  reencryptAuthenticators,
  reencryptCredentials,
  reencryptExportKeys,
  reencryptArchivedUntil,
  reencryptReportKeys,
  reencryptWebhookSecrets,
]

type Place = Pick<Config, 'dataDir' | 'sessionSecrets' | 'credentialsKeys'>

/** `files`: key files; `signed`: the number of signed heads and archives of the audit. */
export type Rotated = Reencrypted & { files: string[]; signed: number }

/** Adds a new key and encrypts everything with it; an interrupted run can be repeated. */
export async function rotateKeys(db: Database, place: Place): Promise<Rotated> {
  const files = keptFiles(place)
  for (const file of files) addKey(file)
  return { files, signed: 0, ...(await reencryptAll(db, place)) }
}

/** Removes all keys but the newest. Throws a StartError while an older one is in use. */
export async function dropOld(
  db: Database,
  place: Place,
  audit: ExternalFiles & { url: string },
): Promise<Rotated> {
  const files = keptFiles(place)
  const seals = loadSecrets(place).credentialsKeys
  const done = await reencryptAll(db, place)
  if (done.older + done.undecryptable > 0)
    throw startError(
      `${done.older} secrets are still under an older key, and ${done.undecryptable} cannot be opened with any of the keys. No key was dropped. Run npm run rotate-keys once more. For those that cannot be opened, put the lost key back into the list. If it is lost for good, start once with: npm start -- --lost-key`,
    )
  const signed = await signAgain({ ...audit, dataDir: place.dataDir, secrets: seals }, audit)
  for (const file of files) dropOldKeys(file)
  // A server may have stored a value under the older key just before it saw the newer one.
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

/** The key files. Throws a StartError if one is unexpectedly missing or damaged. */
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
