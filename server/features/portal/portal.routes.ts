import { sql } from 'drizzle-orm'
import { portal as contract } from '@shared/features/portal'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { tagged } from '../../http/preconditions'
import { Problem } from '../../http/problem'
import { logoFile, setLogo } from './logo'
import { changeSettings, portalSettings, type NotifyStaff } from './portal-settings'
import { systemStatus } from './system-status'

export { contract }

export const handlers = (
  deps: Dependencies,
  {
    resetByEmail,
    passkeyOrigin,
    notifyStaff,
  }: { resetByEmail: boolean; passkeyOrigin: string | null; notifyStaff: NotifyStaff },
): Handlers<typeof contract> => {
  const { config, db } = deps
  const status = systemStatus(deps)
  return {
    'GET /api/health': () => ({ status: 'ok' }),
    'GET /api/ready': async () => {
      try {
        await db.execute(sql`select 1`)
        await deps.files.check()
      } catch {
        throw new Problem('unavailable', 'The server is not ready.')
      }
      return { status: 'ok' }
    },
    'GET /api/config': async () => {
      const { portalName, supportAddress, logoHash, accent, trialOn } = await portalSettings(db)
      const { registrationOpen, ai, emailConfigured, smsConfigured } = config
      return {
        portalName,
        supportAddress,
        logoHash,
        accent,
        registrationOpen,
        ai,
        emailConfigured,
        smsConfigured,
        trialOn,
        resetByEmail,
        passkeyOrigin,
      }
    },
    'GET /api/system/status': status,
    'GET /api/settings': async (call) => tagged(call, await portalSettings(db)),
    'PATCH /api/settings': async (call) =>
      tagged(call, await changeSettings(db, call.actor, call.body, call.header('If-Match'), notifyStaff)),
    'PUT /api/settings/logo': async (call) =>
      tagged(call, await setLogo(deps, call.actor, call.files.logo, call.header('If-Match'))),
    'DELETE /api/settings/logo': async (call) =>
      tagged(call, await changeSettings(db, call.actor, { logoHash: null }, call.header('If-Match'))),
    'GET /api/logo/:hash': ({ params }) => logoFile(deps, params.hash),
  }
}
