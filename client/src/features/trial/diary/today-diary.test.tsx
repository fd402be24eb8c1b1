import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockSequence, refusal, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { aChallenge, aPlan, aPlanFood } from '@/testing/rows'
import type { Plan } from '../plan/plan-types'
import { TodayDiary } from './today-diary.public'

const entry = {
  ...{ trialId: 2, day: '2026-11-25', scores: [6], kept: true, portion: null, slips: [], factors: [] },
  ...{ note: 'Late supper', version: 2 },
}
const saved = { ...entry, day: '2026-11-26', version: 1, emergency: false }
const four = ['Beef', 'Celery', 'Rye', 'Egg'].map((food, at) => aPlanFood({ id: at + 1, foods: [food] }))

const open = (plan: Plan, given: ApiMocks = {}) =>
  renderAs('client', <TodayDiary plan={plan} />, {
    'GET /api/diary': [],
    'PUT /api/diary/:day': saved,
    ...given,
  })
const writes = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ route }) => route === 'PUT /api/diary/:day')
const slider = (name = 'Bloating') => screen.findByRole('slider', { name })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('saves a moment after the last touch, once every scale is set, and says when', async () => {
  const shown = open(aPlan({ trial: { symptoms: ['Bloating', 'Tiredness'] }, foods: four }))
  const first = await slider()
  expect(screen.queryByText(/^Tap a number/)).toBeNull()
  fireEvent.change(first, { target: { value: '5' } })
  fireEvent.change(await slider(), { target: { value: '4' } })
  screen.getByText('Tap a number for Tiredness.')
  fireEvent.keyDown(await slider('Tiredness'), { key: '3' })
  press('Yes')
  await screen.findByText(/^Saved at \d\d:\d\d$/)
  expect(writes(shown).map(({ params, body }) => ({ params, body }))).toEqual([
    {
      params: { day: '2026-11-26' },
      body: { scores: [4, 3], kept: true, portion: null, slips: [], factors: [], note: '' },
    },
  ])
})

it.each([
  [1, 'Left it out?'],
  [2, 'Left both out?'],
  [4, 'Left all four out?'],
])('words the question by %i foods', async (count, question) => {
  open(aPlan({ foods: four.slice(0, count) }))
  await screen.findByRole('group', { name: question })
})

it('copies the scales and the answer of yesterday in one tap, not its note', async () => {
  const shown = open(aPlan({ foods: four }), { 'GET /api/diary': [entry] })
  fireEvent.click(await screen.findByRole('button', { name: 'Same as yesterday' }))
  await screen.findByText(/^Saved at/)
  expect(screen.queryByRole('button', { name: 'Same as yesterday' })).toBeNull()
  expect(writes(shown)[0]?.body).toMatchObject({ scores: [6], kept: true, note: '' })
})

it('keeps the note and the unusual things of a day that is written already', async () => {
  const today = { ...entry, day: '2026-11-26', factors: ['stress' as const] }
  const shown = open(aPlan({ foods: four, today: { diary: today } }))
  await screen.findByText('Saved')
  press('A slip')
  press('Rye')
  await waitFor(() => expect(writes(shown)).toHaveLength(1))
  expect(writes(shown)[0]?.body).toMatchObject({
    ...{ kept: false, slips: ['Rye'], factors: ['stress'], note: 'Late supper' },
  })
  expect(writes(shown)[0]?.headers.get('If-Match')).toBe('"2"')
})

it('asks for the portion of a challenge before it saves', async () => {
  const foods = [aPlanFood({ state: 'challenge' })]
  const shown = open(aPlan({ trial: { state: 'reintroduction' }, foods, challenge: aChallenge() }))
  fireEvent.keyDown(await slider(), { key: '3' })
  screen.getByText('Say whether you ate the portion of Beef.')
  press('Eaten')
  await screen.findByText(/^Saved at/)
  expect(writes(shown)[0]?.body).toMatchObject({ scores: [3], portion: true })
})

it('keeps what was entered when it is not saved, and saves it again on request', async () => {
  const shown = open(aPlan(), {
    'PUT /api/diary/:day': mockSequence(refusal(500, { error: 'Away.' }), saved),
  })
  fireEvent.keyDown(await slider(), { key: '8' })
  await screen.findByText('Away.')
  press('Save again')
  await screen.findByText(/^Saved at/)
  expect(writes(shown).map(({ body }) => body)).toEqual([
    expect.objectContaining({ scores: [8] }),
    expect.objectContaining({ scores: [8] }),
  ])
})

it('saves at once when the screen is left', async () => {
  const shown = open(aPlan())
  fireEvent.keyDown(await slider(), { key: '2' })
  shown.unmount()
  await waitFor(() => expect(writes(shown)).toHaveLength(1))
})

it('shows nothing on a day that cannot be filled in', () => {
  open(aPlan({ today: { window: null } }))
  expect(screen.queryByText('How was today?')).toBeNull()
})
