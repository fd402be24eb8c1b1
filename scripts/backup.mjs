// `npm run backup` and `npm run restore`: see docs/operating.md.
import { runBuilt } from './run-built.mjs'

await runBuilt('backup', 1)
