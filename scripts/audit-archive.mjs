// `npm run audit:archive`: see docs/operating.md.
import { runBuilt } from './run-built.mjs'

await runBuilt('audit-archive', 1)
