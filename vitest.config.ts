import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { scratch } from './server/testing/scratch.ts'
import { atSize, isFull } from './shared/testing/runs.ts'

const root = import.meta.dirname

/** Of the client's .ts tests those that ask for a page in their first line, or put another module in a module's place. */
const onPage = readdirSync(join(root, 'client'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => join('client', file))
  .filter((file) =>
    /^\/\/ @vitest-environment happy-dom|^vi\.mock\(/m.test(readFileSync(join(root, file), 'utf8')),
  )

const growth = '**/*.growth.test.ts'

/** Of a file that starts servers how many it may: these take longest, mostly waiting. */
const { files: budgets } = JSON.parse(readFileSync(join(root, 'scripts/tests/budget.json'), 'utf8')) as {
  files: Record<string, { 'server processes'?: number }>
}
const processesOf = ({ moduleId }: TestSpecification) =>
  budgets[relative(root, moduleId)]?.['server processes'] ?? 0
const projects = ['server', 'growth', 'pages', 'rules']
const placeOf = ({ project }: TestSpecification) => projects.indexOf(project.name)

/** A fresh clone knows no times and would go by size: the last would be small files that wait long, beside idle cores. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort(
      (one, other) => processesOf(other) - processesOf(one) || placeOf(one) - placeOf(other),
    )
  }
}

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    pool: 'forks',
    reporters: ['default', './scripts/tests/vitest-reporter.ts'],
    // Half of the time they wait: for servers that start and stop, for what is to happen.
    maxWorkers: 3,
    // Room for what is young spares a tenth of the work: less is looked through for what can go.
    execArgv: ['--max-semi-space-size=32'],
    sequence: { sequencer: LongestFirst },
    // What only `npm run test:full` runs.
    tags: [{ name: 'full', skip: !isFull }],
    // Ends what would hang; a busy machine stays far below it.
    testTimeout: atSize(400_000, 3_600_000),
    hookTimeout: 400_000,
    // A busy machine takes its time; who waits in vain learns it a little later.
    expect: { poll: { timeout: 90_000 } },
    // A shared machine may stall a test once; the list says which needed a second try, as in the browser.
    retry: process.env['CI'] ? 1 : 0,
    // Loading the modules anew for each file takes longer than most tests.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [growth],
          // A copy of a data folder costs ten times as much on a disk.
          env: { TMPDIR: scratch },
          alias: [{ find: '@node-rs/argon2', replacement: join(root, 'server/testing/cheap-hashes.ts') }],
          globalSetup: ['server/testing/global-setup.ts'],
          setupFiles: [
            'shared/testing/same-draws.ts',
            'server/testing/count-costs.ts',
            'server/testing/real-clocks.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          setupFiles: ['shared/testing/same-draws.ts'],
          include: ['shared/**/*.test.ts', 'client/**/*.test.ts', 'bench/**/*.test.ts', 'docs/**/*.test.ts'],
          exclude: [...onPage, growth],
        },
      },
      {
        extends: true,
        test: {
          name: 'growth',
          include: [growth],
          // What other files have loaded would not be counted.
          isolate: true,
          setupFiles: ['shared/testing/growth/count-blocks.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'happy-dom',
          clearMocks: true,
          setupFiles: ['shared/testing/same-draws.ts', 'client/src/testing/clean-page.ts'],
          include: ['client/**/*.test.tsx', ...onPage],
        },
      },
    ],
  },
})
