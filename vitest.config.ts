import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['shared/**/*.test.ts', 'server/**/*.test.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'client', environment: 'happy-dom', include: ['client/**/*.test.{ts,tsx}'] },
      },
    ],
  },
})
