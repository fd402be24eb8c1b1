// `npm run audit:archive`: see docs/operations/audit.md.
import { runBuilt } from './run-built.mjs'

await runBuilt('audit-archive', 1)
