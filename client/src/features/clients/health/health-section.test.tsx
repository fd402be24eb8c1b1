import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mockSequence, refusal } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { aHealth } from '@/testing/rows'
import { toast } from '@/ui/use-toast'
import HealthSection from './health-section'

vi.mock('@/ui/use-toast', () => ({ toast: vi.fn() }))

const health = aHealth({
  ...{ allergies: ['sesame', 'blorp'], ownFoods: ['coriander'], unknown: ['blorp'], version: 3 },
  words: { sesame: ['sesame', 'tahini'] },
})
const offered = { 'GET /api/food-words': [], 'GET /api/allergens': [] }
const putsOf = (calls: ReturnType<typeof renderAs>['calls']) =>
  calls.filter(({ route }) => route === 'PUT /api/user/health')

async function add(list: string, food: string) {
  const field = await screen.findByRole('combobox', { name: list })
  fireEvent.change(field, { target: { value: food } })
  fireEvent.keyDown(field, { key: 'Enter' })
}
const listedIn = (name: string) =>
  [...screen.getByRole('list', { name }).querySelectorAll('li b')].map(({ textContent }) => textContent)

it('shows the words searched for and saves an added food at once', async () => {
  const after = { ...health, ownFoods: ['coriander', 'celery'], version: 4 }
  const { calls } = renderAs('client', <HealthSection />, {
    ...offered,
    'GET /api/user/health': mockSequence(health, after),
    'PUT /api/user/health': after,
  })
  await add('Foods I leave out for my own reasons', 'celery')
  expect(screen.getByText(/We also look for: sesame, tahini/)).toBeTruthy()
  expect(screen.getByText(/search labels for this word only/)).toBeTruthy()
  await screen.findByText('Saved.')
  expect(putsOf(calls).map(({ body, headers }) => [body, headers.get('If-Match')])).toEqual([
    [{ allergies: ['sesame', 'blorp'], none: false, ownFoods: ['coriander', 'celery'] }, '"3"'],
  ])
})

it('asks before an allergy is removed, and removes nothing without confirmation', async () => {
  const after = { ...health, allergies: ['blorp'], version: 4 }
  const { calls } = renderAs('client', <HealthSection />, {
    'GET /api/user/health': mockSequence(health, after),
    'PUT /api/user/health': after,
  })
  const remove = await screen.findByRole('button', { name: 'Remove sesame' })
  fireEvent.click(remove)
  const asked = screen.getByRole('alertdialog')
  expect(asked.textContent).toContain(
    'The scanner and recipes will stop leaving out sesame. We will tell your practitioner.',
  )
  fireEvent.click(within(asked).getByRole('button', { name: 'Cancel' }))
  expect(listedIn('Allergies')).toEqual(['sesame', 'blorp'])
  expect(putsOf(calls)).toEqual([])
  fireEvent.click(remove)
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await screen.findByText('Saved.')
  expect(listedIn('Allergies')).toEqual(['blorp'])
  expect(putsOf(calls)[0]?.body).toMatchObject({ allergies: ['blorp'], none: false })
})

it('"None known" clears the allergies after a question, and an added allergy unsets it', async () => {
  const none = { ...health, allergies: [], answered: 'none' as const, unknown: [], version: 4 }
  const milk = aHealth({ allergies: ['milk'], ownFoods: ['coriander'], version: 5 })
  const { calls } = renderAs('client', <HealthSection />, {
    ...offered,
    'GET /api/user/health': mockSequence(health, none, milk),
    'PUT /api/user/health': mockSequence(none, milk),
  })
  const none_ = await screen.findByRole('switch', { name: /None known/ })
  fireEvent.click(none_)
  expect(screen.getByRole('alertdialog').textContent).toContain('stop leaving out sesame and blorp')
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await screen.findByText('Saved.')
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true)
  await add('Allergies', 'milk')
  await waitFor(() => expect(putsOf(calls)).toHaveLength(2))
  await screen.findByText('Saved.')
  expect(putsOf(calls).map(({ body }) => body)).toEqual([
    { allergies: [], none: true, ownFoods: ['coriander'] },
    { allergies: ['milk'], none: false, ownFoods: ['coriander'] },
  ])
})

