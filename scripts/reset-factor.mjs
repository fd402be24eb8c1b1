// `npm run reset-factor -- EMAIL`: see docs/operations/second-factors.md.
import { runBuilt } from './run-built.mjs'

await runBuilt('reset-factor', 1)
