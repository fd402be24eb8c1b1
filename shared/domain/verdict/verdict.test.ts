import { describe, expect, it } from 'vitest'
import { personWith } from '../../testing/people-who-avoid'
import { checkLabel } from '../label-check'
import { verdictOf } from './verdict'
import { matcher } from '../../testing/shipped'

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
const said = (q: string, who = person) => verdictOf(matcher, q, who)
const kinds = (rows: Record<string, string>) =>
  it.each(Object.entries(rows).flatMap(([kind, words]) => words.split(' | ').map((q) => [q, kind])))(
    '%s: %s',
    (q, kind) => expect(said(q).kind).toBe(kind),
  )

describe('foods', () => {
  kinds({
    allergy: 'sesame | Sesamöl | may contain sesame | rice, hazelnuts, salt | not even traces of sesame',
    high: 'wheat | Weizen | pasta | couscous | wheat and rice',
    moderate: 'beef | May I eat beef? | Darf ich Rindfleisch essen?',
    own: 'pork | bacon',
    'no-elevation': 'pear | big red pears | apple juice | rice, water, salt | Reis | broccoli',
    'not-tested': 'salmon | coconut milk | dragon fruit | rice, dragon fruit | water | salt | E330',
    'not-known': 'wuzzel | rice, wuzzel | pear wuzzel | bear',
  })

  it('says what it is made of', () => {
    const { sentence, brief, foods } = said('couscous')
    expect(sentence).toBe('Couscous is made of wheat (high, 42.3 µg/ml): leave it out for now.')
    expect(brief).toBe('Couscous is made of wheat: leave it out for now.')
    expect(foods[0]?.why).toBe('“couscous” is made of wheat.')
  })

  it('tells which part of a list no test looked at', () =>
    expect(said('rice, dragon fruit')).toMatchObject({
      notTested: ['dragon fruit'],
      sentence: 'Your test did not look at dragon fruit, so it says nothing about it; no elevation: rice.',
    }))

  it('knows the foods of a test that the knowledge does not', () => {
    expect(said('zorble').kind).toBe('no-elevation')
    expect(said('zorble, rice').kind).toBe('no-elevation')
  })
})

describe('without any test', () => {
  it('allergies decide, and nothing else is known', () => {
    expect(said('tahini', nobody).kind).toBe('allergy')
    const { kind, sentence } = said('pear', nobody)
    expect([kind, sentence]).toEqual(['not-tested', 'No test result yet, so nothing is known of pear.'])
  })
})

describe('dishes', () => {
  kinds({
    allergy: 'hummus | tahini sauce with rice | hazelnut cake',
    'may-hold':
      'pizza | lasagne | soup | rice salad | chicken curry | fruit salad | rice crackers | Nudelsalat | Reispfanne',
    moderate: 'beef curry | beef stew',
  })

  it('usually hold their parts', () => {
    const { sentence, brief, parts, foods } = said('pizza')
    expect(brief).not.toMatch(/\d/u)
    expect(brief).toMatch(/^Pizza (?:may|usually) hold/u)
    expect(foods.map(({ why }) => why).join(' ')).not.toMatch(/\d/u)
    expect(sentence).toMatch(
      /^Pizza usually holds wheat \(high, 42.3 µg\/ml, in pizza base\): leave it out unless/u,
    )
    expect(sentence).not.toMatch(/Pizza holds/u)
    expect(parts[0]).toMatchObject({ foodName: 'Wheat', level: 'high' })
    expect(said('hummus').sentence).toBe(
      'Hummus usually holds sesame, your allergy: do not eat it, not even traces of it.',
    )
  })

  it('may hold a part that only some kitchens take, whatever its place, and never show its mark', () => {
    const { sentence, parts } = said(
      'idli',
      personWith(matcher, [
        ['Butter', 'high'],
        ['Rice', 'low'],
      ]),
    )
    expect(sentence).toContain('may hold butter (high')
    expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['butter', 'rice', 'lentils']))
  })

  it('may hold what a cheese in them may hold, in their name and among their parts', () => {
    const eater = personWith(matcher, [
      ['Whey', 'high'],
      ["Cow's milk", 'moderate'],
    ])
    expect(said('burrata soup', personWith(matcher, [['Whey', 'high']])).sentence).toContain('may hold whey')
    for (const dish of ['roquefort burger', "goat's cheese salad", 'cacio e pepe'])
      expect(said(dish, eater).sentence).toMatch(/may hold whey \(high.* and cow's milk \(moderate/u)
  })

  it('are known by a name that begins with an article, however they are asked for', () => {
    const eater = personWith(matcher, [['Onion', 'high']])
    for (const q of ['an Indian', 'May I have an Indian?', 'can I eat a chinese tonight'])
      expect(said(q, eater).foods.map(({ foodName }) => foodName)).toEqual(['Onion'])
  })

  it('may hold their usual meat, and no more, where the word before names another', () => {
    const eater = personWith(matcher, [
      ['Beef', 'high'],
      ['Turkey', 'low'],
      ['Onion', 'low'],
    ])
    expect(said('sloppy joe', eater).sentence).toMatch(/^Sloppy joe usually holds beef/u)
    expect(said('turkey sloppy joe', eater).sentence).toMatch(/may hold beef/u)
    expect(said('beef sloppy joe', eater).kind).toBe('high')
  })

  it('open with it where nothing usual is elevated, and ask about nothing far-fetched', () => {
    const eater = personWith(matcher, [
      ['Sesame', 'allergy'],
      ['Egg white', 'high'],
      ['Rice', 'low'],
      ['Lime', 'low'],
    ])
    expect(said('idli', eater).sentence).toBe(
      'Nothing of what idli usually holds is elevated in your test; recipes differ, so ask about sesame (your allergy).',
    )
    expect(said('gin and tonic', eater).sentence).not.toMatch(/sesame|egg/u)
  })

  it('are never without a question, whatever their usual parts show', () => {
    const low = personWith(matcher, [...person.low.map((name) => [name, 'low'] as const), ['Celery', 'high']])
    for (const dish of ['rice pudding', 'apple pie', 'rice salad', 'hummus'])
      expect(said(dish, low)).toMatchObject({ kind: 'may-hold', askMaker: true })
  })
})

