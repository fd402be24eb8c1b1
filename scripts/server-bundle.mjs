import { build, context } from 'esbuild'

/** The server as one ESM file; packages stay outside. Shared by the build and by the development start. */
const options = {
  entryPoints: ['server/main.ts'],
  outfile: 'dist/server/main.js',
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  packages: 'external',
  alias: { '@shared': './shared' },
  sourcemap: true,
  logLevel: 'warning',
}

export const bundleServer = () => build(options)
export const watchServer = (plugins) => context({ ...options, plugins })
