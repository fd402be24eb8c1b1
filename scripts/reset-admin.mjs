// `npm run reset-admin -- EMAIL`: see docs/operating.md.
import { runBuilt } from './run-built.mjs'

await runBuilt('reset-admin', 1)
