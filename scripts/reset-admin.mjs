// `npm run reset-admin -- EMAIL`: see docs/operations/accounts.md.
import { runBuilt } from './run-built.mjs'

await runBuilt('reset-admin', 1)
