import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

/**
 * Gives the browser the precomputed shapes of answers, in place of the schemas that they come from.
 * `projectRoot` is an absolute path.
 */
export function answerShapes(projectRoot: string): Plugin {
  const file = join(projectRoot, 'client/src/api/answer-shapes.ts')
  return {
    name: 'pearwell-answer-shapes',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (id !== file) return null
      const { module } = await runnerImport<{ shapes: object }>(file, {
        root: projectRoot,
        configFile: false,
        resolve: { tsconfigPaths: true },
      })
      return `export const shapes = ${JSON.stringify(module.shapes)}`
    },
  }
}
