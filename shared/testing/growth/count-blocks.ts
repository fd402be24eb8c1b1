import { Session, type Profiler } from 'node:inspector'
import { setFlagsFromString } from 'node:v8'
import { countBlocksWith } from './growth'

// V8 counts blocks only in code compiled from now on, so run this before loading the code to count.
// Optimised code no longer counts each call.
setFlagsFromString('--no-opt')
setFlagsFromString('--no-maglev')
const session = new Session()
session.connect()
session.post('Profiler.enable')
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })

const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0)
countBlocksWith(() => {
  let scripts: Profiler.ScriptCoverage[] = []
  session.post('Profiler.takePreciseCoverage', (error, taken) => {
    if (error) throw error
    scripts = taken.result.filter(({ url }) => !url.endsWith(import.meta.filename))
  })
  return sum(
    scripts.flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count))),
  )
})
