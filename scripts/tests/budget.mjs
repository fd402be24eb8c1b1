import { existsSync, readFileSync } from 'node:fs'

/** `all`: the most of each cost in a whole run; `each`: in a file without a line in `files`. */
const budget = JSON.parse(readFileSync(new URL('budget.json', import.meta.url), 'utf8'))

/** The most of each cost that a test file may have. */
export const budgetOf = (file) => ({ ...budget.each, ...budget.files[file] })

/**
 * The recorded costs (shared/testing/record-cost.ts): counts for the whole run and for each file.
 */
export function spentIn(notes) {
  const [all, files] = [{}, {}]
  const lines = existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : []
  for (const line of lines) {
    const { cost, file } = JSON.parse(line)
    const own = (files[file] ??= {})
    own[cost] = (own[cost] ?? 0) + 1
    all[cost] = (all[cost] ?? 0) + 1
  }
  return { all, files }
}

/**
 * A sentence for each file, and for the whole run, that exceeds its budget. Files with a retry are
 * exempt, because a retry doubles their costs.
 */
export function overBudget({ all, files }, retried) {
  const tooMuch = (who, spent, most) =>
    Object.entries(spent)
      .filter(([cost, times]) => times > most[cost])
      .map(([cost, times]) => `${who}: ${times} ${cost}, ${most[cost]} at most`)
  return [
    ...Object.entries(files)
      .filter(([file]) => !retried.some((test) => test.startsWith(`${file} ›`)))
      .flatMap(([file, spent]) => tooMuch(file, spent, budgetOf(file))),
    ...tooMuch('all together', all, budget.all),
  ]
}
