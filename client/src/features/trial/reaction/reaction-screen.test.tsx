import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockSequence, refusal, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { aChallenge, aPlan, aPlanFood } from '@/testing/rows'
import { emergencyNumberIn } from '@/lib/emergency-number'
import ReactionScreen from './reaction-screen'

const done = { foods: ['Beef'], stopped: true, halted: true }
const plan = aPlan({
  trial: { state: 'reintroduction' },
  foods: [aPlanFood({ state: 'challenge' }), aPlanFood({ id: 6, foods: ['Rye'] })],
  challenge: aChallenge(),
})
const unreachable = () => {
  const failed = Promise.reject(new TypeError('Failed to fetch'))
  // Handles the rejection early, as the answer may be used only later.
  failed.catch(() => undefined)
  return failed
}
const open = (given: ApiMocks = {}) => renderAs('client', <ReactionScreen />, given)
const sentBy = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ route }) => route === 'POST /api/trial/immediate-reaction')

async function tick(name: RegExp) {
  fireEvent.click(screen.getByRole('checkbox', { name }))
  const card = await screen.findByRole('alertdialog', { name: 'This may be an emergency' })
  fireEvent.click(screen.getByRole('button', { name: /Continue$/ }))
  await waitFor(() => expect(card.isConnected).toBe(false))
}

it('shows the number to call at the first tick, before any request has succeeded', () => {
  const { calls } = open({ 'GET /api/trial': unreachable })
  fireEvent.click(screen.getByRole('checkbox', { name: /^Trouble breathing/ }))
  screen.getByRole('alertdialog', { name: 'This may be an emergency' })
  expect(screen.getByRole('link', { name: /^Call \d+ now$/ }).getAttribute('href')).toMatch(/^tel:\d+$/)
  expect(calls.filter(({ route }) => !route.startsWith('GET'))).toEqual([])
})

it('preselects the food being brought back, accepts others, and says what was done', async () => {
  const shown = open({ 'GET /api/trial': plan, 'POST /api/trial/immediate-reaction': done })
  await tick(/^Hives/)
  expect((await screen.findByRole('button', { name: 'Beef' })).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('button', { name: 'Rye' }).getAttribute('aria-pressed')).toBe('false')
  fireEvent.change(screen.getByLabelText(/^Another food/), { target: { value: 'kiwi, ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/^Beef counts as an allergy from now on/)
  expect(screen.getByText('We’ve stopped bringing foods back.')).toBeTruthy()
  expect(screen.getByText(/^Do not bring any other food back until/)).toBeTruthy()
  expect(sentBy(shown).map(({ body }) => body)).toEqual([
    { foods: ['Beef', 'kiwi'], signs: ['hives'], note: '' },
  ])
})

it('says offline that nothing is saved, and sends it once online', async () => {
  const shown = open({
    'GET /api/trial': null,
    'POST /api/trial/immediate-reaction': mockSequence(unreachable(), done),
  })
  await tick(/^Swelling/)
  fireEvent.change(await screen.findByLabelText(/^Which food/), { target: { value: 'Beef' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Not saved yet')
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByText('Saved')
  expect(sentBy(shown)).toHaveLength(2)
})

it('shows a server error, keeps the entries and retries only when the person asks', async () => {
  const sentence = 'Please try again.'
  const shown = open({
    'GET /api/trial': plan,
    'POST /api/trial/immediate-reaction': mockSequence(
      refusal(503, { error: sentence }),
      unreachable(),
      done,
    ),
  })
  await tick(/^Hives/)
  await screen.findByRole('button', { name: 'Beef' })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(sentence)
  expect(screen.getByText('Not saved yet')).toBeTruthy()
  expect(screen.queryByText(/^You’re offline\./)).toBeNull()
  expect(screen.queryByText('Saved')).toBeNull()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(sentBy(shown)).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(/^You’re offline\./)
  expect(screen.queryByText(sentence)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Saved')
  expect(screen.queryByText('Not saved yet')).toBeNull()
  const reaction = { foods: ['Beef'], signs: ['hives'], note: '' }
  expect(sentBy(shown).map(({ body }) => body)).toEqual([reaction, reaction, reaction])
})

it('shows once online why the waiting report was refused, and stops waiting', async () => {
  const shown = open({
    'GET /api/trial': null,
    'POST /api/trial/immediate-reaction': mockSequence(unreachable(), refusal(409, { error: 'Not now.' })),
  })
  await tick(/^Swelling/)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/^You’re offline\./)
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByText('Not now.')
  expect(screen.queryByText(/^You’re offline\./)).toBeNull()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(sentBy(shown)).toHaveLength(2)
})

it('sends the remaining signs and foods once each, and describes only what was done', async () => {
  const shown = open({
    'GET /api/trial': plan,
    'POST /api/trial/immediate-reaction': { foods: ['Rye', 'kiwi'], stopped: false, halted: false },
  })
  await tick(/^Hives/)
  fireEvent.click(screen.getByRole('checkbox', { name: /^Swelling/ }))
  fireEvent.click(screen.getByRole('checkbox', { name: /^Trouble breathing/ }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: /^Swelling/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Beef' }))
  fireEvent.click(screen.getByRole('button', { name: 'Rye' }))
  fireEvent.change(screen.getByLabelText(/^Another food/), { target: { value: 'kiwi, Rye,kiwi' } })
  fireEvent.change(screen.getByLabelText(/^A note/), { target: { value: 'After lunch.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/^Rye and kiwi count as an allergy from now on/)
  expect(sentBy(shown).map(({ body }) => body)).toEqual([
    { foods: ['Rye', 'kiwi'], signs: ['hives', 'breathing'], note: 'After lunch.' },
  ])
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByText(/^Speak with a doctor about it/)).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('shows the number again when the only sign is unticked and another is ticked', async () => {
  open({ 'GET /api/trial': plan })
  await tick(/^Hives/)
  await screen.findByRole('button', { name: 'Save' })
  fireEvent.click(screen.getByRole('checkbox', { name: /^Hives/ }))
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  expect(screen.getByText(/^None of these\?/)).toBeTruthy()
  await tick(/^Swelling/)
})

it.each([
  ['Europe/London', '999'],
  ['Europe/Berlin', '112'],
  ['America/Toronto', '911'],
  ['America/Indiana/Knox', '911'],
  ['Australia/Perth', '000'],
  ['Pacific/Auckland', '111'],
  ['UTC', '112'],
])('the number in %s is %s', (zone, number) => expect(emergencyNumberIn(zone)).toBe(number))
