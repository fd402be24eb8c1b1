import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname

/** Of the client's .ts tests those that ask for a page in their first line, or put another module in a module's place. */
const onPage = readdirSync(join(root, 'client'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => join('client', file))
  .filter((file) =>
    /^\/\/ @vitest-environment happy-dom|^vi\.mock\(/m.test(readFileSync(join(root, file), 'utf8')),
  )

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    pool: 'forks',
    // Half of the time they wait: for servers that start and stop, for what is to happen.
    maxWorkers: 3,
    // Ends what would hang; a busy machine stays far below it.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A busy machine takes its time; who waits in vain learns it a little later.
    expect: { poll: { timeout: 30_000 } },
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
          globalSetup: ['server/testing/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['shared/**/*.test.ts', 'client/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: onPage,
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
