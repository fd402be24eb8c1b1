import { describe, expect, it } from 'vitest'
import { inOwnWords } from '@shared/domain/avoidance/own-words'
import { foodMatcher } from '../foods/foods.public'
import { conflictsIn, readRecipe } from './guard'
import { requirementsOf } from './requirements'

type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl'

/** Foods by their English names, each with its name in a wish of a language. */
const foods: Record<Language, Record<string, string>> = {
  en: {
    ...{ chickpea: 'chickpeas', kiwi: 'kiwi', peanut: 'peanuts', mushroom: 'mushrooms', celery: 'celery' },
    ...{ garlic: 'garlic', prawn: 'prawns', lentil: 'lentils', egg: 'eggs', pork: 'pork', sesame: 'sesame' },
  },
  de: {
    ...{ chickpea: 'Kichererbsen', kiwi: 'Kiwi', peanut: 'Erdnüsse', mushroom: 'Pilze', celery: 'Sellerie' },
    ...{ garlic: 'Knoblauch', prawn: 'Garnelen', lentil: 'Linsen', egg: 'Eier', pork: 'Schweinefleisch' },
  },
  fr: {
    ...{ chickpea: 'pois chiches', kiwi: 'kiwis', peanut: 'cacahuètes', mushroom: 'champignons' },
    ...{ celery: 'céleri', garlic: 'poireaux', prawn: 'crevettes', lentil: 'lentilles', pork: 'porc' },
  },
  es: {
    ...{ chickpea: 'garbanzos', kiwi: 'kiwi', peanut: 'cacahuetes', mushroom: 'setas', celery: 'apio' },
    ...{ garlic: 'ajo', prawn: 'gambas', lentil: 'lentejas', egg: 'huevos', pork: 'cerdo' },
  },
  it: { chickpea: 'ceci', peanut: 'arachidi', mushroom: 'funghi', celery: 'sedano', prawn: 'gamberi' },
  nl: {
    chickpea: 'kikkererwten',
    peanut: "pinda's",
    celery: 'selderij',
    prawn: 'garnalen',
    lentil: 'linzen',
  },
}
const english: Partial<Record<Language, Record<string, string>>> = { fr: { garlic: 'leek' } }

