import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rollup } from 'vite'

type Bundle = Rollup.OutputBundle

/**
 * The modules of the offline screen, beside the page itself, and those that its label check loads.
 */
const offlineScreen = [
  'app/portal-unreachable.tsx',
  'features/scanner/offline-screen.tsx',
  'features/scanner/result/result-view.tsx',
  'ui/toast-card.tsx',
]
const localChecks = [
  'features/scanner/local-check.ts',
  'features/verdict/offline-verdict.ts',
  'features/verdict/local-sheet.tsx',
]
const alwaysThere = ['/', '/theme.js', '/favicon.svg']

/**
 * Writes `/service-worker.js` with the lists of files to cache. `projectRoot` is the absolute path
 * of the repository.
 */
export function serviceWorker(projectRoot: string): Plugin {
  return {
    name: 'pearwell-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = filesOf(bundle, ['/index.html', ...offlineScreen])
        for (const { fileName } of Object.values(bundle))
          if (/^assets\/.+\.(woff2|css)$/.test(fileName)) page.add(fileName)
        const check = filesOf(bundle, localChecks)
        for (const file of page) check.delete(file)
        const lists = [[...alwaysThere, ...[...page].map(asPath)], [...check].map(asPath)]
        const source = readFileSync(join(projectRoot, 'client/service-worker.js'), 'utf8')
        const version = createHash('sha256')
          .update(source)
          .update(JSON.stringify(lists))
          .digest('hex')
          .slice(0, 16)
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: source
            .replace('__VERSION__', version)
            .replace("['__PAGE__']", JSON.stringify(lists[0]))
            .replace("['__CHECK__']", JSON.stringify(lists[1])),
        })
      },
    },
  }
}

const asPath = (fileName: string) => `/${fileName}`

/**
 * The chunks of these modules with all their static imports. Throws when a module has no separate
 * chunk.
 */
function filesOf(bundle: Bundle, modules: readonly string[]): Set<string> {
  const files = new Set<string>()
  const add = (fileName: string) => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || files.has(fileName)) return
    files.add(fileName)
    chunk.imports.forEach(add)
  }
  for (const name of modules) {
    const chunk = Object.values(bundle).find(
      (one) => one.type === 'chunk' && one.facadeModuleId?.replaceAll('\\', '/').endsWith(name),
    )
    if (!chunk) throw new Error(`The build has no chunk for ${name}, which is needed without a network.`)
    add(chunk.fileName)
  }
  return files
}
