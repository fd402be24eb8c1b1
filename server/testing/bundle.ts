import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { inject } from 'vitest'
import { projectRoot } from '../config/project-root'
import { sharedFolder } from './shared-folder'

/** Packages with programs of their own, seldom used ones that are loaded when asked for, and one whose code is not strict. */
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

/** Where the bundles of a run are: in the project, so that what is left outside of them is found. */
export const bundlesOf = (run: string): string =>
  path.join(projectRoot, 'node_modules', '.cache', 'pearwell-test', run)

/** The benches begin none. */
const thisRun = () => (process.env['VITEST'] ? path.basename(inject('runFolder')) : randomUUID())

/**
 * Bundles a program of the server, once a run, for tests that run it as a process or thread of its own, with others that it
 * starts; gives the bundle's path. An entry is relative to the server's folder. Unlike the build's it holds its packages,
 * which spares each start a third of its work.
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
      // Packages that are no modules ask for Node's by `require`.
      banner: {
        js: "import { createRequire as requireAt } from 'node:module'; const require = requireAt(import.meta.url)",
      },
      alias: { '@shared': path.join(projectRoot, 'shared') },
    })
  })
  return path.join(made, `${path.basename(entry, '.ts')}.js`)
}
