import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { compact } from '../shared/knowledge/sections.ts'

/** Gives the browser the name sections a twentieth smaller; `projectRoot` is an absolute path. */
export function knowledgeSections(projectRoot: string): Plugin {
  const folder = join(projectRoot, 'shared/knowledge/')
  return {
    name: 'pearwell-knowledge-sections',
    enforce: 'pre',
    load(id) {
      if (!id.startsWith(folder) || !id.endsWith('.txt?raw')) return null
      const file = id.slice(0, -'?raw'.length)
      this.addWatchFile(file)
      return `export default ${JSON.stringify(compact(file, readFileSync(file, 'utf8')))}`
    },
  }
}
