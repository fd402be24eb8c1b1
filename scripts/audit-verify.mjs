// `npm run audit:verify`: see docs/operations/audit.md.
import { runBuilt } from './run-built.mjs'

await runBuilt('audit-verify')
