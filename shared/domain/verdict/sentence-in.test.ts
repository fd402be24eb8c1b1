import { describe, expect, it } from 'vitest'
import { type Leveled, personWith } from '../../testing/people-who-avoid'
import { knowledge, matcher } from '../../testing/seeded-knowledge'
import type { Person } from './person'
import { nameIn } from './in-language/food-names'
import { isAllowedLevel } from './kinds'
import { type Language, sentenceIn } from './sentence-in'
import { type Verdict, verdictOf } from './verdict'

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

/** Each verdict with its sentence, and which of the person's foods the matcher finds in it. */
const told = (who: Person, language: Language) =>
  asked.map((q) => {
    const said = verdictOf(matcher, q, who)
    const sentence = sentenceIn(language, said, matcher)
    const found = matcher.verdicts(matcher.read(sentence), who.avoidFoods)
    return { said, sentence, isFound: (name: string) => found[placeOf(who, name)]?.verdict !== 'none' }
  })
const placeOf = ({ avoid }: Person, name: string) => avoid.findIndex(({ foodName }) => foodName === name)
const decidingOf = ({ foods: all }: Verdict) =>
  all.filter(({ level, relation }) => !isAllowedLevel(level) && relation !== 'far')

const traces: Record<Language, string> = {
  de: 'auch keine Spuren',
  fr: 'même pas de traces',
  es: 'ni siquiera trazas',
}

describe.each(Object.entries(people))('a verdict for a person with %s', (_, who) => {
  it.each(languages)('is one or two plain sentences in %s, without a promise', (language) => {
    for (const { sentence } of told(who, language)) {
      expect(sentence).toMatch(/^[\p{Lu}¿].+[.?]$/u)
      expect(sentence.split(/[.?!](?= |$)/u).filter(Boolean).length).toBeLessThanOrEqual(2)
      expect(sentence).not.toMatch(/undefined|null|\bsicher|\bsûre?s?\b|\bsegur[oa]s?\b|garanti/iu)
    }
  })

  it.each(languages)('names the deciding foods in %s so that the matcher recognises them', (language) => {
    for (const { said, sentence, isFound } of told(who, language))
      for (const { foodName } of decidingOf(said))
        expect([said.q, sentence, foodName, isFound(foodName)]).toEqual([said.q, sentence, foodName, true])
  })

  it.each(languages)('excludes even traces of an allergen in %s', (language) => {
    for (const { said, sentence } of told(who, language))
      if (said.kind === 'allergy' || decidingOf(said).some(({ level }) => level === 'allergy'))
        expect(sentence).toContain(traces[language])
  })
})

describe('a verdict in another language', () => {
  const [first, found] = [people['allergies and values'], people['outcomes']]
  const say = (language: Language, q: string, who = first) =>
    who && sentenceIn(language, verdictOf(matcher, q, who), matcher)

  it.each([
    ['de', 'Darf ich Weizen essen?', 'Lassen Sie „Weizen“ vorerst weg (hoch, 42.3 µg/ml).'],
    [
      'fr',
      'couscous',
      "Évitez « couscous » pour l'instant, car c'est fait à partir de : blé (niveau élevé, 42.3 µg/ml).",
    ],
    ['es', 'hummus', 'No coma «hummus», ni siquiera trazas: suele contener sésamo (su alergia).'],
    ['de', 'bacon', 'Sie haben gewählt, „bacon“ wegzulassen (Ihre Wahl: Schweinefleisch).'],
    ['fr', 'wuzzl qrx', /^Nous ne connaissons pas « /],
    ['es', 'pear', 'Su prueba no da motivo para dejar «pear»'],
  ] as const)('in %s on %s gives the expected sentence', (language, q, sentence) =>
    expect(say(language, q)).toEqual(
      typeof sentence === 'string' ? expect.stringContaining(sentence) : expect.stringMatching(sentence),
    ),
  )

  it('leads with the deciding food of a list, and adds the others', () =>
    expect(say('de', 'wheat and beef')).toBe(
      'Lassen Sie „wheat“ vorerst weg: das ist Weizen (hoch, 42.3 µg/ml); essen Sie Rindfleisch (mäßig erhöht, 12.0 µg/ml) nur ab und zu.',
    ))

  it('includes outcomes', () => {
    expect(say('de', 'Weizen', found)).toContain('Sie haben Beschwerden bemerkt, 03.03.2027')
    expect(say('fr', 'œuf', found)).toContain('« one slice a day »')
    expect(say('es', 'leche', found)).toMatch(/^Puede comer «leche» \(consumo sin molestias desde el 03\/03/)
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
