import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mockSequence, refusal } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { aHealth } from '@/testing/rows'
import HealthDialog from './health-dialog'

const health = aHealth({ allergies: ['sesame'], version: 3 })
const dialog = () => screen.getByRole('dialog', { name: 'Allergies and own foods' })
const press = (name: string) => fireEvent.click(within(dialog()).getByRole('button', { name }))

function show(answers = {}) {
  const onClose = vi.fn()
  const shown = <HealthDialog health={health} clientId={3} name="Nora Whitfield" onClose={onClose} />
  return { onClose, ...renderAs('practitioner', shown, { 'GET /api/allergens': [], ...answers }) }
}

it('shows both versions when another save came first', async () => {
  const theirs = aHealth({ allergies: ['sesame', 'milk'], ownFoods: ['celery'], version: 8 })
  const { calls, onClose } = show({
    'GET /api/food-words': [],
    'PUT /api/clients/:id/health': mockSequence(refusal(412, { error: 'Changed.', current: theirs }), theirs),
  })
  const field = within(dialog()).getByRole('combobox', { name: 'Allergies' })
  fireEvent.change(field, { target: { value: 'egg' } })
  press('Save')
  expect(await screen.findByText('sesame, egg and milk')).toBeTruthy()
  press('Save both')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const [, second] = calls.filter(({ route }) => route.startsWith('PUT'))
  expect(second?.body).toEqual({ allergies: ['sesame', 'egg', 'milk'], none: false, ownFoods: ['celery'] })
  expect(second?.headers.get('If-Match')).toBe('"8"')
})

it('Escape closes the suggestions before the dialog', async () => {
  const { onClose } = show({ 'GET /api/food-words': [{ name: 'Milk', words: ['milk'] }] })
  const field = within(dialog()).getByRole('combobox', { name: 'Allergies' })
  fireEvent.change(field, { target: { value: 'mi' } })
  await screen.findByRole('option', { name: 'Milk' })
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(screen.queryByRole('option')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})
