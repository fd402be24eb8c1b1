import { DAY_MS } from '@shared/domain/text/dates'
import type { Dependencies } from '../../dependencies'
import { portalSettings } from './portal-settings'

const GOOD_FOR_DAYS = 180

/** The contact for reporting vulnerabilities (RFC 9116); undefined while none is set. */
export async function securityTxt({
  config: { publicUrl },
  db,
}: Pick<Dependencies, 'config' | 'db'>): Promise<string | undefined> {
  const { supportAddress } = await portalSettings(db)
  const home = publicUrl.startsWith('https:') ? new URL(publicUrl).origin : undefined
  const contact = supportAddress ? `mailto:${supportAddress}` : home
  if (!contact) return undefined
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(Date.now() + GOOD_FOR_DAYS * DAY_MS).toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    ...(home ? [`Canonical: ${home}/.well-known/security.txt`] : []),
    '',
  ].join('\n')
}
