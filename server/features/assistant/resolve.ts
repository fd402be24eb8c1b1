import { listed } from '@shared/domain/text/counts'
import { plain } from './answers/words/plain'
import { pattern, signsOf, typed } from './answers/words/words'
import milks from './milks.json' with { type: 'json' }
import cues from './cues.json' with { type: 'json' }
import { foodsAsked, isOfFoodsAlone, isOfMilk } from './understand/foods'

/** An earlier question on the page, as the chat remembers it. */
export type Turn = {
  question: string
  intent?: string | null | undefined
  foods?: readonly string[] | undefined
}

/** Questions up to this many words may be follow-ups. */
export const SHORT = 14

const links =
  'and|what about|how about|same for|also|or|but|ok|then|so|no|i meant|und|et|y|was ist mit|pero|mais|aber|oder|ou|o'
const begins = pattern(links)
/** Whether a question is a follow-up, by its beginning or its length. */
export const isFollowUp = (question: string): boolean => {
  const words = plain(question).split(' ')
  return words.length < 4 || begins.test(words.slice(0, 2).join(' '))
}
const pronoun = typed(
  'it|that one|this one|that|this|them|these|those|they|both',
  'es|das|davon|ça|cela|les deux|lo|eso',
)
/** "No fish please": a condition on the meal requested. */
const leavesOut =
  /^(?:(?:but|and|please|ok|aber|bitte|mais|pero) )?(?:no|not|without|ohne|keine?n?|sans|pas de|sin) /u
/** "Almond one?" */
const endsOnOne = /(?<!\p{L})ones?\W*$/iu
const hasCue = signsOf(cues, pattern)
const onlyWhy = new RegExp(`^(?:${cues.why})(?: \\p{L}+)?\\s*[,;.?!]`, 'iu')

/** Completes a follow-up ("and goat?", "how high was it"); `turns`: the newest last. */
export const resolve = (question: string, turns: readonly Turn[]): string =>
  completeAfter(question, completeTurns(turns))

/** Each turn completed from those before it. */
export const completeTurns = (turns: readonly Turn[]): Turn[] =>
  turns.reduce<Turn[]>(
    (before, turn) => [...before, { ...turn, question: completeAfter(turn.question, before) }],
    [],
  )

function completeAfter(question: string, turns: readonly Turn[]): string {
  const last = turns.at(-1)
  const text = plain(question)
  if (!last || text.split(' ').length > SHORT) return question
  const foods = foodsAsked(question)
  const named = turns.findLast((turn) => (turn.foods ?? []).length > 0)?.foods ?? []
  const all = [...new Set(turns.flatMap((turn) => turn.foods ?? []))]
  if (all.length > 1 && hasCue(text, 'several')) return `which is higher in my test, ${all.join(' or ')}`
  // "Why though, I hardly ate pasta" asks about the result.
  const asksWhy = onlyWhy.test(question) && last.intent?.startsWith('results.') === true
  if (foods.length > 0 && !asksWhy) return ofFoods(question, text, foods, last)
  return ofCue(question, text, named, last) ?? withFoods(question, named, last)
}

/** "And goat?" repeats the question about cow's milk for goat. */
function ofFoods(question: string, text: string, foods: readonly string[], last: Turn): string {
  if (last.intent?.startsWith('meals.') && leavesOut.test(text)) return `${last.question}, ${question}`
  const isMore = begins.test(text.split(' ').slice(0, 3).join(' ')) || endsOnOne.test(text)
  const isAlone = isOfFoodsAlone(question.replace(new RegExp(begins.source, 'giu'), ' '))
  if (!isMore || !isAlone) return question
  const [first] = last.foods ?? []
  if (first === undefined || !last.question.includes(first)) return question
  return withFoodsOf(last, listed(foods.map((words) => asMilk(words, first))))
}

function withFoodsOf({ question, foods = [] }: Turn, named: string): string {
  const [first = '', ...others] = foods
  const rest = others.reduce((left, other) => left.replace(other, ' '), question)
  return rest
    .replace(first, named)
    .replace(/(?: (?:and|or|und|oder|et|ou|y|o))? {2,}/gu, ' ')
    .trim()
}

/** Dairy products in each language. */
const products = (['en', 'de', 'fr', 'es'] as const).map(
  (language) => [language, new RegExp(milks.products[language], 'iu')] as const,
)
const whole = (names: string) => new RegExp(`^(?:${pattern(names).source})$`, 'u')
const ofAnimals = milks.animals.map((row) => ({ ...row, names: whole(row.names) }))
const ofPlants = milks.plants.map((row) => ({ ...row, names: whole(row.names) }))

/** After dairy an animal means its milk or cheese, and after milk an oat is a drink. */
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

/** What one or two words ask about the last subject. */
function ofCue(question: string, text: string, foods: readonly string[], last: Turn): string | undefined {
  const has = (...some: (keyof typeof cues)[]) => hasCue(text, ...some)
  const named = listed(foods)
  const isOf = (intents: RegExp) => intents.test(last.intent ?? '')
  const isOfResults = isOf(/^results\./u)
  if (has('why')) {
    if (named === '') return `${question.replace(/\?+$/u, '')}: ${last.question}`
    if (isOf(/changes|move/u)) return `why did ${named} change since the last test`
    return isOfResults ? `why is ${named} high` : `why is ${named} on my list`
  }
  if (has('instead'))
    return named === '' ? undefined : `what can i have instead of ${named}${aimOf(question)}`
  const one = has('second') ? foods[1] : has('first') ? foods[0] : undefined
  if (one !== undefined && foods.length > 1)
    return isOf(/^meals\./u) ? withFoodsOf(last, one) : `can i eat ${one}`
  if (has('before') && (isOfResults || named !== ''))
    return named === ''
      ? `${last.question} in the previous test`
      : `what was ${named} in the previous test and now`
  const isOfLevel = named !== '' && isOf(/^(?:results|verdicts|meals)\./u)
  if (isOfLevel && has('meaning')) return `how high is ${named} in my test and what does my value mean`
  if (isOfLevel && !isOfResults && has('amount') && !has('value'))
    return `how much ${named} can i eat${aimOf(question)}`
  if (isOfLevel && has('sure', 'value', 'amount')) return `how high is ${named} in my test`
  if (has('sure')) return last.question
  if (has('worse') && foods.length > 1) return `which is higher in my test, ${foods.join(' or ')}`
  return undefined
}

const aim = /(?<![\p{L}\d])(for|in|on|with|für|zum|pour|para)\s.+$/iu
const aimOf = (question: string) => ` ${aim.exec(question)?.[0] ?? ''}`.trimEnd()
/** "And for", "ok, and with": only a purpose follows. */
const onlyLinks = new RegExp(`^(?:(?:${links})[^\\p{L}]+)+$`, 'iu')

/** "It" is the last food; "and for breakfast?" repeats the question for breakfast. */
function withFoods(question: string, foods: readonly string[], last: Turn): string {
  const match = aim.exec(question)
  if (match && onlyLinks.test(question.slice(0, match.index))) {
    const same = new RegExp(`(?<!\\p{L})${match[1]}\\s.+?(?=\\s(?:for|with|für|mit|pour|para)\\s|$)`, 'iu')
    return `${last.question.replace(same, '').replace(/[?.!\s]+$/u, '')}${aimOf(question)}`
  }
  return foods.length > 0 ? question.replace(pronoun, listed(foods)) : question
}
