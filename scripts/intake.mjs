// `npm run intake -- FOLDER`: see docs/operations/intake.md.
import { runBuilt } from './run-built.mjs'

await runBuilt('intake')
