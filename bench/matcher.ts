// Run with IN.jsonl OUT.jsonl: reads texts, writes the matcher's verdicts. Without arguments:
// prints its speed beside native indexOf scans, and its accuracy on bench/labels/corpus. With
// --misses [N]: also prints the (first N) wrong answers. With --odd or --even: only the labels on
// such lines, so that the other half stays unseen while tuning. Rows: {"id", "text"} gives {"id",
// "contains", "traces"} as Open Food Facts tags; {"id", "text" or "line", "food"} gives {"id",
// "verdict"}.
import { readFileSync, writeFileSync } from 'node:fs'
import { buildMatcher, type AllergenGroup } from '../shared/domain/food-matcher/food-matcher'
import { readKnowledge } from '../shared/knowledge/read-knowledge'
import { readCorpus } from './labels/read-corpus'
import { figuresOf, judge, type Judged, wrongAnswers } from './labels/score'

type Row = { id: string; text?: string; line?: string; food?: string }

const knowledge = readKnowledge()
const started = performance.now()
const matcher = buildMatcher(knowledge)
const buildTime = performance.now() - started

const tagOf = (group: AllergenGroup) =>
  group === 'sulphites' ? 'en:sulphur-dioxide-and-sulphites' : `en:${group}`

function predict({ id, text, line, food }: Row) {
  const reading = matcher.read(text ?? line ?? '')
  if (food !== undefined)
    return { id, verdict: matcher.verdicts(reading, matcher.resolve([{ name: food }]))[0]?.verdict ?? 'none' }
  const { contains, traces } = matcher.groups(reading)
  return { id, contains: contains.map(tagOf), traces: traces.map(tagOf) }
}

function predictAll(from: string, to: string) {
  const rows = readFileSync(from, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row)
  writeFileSync(to, rows.map((row) => `${JSON.stringify(predict(row))}\n`).join(''))
  console.log(`${rows.length} predictions in ${to}`)
}

const label = `Oat and hazelnut biscuits with a dark chocolate coating. Ingredients: wholegrain oat flakes (27%), fortified
wheat flour (wheat flour, calcium carbonate, iron, niacin, thiamin), dark chocolate 18% (cocoa mass, sugar, cocoa butter,
emulsifier: lecithins (soya), natural vanilla flavouring), vegetable oils (palm, rapeseed, sunflower), chopped roasted
hazelnuts (8%), demerara sugar, golden syrup, pasteurised free range egg, skimmed milk powder, whey powder (from milk),
raising agents (E500, ammonium carbonates), rice flour, sea salt, dried apple pieces (apple, preservative: sulphur
dioxide), barley malt extract, cinnamon, ground ginger. For allergens, including cereals containing gluten, see the
ingredients in bold. May also contain peanuts, sesame, almonds and other nuts. Made in a bakery that handles mustard.
Free from artificial colours and hydrogenated fat. Suitable for vegetarians. Store in a cool, dry place, away from
direct sunlight. Once opened keep in an airtight container and eat within seven days. Filling: raspberry purée (31%),
glucose syrup, apple juice concentrate, gelling agent (pectin), acidity regulators (citric acid, sodium citrates),
colour (anthocyanins), coconut milk powder, cornflour, butternut squash purée, lemon oil, modified potato starch,
buttermilk powder, thickener (E415), flavourings (milk), cashew paste, pumpkin seeds, black pepper, turmeric extract. `
const text = label.repeat(2).replaceAll('\n', ' ').slice(0, 1_500)

/** The fastest of several rounds, in milliseconds for one run. */
function timeOf(run: () => number, runs: number, rounds = 15): number {
  let best = Infinity
  let sum = 0
  for (let round = 0; round < rounds; round++) {
    const before = performance.now()
    for (let at = 0; at < runs; at++) sum += run()
    best = Math.min(best, (performance.now() - before) / runs)
  }
  if (sum < 0) throw new Error('Nothing was found.')
  return best
}

