// `npm run intake -- FOLDER`: see docs/operating.md.
import { runBuilt } from './run-built.mjs'

await runBuilt('intake')
