// `npm run backup` and `npm run restore`: see docs/operations/backup-and-restore.md.
import { runBuilt } from './run-built.mjs'

await runBuilt('backup', 1)
