import { describe, expect, it } from 'vitest'
import { personWith } from '../../testing/people-who-avoid'
import { checkLabel } from '../labels/label-check'
import { verdictOf } from './verdict'
import { matcher } from '../../testing/seeded-knowledge'

const person = personWith(matcher, [
  ['Sesame', 'allergy'],
  ['Hazelnut', 'allergy'],
  ['Wheat', 'high'],
  ["Goat's cheese", 'high'],
  ["Sheep's cheese", 'moderate'],
  ['Beef', 'moderate'],
  ['Pork', 'own'],
  ['Mozzarella', 'low'],
  ["Cow's milk", 'low'],
  ['Rice', 'low'],
  ['Pear', 'low'],
  ['Apple', 'low'],
  ['Broccoli', 'low'],
  ['Strawberry', 'low'],
  ['Raspberry', 'low'],
  ['Zorble', 'low'],
])
const nobody = personWith(matcher, [['Sesame', 'allergy']])
const verdictFor = (q: string, who = person) => verdictOf(matcher, q, who)
const kinds = (rows: Record<string, string>) =>
  it.each(Object.entries(rows).flatMap(([kind, words]) => words.split(' | ').map((q) => [q, kind])))(
    '%s: %s',
    (q, kind) => expect(verdictFor(q).kind).toBe(kind),
  )

describe('the verdict on foods', () => {
  kinds({
    allergy: 'sesame | Sesamöl | may contain sesame | rice, hazelnuts, salt | not even traces of sesame',
    high: 'wheat | Weizen | pasta | couscous | wheat and rice',
    moderate: 'beef | May I eat beef? | Darf ich Rindfleisch essen?',
    own: 'pork | bacon',
    'no-elevation': 'pear | big red pears | apple juice | rice, water, salt | Reis | broccoli',
    'not-tested': 'salmon | coconut milk | dragon fruit | rice, dragon fruit | water | salt | E330',
    'not-known': 'wuzzel | rice, wuzzel | pear wuzzel | bear',
  })

  it('names the food that a product is made of', () => {
    const { sentence, brief, foods } = verdictFor('couscous')
    expect(sentence).toBe('Couscous is made of wheat (high, 42.3 µg/ml): leave it out for now.')
    expect(brief).toBe('Couscous is made of wheat: leave it out for now.')
    expect(foods[0]?.why).toBe('“couscous” is made of wheat.')
  })

  it('names the untested part of a list', () =>
    expect(verdictFor('rice, dragon fruit')).toMatchObject({
      notTested: ['dragon fruit'],
      sentence: 'Your test did not look at dragon fruit, so it says nothing about it; no elevation: rice.',
    }))

  it('includes tested foods that are unknown to the knowledge', () => {
    expect(verdictFor('zorble').kind).toBe('no-elevation')
    expect(verdictFor('zorble, rice').kind).toBe('no-elevation')
  })
})

describe('the verdict without a test', () => {
  it('goes by allergies, and is otherwise not tested', () => {
    expect(verdictFor('tahini', nobody).kind).toBe('allergy')
    const { kind, sentence } = verdictFor('pear', nobody)
    expect([kind, sentence]).toEqual(['not-tested', 'No test result yet, so nothing is known of pear.'])
  })
})

