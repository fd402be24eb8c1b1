import { isSameName } from './grouping'
import { grammarOf, within } from './grammar'
import type { Detail, FoodsStatement, Ruling, Statement } from './ruling'
import type { Names, Sayings, Subject } from './sayings'

/** The most words of a sentence after its answer, and of a note. */
const MOST_WORDS = 16
const MOST_IN_NOTE = 20
const MOST_NAMES = 3
const MOST_IN_TITLE = 5

/** How a language names foods and the question's subject; English has their own names. */
export type Naming = {
  sayings: Sayings
  name: (foodName: string) => string
  /** The subject as a sentence begins with it; `isKind`: of such foods in general, "burgers". */
  subject: (about: readonly string[], isKind: boolean) => Subject
  /** The members of a family to eat: "cow's milk", of bread "wheat bread". */
  kinds: (foods: readonly string[], family: string) => string
  /** A member that is left out, after another was named: "goat's". */
  shortName: (foodName: string) => string
}

/** The sentence that begins with the answer, and the notes below it. */
export function sayRuling(naming: Naming, decided: Ruling): { sentence: string; notes: string[] } {
  const { sayings } = naming
  const ruling = { ...decided, said: asNamed(naming, decided) }
  const said = saidOf(naming, ruling)
  const lead = `${sayings.answers[ruling.answer]}${said.lead}`
  const notes = [said.unsaid, ...ruling.notes.map((note) => noteOf(naming, ruling, note))].filter(Boolean)
  return { sentence: said.text === '' ? `${lead}.` : `${lead}. ${said.text}`, notes: [...new Set(notes)] }
}

/** "Weizen" and wheat have one name in German. */
const asNamed = ({ name }: Naming, { said, about }: Ruling): Ruling['said'] =>
  isOfFoods(said) &&
  said.how === 'counts-as' &&
  said.foods.every((food) => isSameName(name(food), about.join()))
    ? { ...said, how: 'is' }
    : said

/** `unsaid`: what did not fit. */
type Said = { lead: string; text: string; unsaid: string }
const isOfFoods = (said: FoodsStatement | Statement): said is FoodsStatement => 'how' in said

function saidOf(naming: Naming, ruling: Ruling): Said {
  const { said, answer } = ruling
  const { sayings } = naming
  const lead = leadOf(naming, ruling)
  const rest = fitted(naming, ruling, said, MOST_WORDS - wordsIn(lead), (names, subject, isDated) =>
    isOfFoods(said)
      ? foodsText(sayings, isDated ? said : undated(said), names(said.foods), subject, ruling)
      : statementText(sayings, said, names, subject),
  )
  const isPerhaps = answer === 'check-first' && isOfFoods(said) && said.reason === 'allergy'
  const more = isPerhaps ? sayings.unlessClear(subjectOf(naming, ruling, said)) : ''
  return wordsIn(rest + more) > MOST_WORDS
    ? { lead, text: rest, unsaid: more.trim() }
    : { lead, text: rest + more, unsaid: '' }
}

const undated = (said: FoodsStatement): FoodsStatement => ({
  ...said,
  detail: { ...said.detail, until: undefined },
})

function noteOf(naming: Naming, ruling: Ruling, given: FoodsStatement | Statement): string {
  // Of several foods it is not said which one has it.
  const isInOne = ruling.isList && isOfFoods(given) && !['some', 'can-be', 'diet'].includes(given.how)
  const note = isInOne ? { ...given, how: 'is' as const } : given
  const whole = ruling.isList ? { ...ruling, about: [] } : ruling
  return fitted(naming, whole, note, MOST_IN_NOTE, (names, subject) => {
    if (!isOfFoods(note)) return statementText(naming.sayings, note, names, subject)
    const text = foodsText(
      naming.sayings,
      note,
      names(note.foods),
      subject,
      { ...ruling, isList: true },
      true,
    )
    const isPerhaps = note.reason === 'allergy' && isOfSome(note.how)
    return isPerhaps ? text + naming.sayings.unlessClear(subject) : text
  })
}

type NamesOf = (foods: readonly string[], say?: Statement['say']) => Names

function statementText(sayings: Sayings, said: Statement, names: NamesOf, subject: Subject): string {
  const { say, foods = [], others = [], isFound } = said
  const text = sayings.say[say](subject, names(foods, say), names(others, say))
  return isFound ? text.replace(/\.$/u, `${sayings.asFound}.`) : text
}

/** What follows the answer's words before the full stop: "for now", "with cow's milk". */
function leadOf(naming: Naming, { answer, said, title }: Ruling): string {
  const { sayings } = naming
  if (!isOfFoods(said)) {
    if (said.say !== 'kinds') return ''
    const foods = said.foods ?? []
    return foods.length > 0 ? sayings.withKinds(naming.kinds(foods, title)) : sayings.withMost(title)
  }
  if (answer === 'leave-out') return said.reason === 'high' || said.reason === 'trial' ? sayings.forNow : ''
  if (answer === 'go-ahead' && said.reason === 'limited' && !isOfSome(said.how))
    return sayings.upTo(said.how === 'is' ? amountOf(said.detail) : undefined)
  return ''
}

