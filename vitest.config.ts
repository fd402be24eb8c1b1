import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { atSize, isFull } from './shared/testing/runs'

const root = import.meta.dirname

/** Of the client's .ts tests those that ask for a page in their first line, or put another module in a module's place. */
const onPage = readdirSync(join(root, 'client'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => join('client', file))
  .filter((file) =>
    /^\/\/ @vitest-environment happy-dom|^vi\.mock\(/m.test(readFileSync(join(root, file), 'utf8')),
  )

const growth = '**/*.growth.test.ts'

/** What takes longest, mostly waiting for processes. */
const longest = [
  // Loads the server anew, which a worker that has only begun does not notice.
  'server/features/auth/guesses.test.ts',
  'server/main.test.ts',
  'server/stop.test.ts',
  'server/backup/backup.test.ts',
  'server/features/assistant/assistant.test.ts',
  'server/database/embedded/launch.test.ts',
  'server/reset-admin/reset-admin.test.ts',
  'server/faults.test.ts',
  'server/workers.test.ts',
  'server/features/reports/upload-kills.test.ts',
  'server/features/foods/generation-kills.test.ts',
  'server/features/invitations/invitation-kills.test.ts',
  'server/database/embedded/location.test.ts',
  'server/two-instances.test.ts',
  'server/adapters/ocr/read-label.test.ts',
  'server/adapters/ocr/ocr.test.ts',
].map((file) => join(root, file))
const projects = ['server', 'growth', 'pages', 'rules']

/** A fresh clone knows no times and would go by size: the last would be small files that wait long, beside idle cores. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId, project }: TestSpecification) => {
      const at = longest.indexOf(moduleId)
      return at === -1 ? longest.length + projects.indexOf(project.name) : at
    }
    return (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other))
  }
}

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    pool: 'forks',
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
          globalSetup: ['server/testing/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['shared/**/*.test.ts', 'client/**/*.test.ts', 'bench/**/*.test.ts'],
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
          setupFiles: ['client/src/testing/clean-page.ts'],
          include: ['client/**/*.test.tsx', ...onPage],
        },
      },
    ],
  },
})
