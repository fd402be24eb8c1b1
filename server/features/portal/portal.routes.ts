import { access, constants } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { overview as contract } from '@shared/features/overview'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { setPageHeaders } from '../../http/paging'
import { Problem } from '../../http/problem'
import { portalSettings } from '../settings/settings.public'
import { countAll, countByWeek, listAccess, listAudit } from './overview.queries'
import { systemStatus } from './system-status'

export { contract }

export const handlers = (deps: Dependencies): Handlers<typeof contract> => {
  const { config, db } = deps
  const status = systemStatus(deps)
  return {
    'GET /api/health': () => ({ status: 'ok' }),
    'GET /api/ready': async () => {
      try {
        await db.execute(sql`select 1`)
        await access(config.dataDir, constants.W_OK)
      } catch {
        throw new Problem('unavailable', 'The server is not ready.')
      }
      return { status: 'ok' }
    },
    'GET /api/config': async () => {
      const { portalName, supportAddress } = await portalSettings(db)
      const { registrationOpen, ai, emailConfigured, smsConfigured } = config
      return { portalName, supportAddress, registrationOpen, ai, emailConfigured, smsConfigured }
    },
    'GET /api/stats': async () => ({ ...(await countAll(db)), weeks: await countByWeek(db) }),
    'GET /api/system/status': status,
    'GET /api/user/access-log': ({ scope }) => listAccess(db, scope),
    'GET /api/audit': async (call) => {
      const { rows, ...extent } = await listAudit(db, call.query)
      setPageHeaders(call, '/api/audit', extent)
      return rows
    },
  }
}
