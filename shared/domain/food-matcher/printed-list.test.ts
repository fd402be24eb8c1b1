import { describe, expect, it } from 'vitest'
import { tried } from '../../testing/runs'
import { table } from '../../testing/verdict-table'
import { knowledge, matcher } from '../../testing/seeded-knowledge'

const foods = matcher.resolve(knowledge.foods.map(({ key, name }) => ({ key, name })))

/** The foods that a text leaves open. */
const askedOf = (text: string) =>
  matcher
    .verdicts(matcher.read(text), foods)
    .flatMap(({ verdict }, at) => (verdict === 'unsure' ? [foods[at]?.keys[0] ?? ''] : []))

const headings = [
  'Ingredients:',
  'Zutaten:',
  'Ingrédients :',
  'Ingredientes:',
  'Ingredienti:',
  'Ingrediënten:',
]
const list = 'rice flour 40 %, water, sunflower oil, salt'

/** Some dishes of any language whose names have nothing for sure. */
const dishes = knowledge.terms
  .flatMap(([name, value, , parts]) =>
    parts && value === '' && /^\p{L}[\p{L} ]+$/u.test(name) ? [name] : [],
  )
  .filter((_, at) => at % 10 === 0)

describe('the name of a dish', () => {
  const plain = askedOf(`Ingredients: ${list}.`)
  const usual = dishes.filter((name) => askedOf(name).length > 0)

  it('asks for what the dish usually has where no list is printed', () => {
    expect(usual.length).toBeGreaterThan(dishes.length / 2)
  })

  it.each(tried(usual))('asks for nothing above a printed list: %s', (name) => {
    for (const text of [
      ...headings.map((heading) => `${name}. ${heading} ${list}.`),
      `${name}\n${headings[0]} ${list}.`,
      `${name}: ${list}.`,
      `${name} - ${list}.`,
      `${name}. Rice flour 40 %, water, sunflower oil, salt.`,
      `${name}\nRice flour 40 %, water, sunflower oil, salt.`,
      `${name} (${list})`,
    ])
      for (const asked of askedOf(text)) expect(plain, `${text}: ${asked}`).toContain(asked)
  })

  it.each(tried(usual))('asks as ever within the list, unless a list of its own follows: %s', (name) => {
    const asked = askedOf(`Ingredients: ${name}, water, salt.`)
    expect(asked).toEqual(askedOf(`Ingredients: water, ${name}, salt.`))
    expect(asked.length).toBeGreaterThan(0)
  })
})

describe('what a name has for sure', () => {
  /** Products of wheat or of several foods in ten languages, and a list without any of those. */
  const languages: Record<string, [names: string, heading: string, list: string, filler: string]> = {
    en: ['samosas|mayonnaise|naan', 'Ingredients:', 'corn flour 40 %, water, sunflower oil, salt', 'sugar'],
    de: ['Bolognesesauce|Wiener Schnitzel|Waffeln', 'Zutaten:', 'Maismehl 40 %, Wasser, Öl, Salz', 'Zucker'],
    fr: ['pâte à tartiner|fruits de mer|gaufrette', 'Ingrédients :', 'riz 40 %, eau, huile, sel', 'sucre'],
    es: ['turrón|empanadas', 'Ingredientes:', 'patata 40 %, agua, aceite, sal', 'azúcar'],
    it: ['insalata di mare|tiramisù|cialda', 'Ingredienti:', 'patate 40 %, acqua, olio, sale', 'zucchero'],
    nl: ['kroketten|mayonaise|koekje', 'Ingrediënten:', 'aardappel 40 %, water, olie, zout', 'suiker'],
    pl: ['pierogi|majonez', 'Składniki:', 'ziemniaki 40 %, woda, olej, sól', 'cukier'],
    pt: ['maionese', 'Ingredientes:', 'arroz 40 %, água, óleo, sal', 'açúcar'],
    sv: ['prinsesstårta|majonnäs|kex', 'Ingredienser:', 'potatis 40 %, vatten, olja, salt', 'socker'],
    da: ['remoulade|mayonnaise', 'Ingredienser:', 'kartoffel 40 %, vand, olie, salt', 'sukker'],
  }
  const names = Object.entries(languages).flatMap(([language, [all]]) =>
    all.split('|').map((name) => [language, name] as const),
  )
  const groups = (text: string) => matcher.groups(matcher.read(text))

  it.each(names)('is asked about where the full list does not name it: %s %s', (language, name) => {
    const [, heading, list, filler] = languages[language] as (typeof languages)[string]
    const alone = groups(name).contains
    expect(alone).not.toEqual([])
    for (const text of [
      `${name}. ${heading} ${list}.`,
      `${name} - ${list}.`,
      `${heading} ${filler}, ${name} 5 % (${list}), salt.`,
    ]) {
      expect(groups(text).contains, text).toEqual([])
      expect(groups(text).possible, text).toEqual(expect.arrayContaining(alone))
    }
  })

  table({
    match: [
      'Salmon: Lachsfilet. Zutaten: Salz, Zucker, Rauch | Lachslasagne. Zutaten: Wasser, Spinat 10 %, Salz',
      'Tuna: Thunfischsalat. Zutaten: Mais 20 %, Wasser, Salz',
      'Wheat: Naan. Ingredients: water, flour, salt | Weizenbrot. Zutaten: Wasser, Hefe, Salz',
      'Fish: Salade de la mer : surimi, thon, maïs',
      'Tomato: Bolognese. Zutaten: Tomaten 60 %, Wasser, Salz',
    ],
  })
})

describe('a name above or before a list', () => {
  table({
    none: [
      'Egg: Waffeln. Zutaten: Reismehl, Wasser, Salz | Waffeln: Reismehl, Wasser, Salz | Waffeln - Reismehl, Wasser, Salz',
      'Milk: Porridge. Ingredients: oats, water, salt | Porridge: oats 60 %, apple | Laksa (rice noodles, water, prawns)',
      'Mustard: Mayonnaise vegan. Zutaten: Rapsöl, Wasser, Zucker | Mayonnaise 12 % (rapeseed oil, egg yolk)',
      'Nuts: Pesto rosso 12 % (Tomaten, Basilikum) | Ingredients: water, Pesto (tomato, basil), salt',
      'Salmon: Fischstäbchen. Alaska-Seelachs (65 %), Weizenmehl, Wasser, Salz',
      'Milk: Crunchy natur [Haferflocken (44 %), Zartbitterschokolade 9 % (Kakaomasse, Zucker)]',
    ],
    unsure: [
      'Egg: Waffeln | Waffeln: kann Nüsse enthalten | Waffeln. Zutaten: siehe Rückseite. | Waffeln. Mit Honig, Nüssen, Rosinen',
      'Milk: Porridge. Contains oats. | Porridge. Enjoy with water, salt, nuts | Cheese crackers: rice flour, water, salt',
      'Mustard: Ingredients: water, mayonnaise, salt | Mayonnaise, water, salt',
      'Egg: Laksa: prawns, noodles, coconut milk',
      'Salmon: Fischstäbchen. Weizenmehl, Wasser, Salz, Öl',
    ],
    match: [
      'Milk: Milk chocolate. Ingredients: sugar, cocoa, salt | Cheese crackers. Ingredients: rice flour, salt',
    ],
  })
})
