import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { renderAs } from '@/testing/render-as'
import { aDecidingFood, aVerdict, food } from '@/testing/rows'
import { AskField } from './ask-field'
import { AboutFood } from './about-food'
import { saveOfflineList } from './offline-list.public'
import LocalSheet from './local-sheet'
import type { VerdictQuestion, Food, Reading, VerdictReply } from './verdict-types'
import { VerdictView } from './verdict-view'

// The matcher has its own tests.
vi.mock(import('./offline-verdict'), () => ({
  offlineVerdict: (q, { userId }) => aVerdict({ q, title: `${q} of ${userId}` }),
}))

const ignored = { onClose: () => undefined, onLeave: () => undefined }
const reading = <T,>(fields: Partial<Reading<T>>): Reading<T> => ({
  ...{ data: undefined, error: undefined, isPending: false, isError: false, isFetching: false },
  ...{ refetch: () => undefined },
  ...fields,
})
const ask = (words: string) => {
  const field = screen.getByLabelText('May I eat ...?')
  fireEvent.change(field, { target: { value: words } })
  fireEvent.submit(field)
}
const answered = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')

it('answers successive questions by the stored list', () => {
  onTestFinished(() => localStorage.clear())
  saveOfflineList(7, { foods: [], low: [], tolerated: [] })
  renderAs('nobody', <LocalSheet asked={{ q: 'beef' }} {...ignored} />)
  expect(answered()).toBe('beef of 7: Leave out for now. Beef was high in your test.')
  screen.getByText(/^Without a connection, this uses the names and levels kept on this device/)
  ask('rice')
  expect(answered()).toBe('rice of 7: Leave out for now. Beef was high in your test.')
  expect(screen.queryByLabelText('Scan a label')).toBeNull()
})

it('answers nothing without a stored list', () => {
  renderAs('nobody', <LocalSheet asked={{ q: 'beef' }} {...ignored} />)
  expect(answered()).toBe('')
  expect(screen.queryByText(/^Without a connection/)).toBeNull()
})

function view(asked: VerdictQuestion, said: VerdictReply) {
  const onAsk = vi.fn()
  renderAs(
    'practitioner',
    <VerdictView
      asked={asked}
      answer={reading({ data: { said, isLocal: false } })}
      isClient={false}
      onAsk={onAsk}
      {...ignored}
    />,
  )
  return onAsk
}

it("asks further about the same client without the report's result, by field, food or choice", () => {
  const found = { value: 1, text: '1', level: 'low', scale: 'µg/ml', day: null } as const
  const foods = [
    aDecidingFood({ foodName: 'Beef', carriedOverFrom: '2026-03-02' }),
    aDecidingFood({ foodName: 'Egg white', carriedOverFrom: '' }),
  ]
  const onAsk = view(
    { q: 'stew', clientId: 3, found },
    aVerdict({ q: 'stew', title: 'Stew', foods, choices: ['stew', 'stem'] }),
  )
  ask(' rice ')
  fireEvent.click(screen.getAllByText('Egg white').at(-1) ?? document.body)
  fireEvent.click(screen.getByText('stem'))
  expect(onAsk.mock.calls).toEqual([
    [{ q: 'rice', clientId: 3 }],
    [{ q: 'Egg white', clientId: 3 }],
    [{ q: 'stem', clientId: 3 }],
  ])
  expect(screen.getAllByText(/^Carried over from/).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Carried over from 2 March 2026: the latest report has no result for it.',
      'Carried over from an earlier report: the latest report has no result for it.',
    ]),
  )
})

it('empties the field on request, reports it and keeps the caret in it', () => {
  const onType = vi.fn()
  renderAs('client', <AskField onAsk={() => undefined} onType={onType} />)
  const field = screen.getByLabelText<HTMLInputElement>('May I eat ...?')
  fireEvent.change(field, { target: { value: 'beef' } })
  fireEvent.click(screen.getByLabelText('Ask about something else'))
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
  expect(onType.mock.calls).toEqual([['beef'], ['']])
})

it('names the entry a description is of, and why there is none', () => {
  const refetch = vi.fn()
  const told = (known: Parameters<typeof AboutFood>[0]['known'], catalogue: Partial<Reading<Food[]>>) => {
    const { unmount, container } = renderAs(
      'client',
      <AboutFood name="Durum" known={known} catalogue={reading(catalogue)} />,
    )
    const text = container.textContent
    const again = screen.queryByText('Try again')
    if (again) fireEvent.click(again)
    unmount()
    return text
  }
  const wheat = food({ name: 'Wheat', commonSources: [] })
  expect(told({ food: wheat, kind: 'exact' }, {})).not.toContain('Shown from the entry')
  expect(told({ food: wheat, kind: 'part' } as never, {})).toContain('From the entry for Wheat, the closest')
  expect(told({ food: wheat, kind: 'word' }, {})).toContain('Possible match: Wheat')
  expect(told(undefined, { data: [] })).toContain('The food list has no entry for this food yet.')
  expect(told(undefined, { isPending: true })).not.toContain('Not Available')
  expect(refetch).not.toHaveBeenCalled()
  expect(told(undefined, { isError: true, refetch })).toContain('The food list could not be loaded.')
  expect(refetch).toHaveBeenCalledTimes(1)
})