it('saves changes one after the other, each in the version of the last reply', async () => {
  let letThrough = () => {}
  const first = new Promise<void>((resolve) => (letThrough = resolve))
  const answers = [
    { ...health, allergies: ['sesame', 'blorp', 'egg'], version: 4 },
    { ...health, allergies: ['sesame', 'blorp', 'egg', 'milk', 'fish'], version: 5 },
  ]
  const { calls } = renderAs('client', <HealthSection />, {
    ...offered,
    'GET /api/user/health': mockSequence(health, ...answers),
    'PUT /api/user/health': async () => {
      await first
      return answers[putsOf(calls).length - 1] ?? health
    },
  })
  for (const food of ['egg', 'milk', 'fish']) await add('Allergies', food)
  expect(putsOf(calls)).toHaveLength(1)
  letThrough()
  await screen.findByText('Saved.')
  expect(putsOf(calls).map(({ headers }) => headers.get('If-Match'))).toEqual(['"3"', '"4"'])
  expect(listedIn('Allergies')).toEqual(['sesame', 'blorp', 'egg', 'milk', 'fish'])
})

it('saves again when another part of the record changed, and asks when these lists did', async () => {
  const phone = { ...health, version: 7 }
  const theirs = { ...health, allergies: ['sesame', 'blorp', 'milk'], version: 8 }
  const both = { ...theirs, allergies: ['sesame', 'blorp', 'egg', 'milk'], version: 9 }
  const { calls } = renderAs('client', <HealthSection />, {
    ...offered,
    'GET /api/user/health': mockSequence(health, phone, theirs, both),
    'PUT /api/user/health': mockSequence(
      refusal(412, { error: 'Changed.', current: phone }),
      refusal(412, { error: 'Changed.', current: theirs }),
      both,
    ),
  })
  await add('Allergies', 'egg')
  expect(await screen.findByText('sesame, blorp and milk')).toBeTruthy()
  expect(screen.getByText('sesame, blorp and egg')).toBeTruthy()
  expect(screen.getByText('sesame, blorp, egg and milk')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Save both' }))
  await screen.findByText('Saved.')
  expect(putsOf(calls).map(({ headers }) => headers.get('If-Match'))).toEqual(['"3"', '"7"', '"8"'])
  expect(listedIn('Allergies')).toEqual(['sesame', 'blorp', 'egg', 'milk'])
})

it('keeps changes that could not be saved and tries again', async () => {
  const after = { ...health, allergies: ['sesame', 'blorp', 'egg'], version: 4 }
  const { calls } = renderAs('client', <HealthSection />, {
    ...offered,
    'GET /api/user/health': mockSequence(health, health, after),
    'PUT /api/user/health': mockSequence(refusal(500, { error: 'The portal is away.' }), after),
  })
  await add('Allergies', 'egg')
  expect((await screen.findByRole('alert')).textContent).toContain('The portal is away.')
  expect(listedIn('Allergies')).toEqual(['sesame', 'blorp', 'egg'])
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Saved.')
  expect(putsOf(calls)).toHaveLength(2)
})

it('shows a failed save at once, and again when the user leaves', async () => {
  const { unmount } = renderAs('client', <HealthSection />, {
    ...offered,
    'GET /api/user/health': health,
    'PUT /api/user/health': refusal(500, { error: 'The portal is away.' }),
  })
  await add('Allergies', 'egg')
  await screen.findByRole('alert')
  expect(toast).toHaveBeenLastCalledWith(expect.objectContaining({ description: 'The portal is away.' }))
  unmount()
  expect(toast).toHaveBeenLastCalledWith(
    expect.objectContaining({ description: expect.stringMatching(/make it again/) as string }),
  )
})
