import { dashboard as contract } from '@shared/features/dashboard'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { countAll, countByWeek } from './dashboard.queries'

export { contract }

const spread = { n: 0, median: null, p90: null }
const nothing = { toRelease: spread, toRead: spread, whole: spread }

export const handlers = ({ db }: Dependencies): Handlers<typeof contract> => ({
  'GET /api/turnaround': () => ({ ...nothing, weeks: [], practitioners: [], waiting: [] }),
  'GET /api/stats': async () => ({ ...(await countAll(db)), weeks: await countByWeek(db) }),
})
