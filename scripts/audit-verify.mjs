// `npm run audit:verify`: see docs/operating.md.
import { runBuilt } from './run-built.mjs'

await runBuilt('audit-verify')
