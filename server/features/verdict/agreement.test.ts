import { expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import type { Matcher } from '@shared/domain/food-matcher/food-matcher'
import { checkLabel } from '@shared/domain/labels/label-check'
import type { Person } from '@shared/domain/verdict/person'
import { writeCsvRow } from '@shared/domain/text/csv'
import { isAllowedLevel, type VerdictKind } from '@shared/domain/verdict/kinds'
import { outcomeKinds } from '@shared/domain/trial/trial'
import { type Verdict, verdictOf } from '@shared/domain/verdict/verdict'
import { readKnowledge } from '@shared/knowledge/read-knowledge'
import { type Leveled, personWith, randomFrom } from '@shared/testing/people-who-avoid'
import { atSize, isFull } from '@shared/testing/runs'
import { startPortal, type Portal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'
import { foodMatcher, seedFoods } from '../foods/foods.public'
import { conflictsIn, readRecipe } from '../recipes/guard'

const [mostWords, mostPeople] = atSize([150, 5], [2_500, 20])
/** Over HTTP there are few, because one person may ask the assistant 30 questions a minute. */
const [wordsOverHttp, clientsOverHttp, questionsEach] = atSize([24, 1, 8], [150, 3, 28])

const knowledge = readKnowledge()
const random = randomFrom(20261016)
const asked = new Set(['en', 'de', 'fr', 'es', 'xx'])

const families = `cheese nuts fish milk bread flour meat berries vegetables fruit beans spices seeds mushrooms
cabbage peppers yoghurt oil Käse Nüsse Gemüse Beeren fromage viande noix queso fruta legumbres`.split(/\s+/u)

function wordsOf(mostWords: number): string[] {
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

/** A few allergies and own foods, and a test of most foods. */
function foodsOfAnybody(): Leveled[] {
  const levelFor = (part: number): Leveled[1] | undefined => {
    if (part < 0.02) return 'allergy'
    if (part < 0.1) return 'high'
    if (part < 0.2) return 'moderate'
    if (part < 0.22) return 'own'
    if (part < 0.25) return 'trigger'
    if (part < 0.27) return 'limited'
    if (part < 0.28) return 'clinic-only'
    if (part < 0.34) return 'tolerated'
    if (part < 0.36) return 'not-readable'
    return part < 0.8 ? 'low' : undefined
  }
  return knowledge.foods.flatMap(({ name }): Leveled[] => {
    const level = levelFor(random())
    return level ? [[name, level]] : []
  })
}

const anybody = (matcher: Matcher): Person => personWith(matcher, foodsOfAnybody())

it('verdict, scanner and recipe guard accept no food that one of them flags', () => {
  const matcher = foodMatcher()
  const people = Array.from({ length: mostPeople }, () => anybody(matcher))
  const apart: string[] = []
  const unasked: string[] = []
  for (const word of wordsOf(mostWords)) {
    const recipe = readRecipe({ title: 'Supper', description: '', ingredients: [word], instructions: [] })
    for (const person of people) {
      const verdict = verdictOf(matcher, word, person)
      const against = verdict.foods.filter(({ level }) => !isAllowedLevel(level))
      const added = against.filter((food) => isAdded(verdict, food))
      const byVerdict = against.filter((food) => !added.includes(food)).map(({ foodName }) => foodName)
      const byScanner = checkLabel(matcher, word, person.avoid, person.avoidFoods).userIntolerances.map(
        ({ foodName }) => foodName,
      )
      const byGuard = conflictsIn(recipe, person.avoidFoods).map(({ food }) => food)
      const isFlagged = [byVerdict, byScanner, byGuard].map((foods) => foods.length > 0)
      if (new Set(isFlagged).size > 1)
        apart.push(`${word}: ${verdict.kind}; ${JSON.stringify({ byVerdict, byScanner, byGuard })}`)
      if (byVerdict.length === 0 && added.some(isLeftOut) && verdict.answer !== 'check-first')
        unasked.push(`${word}: ${verdict.sentence}`)
    }
  }
  expect({ apart, unasked }).toEqual({ apart: [], unasked: [] })
})

/** Only the verdict asks about what a kitchen may add, since no words name it. */
const isAdded = ({ gravest }: Verdict, { foodName, words }: Verdict['foods'][number]) =>
  words.length === 0 && gravest.some((food) => food.foodName === foodName)

const isLeftOut = ({ answer }: Verdict['foods'][number]) => answer === 'allergy' || answer === 'leave-out'

const passing = new Set<VerdictKind>(['tolerated', 'no-elevation', 'not-tested', 'not-known'])
const minds = ({ kind }: { kind: VerdictKind }) => !passing.has(kind)
const values: Partial<Record<string, number>> = { moderate: 12, low: 3.1, trigger: 3.1 }
const valueOf = (level: string) => values[level] ?? 42.3

/** A signed-in client with these foods. */
async function clientWith(portal: Portal, foods: readonly Leveled[], n: number) {
  const admin = await portal.person('admin')
  const practitioner = await portal.person('practitioner')
  const client = await portal.person('client')
  const namesOf = (wanted: string) => foods.flatMap(([name, level]) => (level === wanted ? [name] : []))
  const results = foods.flatMap(([food, level]) =>
    level === 'allergy' || level === 'own' ? [] : [{ food, category: '', value: valueOf(level) }],
  )
  const printed = foods.flatMap(([food, level], at) =>
    level === 'allergy' || level === 'own'
      ? []
      : [
          writeCsvRow(
            [String(at), food, level === 'not-readable' ? 'see note' : String(valueOf(level))],
            ',',
          ),
        ],
  )
  const csv = ['No,Food,Result (µg/ml)', ...printed].join('\n')
  const fields = {
    clientId: String(client.clientId),
    practitionerId: String(practitioner.practitionerId),
  }
  const form = tripletForm({ sampleId: `AG${n}`, reportDate: '2026-10-12', results }, { csv, fields })
  const read = await admin.visit.upload('/api/reports/multi-file', form)
  const { id } = read.body as Reply<'GET /api/reports/:id'>
  const released = await admin.visit.post(`/api/reports/${id}/release`)
  const recorded = await admin.visit.patch(`/api/clients/${client.clientId}`, {
    allergies: namesOf('allergy').join(', '),
  })
  const chosen = await client.visit.patch('/api/user/diet', { ownFoods: namesOf('own') })
  expect([read.status, released.status, recorded.status, chosen.status]).toEqual([201, 200, 200, 200])
  for (const outcome of outcomeKinds) {
    const found = namesOf(outcome).map((name) => ({
      ...{ foods: [name], outcome },
      ...(outcome === 'limited' && { amount: 'one slice a day' }),
    }))
    for (const body of found) {
      const kept = await practitioner.visit.post(`/api/clients/${client.clientId}/outcomes`, body)
      expect([201, 409]).toContain(kept.status)
    }
  }
  return client.visit
}

it('over HTTP, what the verdict, the scanner, the recipes or the assistant flags, none accepts', async () => {
  const portal = await startPortal()
  try {
    await seedFoods(portal.deps.db)
    const apart: string[] = []
    let [asked, agreed] = [0, 0]
    for (let n = 1; n <= clientsOverHttp; n++) {
      const visit = await clientWith(portal, foodsOfAnybody(), n)
      const words = wordsOf(wordsOverHttp)
      const isAsked = new Set(some(words, questionsEach))
      for (const word of words) {
        const verdict = (await visit.get(`/api/verdict?q=${encodeURIComponent(word)}`))
          .body as Reply<'GET /api/verdict'>
        const scan = (await visit.post('/api/analyze-food-label', { labelText: word }))
          .body as Reply<'POST /api/analyze-food-label'>
        const recipe = await visit.post('/api/recipes', {
          title: `Supper ${asked}`,
          description: '',
          ingredients: [word],
          instructions: ['Serve.'],
          category: 'dinner',
        })
        const flags: Record<string, boolean> = {
          verdict: minds(verdict),
          scanner: scan.userIntolerances.length > 0,
          recipes: recipe.status !== 201,
        }
        if (isAsked.has(word)) {
          const { body } = await visit.post('/api/ai/ask-question', { question: `can i eat ${word}` })
          const { kind, verdicts } = body as Reply<'POST /api/ai/ask-question'>
          flags['assistant'] = verdicts.some(minds) || (kind !== 'answered' && minds(verdict))
        }
        asked++
        if (new Set(Object.values(flags)).size === 1) agreed++
        else apart.push(`${word}: ${verdict.kind} ${JSON.stringify(flags)}`)
      }
    }
    if (isFull) console.log(`${agreed} of ${asked} agree over HTTP`, apart)
    expect(apart).toEqual([])
  } finally {
    await portal.close()
  }
})
