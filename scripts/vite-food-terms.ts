import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { byValue } from '../shared/domain/food-matcher/terms-by-value.ts'

const prefix = '\0food-terms/'

/**
 * Gives the browser the food matcher's files of terms ordered by value, in a form that is a sixth smaller. `projectRoot`
 * is an absolute path.
 */
export function foodTerms(projectRoot: string): Plugin {
  const folder = join(projectRoot, 'shared/domain/food-matcher')
  const reader = JSON.stringify(join(folder, 'terms-by-value.ts'))
  return {
    name: 'pearwell-food-terms',
    enforce: 'pre',
    resolveId(source, importer) {
      const isTerms = importer === join(folder, 'knowledge.ts') && source.startsWith('./terms/')
      return isTerms ? prefix + source.slice('./terms/'.length, -'.json'.length) : null
    },
    load(id) {
      if (!id.startsWith(prefix)) return null
      const file = join(folder, 'terms', `${id.slice(prefix.length)}.json`)
      this.addWatchFile(file)
      const terms = byValue(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
      const text = JSON.stringify(JSON.stringify(terms))
      return `import { termsOf } from ${reader}\nexport default /* @__PURE__ */ termsOf(JSON.parse(${text}))`
    },
  }
}
