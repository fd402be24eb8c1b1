// The thread's script where it has not been built: in tests, benches and anything else that runs the sources.
import { register } from 'tsx/esm/api'

register()
await import('./ocr-worker.ts')
