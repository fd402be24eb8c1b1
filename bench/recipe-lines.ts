import { readFileSync, writeFileSync } from 'node:fs'
import { foodMatcher } from '../server/features/foods/food-names'
import { conflictsIn, readRecipe } from '../server/features/recipes/guard'

type Row = { id: string; line: string; food: string; expect?: string; allow?: string[] }

/**
 * `npm run bench:recipe-lines -- IN.jsonl [OUT.jsonl]`: runs recipe lines, each with a food,
 * through the function that guards recipes. Where rows state what is expected, missed and wrongly
 * excluded lines are counted.
 */
const [input, output] = process.argv.slice(2)
if (!input)
  throw new Error(
    'Give a file of rows {"id","line","food"}: npm run bench:recipe-lines -- IN.jsonl [OUT.jsonl]',
  )

const rows = readFileSync(input, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as Row)
const began = performance.now()
const answers = rows.map(({ id, line, food }) => {
  const reading = readRecipe({ title: '', description: '', ingredients: [line], instructions: [] })
  return {
    id,
    verdict: conflictsIn(reading, foodMatcher().resolve([{ name: food }])).length > 0 ? 'match' : 'none',
  }
})
const ms = performance.now() - began
if (output) writeFileSync(output, answers.map((answer) => `${JSON.stringify(answer)}\n`).join(''))

const judged = rows.flatMap((row, index) =>
  row.expect ? [{ row, excluded: answers[index]?.verdict === 'match' }] : [],
)
const held = judged.filter(({ row }) => row.expect !== 'none')
const free = judged.filter(({ row }) => row.expect === 'none')
const missed = held.filter(({ row, excluded }) => !excluded && !row.allow?.includes('none'))
const wrongly = free.filter(({ excluded }) => excluded)
console.log(`${rows.length} lines in ${ms.toFixed(0)} ms (the matcher's start among them)`)
if (judged.length > 0) {
  console.log(`held a food: ${held.length}, missed ${missed.length}`)
  console.log(`held none: ${free.length}, wrongly excluded ${wrongly.length}`)
  for (const { row } of [...missed, ...wrongly].slice(0, 20))
    console.log(`  ${row.id} ${row.food} | ${row.line}`)
}
