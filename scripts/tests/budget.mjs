import { existsSync, readFileSync } from 'node:fs'

/** `all`: of each cost the most of a whole run; `each`: of a file without a line of its own in `files`. */
const budget = JSON.parse(readFileSync(new URL('budget.json', import.meta.url), 'utf8'))

/** Of each cost the most that a file of tests may have. */
export const budgetOf = (file) => ({ ...budget.each, ...budget.files[file] })

/** What the files of tests have noted (shared/testing/record-cost.ts): how often each cost, all together and by file. */
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

/** A sentence for each file, and for all together, that has more of a cost than its budget. Who tried again had it twice. */
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
