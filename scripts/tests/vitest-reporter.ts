import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { tell } from './tell'

const isFull = process.env['PEARWELL_FULL'] === '1'

/** Reports the results of the tests of rules, endpoints and components to `scripts/test.mjs`. */
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const left = tests.filter(({ tags }) => !isFull && tags.includes('full'))
    const ended = (state: string) => tests.filter((test) => test.result().state === state)
    // A file that fails to load has no failed tests, so it is counted separately.
    const broken = modules.filter((module) => module.errors().length > 0).length + errors.length
    tell('vitest', {
      passed: ended('passed').length,
      failed: ended('failed').length + broken,
      skipped: ended('skipped').length - left.length,
      left: left.length,
      retried: tests
        .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
        .map((test) => `${test.module.relativeModuleId} › ${test.fullName}`),
      seconds: Object.fromEntries(
        modules.map((module) => {
          const { collectDuration, duration } = module.diagnostic()
          return [module.relativeModuleId, (collectDuration + duration) / 1000]
        }),
      ),
    })
  }
}