describe('the verdict on dishes', () => {
  kinds({
    allergy: 'hummus | tahini sauce with rice | hazelnut cake',
    'may-hold':
      'pizza | lasagne | soup | rice salad | chicken curry | fruit salad | rice crackers | Nudelsalat | Reispfanne',
    moderate: 'beef curry | beef stew',
  })

  it('names their usual contents', () => {
    const { sentence, brief, parts, foods } = verdictFor('pizza')
    expect(brief).not.toMatch(/\d/u)
    expect(brief).toMatch(/^Pizza (?:may|usually) hold/u)
    expect(foods.map(({ why }) => why).join(' ')).not.toMatch(/\d/u)
    expect(sentence).toMatch(
      /^Pizza usually holds wheat \(high, 42.3 µg\/ml, in pizza base\): leave it out unless/u,
    )
    expect(sentence).not.toMatch(/Pizza holds/u)
    expect(parts[0]).toMatchObject({ foodName: 'Wheat', level: 'high' })
    expect(verdictFor('hummus').sentence).toBe(
      'Hummus usually holds sesame, your allergy: do not eat it, not even traces of it.',
    )
  })

  it('counts an optional part as possible, wherever it is listed, without its mark', () => {
    const { sentence, parts } = verdictFor(
      'idli',
      personWith(matcher, [
        ['Butter', 'high'],
        ['Rice', 'low'],
      ]),
    )
    expect(sentence).toContain('may hold butter (high')
    expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['butter', 'rice', 'lentils']))
  })

  it('includes what a cheese in their name or among their parts may contain', () => {
    const eater = personWith(matcher, [
      ['Whey', 'high'],
      ["Cow's milk", 'moderate'],
    ])
    expect(verdictFor('burrata soup', personWith(matcher, [['Whey', 'high']])).sentence).toContain(
      'may hold whey',
    )
    for (const dish of ['roquefort burger', "goat's cheese salad", 'cacio e pepe'])
      expect(verdictFor(dish, eater).sentence).toMatch(/may hold whey \(high.* and cow's milk \(moderate/u)
  })

  it('recognises a name that begins with an article in any question', () => {
    const eater = personWith(matcher, [['Onion', 'high']])
    for (const q of ['an Indian', 'May I have an Indian?', 'can I eat a chinese tonight'])
      expect(verdictFor(q, eater).foods.map(({ foodName }) => foodName)).toEqual(['Onion'])
  })

  it('includes the usual meat, unless the word before names another', () => {
    const eater = personWith(matcher, [
      ['Beef', 'high'],
      ['Turkey', 'low'],
      ['Onion', 'low'],
    ])
    expect(verdictFor('sloppy joe', eater).sentence).toMatch(/^Sloppy joe usually holds beef/u)
    expect(verdictFor('turkey sloppy joe', eater).sentence).toMatch(/may hold beef/u)
    expect(verdictFor('beef sloppy joe', eater).kind).toBe('high')
  })

  it('begins with no elevation if no usual part is elevated, and asks about likely allergens only', () => {
    const eater = personWith(matcher, [
      ['Sesame', 'allergy'],
      ['Egg white', 'high'],
      ['Rice', 'low'],
      ['Lime', 'low'],
    ])
    expect(verdictFor('idli', eater).sentence).toBe(
      'Nothing of what idli usually holds is elevated in your test; recipes differ, so ask about sesame (your allergy).',
    )
    expect(verdictFor('gin and tonic', eater).sentence).not.toMatch(/sesame|egg/u)
  })

  it('always asks the maker, with any usual parts', () => {
    const low = personWith(matcher, [...person.low.map((name) => [name, 'low'] as const), ['Celery', 'high']])
    for (const dish of ['rice pudding', 'apple pie', 'rice salad', 'hummus'])
      expect(verdictFor(dish, low)).toMatchObject({ kind: 'may-hold', askMaker: true })
  })
})

