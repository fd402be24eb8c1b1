// `npm run reset-factor -- EMAIL`: see docs/operating.md.
import { runBuilt } from './run-built.mjs'

await runBuilt('reset-factor', 1)