describe('a dish', () => {
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

  it('usually holds what a main part surely is, and no milk of an unusual kitchen', () => {
    const { sentence, askMaker } = said('moussaka', eater)
    expect(sentence).toMatch(/^Moussaka usually holds beef \(high, 42\.3 µg\/ml\): leave it out unless/u)
    expect(sentence).not.toContain('goat')
    expect(askMaker).toBe(true)
  })

  it('is asked about what is likely in its course', () => {
    const { sentence } = said('rice pudding', eater)
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
  ])('%s', (q, words) => expect(said(q, eater).sentence).toMatch(words))
})

describe('families', () => {
  kinds({
    'may-hold': 'cheese | Käse | Käsesorten | fromages | quesos | nuts | meat | 200 g grated cheese',
    'no-elevation': 'berries | Beeren | baies',
    'not-tested': 'mushrooms | Fisch',
  })

  it('name each elevated food of theirs with its level before those that are not', () => {
    const { sentence, foods } = said('cheese')
    expect(sentence).toBe(
      "It depends on which cheese: leave goat's cheese (high, 42.3 µg/ml) out for now, eat sheep's cheese (moderate, 12.0 µg/ml) only now and then; no elevation: mozzarella.",
    )
    expect(foods.map(({ foodName }) => foodName)).toEqual(["Goat's cheese", "Sheep's cheese", 'Mozzarella'])
  })

  it('are read in the scanner too, and on no label', () => {
    const scanned = (text: string) =>
      checkLabel(matcher, text, person.avoid, person.avoidFoods).userIntolerances.map(
        ({ foodName, kind }) => `${foodName} ${kind}`,
      )
    expect(scanned('cheese')).toEqual(["Goat's cheese unsure", "Sheep's cheese unsure"])
    expect(scanned('Ingredients: rice, cheese, salt')).toEqual([])
  })
})

describe('misspelt words', () => {
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
  ])('%s is %s', (q, words) => expect(said(q).understoodAs).toBe(words))

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
  ])('%s is what it says, and nothing else', (q) => expect(said(q).understoodAs).toBeNull())

  it('are asked about as the one food that is far likelier', () => {
    const two = personWith(matcher, [
      ['Pecan', 'high'],
      ['Melon', 'low'],
      ['Lemon', 'high'],
    ])
    expect(said('lemom', two).choices).toEqual(['lemon'])
    expect(said('mlon', two).choices).toEqual(['melon'])
  })
})

it('of several foods the sentence names those alone that are to be left out', () => {
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

it('what is only left out is what is asked for, and signs are nothing that is known', () => {
  const person = personWith(matcher, [['Beef', 'high']])
  expect(verdictOf(matcher, 'no beef', person)).toMatchObject({ kind: 'high', title: 'Beef' })
  expect(verdictOf(matcher, '<b>x</b>', person).kind).toBe('not-known')
})

it('no sentence says what a test cannot', () => {
  const words =
    'beef | cheese | hummus | pizza | pear | pears | water | wuzzel | rice, dragon fruit | bacon | nuts | soup | couscous | noodles | may contain sesame | peanuts and cheese | lasagne | salmon | ghee'
  for (const who of [person, nobody, personWith(matcher, [])])
    for (const q of words.split(' | ')) {
      const { sentence, brief, foods } = said(q, who)
      expect(brief).not.toMatch(/\d\.\d/u)
      const all = [sentence, brief, ...foods.map(({ why }) => why)].join(' ')
      expect(all).not.toMatch(
        /\b(?:safe|safely|cures?|proof|proves?|allergic to|must never)\b|undefined|null|\(\)|: \.|\s\s/iu,
      )
      expect(sentence).toMatch(/^\p{Lu}[^\n]*[.?]$/u)
    }
})