function printSpeed() {
  const foods = knowledge.foods
  const allNames = foods.flatMap(({ name, names }) => [name, ...Object.values(names).flat()])
  const lowerNames = [...new Set(allNames.map((name) => name.toLowerCase()))]
  const ownNames = foods.map(({ name }) => name.toLowerCase())
  const lower = text.toLowerCase()
  const scan = (wanted: readonly string[]) => () =>
    wanted.reduce((found, name) => found + Number(lower.indexOf(name) >= 0), 0)
  const all = matcher.resolve(foods.map(({ key, name }) => ({ key, name })))
  const read = () => {
    const reading = matcher.read(text)
    return matcher.verdicts(reading, all).length + matcher.groups(reading).contains.length
  }
  timeOf(read, 50, 4)
  const [scanTime, ownTime, readTime, onlyRead] = [
    timeOf(scan(lowerNames), 5),
    timeOf(scan(ownNames), 50),
    timeOf(read, 20),
    timeOf(() => matcher.read(text).mentions.length, 20),
  ]
  console.log(
    `knowledge: ${foods.length} foods, ${lowerNames.length} names, ${knowledge.terms.length} terms; ` +
      `built in ${buildTime.toFixed(0)} ms`,
  )
  console.log(
    `a label of ${text.length} characters, ms: one native indexOf scan per name ${scanTime.toFixed(3)} ` +
      `(per food, first names only: ${ownTime.toFixed(3)})`,
  )
  console.log(
    `  the matcher against everything ${readTime.toFixed(3)} (reading alone ${onlyRead.toFixed(3)})`,
  )
  console.log(`  ratio ${(readTime / scanTime).toFixed(2)} (goal: at most 3)`)
  for (const size of [10_000, 100_000, 1_000_000]) {
    const long = label.repeat(Math.ceil(size / label.length)).slice(0, size)
    const time = timeOf(() => matcher.read(long).mentions.length, 1, size > 500_000 ? 3 : 6)
    console.log(
      `  ${(size / 1000).toFixed(0)} KB: ${time.toFixed(1)} ms, ${((time / size) * 1000).toFixed(3)} µs a character`,
    )
  }
}

function printFigures(judged: readonly Judged[]) {
  const languages = [...new Set(judged.map(({ entry }) => entry.language))]
  const row = (cells: readonly string[]) => cells.map((cell) => cell.padStart(14)).join('')
  const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} %`
  console.log(row(['labels', 'texts', 'mentions', 'silent /1,000', 'right', 'false alarms', 'places']))
  for (const language of [...languages, 'all']) {
    const figures = figuresOf(judged.filter(({ entry }) => language === 'all' || entry.language === language))
    console.log(
      row([
        language,
        String(figures.entries),
        String(figures.mentions),
        ((figures.silent / figures.present) * 1000).toFixed(1),
        percent(figures.right, figures.questions),
        String(figures.falseAlarms),
        percent(figures.placed, figures.mentions),
      ]),
    )
  }
}

function printMisses(judged: readonly Judged[], most: number) {
  const wrong = wrongAnswers(judged)
  for (const { entry, answer } of wrong.slice(0, most))
    console.log(
      `${entry.language} ${entry.line}  ${answer.value}: ${answer.expected}, said ${answer.said}\n` +
        `  ${JSON.stringify(entry.text)}`,
    )
  console.log(`${wrong.length} wrong`)
}

/** The judged corpus, or the half that the arguments select. */
function judgedLabels(args: readonly string[]): Judged[] {
  const rest = args.includes('--odd') ? [1] : args.includes('--even') ? [0] : [0, 1]
  return judge(
    matcher,
    readCorpus().filter(({ line }) => rest.includes(line % 2)),
  )
}

const args = process.argv.slice(2)
const [from, to] = args
if (from?.startsWith('--')) {
  const judged = judgedLabels(args)
  if (args.includes('--misses'))
    printMisses(judged, Number(args.find((arg) => /^\d+$/.test(arg)) ?? Infinity))
  printFigures(judged)
} else if (from !== undefined && to !== undefined) predictAll(from, to)
else {
  printSpeed()
  printFigures(judgedLabels(args))
}
