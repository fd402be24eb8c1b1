import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { inject } from 'vitest'
import { projectRoot } from '../config/project-root'
import { sharedFolder } from './shared-folder'

/**
 * Not bundled: packages with native programs, large ones that are imported on demand, and one that
 * is not valid in strict mode.
 */
const outside = [
  'sharp',
  '@node-rs/argon2',
  'tesseract.js',
  'twilio',
  '@zxcvbn-ts/core',
  '@aws-sdk/client-s3',
  '@aws-sdk/client-ses',
  'pg-native',
  'rate-limiter-flexible',
]

/**
 * Folder for the bundles of a test run, inside the project so that packages left out of them
 * resolve.
 */
export const bundlesOf = (run: string): string =>
  path.join(projectRoot, 'node_modules', '.cache', 'pearwell-test', run)

/** Benchmarks run without Vitest and have no run folder. */
const thisRun = () => (process.env['VITEST'] ? path.basename(inject('runFolder')) : randomUUID())

/**
 * Bundles a program of the server once per test run, for tests that start it as a process or
 * thread, together with programs it starts. Paths are relative to server/. Returns the bundle's
 * path. Unlike the build it includes npm packages, which makes each start a third faster.
 */
export async function bundle(entry: string, ...started: string[]): Promise<string> {
  const bundles = bundlesOf(thisRun())
  mkdirSync(bundles, { recursive: true })
  const place = path.join(bundles, entry.replaceAll(/\W/g, '-'))
  const made = await sharedFolder(place, async (outdir) => {
    await build({
      entryPoints: Object.fromEntries(
        [entry, ...started].map((one) => [path.basename(one, '.ts'), path.join(projectRoot, 'server', one)]),
      ),
      outdir,
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      external: outside,
      // CommonJS packages in the bundle load Node's modules with `require`.
      banner: {
        js: "import { createRequire as requireAt } from 'node:module'; const require = requireAt(import.meta.url)",
      },
      alias: { '@shared': path.join(projectRoot, 'shared') },
    })
  })
  return path.join(made, `${path.basename(entry, '.ts')}.js`)
}
