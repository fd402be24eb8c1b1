import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { mockSequence, refusal, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { aChallenge, aPlan, aPlanFood } from '@/testing/rows'
import DiaryScreen from './diary-screen'

const TODAY = '2026-11-26'
const entry = {
  ...{
    trialId: 2,
    day: TODAY,
    scores: [7],
    kept: true,
    portion: null,
    slips: [],
    factors: [],
    note: '',
    version: 4,
  },
}
const saved = { ...entry, emergency: false }
const unreachable = () => {
  const failed = Promise.reject(new TypeError('Failed to fetch'))
  // Handles the rejection early, as the answer may be used only later.
  failed.catch(() => undefined)
  return failed
}

beforeEach(() => history.replaceState(null, '', `/client/plan/diary/${TODAY}`))

const open = (given: ApiMocks = {}, day = TODAY) =>
  renderAs('client', <DiaryScreen day={day} />, {
    'GET /api/trial': aPlan(),
    'GET /api/diary': [],
    'PUT /api/diary/:day': saved,
    ...given,
  })
const writes = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ route }) => route === 'PUT /api/diary/:day')
const slider = () => screen.findByRole('slider', { name: 'Bloating' })
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Save/ })

it('has no score until one is set, also by keyboard, and saves once for two presses', async () => {
  const shown = open()
  const bloating = await slider()
  expect(bloating.getAttribute('aria-valuetext')).toBe('not set yet')
  expect(save().disabled).toBe(true)
  screen.getByText('Tap a number for Bloating.')
  fireEvent.keyDown(bloating, { key: 'Home' })
  expect(bloating.getAttribute('aria-valuetext')).toBe('0 of 10')
  fireEvent.keyDown(bloating, { key: '4' })
  expect(bloating.getAttribute('aria-valuetext')).toBe('4 of 10')
  fireEvent.click(screen.getByRole('button', { name: 'A slip' }))
  fireEvent.click(screen.getByRole('button', { name: 'Beef' }))
  fireEvent.click(screen.getByRole('button', { name: 'Little sleep' }))
  const button = save()
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(location.pathname).toBe('/client/plan'))
  expect(writes(shown).map(({ params, body }) => ({ params, body }))).toEqual([
    {
      params: { day: TODAY },
      body: { scores: [4], kept: false, portion: null, slips: ['Beef'], factors: ['little-sleep'], note: '' },
    },
  ])
})

it('says offline that nothing is saved, and keeps the scores but not in browser storage', async () => {
  const shown = open({ 'PUT /api/diary/:day': mockSequence(unreachable(), saved) })
  fireEvent.change(await slider(), { target: { value: '6' } })
  fireEvent.click(save())
  await screen.findByText('Not saved yet')
  expect((await slider()).getAttribute('aria-valuetext')).toBe('6 of 10')
  expect(localStorage.length + sessionStorage.length).toBe(0)
  fireEvent.click(save())
  await waitFor(() => expect(location.pathname).toBe('/client/plan'))
  expect(writes(shown)).toHaveLength(2)
})

it('keeps the scores when the day was saved elsewhere, shows the other entry and can overwrite it', async () => {
  const shown = open({
    'PUT /api/diary/:day': mockSequence(refusal(412, { error: 'Changed.', current: entry }), saved),
  })
  fireEvent.change(await slider(), { target: { value: '2' } })
  fireEvent.click(save())
  await screen.findByText(/changed on another device/)
  expect((await slider()).getAttribute('aria-valuetext')).toBe('2 of 10')
  fireEvent.click(screen.getByRole('button', { name: 'Show the other entry' }))
  expect((await slider()).getAttribute('aria-valuetext')).toBe('7 of 10')
  fireEvent.click(save())
  await waitFor(() => expect(location.pathname).toBe('/client/plan'))
  expect(writes(shown)[1]?.headers.get('If-Match')).toBe('"4"')
})

it('shows the emergency card when the note describes an emergency', async () => {
  open({ 'GET /api/diary': [entry], 'PUT /api/diary/:day': { ...saved, emergency: true } })
  await slider()
  fireEvent.click(save())
  await screen.findByRole('alertdialog', { name: 'This may be an emergency' })
})

it('shows an older day read-only', async () => {
  open({ 'GET /api/diary': [{ ...entry, day: '2026-11-20' }] }, '2026-11-20')
  expect((await slider()).getAttribute('aria-valuetext')).toBe('7 of 10')
  screen.getByText(/can no longer be changed/)
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
})