/** Wishes for two foods to leave out, X and Y, and W to use; ¶ ends a line. */
const wishes: Record<Language, string> = {
  en: `no X, no Y|a dinner, no X, no Y|no X. no Y|No X. No Y.|no X; no Y|no X¶no Y|no X and no Y|no x or y
no X nor Y
neither X nor Y|with neither X nor Y|without X and Y|without X, without Y|without X or Y|no X, Y|no X & Y|no X/Y
allergic to X, allergic to Y|I am allergic to X and Y|I'm allergic to X. Also allergic to Y.
allergic to X, also to Y
I have an allergy to X, and I avoid Y|allergies: X, Y|I can't have X, nor Y|i cant have X or Y
cannot eat X, can't stand Y
avoid X; avoid Y|avoid X, avoid Y|avoiding X and Y|nothing with X|nothing with X, nothing with Y
nothing with X or Y
I don't eat X and I don't like Y|I do not eat X. I do not like Y|i dont want X, dont use Y
don't put X in it, or Y
hold the X, hold the Y|skip X, skip Y|skip the X and the Y|leave out X, also Y|leave out X, leave out Y
leave X out, leave Y out
please no X, please no Y|no X please, no Y please|never X, never Y|I hate X and Y|I dislike X, I hate Y
not X, not Y
free of X and free of Y|X free and Y free|X-free and Y-free|X-free, Y-free|X- and Y-free|X and Y free
free from X and Y
anything but X or Y|everything except X, Y|must not contain X, must not contain Y
no dishes with X, no dishes with Y
X allergy, Y allergy|I have a X allergy and a Y intolerance|I react badly to X, I react badly to Y
minus X, minus Y
instead of X something else, no Y|without:¶- X¶- Y|stay away from X, stay away from Y|excluding X, excluding Y
no X – no Y
something with W, no X, no Y|no X, no Y, with W|no X but with W, and no Y|no X, no Y but W
without X and Y but with W
with W and without X or Y|I love W, no X, no Y|W soup, no X, no Y|no X or Y, I want W
no X and no Y, lots of W please
no X, no Y, just W|no X or Y, W instead`,
  de: `keine X, keine Y|kein X, kein Y, bitte|keine X. Keine Y.|keine X; keine Y|keine X¶keine Y
keine X und keine Y|keine X oder Y
keine X und Y|keine X, bitte keine Y|weder X noch Y|ohne X, ohne Y|ohne X und Y|ohne X oder Y|ohne X, Y
ohne X und ohne Y|OHNE X UND Y
ich vertrage keine X, auch keine Y|ich vertrage keine X und keine Y|ich esse keine X und mag keine Y
ich mag keine X, keine Y
allergisch gegen X, allergisch gegen Y|ich bin allergisch gegen X und Y|Allergie gegen X, Allergie gegen Y
Allergien: X, Y
nichts mit X|nichts mit X, nichts mit Y|nichts mit X oder Y|verzichte auf X, verzichte auf Y
bitte X weglassen, Y weglassen
X vertrage ich nicht, Y vertrage ich nicht|X und Y mag ich nicht|ich mag X nicht, Y mag ich auch nicht
vermeide X, vermeide Y
lass X weg, lass Y weg|alles außer X, keine Y|nicht X, nicht Y|frei von X und Y|ich hasse X und Y
kein Gericht mit X, keine Y
etwas mit W, keine X, keine Y|keine X, keine Y, mit W|ohne X und Y, aber mit W|W mit Brot, ohne X, ohne Y
keine X, lieber W, keine Y
weder X noch Y, dafür W|ich mag W, aber keine X und keine Y`,
  fr: `pas de X, pas de Y|pas de X. Pas de Y.|pas de X; pas de Y|pas de X¶pas de Y|pas de X ni de Y
pas de X ni Y|pas de X et pas de Y
ni X ni Y|ni X, ni Y|sans X, sans Y|sans X et Y|sans X ni Y|sans X et sans Y|sans X ou Y|sans X, Y
sans X ni Y, pas de kiwis
allergique aux X, allergique aux Y|je suis allergique aux X et aux Y|allergie aux X, allergie aux Y
allergies : X, Y
je ne mange pas de X ni de Y|je ne mange ni X ni Y|je n'aime pas les X, je n'aime pas les Y
je ne supporte pas les X et les Y
rien avec des X|rien avec des X, rien avec des Y|évitez les X, évitez les Y|éviter X et Y
jamais de X, jamais de Y|aucun X, aucun Y
je ne peux pas manger de X, ni de Y|surtout pas de X, surtout pas de Y|tout sauf des X, pas de Y
je déteste les X et les Y
plat sans X, sans Y|intolérant aux X, intolérant aux Y|enlevez les X, enlevez les Y
avec W, pas de X, pas de Y|sans X ni Y mais avec W|pas de X, pas de Y, avec W|je voudrais du W sans X, sans Y
ni X ni Y, plutôt W
soupe de W, pas de X ni de Y`,
  es: `sin X, sin Y|sin X. Sin Y.|sin X; sin Y|sin X¶sin Y|sin X y sin Y|sin X y Y|sin X ni Y|sin X o Y
sin X, Y|ni X ni Y|ni X, ni Y
no X, no Y|no quiero X ni Y|no quiero X, no quiero Y|nada de X, nada de Y|nada de X ni de Y|nada con X
nada con X, nada con Y
alérgico a X, alérgico a Y|soy alérgica a X y a Y|soy alérgica al X, alérgica a las Y|alergia a X, alergia a Y
alergias: X, Y
no como X ni Y|no como X y no me gustan los Y|no me gusta X, no me gusta Y|no puedo comer X ni Y
no tolero X, tampoco Y
evita X, evita Y|evitar X y Y|sin X, tampoco Y|libre de X y libre de Y|intolerante a X, intolerante a Y
odio X y Y
ningún X, ningún Y|quita X, quita Y|todo menos X, sin Y|no pongas X, no pongas Y
con W, sin X, sin Y|sin X ni Y pero con W|sin X, sin Y, con W|quiero W sin X, sin Y|algo con W, nada de X ni Y
sopa de W, sin X ni Y`,
  it: `senza X, senza Y|senza X e senza Y|senza X né Y|né X né Y|niente X, niente Y|non mangio X, non mangio Y
allergico a X, allergico a Y
non mangio né X né Y|niente con X|senza X e Y|con W, senza X, senza Y|senza X e Y ma con W`,
  nl: `zonder X, zonder Y|zonder X en Y|zonder X en zonder Y|geen X, geen Y|geen X en geen Y|geen X of Y
allergisch voor X, allergisch voor Y
niets met X|noch X noch Y|ik eet geen X en geen Y|met W, zonder X, zonder Y|geen X, geen Y, maar met W`,
}

const languages = Object.keys(foods) as Language[]
const wanted: Record<Language, string> = {
  ...{ en: 'tomatoes', de: 'Tomaten', fr: 'tomates', es: 'tomates', it: 'pomodori', nl: 'tomaten' },
}