/** Whether only some versions have it. */
const isOfSome = (how: FoodsStatement['how']) => how === 'some' || how === 'can-be'

/** An amount as a person wrote it, where it is short enough to say. */
function amountOf({ amount }: Detail): string | undefined {
  const first = amount?.split(/[,;.\n(]/u)[0]?.trim() ?? ''
  return first === '' || wordsIn(first) > MOST_IN_TITLE ? undefined : first
}

function foodsText(
  sayings: Sayings,
  { how, reason, detail, foods }: FoodsStatement,
  names: Names,
  subject: Subject,
  ruling: Pick<Ruling, 'answer' | 'isList' | 'about'>,
  isNote = false,
): string {
  const { answer, isList, about } = ruling
  const shown: Detail = {
    ...detail,
    until: detail.until === undefined ? undefined : sayings.day(detail.until),
    amount: amountOf(detail),
  }
  if (how === 'is') {
    const isItself = !isList && foods.every((food) => about.some((one) => isSameName(food, one)))
    // "It" would be the whole granola, of which only the almonds are high.
    const isPart = foods.length > 0 && !isItself && [sayings.it, sayings.they].includes(subject)
    const named = isNote || isPart || (isList && about.length > 1) ? foodsAs(names) : subject
    const isOwn = reason === 'trigger' || reason === 'tolerated'
    const it =
      isItself || (!isList && !isOwn && !isPart) ? itOf(sayings, named) : isOwn ? foodsAs(names) : named
    return sayings.is[reason](named, it, shown)
  }
  if (how === 'diet' || how === 'some-diet') return `${sayings.how[how](subject, names)}.`
  const clause = `${sayings.how[how](subject, names)}${sayings.which[reason](names, shown)}.`
  if (reason === 'limited' && !isNote && isOfSome(how))
    return sayings.say[how === 'some' ? 'limit-if' : 'limit'](subject, names, names)
  if (reason === 'moderate' && !isNote) {
    if (how === 'can-be') return sayings.say['now-and-then'](subject, names, names)
    if (how === 'some') return sayings.say['only-if'](subject, names, names)
    return `${sayings.is.moderate(subject, sayings.it, shown)} ${clause}`
  }
  if (answer === 'allergy' && reason === 'allergy' && !isNote && detail.isClinical)
    return `${clause}${sayings.notEvenTraces}`
  if (answer === 'allergy' && reason === 'allergy' && !isNote)
    return `${sayings.how[how](subject, names)}.${sayings.never(subject)}`
  return clause
}

const foodsAs = ({ text, isMany }: Names): Subject => ({ name: capital(text), isMany })
const itOf = (sayings: Sayings, { isMany }: Subject): Subject => (isMany ? sayings.they : sayings.it)

/** The text with as many names as fit; a long subject gives way to "it". */
function fitted(
  naming: Naming,
  ruling: Ruling,
  said: FoodsStatement | Statement,
  most: number,
  textOf: (names: NamesOf, subject: Subject, isDated: boolean) => string,
): string {
  const long = subjectOf(naming, ruling, said)
  const subjects = [long, itOf(naming.sayings, long)]
  // A name matters more than the day of its return.
  const texts = subjects.flatMap((subject) =>
    [MOST_NAMES, 2, 1].flatMap((count) =>
      [true, false].map((isDated) =>
        textOf((foods, say) => listIn(naming, foods, count, say), subject, isDated),
      ),
    ),
  )
  return texts.find((text) => wordsIn(text) <= most) ?? texts.at(-1) ?? ''
}

/** Statements on words as written, not on foods. */
const onWords = new Set<Statement['say']>([
  'not-tested',
  'not-included',
  'not-known',
  'unknown-words',
  'not-eaten',
  'did-you-mean',
])

function listIn(
  { sayings, name, shortName }: Naming,
  foods: readonly string[],
  count: number,
  say: Statement['say'] = 'fine',
): Names {
  const isUnknown = ['not-known', 'unknown-words', 'not-eaten'].includes(say)
  const shown = onWords.has(say) ? (isUnknown ? sayings.quote : within) : say === 'kinds' ? shortName : name
  const texts = [...new Set(foods.map(shown))]
  const isOr = ['kinds', 'did-you-mean', 'not-tested', 'not-included'].includes(say)
  return {
    text: sayings.list(
      texts.slice(0, count),
      texts.length > count && say !== 'product',
      isOr ? 'or' : undefined,
    ),
    isSingle: texts.length === 1,
    isMany: (texts.length > 1 && (count > 1 || say !== 'product')) || grammarOf(foods[0] ?? '').is === 'are',
  }
}

const subjectOf = (
  { subject, sayings }: Naming,
  { about }: Ruling,
  said: FoodsStatement | Statement,
): Subject => {
  if (about.length === 0 || (about.length > 1 && isOfFoods(said) && said.how !== 'is')) return sayings.they
  const named = subject(about, !isOfFoods(said) || said.how !== 'is')
  const isShown = wordsIn(named.name) <= MOST_IN_TITLE && !/\d/u.test(named.name)
  return isShown ? named : itOf(sayings, named)
}

const wordsIn = (text: string) => text.split(/\s+/u).filter((word) => word !== '').length
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
