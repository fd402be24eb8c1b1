import { worklist as contract } from '@shared/features/worklist'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { setPageHeaders } from '../../http/paging'
import { rowsOf } from './rows'
import { listWaiting } from './waiting'

export { contract }

export const handlers = ({ db }: Dependencies): Handlers<typeof contract> => ({
  'GET /api/worklist': async (call) => {
    const { found, counts, ...extent } = await listWaiting(db, call.query)
    setPageHeaders(call, '/api/worklist', extent)
    call.setHeader('X-Counts', JSON.stringify(counts))
    return rowsOf(db, found, new Date())
  },
})
