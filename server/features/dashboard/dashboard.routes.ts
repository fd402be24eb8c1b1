import { dashboard as contract } from '@shared/features/dashboard'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { countAll, countByWeek } from './dashboard.queries'
import { turnaround } from './turnaround'

export { contract }

export const handlers = ({ db }: Dependencies): Handlers<typeof contract> => ({
  'GET /api/turnaround': ({ query }) => turnaround(db, query, new Date()),
  'GET /api/stats': async () => ({ ...(await countAll(db)), weeks: await countByWeek(db) }),
})
