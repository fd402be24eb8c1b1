import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockSequence, refusal } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { anOutcome } from '@/testing/rows'
import { Toaster } from '@/ui/toast'
import { ConfirmOutcomeQuestion } from './confirm-outcome-question.public'

it('asks about a food that a newer test raises and sends the answer', async () => {
  const { calls } = renderAs('client', <ConfirmOutcomeQuestion />, {
    'GET /api/outcomes': mockSequence([anOutcome({ asks: true }), anOutcome({ id: 10, foods: ['Rye'] })], []),
    'PUT /api/outcomes/:id/confirm': { clientId: 3, outcome: anOutcome() },
  })
  await screen.findByText('Beef gave you no symptoms. Keep eating it?')
  expect(screen.queryByText(/Rye/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Yes, keep eating it' }))
  await waitFor(() => expect(screen.queryByText(/Beef/)).toBeNull())
  const sent = calls.find(({ route }) => route === 'PUT /api/outcomes/:id/confirm')
  expect(sent).toMatchObject({ params: { id: '9' }, body: { goOn: true } })
})

it('says of a food without change only that leaving it out changed little', async () => {
  renderAs('client', <ConfirmOutcomeQuestion />, {
    'GET /api/outcomes': [anOutcome({ asks: true, basis: 'no-change' })],
  })
  await screen.findByText('Leaving out Beef changed little for you. Keep eating it?')
})

it('leaves a food out again on a no, and asks again when that is not saved', async () => {
  const asks = [anOutcome({ asks: true, basis: 'practitioner' })]
  const { calls } = renderAs(
    'client',
    <>
      <ConfirmOutcomeQuestion />
      <Toaster />
    </>,
    {
      'GET /api/outcomes': mockSequence(asks, asks, []),
      'PUT /api/outcomes/:id/confirm': mockSequence(refusal(409, { error: 'It does not hold any more.' }), {
        clientId: 3,
        outcome: null,
      }),
    },
  )
  await screen.findByText('Your practitioner noted that Beef gives you no symptoms. Keep eating it?')
  fireEvent.click(screen.getByRole('button', { name: 'No, leave it out' }))
  expect(await screen.findByText('It does not hold any more.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'No, leave it out' }))
  expect(await screen.findByText('Beef is left out again')).toBeTruthy()
  const sent = calls.filter(({ route }) => route === 'PUT /api/outcomes/:id/confirm')
  expect(sent.map(({ body }) => body)).toEqual([{ goOn: false }, { goOn: false }])
})
