import path from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestResult, TestStep } from '@playwright/test/reporter'
import { recordCost } from '../../shared/testing/record-cost'
import { tell } from './tell'

const fileOf = ({ location }: TestCase) => path.relative(process.cwd(), location.file)

/** Reports the results of the journeys to `scripts/test.mjs`, and records the pages they open. */
export default class implements Reporter {
  private tests: TestCase[] = []

  onBegin(_config: FullConfig, suite: Suite): void {
    this.tests = suite.allTests()
  }

  onStepEnd(test: TestCase, _result: TestResult, { title }: TestStep): void {
    if (title === 'Create page') recordCost('pages', fileOf(test))
  }

  onEnd(): void {
    const ended = (outcome: string) => this.tests.filter((test) => test.outcome() === outcome).length
    const seconds: Record<string, number> = {}
    for (const test of this.tests)
      for (const { duration } of test.results)
        seconds[fileOf(test)] = (seconds[fileOf(test)] ?? 0) + duration / 1000
    tell('playwright', {
      passed: ended('expected') + ended('flaky'),
      failed: ended('unexpected'),
      skipped: ended('skipped'),
      left: 0,
      retried: this.tests
        .filter(({ results }) => results.length > 1)
        .map((test) => `${fileOf(test)} › ${test.title}`),
      seconds,
    })
  }

  printsToStdio(): boolean {
    return false
  }
}
