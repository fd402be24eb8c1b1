import { waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mockApi, type ApiMocks, type ApiCall, refusal } from '@/testing/mock-api'
import { aRecipe } from '@/testing/rows'
import { toast } from '@/ui/use-toast'
import type { Generated } from './generated'
import { generateRecipe, saveAgain, stopGeneration } from './generate-recipe'
import { generationState } from './generation-state'

vi.mock('@/ui/use-toast', () => ({ toast: vi.fn() }))

const generated: Generated = {
  ...{ title: 'Baked pears', name: 'Baked pears', description: 'Soft.', ingredients: ['2 pears'] },
  ...{
    instructions: ['Bake.'],
    prepTime: 5,
    cookTime: 20,
    servings: 2,
    difficulty: 'easy',
    category: 'dessert',
  },
  ...{
    tags: ['vegan'],
    pictures: [{ name: 'pear', size: 100 }],
    notes: '',
    check: { ingredients: 1, excluded: [], diets: [] },
    provider: 'builtin',
  },
}
const recipeRequest = { category: 'dessert' }
const state = () => generationState().state

let answers: ApiMocks
let calls: ApiCall[]
beforeEach(() => {
  vi.mocked(toast).mockClear()
  answers = { 'POST /api/ai/generate-recipe': generated, 'POST /api/recipes': aRecipe({ id: 7 }) }
  calls = mockApi(answers)
})
afterEach(stopGeneration)

describe('making a recipe', () => {
  it('generates it and saves it unapproved, marked as generated', async () => {
    expect(await generateRecipe(recipeRequest)).toMatchObject({ id: 7 })
    expect(calls.map(({ route }) => route)).toEqual(['POST /api/ai/generate-recipe', 'POST /api/recipes'])
    const saved = calls[1]
    expect(saved).toMatchObject({
      body: { title: 'Baked pears', approved: false, aiGenerated: true, tags: ['vegan'] },
    })
    expect(saved).not.toHaveProperty('body.provider')
    expect([state(), vi.mocked(toast).mock.calls[0]?.[0].title]).toEqual(['idle', 'Recipe created'])
  })

  it('shows no toast to a user who waits for it to open', async () => {
    expect(await generateRecipe(recipeRequest, () => true)).toMatchObject({ id: 7 })
    expect(toast).not.toHaveBeenCalled()
  })

  it("shows the server's reason when none was generated", async () => {
    answers['POST /api/ai/generate-recipe'] = refusal(503, { error: 'The AI service is busy.' })
    expect(await generateRecipe(recipeRequest)).toBeUndefined()
    expect(toast).toHaveBeenCalledWith({
      title: 'Generation Failed',
      description: 'The AI service is busy.',
      variant: 'destructive',
    })
    expect(state()).toBe('idle')
  })

  it('keeps a recipe that could not be saved and saves it again', async () => {
    answers['POST /api/recipes'] = refusal(503, { error: 'The database is away.' })
    expect(await generateRecipe(recipeRequest)).toBeUndefined()
    expect(toast).toHaveBeenLastCalledWith({
      title: 'Save Failed',
      description: "Recipe was generated but couldn't be saved to database.",
      variant: 'destructive',
    })
    expect(state()).toBe('unsaved')
    answers['POST /api/recipes'] = aRecipe({ id: 8 })
    expect(await saveAgain()).toMatchObject({ id: 8 })
    expect(calls.filter(({ route }) => route.includes('generate'))).toHaveLength(1)
  })

  it('returns the existing recipe when it would be a copy', async () => {
    const there = aRecipe({ id: 3, title: 'Baked pears' })
    answers['POST /api/recipes'] = refusal(409, { error: 'You already have this recipe.', current: there })
    expect(await generateRecipe(recipeRequest, () => true)).toMatchObject({ id: 3 })
    expect(toast).toHaveBeenCalledWith({ title: 'You already have this recipe.', description: 'Baked pears' })
    expect(state()).toBe('idle')
  })

  it('makes one at a time, and a stopped one has no result', async () => {
    let finish: (recipe: Generated) => void = () => undefined
    answers['POST /api/ai/generate-recipe'] = () => new Promise<Generated>((resolve) => (finish = resolve))
    const first = generateRecipe(recipeRequest)
    expect(state()).toBe('generating')
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(await generateRecipe(recipeRequest)).toBeUndefined()
    answers['POST /api/recipes'] = () => Promise.reject(new DOMException('', 'AbortError'))
    stopGeneration()
    finish(generated)
    expect(await first).toBeUndefined()
    expect([state(), vi.mocked(toast).mock.calls]).toEqual(['idle', []])
  })
})
