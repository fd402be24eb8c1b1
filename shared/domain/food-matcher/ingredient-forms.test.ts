import { describe, expect, it } from 'vitest'
import { knowledge, matcher } from '../../testing/seeded-knowledge'

const foods = matcher.resolve(knowledge.foods.map(({ key, name }) => ({ key, name })))
const verdictOn = (key: string, text: string) => {
  const at = foods.findIndex(({ keys }) => keys[0] === key)
  return matcher.verdicts(matcher.read(text), foods)[at]?.verdict
}
const groupsIn = (text: string) => matcher.groups(matcher.read(text))

/** A food's names by its key, and the endings of its compounds: "perensap", "päronklyftor". */
const compounds: readonly (readonly [heading: string, names: string, endings: string])[] = [
  [
    'Ingrediënten',
    'apple:appel pear:peren mango:mango melon:meloen pineapple:ananas cherry:kersen rhubarb:rabarber beetroot:bieten',
    'sap puree moes gelei',
  ],
  [
    'Ingrediënten',
    'broccoli:broccoli cauliflower:bloemkool artichoke:artisjok rocket:rucola basil:basilicum sage:salie',
    'roosjes harten blaadjes blad poeder',
  ],
  [
    'Ingredienser',
    'apple:äppel pear:päron mango:mango lemon:citron orange:apelsin peach:persiko melon:melon quince:kvitten',
    'juice saft puré klyftor gelé bitar pulver skal',
  ],
  [
    'Ingredienser',
    'broccoli:broccoli cauliflower:blomkåls artichoke:kronärtskocks asparagus:sparris tomato:tomat',
    'buketter hjärtan knoppar pulver',
  ],
  ['Ingredienser', 'pear:pære lemon:citron mango:mango melon:melon', 'juice saft gelé pulver'],
]

describe('a compound of a food and what was made of it', () => {
  it.each(compounds)('names the food: %s: %s + %s', (heading, names, endings) => {
    const wrong = names.split(' ').flatMap((pair) => {
      const [key = '', name = ''] = pair.split(':')
      return endings.split(' ').flatMap((ending) => {
        const text = `${heading}: salt, ${name}${ending}.`
        return verdictOn(key, text) === 'match' ? [] : [text]
      })
    })
    expect(wrong).toEqual([])
  })
})

const cases = ['owy', 'owa', 'owe', 'owego', 'owej', 'owych', 'owym', 'owymi']
const stems =
  'apple:jabłk plum:śliwk cherry:wiśni lemon:cytryn pumpkin:dyni onion:cebul ginger:imbir lentil:soczewic'

describe('a Polish adjective of a food', () => {
  it.each(stems.split(' '))('names the food in every case: %s', (pair) => {
    const [key = '', stem = ''] = pair.split(':')
    const wrong = cases.filter((end) => verdictOn(key, `Składniki: sól, proszek ${stem}${end}.`) !== 'match')
    expect(wrong).toEqual([])
  })

  it.each('ryżowe sojowe migdałowe kokosowe konopne kukurydziane gryczane'.split(' '))(
    'replaces the milk of %s milk and butter',
    (plant) => {
      expect(groupsIn(`Składniki: mleko ${plant}, sól.`).contains).not.toContain('milk')
      expect(groupsIn(`Składniki: mleko, mleko ${plant}, sól.`).contains).toContain('milk')
    },
  )

  it.each('ryżowy kukurydziany gryczany sojowy'.split(' '))('replaces the wheat of %s noodles', (plant) => {
    expect(groupsIn(`Składniki: makaron ${plant}, sól.`).contains).not.toContain('gluten')
    expect(groupsIn('Składniki: makaron pszenny, sól.').contains).toContain('gluten')
  })

  it.each('jabłkowa figowa daktylowa pistacjowa kokosowa'.split(' '))('makes %s pasta a paste', (food) => {
    expect(groupsIn(`Składniki: pasta ${food}, sól.`).contains).not.toContain('gluten')
  })

  it.each('maślany serowy śmietankowy mleczny'.split(' '))('after a flavouring is a taste: %s', (taste) => {
    expect(groupsIn(`Składniki: aromat ${taste}, sól.`).contains).toEqual([])
    expect(groupsIn(`Składniki: proszek ${taste}, sól.`).contains).toContain('milk')
  })
})

describe('an Italian semolina of another grain', () => {
  it.each(['di mais', 'di riso', 'di grano saraceno'])('contains no gluten: semola %s', (grain) => {
    for (const head of ['semola', 'semolino'])
      expect(groupsIn(`Ingredienti: ${head} ${grain}, sale.`).contains).toEqual([])
  })
})

/** Plants and fats that share a word with an allergen, in each language. */
const harmless: Readonly<Record<string, string>> = {
  Zutaten: 'Erdmandeln|Kolanuss|Betelnuss|Nusskürbis|Sheabutter',
  Ingrédients: 'souchet|noix de cola|noix de bétel|beurre de karité',
  Ingredientes: 'chufa|nuez de cola|manteca de karité|manteiga de karité|noz de cola|amêndoa da terra',
  Ingredienti: 'mandorle di terra|noci di cola|burro di karité',
  Ingrediënten: 'aardamandelen|kolanoot|sheaboter',
  Składniki: 'migdały ziemne|orzeszki cola|masło shea|chleb świętojański',
  Ingredienser: 'jordmandel|kolanöt|sheasmör|lakritsrot|lakridsrod',
}

describe('a plant or fat that only sounds like an allergen', () => {
  it.each(Object.entries(harmless))('raises no alarm after %s', (heading, names) => {
    const alarming = names
      .split('|')
      .filter((name) => groupsIn(`${heading}: ${name}, salt.`).contains.length > 0)
    expect(alarming).toEqual([])
  })
})

describe('French vegetables', () => {
  const keysOf = (name: string) => matcher.resolve([{ name }])[0]?.keys ?? []

  it('are no legumes with their accent, and legumes are without it', () => {
    for (const name of ['légumes', 'Légume', 'warzywa', 'grönsaker', 'vegetais']) {
      expect(keysOf(name)).toContain('carrot')
      expect(keysOf(name)).not.toContain('lentil')
    }
    for (const name of ['legumes', 'légumineuses', 'légumes secs', 'legumes secos', 'baljväxter'])
      expect(keysOf(name)).toContain('lentil')
  })

  it('name no beans in a French text', () => {
    expect(verdictOn('lentil', 'Contient : légumes, sel.')).toBe('none')
    expect(verdictOn('lentil', 'Contains: legumes, salt.')).toBe('unsure')
  })
})
