import { listed } from '@shared/domain/counts'
import { plain } from './answers/words/plain'
import { pattern, signsOf, typed } from './answers/words/words'
import milks from './milks.json' with { type: 'json' }
import cues from './cues.json' with { type: 'json' }
import { foodsAsked, isOfFoodsAlone, isOfMilk } from './understand/foods'

/** What was asked before on the same page, as the chat remembers it. */
export type Turn = {
  question: string
  intent?: string | null | undefined
  foods?: readonly string[] | undefined
}

/** So few words may lean on what was asked before. */
export const SHORT = 12

const begins = pattern(
  'and|what about|how about|same for|also|or|but|ok|then|no|i meant|und|et|y|was ist mit|pero|mais|aber|oder|ou|o',
)
const pronoun = typed(
  'it|that one|this one|that|this|them|these|those|they|both',
  'es|das|davon|ça|cela|les deux|lo|eso',
)
/** "Almond one?" */
const endsOnOne = /(?<!\p{L})ones?\W*$/iu
const hasCue = signsOf(cues, pattern)

/**
 * A question that leans on what was asked before ("and goat?", "why?", "what instead", "how high was it") as a
 * whole one; any other as it is. `turns`: the last ones, the newest last.
 */
export function resolve(question: string, turns: readonly Turn[]): string {
  return wholeAfter(question, wholeTurns(turns))
}

/** Each turn as a whole question, read with those before it. */
const wholeTurns = (turns: readonly Turn[]): Turn[] =>
  turns.reduce<Turn[]>(
    (before, turn) => [...before, { ...turn, question: wholeAfter(turn.question, before) }],
    [],
  )

function wholeAfter(question: string, turns: readonly Turn[]): string {
  const last = turns.at(-1)
  const text = plain(question)
  if (!last || text.split(' ').length > SHORT) return question
  const foods = foodsAsked(question)
  if (foods.length > 0) return ofFoods(question, text, foods, last)
  const named = turns.findLast((turn) => (turn.foods ?? []).length > 0)?.foods ?? []
  return ofCue(question, text, named, last) ?? withFoods(question, text, named, last)
}

/** "And goat?" asks of goat what was asked of cow's milk. */
function ofFoods(question: string, text: string, foods: readonly string[], last: Turn): string {
  const isMore = begins.test(text.split(' ').slice(0, 3).join(' ')) || endsOnOne.test(text)
  const isAlone = isOfFoodsAlone(question.replace(new RegExp(begins.source, 'giu'), ' '))
  if (!isMore || !isAlone) return question
  const [first, ...others] = last.foods ?? []
  const at = first === undefined ? -1 : last.question.indexOf(first)
  if (first === undefined || at < 0) return question
  const rest = others.reduce((left, other) => left.replace(other, ' '), last.question)
  return rest.replace(first, listed(foods.map((words) => asMilk(words, first)))).replace(/\s+/gu, ' ')
}

/** What is made of milk, in each language. */
const products = (['en', 'de', 'fr', 'es'] as const).map(
  (language) => [language, new RegExp(milks.products[language], 'iu')] as const,
)
const whole = (names: string) => new RegExp(`^(?:${pattern(names).source})$`, 'u')
const ofAnimals = milks.animals.map((row) => ({ ...row, names: whole(row.names) }))
const ofPlants = milks.plants.map((row) => ({ ...row, names: whole(row.names) }))

/** After a food of milk the name of an animal is its milk or cheese, and after milk an oat is a drink; else as it is. */
function asMilk(words: string, before: string): string {
  const [found] = products.flatMap(([language, product]) => {
    const [said] = product.exec(before) ?? []
    return said === undefined ? [] : [{ language, product: said.toLowerCase() }]
  })
  if (!found && !isOfMilk(before)) return words
  const { language, product } = found ?? { language: 'en' as const, product: 'milk' }
  const rows = /^(?:milk|milch|lait|leche)$/u.test(product) ? [...ofAnimals, ...ofPlants] : ofAnimals
  const row = rows.find(({ names }) => names.test(plain(words)))
  if (!row) return words
  if (language === 'de') return `${row.de}${product}`
  return language === 'en' ? `${row.en} ${product}` : `${product} ${row[language]}`
}

/** What a word or two ask of what was spoken of. */
function ofCue(question: string, text: string, foods: readonly string[], last: Turn): string | undefined {
  const has = (cue: keyof typeof cues) => hasCue(text, cue)
  const named = listed(foods)
  const isOfResults = last.intent?.startsWith('results.') === true
  if (has('why')) {
    if (named === '') return `${question.replace(/\?+$/u, '')}: ${last.question}`
    if (/changes|move/u.test(last.intent ?? '')) return `why did ${named} change since the last test`
    return isOfResults ? `why is ${named} high` : `why is ${named} on my list`
  }
  if (has('instead'))
    return named === '' ? undefined : `what can i have instead of ${named}${aimOf(question)}`
  if (has('sure')) return last.question
  const one = has('second') ? foods[1] : has('first') ? foods[0] : undefined
  if (one !== undefined && foods.length > 1) return `can i eat ${one}`
  if (has('before') && isOfResults)
    return named === ''
      ? `${last.question} in the test before`
      : `what was ${named} in the test before and now`
  if (has('value') && named !== '') return `how high is ${named} in my test`
  if (has('worse') && foods.length > 1) return `which is higher in my test, ${foods.join(' or ')}`
  return undefined
}

const aim = /(?<![\p{L}\d])(?:for|in|on|with|für|zum|pour|para)\s.+$/iu
const aimOf = (question: string) => ` ${aim.exec(question)?.[0] ?? ''}`.trimEnd()

/** "It" is what was spoken of; "and for breakfast?" asks once more, for that. */
function withFoods(question: string, text: string, foods: readonly string[], last: Turn): string {
  if (begins.test(text.split(' ')[0] ?? '') && aim.test(question))
    return `${last.question.replace(aim, '').replace(/[?.!\s]+$/u, '')}${aimOf(question)}`
  return foods.length > 0 ? question.replace(pronoun, listed(foods)) : question
}
