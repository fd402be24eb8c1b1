import { build, context } from 'esbuild'

/**
 * The server's programs and worker scripts, with shared chunks; packages are not bundled. Used by
 * the build and by the development start.
 */
const options = {
  entryPoints: {
    main: 'server/main.ts',
    worker: 'server/workers/worker.ts',
    backup: 'server/commands/backup/main.ts',
    'audit-archive': 'server/commands/audit-archive/main.ts',
    'audit-verify': 'server/commands/audit-verify/main.ts',
    'rotate-keys': 'server/commands/rotate-keys/main.ts',
    'move-files': 'server/commands/move-files/main.ts',
    'reset-admin': 'server/commands/reset-admin/main.ts',
    'reset-factor': 'server/commands/reset-factor/main.ts',
    intake: 'server/commands/intake/main.ts',
    'reading-worker': 'server/features/reports/triplet/reading-worker.ts',
    'ocr-worker': 'server/adapters/ocr/ocr-worker.ts',
  },
  outdir: 'dist/server',
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  splitting: true,
  packages: 'external',
  sourcemap: true,
  // Stack traces do not need sources, and each process keeps its maps in memory.
  sourcesContent: false,
  logLevel: 'warning',
}

export const bundleServer = () => build(options)
export const watchServer = (plugins) => context({ ...options, plugins })
