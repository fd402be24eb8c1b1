import { dashboard as contract } from '@shared/features/dashboard'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { countAll, countByWeek } from './dashboard.queries'
import { turnarounds } from './turnaround'

export { contract }

export function handlers({ db }: Dependencies): Handlers<typeof contract> {
  const turnaround = turnarounds(db)
  return {
    'GET /api/turnaround': ({ query }) => turnaround(query, new Date()),
    'GET /api/stats': async () => ({ ...(await countAll(db)), weeks: await countByWeek(db) }),
  }
}
