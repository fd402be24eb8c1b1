import { defineConfig } from '@playwright/test'
import { atSize, isFull } from './shared/testing/runs.ts'

const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/portal.ts',
  workers: 2,
  // Ends a test that hangs; a busy machine stays far below it.
  timeout: 400_000,
  // A shared machine may stall a browser once; the run lists the tests that needed a retry.
  retries: process.env['CI'] ? 1 : 0,
  expect: { timeout: 90_000 },
  forbidOnly: Boolean(process.env['CI']),
  grepInvert: isFull ? undefined : /@full/,
  reporter: [['list'], ['./scripts/tests/playwright-reporter.ts']],
  use: {
    launchOptions: {
      executablePath: process.env['BROWSER_PATH'],
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    // It would cache the whole portal for each test; two spec files allow it anyway.
    serviceWorkers: atSize('block', 'allow'),
    // Otherwise an action that waits in vain would use up the whole test's time.
    actionTimeout: 90_000,
    navigationTimeout: 120_000,
    screenshot: 'only-on-failure',
  },
})