/** The foods among some that the check of recipes refuses for a wish. */
function refused(wish: string, names: readonly string[]): string[] {
  const matcher = foodMatcher()
  const excluded = matcher
    .resolve(requirementsOf(wish).foods.map((name) => ({ name })))
    .map((food) => inOwnWords(matcher, food))
  return names.filter((name) => {
    const recipe = {
      title: `Bowl with ${name}`,
      description: '',
      ingredients: [`100 g ${name}`],
      instructions: ['Mix.'],
    }
    return conflictsIn(readRecipe(recipe), excluded).length > 0
  })
}

/** Two foods of a language with the phrasing's number as a turn, in both orders. */
function pairs(language: Language, turn: number): [string, string][] {
  const names = Object.keys(foods[language])
  const one = names[turn % names.length] ?? ''
  const other = names[(turn * 3 + 1) % names.length] ?? ''
  const second = one === other ? (names[(turn + 1) % names.length] ?? '') : other
  return [
    [one, second],
    [second, one],
  ]
}

describe.each(languages)('a wish in %s', (language) => {
  const ways = wishes[language].split(/[|\n]/u)
  const titleOf = (name: string) => english[language]?.[name] ?? name

  it('has at least a dozen phrasings', () => expect(ways.length).toBeGreaterThanOrEqual(12))

  it.each(ways)('leaves out each food and keeps what it wishes for: %s', (way) => {
    for (let turn = 0; turn < 12; turn++)
      for (const [x, y] of pairs(language, turn)) {
        const [first = '', second = ''] = [x, y].map((name) => foods[language][name] ?? '')
        const names = way.includes('Y') || way.includes('y') ? [x, y] : [x]
        const text = way
          .replaceAll('¶', '\n')
          .replace(/\bX\b|\bx\b/gu, first)
          .replace(/\bY\b|\by\b(?=$| or)/gu, second)
          .replace(/\bW\b/gu, wanted[language])
        expect([text, refused(text, [...names.map(titleOf), 'tomato'])]).toEqual([text, names.map(titleOf)])
        const typed = text.toLowerCase()
        expect([typed, refused(typed, names.map(titleOf))]).toEqual([typed, names.map(titleOf)])
      }
  })
})

describe('a family', () => {
  const families: Record<string, string> = {
    'legumes|legumes:en pulses:en Hülsenfrüchte:de légumineuses:fr legumbres:es':
      'chickpea lentil pea peanut soy',
    'nightshades|nightshades:en Nachtschattengewächse:de solanacées:fr solanáceas:es':
      'tomato potato aubergine paprika',
    'citrus|citrus:en Zitrusfrüchte:de agrumes:fr cítricos:es agrumi:it': 'orange lemon lime grapefruit',
    'shellfish|shellfish:en Meeresfrüchte:de mariscos:es': 'prawn mussel crab squid',
    'seafood|seafood:en': 'salmon tuna prawn mussel',
    'red meat|red meat:en rotes_Fleisch:de viande_rouge:fr carne_roja:es': 'beef pork lamb venison',
    'poultry|poultry:en Geflügel:de volaille:fr aves:es': 'chicken turkey duck',
    'berries|berries:en Beeren:de fruits_rouges:fr bayas:es': 'strawberry raspberry blueberry',
    'stone fruit|stone_fruit:en Steinobst:de': 'peach plum cherry',
    'vegetables|vegetables:en Gemüse:de verduras:es': 'carrot broccoli onion',
  }
  const ways: Record<string, string> = {
    en: 'nothing with X|no X|without X|I cannot eat X|no wine, no X|avoid X please',
    de: 'nichts mit X|keine X|ohne X|ich vertrage keine X',
    fr: 'rien avec X|pas de X|sans X|je ne mange pas de X',
    es: 'nada con X|sin X|no como X|nada de X',
    it: 'niente X|senza X|niente con X',
  }
  const cases = Object.entries(families).flatMap(([family, members]) =>
    (family.split('|')[1] ?? '').split(/ /u).flatMap((named) => {
      const [name = '', language = ''] = named.replaceAll('_', ' ').split(':')
      const all = ways[language]?.split('|') ?? []
      return all.map((way) => [way.replace('X', name), members.split(' ')] as const)
    }),
  )

  it.each(cases)('is left out with all its members: %s', (wish, members) => {
    expect(refused(wish, [...members, 'rice'])).toEqual(members)
  })
})

