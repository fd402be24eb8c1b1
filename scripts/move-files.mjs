// `npm run move-files`: see docs/operations/object-store.md.
import { runBuilt } from './run-built.mjs'

await runBuilt('move-files')
