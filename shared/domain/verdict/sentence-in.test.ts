import { describe, expect, it } from 'vitest'
import { type Leveled, personWith } from '../../testing/people-who-avoid'
import { knowledge, matcher } from '../../testing/seeded-knowledge'
import type { Person } from './person'
import { nameIn } from './in-language/food-names'
import { french } from './in-language/french'
import { german } from './in-language/german'
import { spanish } from './in-language/spanish'
import { type Language, verdictIn } from './sentence-in'
import { verdictOf } from './verdict'

const languages: readonly Language[] = ['de', 'fr', 'es']
const people: Record<string, Person> = Object.fromEntries(
  Object.entries<Leveled[]>({
    'allergies and values': [
      ...([
        ['Sesame', 'allergy'],
        ['Hazelnut', 'allergy'],
        ['Wheat', 'high'],
        ['Beef', 'moderate'],
      ] as const),
      ...([
        ["Goat's cheese", 'high'],
        ['Pork', 'own'],
        ['Rice', 'low'],
        ['Pear', 'low'],
      ] as const),
    ],
    outcomes: [
      ...([
        ['Wheat', 'trigger'],
        ['Egg', 'limited'],
        ["Cow's milk", 'tolerated'],
      ] as const),
      ...([
        ['Peanut', 'clinic-only'],
        ['Soy bean', 'not-readable'],
        ['Garlic', 'high'],
      ] as const),
    ],
    'allergies alone': [
      ['Nuts', 'allergy'],
      ['Egg', 'allergy'],
      ["Cow's milk", 'allergy'],
    ],
    'choices alone': [
      ['Beef', 'own'],
      ['Tomato', 'own'],
      ['Wheat', 'moderate'],
    ],
  }).map(([name, foods]) => [name, personWith(matcher, foods)]),
)
const foods = `wheat|Weizen|blé|trigo|sesame|Haselnuss|noisette|beef|Rindfleisch|pork|bacon|egg|œuf|huevo|milk|
lait|cheese|queso|bread|pan|peanut|tofu|garlic|rice|pear|couscous|tahini|chocolate|water|
dragon fruit|wheat and beef|rice, dragon fruit|may contain sesame|wuzzel|strawberry jam`
const dishes = `pizza|lasagne|hummus|chicken curry|beef stew|fruit salad|Kuchen|risotto|paella|ratatouille|
tortilla|crêpe|Schnitzel|Gulasch|Käsespätzle|quiche|burger|sushi|moussaka|tiramisu|pancakes|
omelette|tacos|gazpacho|bouillabaisse|Bratwurst`
const asked = `${foods}|${dishes}`.split(/\|\s*/u)

const answers = { de: german, fr: french, es: spanish }

/** Each verdict with its words, and which of the person's foods the matcher finds in them. */
const told = (who: Person, language: Language) =>
  asked.map((q) => {
    const said = verdictOf(matcher, q, who)
    const text = verdictIn(language, said, matcher)
    const found = matcher.verdicts(matcher.read(text), who.avoidFoods)
    return { said, text, isFound: (name: string) => found[placeOf(who, name)]?.verdict !== 'none' }
  })
const placeOf = ({ avoid }: Person, name: string) => avoid.findIndex(({ foodName }) => foodName === name)

const traces: Record<Language, string> = {
  de: 'auch keine Spuren',
  fr: 'même pas de traces',
  es: 'ni siquiera trazas',
}

describe.each(Object.entries(people))('a verdict for a person with %s', (_, who) => {
  it.each(languages)(
    'begins with the same answer in %s, in short sentences without a promise',
    (language) => {
      for (const { said, text } of told(who, language)) {
        const word = answers[language].answers[said.answer]
        expect(text.slice(0, word.length)).toBe(word)
        expect(text).toMatch(/^[\p{Lu}¿].+[.?]$/u)
        expect(text).not.toMatch(
          /undefined|null|\bsicher|\bsûre?s?\b|\bsegur[oa]s?\b|garanti|\d{1,2}[.,]\d/iu,
        )
        const longest = Math.max(...text.split(/[.?!](?= |$)/u).map((one) => one.split(/\s+/u).length))
        expect([text, longest <= 21]).toEqual([text, true])
      }
    },
  )

  it.each(languages)('names the foods that decide in %s so that the matcher recognises them', (language) => {
    for (const { said, text, isFound } of told(who, language)) {
      const { said: statement } = said.ruling
      const deciding = 'how' in statement && statement.how !== 'is' ? statement.foods.slice(0, 1) : []
      for (const name of deciding.filter((food) => placeOf(who, food) >= 0))
        expect([said.q, text, name, isFound(name)]).toEqual([said.q, text, name, true])
    }
  })

  it.each(languages)('excludes even traces of an allergen in %s', (language) => {
    for (const { said, text } of told(who, language))
      if (said.answer === 'allergy' || said.foods.some(({ level }) => level === 'allergy'))
        expect(text).toContain(traces[language])
  })
})

describe('a verdict in another language', () => {
  const [first, found] = [people['allergies and values'], people['outcomes']]
  const say = (language: Language, q: string, who = first) =>
    who && verdictIn(language, verdictOf(matcher, q, who), matcher)

  it.each([
    ['de', 'Darf ich Weizen essen?', 'Weglassen, vorerst. „Weizen“ ist bei Ihnen hoch.'],
    [
      'fr',
      'couscous',
      "À éviter pour l'instant. « couscous » est fait à partir de : blé, à un niveau élevé.",
    ],
    ['es', 'hummus', 'Alergia. «hummus» suele contener sésamo. No lo coma, ni siquiera trazas.'],
    ['de', 'bacon', 'Weglassen. „bacon“ wird aus Schweinefleisch gemacht, von Ihnen weggelassen.'],
    ['fr', 'wuzzl qrx', 'Inconnu. Nous ne connaissons pas « '],
    ['es', 'pear', 'Adelante. «pear» no salió elevado en su prueba.'],
  ] as const)('in %s on %s gives the expected sentence', (language, q, sentence) =>
    expect(say(language, q)).toContain(sentence),
  )

  it('leads with the deciding food of a list, and adds the others', () =>
    expect(say('de', 'wheat and beef')).toBe(
      'Weglassen, vorerst. „wheat“ ist bei Ihnen hoch. Ab und zu genügt: Rindfleisch.',
    ))

  it('includes outcomes', () => {
    expect(say('de', 'Weizen', found)).toContain('Sie haben Beschwerden bemerkt')
    expect(say('fr', 'œuf', found)).toContain('« one slice a day »')
    expect(say('es', 'leche', found)).toMatch(/^Adelante\. Le sienta bien/)
    expect(say('de', 'peanut', found)).toContain('gilt als Allergie')
  })

  it('quotes the English name of a food without a known translation', () => {
    const who = personWith(matcher, [['Zorble', 'high']])
    expect(say('de', 'zorble', who)).toContain('„zorble“')
  })
})

it('the matcher recognises each food by its name in another language', () => {
  const wrong = knowledge.foods.flatMap(({ key, name }) =>
    languages.flatMap((language) => {
      const called = nameIn(language, matcher, name)
      const { mentions } = matcher.read(called ?? name)
      const isRead = mentions.some(({ sure, unsure }) => sure.has(key) || unsure.has(key))
      return isRead ? [] : [[language, key, called]]
    }),
  )
  expect(wrong).toEqual([])
})
