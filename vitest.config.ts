import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { scratch } from './server/testing/scratch.ts'
import { atSize, isFull } from './shared/testing/runs.ts'

const root = import.meta.dirname

/** The client's .ts tests that declare the happy-dom environment or mock a module. */
const onPage = readdirSync(join(root, 'client'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => join('client', file))
  .filter((file) =>
    /^\/\/ @vitest-environment happy-dom|^vi\.mock\(/m.test(readFileSync(join(root, file), 'utf8')),
  )

const growth = '**/*.growth.test.ts'

/**
 * The number of servers that a test file may start, because such files take longest, mostly
 * waiting.
 */
const { files: budgets } = JSON.parse(readFileSync(join(root, 'scripts/tests/budget.json'), 'utf8')) as {
  files: Record<string, { 'server processes'?: number }>
}
const processesOf = ({ moduleId }: TestSpecification) =>
  budgets[relative(root, moduleId)]?.['server processes'] ?? 0
const projects = ['server', 'growth', 'pages', 'rules']
const placeOf = ({ project }: TestSpecification) => projects.indexOf(project.name)

/**
 * A fresh clone has no durations and would sort by size, so that small files with long waits would
 * run last, beside idle cores.
 */
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
    // More than the two cores, because tests wait half of their time for servers and events.
    maxWorkers: 3,
    // A larger young generation saves a tenth of the processor time in garbage collection.
    execArgv: ['--max-semi-space-size=32'],
    sequence: { sequencer: LongestFirst },
    // Run only by `npm run test:full`.
    tags: [{ name: 'full', skip: !isFull }],
    // Ends a test that hangs; a busy machine stays far below it.
    testTimeout: atSize(400_000, 3_600_000),
    hookTimeout: 400_000,
    // Long, because a busy machine is slow; only failing waits take the full time.
    expect: { poll: { timeout: 90_000 } },
    // A shared machine may stall a test once; the run lists the tests that needed a retry, as in
    // the browser.
    retry: process.env['CI'] ? 1 : 0,
    // Loading the modules again for each file takes longer than most tests.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [growth],
          // A copy of a data folder costs ten times as much on a disk as in memory.
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
          // Code that other files have already loaded would not be counted.
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
