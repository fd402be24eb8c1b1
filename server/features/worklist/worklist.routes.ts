import { worklist as contract } from '@shared/features/worklist'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { setPageHeaders } from '../../http/paging'
import { notFound } from '../../http/problem'
import { runJob } from '../../jobs/run-job'
import { rowsOf } from './rows'
import { listOpenItems } from './open-items'

export { contract }

export const handlers = (deps: Dependencies): Handlers<typeof contract> => ({
  'GET /api/worklist': async (call) => {
    const { found, counts, oldest, ...extent } = await listOpenItems(deps, call.query)
    setPageHeaders(call, '/api/worklist', extent)
    call.setHeader('X-Counts', JSON.stringify(counts))
    if (oldest) call.setHeader('X-Oldest', oldest.toISOString())
    return rowsOf(deps, found, new Date())
  },
  'POST /api/jobs/:name/run': async ({ params }) => {
    const state = await runJob(deps, params.name)
    if (!state) throw notFound('The job')
    return { state }
  },
})
