import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { mockSequence, refusal } from '@/testing/mock-api'
import { HEALTH_PROMPT_KEY } from '@/features/verdict/browser-storage.public'
import { people } from '@/testing/people'
import { renderAs } from '@/testing/render-as'
import { aHealth } from '@/testing/rows'
import { toast } from '@/ui/use-toast'
import { HealthQuestion } from './health-question'
import { postponePrompt } from './prompt-history'

vi.mock('@/ui/use-toast', () => ({ toast: vi.fn() }))
beforeEach(() => {
  localStorage.clear()
})

const never = aHealth({ answered: 'never', ownFoods: ['coriander'], version: 5 })
const listed = aHealth({ allergies: ['sesame'], version: 6 })
const QUESTION = 'Any food allergies?'
/** Visible, not merely reserved space. */
const shown = () => {
  const heading = screen.queryByRole('heading', { name: QUESTION })
  return heading?.closest('.invisible') ? null : heading
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const toasted = (title: string) =>
  waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title })))
const saved = (calls: ReturnType<typeof renderAs>['calls']) =>
  calls.filter(({ route }) => route === 'PUT /api/user/health')

it('saves that none is known in the version that was seen, and disappears with the tap', async () => {
  const { calls } = renderAs('client', <HealthQuestion />, {
    'GET /api/user/health': mockSequence(never, aHealth()),
    'PUT /api/user/health': aHealth(),
  })
  await waitFor(() => expect(shown()).toBeTruthy())
  press('No')
  expect(shown()).toBeNull()
  await toasted('Saved: no food allergies')
  await waitFor(() => expect(shown()).toBeNull())
  const [put] = saved(calls)
  expect(put?.body).toEqual({ allergies: [], none: true, ownFoods: ['coriander'] })
  expect(put?.headers.get('If-Match')).toBe('"5"')
})

it('saves the entered allergies including the text in the field', async () => {
  const { calls } = renderAs('client', <HealthQuestion />, {
    'GET /api/user/health': mockSequence(never, listed),
    'PUT /api/user/health': listed,
    'GET /api/food-words': [],
    'GET /api/allergens': [],
  })
  await waitFor(() => expect(shown()).toBeTruthy())
  press('Yes, add it')
  const field = await screen.findByRole('combobox', { name: 'Your allergies' })
  press('Save')
  expect(screen.getByRole('alert').textContent).toContain('Add the food first')
  fireEvent.change(field, { target: { value: 'sesame' } })
  press('Save')
  await toasted('Allergies saved')
  expect(saved(calls)[0]?.body).toEqual({ allergies: ['sesame'], none: false, ownFoods: ['coriander'] })
  await waitFor(() => expect(shown()).toBeNull())
})

it('accepts "none" among the allergies as an answer', async () => {
  renderAs('client', <HealthQuestion />, {
    'GET /api/user/health': never,
    'PUT /api/user/health': aHealth(),
    'GET /api/food-words': [],
    'GET /api/allergens': [],
  })
  await waitFor(() => expect(shown()).toBeTruthy())
  press('Yes, add it')
  const field = await screen.findByRole('combobox')
  fireEvent.change(field, { target: { value: 'none' } })
  press('Save')
  await toasted('Saved: no food allergies')
})

it('shows both versions when another answer came first, and saves what either lists', async () => {
  const milk = aHealth({ allergies: ['milk'], version: 9 })
  const { calls } = renderAs('client', <HealthQuestion />, {
    'GET /api/user/health': mockSequence(never, milk, milk),
    'PUT /api/user/health': mockSequence(refusal(412, { error: 'Changed.', current: milk }), listed),
    'GET /api/food-words': [],
    'GET /api/allergens': [],
  })
  await waitFor(() => expect(shown()).toBeTruthy())
  press('Yes, add it')
  const field = await screen.findByRole('combobox')
  fireEvent.change(field, { target: { value: 'sesame' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  press('Save')
  const both = await screen.findByRole('button', { name: 'Save both' })
  expect(screen.getByText('sesame and milk')).toBeTruthy()
  fireEvent.click(both)
  await toasted('Allergies saved')
  expect(saved(calls)[1]?.body).toMatchObject({ allergies: ['sesame', 'milk'], none: false })
  expect(saved(calls)[1]?.headers.get('If-Match')).toBe('"9"')
})

it('returns when the answer could not be saved', async () => {
  renderAs('client', <HealthQuestion />, {
    'GET /api/user/health': never,
    'PUT /api/user/health': refusal(500, { error: 'Away.' }),
  })
  await waitFor(() => expect(shown()).toBeTruthy())
  press('No')
  await toasted('Not saved')
  await waitFor(() => expect(shown()).toBeTruthy())
})

it('waits while it was postponed in the first reading; another user still sees it', async () => {
  const answers = { 'GET /api/user/health': never }
  postponePrompt(people.client.id)
  const { calls, unmount } = renderAs('client', <HealthQuestion />, answers)
  expect([shown(), calls]).toEqual([null, []])
  unmount()
  const other = renderAs('otherClient', <HealthQuestion />, answers)
  await waitFor(() => expect(shown()).toBeTruthy())
  other.unmount()
  localStorage.setItem(HEALTH_PROMPT_KEY, `${people.client.id} ${Date.now() - 1}`)
  renderAs('client', <HealthQuestion />, answers)
  await waitFor(() => expect(shown()).toBeTruthy())
})

it('reserves space until it is known whether to ask, and none once answered here', async () => {
  const answers = { 'GET /api/user/health': aHealth() }
  const { container, unmount } = renderAs('client', <HealthQuestion />, answers)
  expect(container.querySelector('.invisible')).toBeTruthy()
  await waitFor(() => expect(container.childElementCount).toBe(0))
  unmount()
  const again = renderAs('client', <HealthQuestion />, answers)
  expect(again.container.childElementCount).toBe(0)
})

it('renders nothing when the answer cannot be loaded', async () => {
  const { container } = renderAs('client', <HealthQuestion />, {
    'GET /api/user/health': refusal(500, { error: 'Away.' }),
  })
  await waitFor(() => expect(container.childElementCount).toBe(0))
})