describe('a word that nobody knows', () => {
  it.each([
    ['no flurbs', 'flurbs'],
    ['no nuts, no flurbs', 'flurbs'],
    ['no nuts, flurbs or fish', 'flurbs'],
    ['flurb-free', 'flurb'],
    ['ohne Flurbs', 'Flurbs'],
    ['sans flurbes', 'flurbes'],
    ['nada de flurbos', 'flurbos'],
    ['allergic to zorblefruit, with rice', 'zorblefruit'],
    ['no sugar', 'sugar'],
  ])('is among the unknown ones and searched for: %s', (wish, word) => {
    expect(requirementsOf(wish).unknown).toEqual([word])
    expect(refused(wish, [word, 'rice'])).toEqual([word])
  })

  it.each([
    'no nuts, quick and spicy',
    'no oven, no fuss',
    'no nuts because I dislike them',
    'without too much salt',
    'feel free to use rice',
    'no more than 20 minutes, for four',
    'no idea, surprise me',
  ])('is not read from words for no food: %s', (wish) => {
    expect(requirementsOf(wish).unknown).toBeUndefined()
  })
})

it.each([
  ['I am not allergic to tomatoes', 'tomato'],
  ['no problem with tomatoes', 'tomato'],
  ['nicht ohne Tomaten', 'tomato'],
  ['pas allergique aux tomates', 'tomato'],
  ['no soy alérgico a los tomates', 'tomato'],
  ['no nuts, I like chickpeas', 'chickpea'],
  ['no nuts, chickpeas instead', 'chickpea'],
  ['no meat, chickpeas are great', 'chickpea'],
  ['no nuts so chickpeas are fine', 'chickpea'],
  ['chickpea curry, no nuts', 'chickpea'],
  ['tomato soup, nut-free', 'tomato'],
  ['tomatoes, nut-free', 'tomato'],
  ['with tomatoes and nut-free', 'tomato'],
  ['no onions, love garlic', 'garlic'],
])('a food that is not left out stays: %s', (wish, food) => {
  expect(refused(wish, [food])).toEqual([])
})

it.each([
  'no nutz, no chikpeas',
  'NO NUTS NO CHICKPEAS',
  'no nuts no chickpeas no soy',
  'wihtout nuts or chickpeas',
  'i am alergic to chickpees and nuts',
  'no nuts (and no chickpeas)',
  'No nuts!! No chickpeas!!',
  'nuts and chickpeas are out',
  'chickpeas make me ill, so do not use nuts',
])('slips of typing do not matter: %s', (wish) => {
  expect(refused(wish, ['chickpea'])).toEqual(['chickpea'])
})

/** One denial each, to be joined in any order. */
const denials: Partial<Record<Language, string>> = {
  en: `no X|I can't have X|avoid X|I'm allergic to X|hold the X|leave out X|nothing with X|X-free|please no X
not a fan of X|it must not contain X|I am not allowed X|keep X out of it|X doesn't agree with me|I get ill from X
X is not for me|we can't tolerate X|remove X|give X a miss|X is off the table|absolutely no X allowed`,
  de: `keine X|ohne X|nichts mit X|ich vertrage keine X|allergisch gegen X|X vertrage ich nicht|ich mag X nicht
lass X weg|X weglassen|auf X verzichten|ich darf keine X essen|niemals X|X ist tabu|X soll nicht drin sein`,
  fr: `pas de X|sans X|ni X|je n'aime pas les X|allergique aux X|évitez les X|rien avec des X|aucun X
je ne peux pas manger de X|les X sont interdits|n'utilisez pas de X|hors de question les X`,
  es: `sin X|nada de X|no me gustan los X|soy alérgico a los X|evita X|nada con X|ni X|no tolero X|tampoco X
que no lleve X|prohibido X|me sientan mal los X|tengo alergia a X|cero X`,
}

describe.each(Object.keys(denials) as Language[])('denials in %s, one after the other', (language) => {
  const all = denials[language]?.split(/[|\n]/u) ?? []
  const names = Object.keys(foods[language])
  it.each([', ', '. ', '; ', '\n'])('each leave their food out, joined by %j', (link) => {
    for (const [at, one] of all.entries())
      for (const [place, other] of all.entries()) {
        const [x = '', y = ''] = [names[at % names.length], names[(at + place + 1) % names.length]]
        if (x === y) continue
        const say = (way: string, name: string) => way.replace('X', foods[language][name] ?? '')
        const text = `${say(one, x)}${link}${say(other, y)}`
        const titles = [x, y].map((name) => english[language]?.[name] ?? name)
        expect([text, refused(text, titles)]).toEqual([text, titles])
      }
  })
})