it('asks whether the portion was eaten before the day can be saved', async () => {
  const shown = open({
    'GET /api/trial': aPlan({
      trial: { state: 'reintroduction' },
      ...{ foods: [aPlanFood({ state: 'challenge' })], challenge: aChallenge() },
    }),
  })
  fireEvent.change(await slider(), { target: { value: '3' } })
  screen.getByText('Say whether you ate the portion of Beef.')
  expect(save().disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Eaten' }))
  fireEvent.click(save())
  await waitFor(() => expect(location.pathname).toBe('/client/plan'))
  expect(writes(shown)[0]?.body).toMatchObject({ portion: true })
})

it('checks the note on the device, shows the emergency card offline and then goes on saving', async () => {
  const shown = open({ 'PUT /api/diary/:day': mockSequence(unreachable(), { ...saved, emergency: true }) })
  fireEvent.change(await slider(), { target: { value: '9' } })
  fireEvent.change(screen.getByLabelText(/^A note/), {
    target: { value: 'My throat is swelling, I cannot breathe' },
  })
  fireEvent.click(save())
  await screen.findByRole('alertdialog', { name: 'This may be an emergency' })
  fireEvent.click(screen.getByRole('button', { name: /Continue$/ }))
  await screen.findByText('Not saved yet')
  fireEvent.click(save())
  await waitFor(() => expect(location.pathname).toBe('/client/plan'))
  expect(writes(shown)).toHaveLength(2)
})

it('restores an unsaved day after leaving, but not once it is saved', async () => {
  const { unmount } = open()
  fireEvent.change(await slider(), { target: { value: '5' } })
  unmount()
  const again = open()
  expect((await slider()).getAttribute('aria-valuetext')).toBe('5 of 10')
  screen.getByText('Not saved yet')
  expect(localStorage.length + sessionStorage.length).toBe(0)
  fireEvent.click(save())
  await waitFor(() => expect(location.pathname).toBe('/client/plan'))
  again.unmount()
  open()
  expect((await slider()).getAttribute('aria-valuetext')).toBe('not set yet')
})

it.each([
  ['2026-11-27', {}, [], 'This day is still to come.'],
  [
    '2026-11-20',
    {},
    [{ ...entry, day: '2026-11-20', trialId: 1 }],
    'This day belongs to the diary of an earlier plan.',
  ],
  [
    '2026-11-20',
    { pausedOn: '2026-11-19' },
    [],
    'The plan is paused. The diary starts again when it resumes.',
  ],
  ['2026-11-20', { pausedOn: '2026-11-21' }, [], 'This day has no entry, and it can no longer be filled in.'],
  ['2026-11-22', {}, [], 'This day has no entry, and it can no longer be filled in.'],
])('explains why %s has no entry (%o)', async (day, trial, diary, said) => {
  open({ 'GET /api/trial': aPlan({ trial }), 'GET /api/diary': diary }, day)
  await screen.findByText(said)
  expect(screen.queryByRole('slider')).toBeNull()
})

it('says that an older day could not be loaded, and still allows filling one', async () => {
  const failed = { 'GET /api/diary': refusal(500, { error: 'Away.' }) }
  const { unmount } = open(failed, '2026-11-20')
  await screen.findByText('This day could not be loaded')
  unmount()
  open(failed)
  expect((await slider()).getAttribute('aria-valuetext')).toBe('not set yet')
})

it('offers the days that can be filled, newest first, and keeps the shown one', async () => {
  open({}, '2026-11-20')
  const days = await screen.findByRole('combobox', { name: 'Day' })
  expect([...days.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Fri 20 Nov',
    'Thu 26 Nov',
    'Wed 25 Nov',
    'Tue 24 Nov',
    'Mon 23 Nov',
  ])
  fireEvent.change(days, { target: { value: '2026-11-24' } })
  expect(location.pathname).toBe('/client/plan/diary/2026-11-24')
})

it("shows the server's error and sends the complete entry again", async () => {
  const foods = [
    aPlanFood({ foods: ['Beef', 'Veal'] }),
    aPlanFood({ id: 6, foods: ['Rye'] }),
    aPlanFood({ id: 7, state: 'done' }),
  ]
  const shown = open({
    'GET /api/trial': aPlan({ trial: { symptoms: ['Bloating', 'Skin'] }, foods }),
    'GET /api/diary': [{ ...entry, scores: [7, 3] }],
    'PUT /api/diary/:day': mockSequence(refusal(500, { error: 'Away.' }), saved),
  })
  fireEvent.keyDown(await slider(), { key: '2' })
  screen.getByRole('group', { name: 'Left both out?' })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  press('A slip')
  for (const name of ['Beef', 'Veal', 'Rye', 'Beef', 'Alcohol', 'Ill', 'Alcohol']) press(name)
  fireEvent.change(screen.getByLabelText(/^A note/), { target: { value: 'Late supper' } })
  fireEvent.click(save())
  await screen.findByText('Away.')
  press('Yes')
  fireEvent.click(save())
  await waitFor(() => expect(location.pathname).toBe('/client/plan'))
  const body = { scores: [2, 3], portion: null, factors: ['ill'], note: 'Late supper' }
  expect(writes(shown).map((call) => [call.headers.get('If-Match'), call.body])).toEqual([
    ['"4"', { ...body, kept: false, slips: ['Veal', 'Rye'] }],
    ['"4"', { ...body, kept: true, slips: [] }],
  ])
})

it('does not ask about left out foods before leaving out began', async () => {
  open({ 'GET /api/trial': aPlan({ trial: { withoutOn: null } }) })
  await slider()
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull()
})

it('sets a score where its track is released, within 0 and 10', async () => {
  open()
  const bloating = await slider()
  const track = bloating.parentElement as HTMLElement
  // The thumb, 18 px on either side of its centre, stays within the track.
  track.getBoundingClientRect = () => ({ left: 100, width: 236 }) as DOMRect
  document.documentElement.style.fontSize = '16px'
  const letGo = (clientX: number) => {
    fireEvent.pointerUp(track, { clientX })
    return bloating.getAttribute('aria-valuetext')
  }
  expect([0, 118, 178, 239, 318, 500].map(letGo)).toEqual([
    '0 of 10',
    '0 of 10',
    '3 of 10',
    '6 of 10',
    '10 of 10',
    '10 of 10',
  ])
  document.documentElement.style.fontSize = ''
})
