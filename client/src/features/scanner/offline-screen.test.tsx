import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { people } from '@/testing/people'
import { renderAs } from '@/testing/render-as'
import { scanResult } from '@/testing/rows'
import { keepAvoidList } from '@/features/verdict/kept-list.public'
import OfflineScreen from './offline-screen'

const checkHere = vi.hoisted(() => vi.fn())
vi.mock(import('./local-check'), () => ({ checkHere }))
afterEach(() => localStorage.clear())

const area = () => screen.getByLabelText<HTMLTextAreaElement>('Label text')
const check = (text: string) => {
  fireEvent.change(area(), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Analyse Label' }))
}

test('without a connection a part and another language are told as with one, and typed on', async () => {
  keepAvoidList(people.client.id, {
    foods: [{ foodName: 'Egg', level: 'high', carriedOverFrom: null }],
    low: [],
  })
  renderAs('client', <OfflineScreen sentence="No connection." onRetry={vi.fn()} />)

  checkHere.mockReturnValue(scanResult({ seen: 'part', missing: ['end'], next: 'Please type in the end.' }))
  check('Ingredients: rice,')
  await screen.findByRole('heading', { name: 'Only part of the list was read' })
  expect(screen.queryByRole('button', { name: 'Photograph the rest' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Type the missing words' }))
  await waitFor(() => expect(document.activeElement).toBe(area()))
  expect(area().value).toBe('Ingredients: rice,')

  checkHere.mockReturnValue(scanResult({ language: { code: 'nl', name: 'Dutch', vouched: false } }))
  check('Ingrediënten: rijst')
  await screen.findByRole('heading', { name: 'A language we don’t read' })
  fireEvent.click(screen.getByRole('button', { name: 'Type a word' }))
  await waitFor(() => expect(document.activeElement).toBe(area()))
  expect(area().value).toBe('')
})
