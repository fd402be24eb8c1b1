import type { Dependencies } from '../dependencies'
import type { Job } from './jobs'

/** Runs a job now rather than when it comes round, while nobody waits for it; that it stopped is logged. */
export function startInBackground(deps: Dependencies, run: Job['run'], stopped: string): void {
  void run(deps).catch((error: unknown) => deps.log.error({ kind: (error as Error).name }, stopped))
}
