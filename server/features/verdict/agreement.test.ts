import { expect, it } from 'vitest'
import type { Matcher } from '@shared/domain/food-matcher/food-matcher'
import { checkLabel } from '@shared/domain/label-check'
import type { Person } from '@shared/domain/verdict/person'
import { verdictOf } from '@shared/domain/verdict/verdict'
import { readKnowledge } from '@shared/knowledge/read-knowledge'
import { type Leveled, personWith, randomFrom } from '@shared/testing/people-who-avoid'
import { foodMatcher } from '../foods/foods.public'
import { conflictsIn, readRecipe } from '../recipes/guard'

/** `npm run bench:agreement` asks about all words of the knowledge that people ask in. */
const all = process.env['PEARWELL_AGREEMENT'] === '1'
const [mostWords, mostPeople] = all ? [Infinity, 20] : [300, 5]

const knowledge = readKnowledge()
const random = randomFrom(20261016)
const asked = new Set(['en', 'de', 'fr', 'es', 'xx'])

const families =
  `cheese nuts fish milk bread flour meat berries vegetables fruit beans spices seeds mushrooms cabbage peppers yoghurt oil
Käse Nüsse Gemüse Beeren fromage viande noix queso fruta legumbres`.split(/\s+/u)

function wordsOf(): string[] {
  const dishes = knowledge.terms
    .filter(([, , language, parts]) => parts && asked.has(language))
    .map(([name]) => name)
  const others = knowledge.terms
    .filter(([, , language, parts]) => !parts && asked.has(language))
    .map(([name]) => name)
  const names = knowledge.foods.flatMap((food) => [food.name, ...Object.values(food.names).flat()])
  const share = (words: readonly string[]) => some(words, Math.round((mostWords - families.length) / 3))
  return [...families, ...share(dishes), ...share(others), ...share(names)]
}

function some(words: readonly string[], most: number): readonly string[] {
  if (words.length <= most) return words
  return Array.from({ length: most }, () => words[Math.floor(random() * words.length)] ?? '')
}

/** Somebody with a few allergies and foods of their own, and a test of most foods. */
function anybody(matcher: Matcher): Person {
  const levelFor = (part: number): Leveled[1] | undefined => {
    if (part < 0.02) return 'allergy'
    if (part < 0.1) return 'high'
    if (part < 0.2) return 'moderate'
    if (part < 0.22) return 'own'
    return part < 0.8 ? 'low' : undefined
  }
  const foods = knowledge.foods.flatMap(({ name }): Leveled[] => {
    const level = levelFor(random())
    return level ? [[name, level]] : []
  })
  return personWith(matcher, foods)
}

it('what the verdict, the scanner or the guard of recipes flags, none of the others lets pass', () => {
  const matcher = foodMatcher()
  const people = Array.from({ length: mostPeople }, () => anybody(matcher))
  const apart: string[] = []
  for (const word of wordsOf()) {
    const recipe = readRecipe({ title: 'Supper', description: '', ingredients: [word], instructions: [] })
    for (const person of people) {
      const said = verdictOf(matcher, word, person)
      const byVerdict = said.foods.filter(({ level }) => level !== 'low').map(({ foodName }) => foodName)
      const byScanner = checkLabel(matcher, word, person.avoid, person.avoidFoods).userIntolerances.map(
        ({ foodName }) => foodName,
      )
      const byGuard = conflictsIn(recipe, person.avoidFoods).map(({ food }) => food)
      const isFlagged = [byVerdict, byScanner, byGuard].map((foods) => foods.length > 0)
      if (new Set(isFlagged).size > 1)
        apart.push(`${word}: ${said.kind}; ${JSON.stringify({ byVerdict, byScanner, byGuard })}`)
    }
  }
  expect(apart).toEqual([])
})
