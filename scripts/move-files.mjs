// `npm run move-files`: see docs/operating.md.
import { runBuilt } from './run-built.mjs'

await runBuilt('move-files')
