// Runs the thread's script from its source in tests and benches, where no build exists.
import { register } from 'tsx/esm/api'

register()
await import('./ocr-worker.ts')
