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
    const { sentence, foods } = verdictFor('couscous')
    expect(sentence).toBe('Leave out for now. Couscous is made from wheat, which is high for you.')
    expect(foods[0]?.why).toBe('“couscous” is made from wheat.')
  })

  it('names the untested part of a list', () =>
    expect(verdictFor('rice, dragon fruit')).toMatchObject({
      notTested: ['dragon fruit'],
      sentence: 'Not tested. Your test did not include dragon fruit, so go by how you feel.',
      notes: ['Rice was not raised in your test.'],
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
    expect([kind, sentence]).toEqual([
      'not-tested',
      'Not tested. You have no test result yet. Go by your allergies and how you feel.',
    ])
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
    const { sentence, notes, parts, foods } = verdictFor('pizza')
    expect(foods.map(({ why }) => why).join(' ')).not.toMatch(/\d/u)
    expect(sentence).toBe('Leave out for now. Pizza usually has wheat, which is high for you.')
    expect(notes[0]).toBe('Ask for a version made without wheat.')
    expect(parts[0]).toMatchObject({ foodName: 'Wheat', level: 'high' })
    expect(verdictFor('hummus').sentence).toBe(
      'Allergy. Hummus usually has sesame. Do not eat it, not even traces.',
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
    expect(sentence).toBe('Check first. Some idli has butter, which is high for you.')
    expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['butter', 'rice', 'lentils']))
  })

  it('includes what a cheese in their name or among their parts may contain', () => {
    const eater = personWith(matcher, [
      ['Whey', 'high'],
      ["Cow's milk", 'moderate'],
    ])
    expect(verdictFor('burrata soup', personWith(matcher, [['Whey', 'high']])).sentence).toBe(
      'Leave out for now. Burrata soup usually has whey, which is high for you.',
    )
    for (const dish of ['roquefort burger', "goat's cheese salad", 'cacio e pepe']) {
      const { sentence, notes } = verdictFor(dish, eater)
      expect(sentence).toMatch(/^Check first\. Some .* ha(?:s|ve) whey, which is high for you\.$/u)
      expect(notes).toContain("If it has cow's milk, now and then is enough.")
    }
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
    expect(verdictFor('sloppy joe', eater).sentence).toMatch(
      /^Leave out for now\. Sloppy joe usually has beef/u,
    )
    expect(verdictFor('turkey sloppy joe', eater).sentence).toMatch(
      /^Check first\. Some turkey sloppy joe has beef/u,
    )
    expect(verdictFor('beef sloppy joe', eater).kind).toBe('high')
  })

  it('asks about an allergy where no usual part is raised, and only where a kitchen may add it', () => {
    const eater = personWith(matcher, [
      ['Sesame', 'allergy'],
      ['Egg white', 'high'],
      ['Rice', 'low'],
      ['Lime', 'low'],
    ])
    expect(verdictFor('idli', eater).sentence).toBe(
      'Check first. Recipes vary, so ask about sesame, your allergy.',
    )
    expect(verdictFor('gin and tonic', eater)).toMatchObject({
      answer: 'go-ahead',
      sentence: 'Go ahead. Nothing usually in gin and tonic was raised for you. Recipes vary, so ask.',
      notes: [],
    })
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
    const { sentence, notes, askMaker } = verdictFor('moussaka', eater)
    expect(sentence).toBe('Leave out for now. Moussaka usually has beef, which is high for you.')
    expect(notes.join(' ')).not.toContain('goat')
    expect(askMaker).toBe(true)
  })

  it('asks about foods that are likely in its course', () => {
    const { sentence, notes } = verdictFor('rice pudding', eater)
    expect(sentence).toBe('Check first. Some rice pudding has almond, which is high for you.')
    expect(notes.join(' ')).not.toMatch(/beef|goat|emmental/u)
  })

  it.each([
    ['couscous', 'Leave out for now. Couscous usually has durum wheat, which is high for you.'],
    ['wheat pasta', 'Go ahead with wheat pasta. Not durum wheat.'],
    ['nut butter', 'Go ahead with walnut. Not almond.'],
    ['cheese', "Go ahead with mozzarella. Not goat's."],
    ['tofu', 'Go ahead. Soy bean was not raised, so your test gives no reason to skip tofu.'],
  ])('has the expected sentence: %s', (q, words) => expect(verdictFor(q, eater).sentence).toBe(words))
})

describe('the verdict on families', () => {
  kinds({
    'may-hold': 'cheese | Käse | Käsesorten | fromages | quesos | nuts | meat | 200 g grated cheese',
    'no-elevation': 'berries | Beeren | baies',
    'not-tested': 'mushrooms | Fisch',
  })

  it('names the members to eat and those to leave out', () => {
    const { sentence, notes, foods } = verdictFor('cheese')
    expect(sentence).toBe("Go ahead with mozzarella. Not goat's.")
    expect(notes).toEqual(["If it's only sheep's cheese, eat it now and then."])
    expect(foods.map(({ foodName }) => foodName)).toEqual(['Mozzarella', "Goat's cheese", "Sheep's cheese"])
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
  const said = (q: string) => {
    const { sentence, notes } = verdictOf(matcher, q, few)
    return [sentence, ...notes].join(' ')
  }
  expect(said('beef and pear')).toBe(
    'Leave out for now. Beef is high for you. Pear was not raised in your test.',
  )
  expect(said('pear, beef and egg')).toBe(
    'Leave out for now. Beef is high for you. Now and then is enough for egg. Pear was not raised in your test.',
  )
  expect(said('egg and pear')).toBe(
    'Go ahead. Now and then is enough for egg. Pear was not raised in your test.',
  )
  expect(said('sesame and pear')).toBe('Allergy. Do not eat sesame, not even traces.')
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
      const { sentence, notes, foods } = verdictFor(q, who)
      const all = [sentence, ...notes, ...foods.map(({ why }) => why)].join(' ')
      expect(all).not.toMatch(
        /\b(?:safe|safely|cures?|proof|proves?|allergic to|must never)\b|undefined|null|\(\)|: \.|\s\s/iu,
      )
      expect(sentence).toMatch(/^\p{Lu}[^\n]*[.?]$/u)
    }
})