describe('the verdict on a dish', () => {
  const eater = personWith(matcher, [
    ['Beef', 'high'],
    ["Goat's milk", 'high'],
    ['Durum wheat', 'high'],
    ['Almond', 'high'],
    ['Emmental', 'moderate'],
    ['Hazelnut', 'moderate'],
    ["Goat's cheese", 'low'],
    ['Mozzarella', 'low'],
    ["Cow's milk", 'low'],
    ['Walnut', 'low'],
    ['Soy bean', 'low'],
    ['Rice', 'low'],
    ['Wheat', 'low'],
  ])

  it('names certain foods of main parts, but no milk of an unusual recipe', () => {
    const { sentence, askMaker } = verdictFor('moussaka', eater)
    expect(sentence).toMatch(/^Moussaka usually holds beef \(high, 42\.3 µg\/ml\): leave it out unless/u)
    expect(sentence).not.toContain('goat')
    expect(askMaker).toBe(true)
  })

  it('asks about foods that are likely in its course', () => {
    const { sentence } = verdictFor('rice pudding', eater)
    expect(sentence).toContain('almond (high)')
    expect(sentence).not.toMatch(/beef|goat|emmental/u)
  })

  it.each([
    ['couscous', /usually holds durum wheat \(high/u],
    ['wheat pasta', /leave durum wheat \(high/u],
    ['nut butter', /leave almond \(high.*hazelnut \(moderate.*no elevation: walnut/u],
    [
      'cheese',
      /goat's cheese is low by itself but holds goat's milk: leave it too; no elevation: mozzarella/u,
    ],
    ['tofu', /looked at soy bean \(no elevation\), not at tofu itself/u],
  ])('has the expected sentence: %s', (q, words) => expect(verdictFor(q, eater).sentence).toMatch(words))
})

describe('the verdict on families', () => {
  kinds({
    'may-hold': 'cheese | Käse | Käsesorten | fromages | quesos | nuts | meat | 200 g grated cheese',
    'no-elevation': 'berries | Beeren | baies',
    'not-tested': 'mushrooms | Fisch',
  })

  it('names each elevated member with its level before those that are not', () => {
    const { sentence, foods } = verdictFor('cheese')
    expect(sentence).toBe(
      "It depends on which cheese: leave goat's cheese (high, 42.3 µg/ml) out for now, eat sheep's cheese (moderate, 12.0 µg/ml) only now and then; no elevation: mozzarella.",
    )
    expect(foods.map(({ foodName }) => foodName)).toEqual(["Goat's cheese", "Sheep's cheese", 'Mozzarella'])
  })

  it('applies in the scanner too, but not to a label', () => {
    const scanned = (text: string) =>
      checkLabel(matcher, text, person.avoid, person.avoidFoods).userIntolerances.map(
        ({ foodName, kind }) => `${foodName} ${kind}`,
      )
    expect(scanned('cheese')).toEqual(["Goat's cheese unsure", "Sheep's cheese unsure"])
    expect(scanned('Ingredients: rice, cheese, salt')).toEqual([])
  })
})

describe('the verdict on misspelt words', () => {
  it.each([
    ['brocoly', 'broccoli'],
    ['ryce', 'rice'],
    ['chese', 'cheese'],
    ['strawbery', 'strawberry'],
    ['bazil nut', 'brazil nut'],
    ['roast carots', 'roast carrot'],
    ['peech', 'peach'],
    ['burgar', 'burger'],
    ['peanut buter sandwich', 'peanut butter sandwich'],
  ])('reads %s as %s', (q, words) => expect(verdictFor(q).understoodAs).toBe(words))

  it.each([
    'bear',
    'mouse',
    'sole',
    'plate',
    'brown norwegian cheese',
    'assumed pork',
    'fromage apres chaque fondue',
    'milch nach dem essen',
    'un trozo de pan cada noche',
  ])('leaves %s unchanged', (q) => expect(verdictFor(q).understoodAs).toBeNull())

  it('asks about the one food that is far likelier', () => {
    const two = personWith(matcher, [
      ['Pecan', 'high'],
      ['Melon', 'low'],
      ['Lemon', 'high'],
    ])
    expect(verdictFor('lemom', two).choices).toEqual(['lemon'])
    expect(verdictFor('mlon', two).choices).toEqual(['melon'])
  })
})

it('the sentence on several foods names only those to avoid', () => {
  const few = personWith(matcher, [
    ['Beef', 'high'],
    ['Egg', 'moderate'],
    ['Pear', 'low'],
    ['Sesame', 'allergy'],
  ])
  const sentence = (q: string) => verdictOf(matcher, q, few).brief
  expect(sentence('beef and pear')).toBe('Leave beef out for now.')
  expect(sentence('pear, beef and egg')).toBe('Leave beef out for now; eat egg only now and then.')
  expect(sentence('egg and pear')).toBe('Eat egg now and then, for example every few days.')
  expect(sentence('sesame and pear')).toBe('Do not eat sesame, not even traces of it: it is your allergy.')
})

it('a lone excluded food is the one asked about, and mere signs are unknown', () => {
  const person = personWith(matcher, [['Beef', 'high']])
  expect(verdictOf(matcher, 'no beef', person)).toMatchObject({ kind: 'high', title: 'Beef' })
  expect(verdictOf(matcher, '<b>x</b>', person).kind).toBe('not-known')
})

it('no sentence claims more than a test can show', () => {
  const words =
    'beef | cheese | hummus | pizza | pear | pears | water | wuzzel | rice, dragon fruit | bacon | nuts | soup | couscous | noodles | may contain sesame | peanuts and cheese | lasagne | salmon | ghee'
  for (const who of [person, nobody, personWith(matcher, [])])
    for (const q of words.split(' | ')) {
      const { sentence, brief, foods } = verdictFor(q, who)
      expect(brief).not.toMatch(/\d\.\d/u)
      const all = [sentence, brief, ...foods.map(({ why }) => why)].join(' ')
      expect(all).not.toMatch(
        /\b(?:safe|safely|cures?|proof|proves?|allergic to|must never)\b|undefined|null|\(\)|: \.|\s\s/iu,
      )
      expect(sentence).toMatch(/^\p{Lu}[^\n]*[.?]$/u)
    }
})
