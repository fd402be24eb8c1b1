import { expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { groupResults, type ResultGroup } from '@shared/domain/avoidance/result-groups'
import { answerOfFood, answerWords, type VerdictAnswer } from '@shared/domain/verdict/answer'
import { startPortal } from '../testing/portal'
import type { Visitor } from '../testing/visitor'
import { seedFoods } from '../features/foods/foods.public'
import { seedDemo } from './demo'

/** Foods of the demonstration's tests, so that each has a group in the results. */
const foods =
  `Cow's milk, Goat's milk, Beef, Cocoa bean, Wheat, Rye, Oats, Rice, Egg white, Almond, Hazelnut, Peanut,
Salmon, Tuna, Chicken, Pork, Tomato, Apple, Emmental, Cottage cheese, Gliadin, Durum wheat`
    .split(/,\s+/u)
    .map((name) => name.trim())
const others = ['feta', 'lasagne', 'soy sauce', 'milk', 'cheese', 'tiramisu', 'brownie', 'spelt bread']

const answersOfGroup: Record<ResultGroup, readonly VerdictAnswer[]> = {
  plan: ['leave-out', 'allergy'],
  baseline: ['go-ahead'],
  'leave-out': ['leave-out', 'allergy'],
  'check-first': ['check-first'],
  'now-and-then': ['go-ahead'],
  keep: ['go-ahead'],
  'not-food': ['not-food'],
  'not-readable': ['check-first'],
}

type Place = [where: string, says: string]

/** What every place says of these words, where it says anything. */
async function placesOf(visit: Visitor, report: Reply<'GET /api/reports/:id'>, q: string) {
  const verdict = (await visit.get(`/api/verdict?q=${encodeURIComponent(q)}`))
    .body as Reply<'GET /api/verdict'>
  const { foods: avoided } = (await visit.get('/api/avoid-list')).body as Reply<'GET /api/avoid-list'>
  const scan = (await visit.post('/api/analyze-food-label', { labelText: `Ingredients: ${q}` }))
    .body as Reply<'POST /api/analyze-food-label'>
  const asked = (await visit.post('/api/ai/ask-question', { question: `May I eat ${q}?` }))
    .body as Reply<'POST /api/ai/ask-question'>
  const isIt = (name: string) => name.toLowerCase() === q.toLowerCase()
  const apart: Place[] = []
  const compare = (where: string, allowed: readonly VerdictAnswer[]) => {
    if (!allowed.includes(verdict.answer)) apart.push([where, allowed.join(' or ')])
  }
  for (const [group, rows] of Object.entries(groupResults(report)))
    if (rows.some(({ food }) => isIt(food)))
      compare('results, home and print', answersOfGroup[group as ResultGroup])
  for (const food of avoided.filter(({ foodName }) => isIt(foodName)))
    compare('the list to leave out', [answerOfFood(food)])
  const inPlan = report.planned.find(({ food }) => isIt(food))
  if (inPlan && !verdict.foods.some(({ inTrial, inBaseline }) => (inPlan.eaten ? inBaseline : inTrial)))
    apart.push(['the plan', inPlan.eaten ? 'eaten as usual' : 'in the trial'])
  const told = verdict.foods.filter(({ certainty }) => certainty === 'match').map(({ foodName }) => foodName)
  for (const { foodName, kind } of scan.userIntolerances)
    if (kind === 'match' && !told.includes(foodName)) apart.push(['the scanner', `finds ${foodName}`])
  const inChat = asked.verdicts.map(({ answer }) => answer)
  if (!inChat.includes(verdict.answer)) apart.push(['the assistant', inChat.join()])
  if (!asked.answer.includes(answerWords[verdict.answer])) apart.push(['its words', asked.answer])
  return apart.map(([where, says]) => `${q} is ${verdict.answer}, but ${where}: ${says}`)
}

it('asked about 30 foods and dishes, five people hear the same from every screen', async () => {
  const portal = await startPortal()
  try {
    await seedFoods(portal.deps.db)
    const lines = await seedDemo(portal.deps)
    const people = lines.flatMap((line) => {
      const [, email, password] =
        /^(?!.*as (?:admin|practitioner)).*?(\S+@\S+)\s+(\w{4}-\S+)/u.exec(line) ?? []
      return email && password ? [{ email, password }] : []
    })
    expect(people).toHaveLength(5)
    const apart: string[] = []
    for (const person of people) {
      const visit = portal.stranger()
      expect((await visit.post('/api/login', person)).status).toBe(200)
      const [newest] = (await visit.get('/api/reports')).body as Reply<'GET /api/reports'>
      const report = (await visit.get(`/api/reports/${newest?.id}`)).body as Reply<'GET /api/reports/:id'>
      for (const q of [...foods, ...others])
        apart.push(...(await placesOf(visit, report, q)).map((said) => `${person.email}: ${said}`))
    }
    expect(apart).toEqual([])
  } finally {
    await portal.close()
  }
})
